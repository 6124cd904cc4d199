/**
 * Licences, registers, tickets and cards by country, as ads and resumes write them; lower case.
 * A row is 'name = other names'; a line that starts with # is a title.
 */
export const LICENCE_ROWS = `
# Health
nmc = nursing and midwifery council
hcpc = health and care professions council
gmc = general medical council, licence to practise
gphc = registered pharmacist
gdc = general dental council, registered dental nurse
goc = general optical council
sssc = scottish social services council
coru
nmbi = nursing and midwifery board of ireland
college of nurses = cno, bccnm, crna, crnns
cmrito = college of medical radiation and imaging technologists
camrt = r.t.r., rtr
arrt = r.t. (r), rt(r)
nclex = nclex-rn
ahpra
registered nurse = rn, rgn
enrolled nurse = en registration
basic life support = bls, bcls, basic cardiac life support
immediate life support = ils
advanced life support = als, acls, advanced cardiac life support, advanced cardiovascular life support
paediatric life support = pals, apls, epls, pediatric advanced life support
cpr = cardiopulmonary resuscitation, hltaid009
first aid = hltaid011, first aider
certified nursing assistant = cna, stna, nurse aide certification
licensed practical nurse = lpn, lvn, licensed vocational nurse, rpn
medical assistant certificate = cma, rma, ccma, certified medical assistant, registered medical assistant
phlebotomy certificate = cpt, certified phlebotomy technician
pharmacy technician certificate = cpht, ptcb, certified pharmacy technician
paramedic licence = paramedic license, nremt, emt-b, emt-p, emt
manual handling certificate = moving and handling certificate, patient handling certificate
mental health first aid = mhfa
care certificate
pccn
ccrn
rvn = registered veterinary nurse
social work england = hcpc social worker, swe registered
lcsw = licensed clinical social worker
lmsw = licensed master social worker, lsw
bacp = ukcp
counsellor licence = lpc, lmhc, lmft, licensed professional counselor, licensed mental health counselor
# Schools and children
qualified teacher status = qts
teacher registration = vit, qct, queensland college of teachers, victorian institute of teaching, nesa, \
trbwa, teachers registration board, gtcs, ewc, the teaching council, ontario college of teachers, teaching \
license, teaching licence, teaching certificate, state certified teacher
working with children check = wwcc, blue card, working with vulnerable people, wwvp, ochre card, dcsi
early childhood permit = child development permit, cda credential, child development associate
b.ed or tet = ctet
# Trades
electrical licence = electrician's licence, electricians licence, electrician licence, electrician's license, \
electrical work licence, electrical license, electrical mechanic licence, a grade electrician, a-grade \
electrician, journeyman electrician, licensed electrician, ecs card, jib gold card
18th edition = bs 7671
inspection and testing = 2391
plumbing licence = plumbing license, journeyman plumber, licensed plumber
gas safe = acs, gas fitting licence, gasfitter licence, gas fitter license, g2 gas
red seal = certificate of qualification, 309a, 313a, 306a
boiler licence = boiler license, stationary engineer, power engineer
refrigerant licence = arctick, arc tick, epa 608, epa 609, f-gas, f gas
white card = general construction induction, construction induction card, cpccwhs1001, cpcwhs1001
cscs = skills card, safe pass, ecs card
whmis
mewp = ipaf, cherry picker licence
abrasive wheels
traffic management = traffic control ticket, traffic controller, nhss 12, streetworks, nrswa
cpcs = npors
ipaf = ewp, wp licence
pasma
working at heights = work at height, rii whs204
confined space
lvr = low voltage rescue
eeha = hazardous areas
rigging = dogging, slinger signaller, riggers
nebosh
iosh = managing safely
samtrac
h2s alive
vca = b-vca, vol-vca
high risk work licence = hrwl
osha 10 = osha-10
osha 30 = osha-30
sssts
smsts
open cabler = open registration, cabler registration
cec accreditation = cec accredited, saa accredited, clean energy council, nabcep, mcs
coded welder = aws d1.1, cwb, asme ix, certified welder
asbestos awareness = ukata
chainsaw licence = nptc, chainsaw ticket, cs30
pesticide licence = pa1, pa6, pesticide applicator, chemcert
# Vehicles
driving licence = driver's licence, drivers licence, driver licence, driving license, driver's license, drivers license, licence class b, clean licence, full licence
commercial driving licence = cdl, hgv, class 1, class 2, c+e, hr licence, mr licence, hc licence, lgv, category c
cpc = dqc, digi card, tacho card
private hire licence = taxi licence, phv licence, hackney
adr = hazmat, dangerous goods
forklift licence = forklift license, forklift certification, forklift certified, forklift ticket, lf licence, rtitb, itssar, counterbalance, flt
reach truck
llop = low level order picker
vna
twic
drone licence = part 107, gvc, a2 cofc, remote pilot
pilot licence = atpl, pilot's licence
stcw = eng1
lifeguard = npl q, nplq, rlss
# Food and bars
food hygiene = food safety, servsafe, food handler, food handler's card, foodsafe, safe food handling, fssai, haccp certificate
rsa = responsible service of alcohol, tips certified, tips certification, alcohol server, olcc service \
permit, olcc permit, mast permit, smart serve, serving it right, proserve, personal licence, aplh, bassett, \
tabc
wine certificate = wset, sommelier certificate, sommelier certification, certified sommelier, court of master sommeliers
barista certificate = sca barista
rcg = rsg
# Security
sia = door supervisor
guard card = guard license
security clearance = sc cleared, sc clearance, dv cleared, secret clearance, top secret, ts/sci, nv1, nv2, baseline clearance, reliability status, bpss
# Office and law
cpa = certified public accountant
chartered accountant = aca, acca, ca anz, ca qualified, qualified ca, cima, cpa, icaew, caanz
cfa = chartered financial analyst
pmp = project management professional
prince2
scrum master = csm, psm, certified scrummaster
itil
rtpi = mrtpi, aicp
rics = mrics
cips = mcips, cppb, cppo, cpsm
cipd = shrm-cp, phr
notary
commissioner of oaths = commissioner for oaths, commissioner for taking affidavits
real estate licence = real estate license
series 7 = finra
insurance licence = insurance license, property and casualty, p&c license, cert cii, dip cii
mortgage adviser = cemap, cert cii mp, nmls, mortgage loan originator
financial adviser = dippfs, rg146, cfp, certified financial planner
frm = financial risk manager
payroll certificate = ipass, certified payroll technician, cipp, certified payroll professional
aat = accounting technician, atii
enrolled agent = ea credential
tax agent = bas agent
migration agent = marn, rcic, oisc
customs broker
apics = cpim, cscp, cltd
agile product = cspo, safe agilist
change management = prosci
project certificate = capm, ipma, apm pmq
fac-c = dawia
bar admission = admitted to the bar, practising certificate, admitted solicitor, sra
# Technology
aws certification = aws certified
azure certification = azure certified, az-104, az-900, az-204, az-305, microsoft certified
google cloud certification = google cloud certified, professional cloud architect
kubernetes certification = cka, ckad
istqb = ctfl
salesforce certification = salesforce certified, salesforce administrator certification
oscp = ceh
cisa = cism, crisc
comptia = a+, security+, network+
cisco certification = ccna, ccnp
cissp
`;

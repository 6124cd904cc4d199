/**
 * Licences, registers, tickets and cards by country, as ads and resumes write them; lower case.
 * A row is 'name = other names'; a line that starts with # is a title.
 */
export const LICENCE_ROWS = `
# Health
nmc registration = nmc, nmc registered, nmc pin, nursing and midwifery council, registered with the nmc
hcpc registration = hcpc, hcpc registered, health and care professions council
gmc registration = gmc, gmc registered, general medical council, licence to practise
gphc registration = gphc, registered pharmacist
ahpra registration = ahpra, registered with ahpra, ahpra registered
registered nurse = rn, registered nurse, rgn, rn license, rn licence
enrolled nurse = enrolled nurse, en registration
basic life support = bls, basic life support
immediate life support = ils, immediate life support
advanced life support = als, acls, advanced life support, advanced cardiac life support, advanced cardiovascular life support
paediatric life support = pals, apls, epls, paediatric life support, pediatric advanced life support
cpr = cpr, cpr certified, cardiopulmonary resuscitation, hltaid009
first aid = first aid, first aid at work, hltaid011, paediatric first aid, first aider
certified nursing assistant = cna, certified nursing assistant
care certificate = care certificate
pccn = pccn
ccrn = ccrn
rvn = rvn, registered veterinary nurse
social work england = social work england, hcpc social worker, swe registered
lcsw = lcsw, licensed clinical social worker
lmsw = lmsw, licensed master social worker, lsw
bacp = bacp, ukcp
# Schools and children
qualified teacher status = qts, qualified teacher status
teacher registration = vit registration, qct, nesa accreditation, gtcs, teaching license, teaching licence, teaching certificate, state certified teacher
working with children check = wwcc, working with children check, blue card, working with vulnerable people
# Trades
electrical licence = electrical licence, electrical license, electrical mechanic licence, a grade electrician, a-grade electrician, journeyman electrician, licensed electrician, ecs card, jib gold card
18th edition = 18th edition, bs 7671
inspection and testing = 2391, inspection and testing
plumbing licence = plumbing licence, plumbing license, journeyman plumber, licensed plumber
gas safe = gas safe, acs, gas fitting licence
refrigerant licence = arctick, arc tick, epa 608, epa 609, f-gas, f gas
white card = white card, general construction induction
cscs = cscs, cscs card, skills card
cpcs = cpcs, npors
ipaf = ipaf, ewp, wp licence, high risk work licence
pasma = pasma
working at heights = working at heights, work at height, rii whs204
confined space = confined space, confined spaces
rigging licence = rigging, dogging, slinger signaller, riggers
osha 10 = osha 10, osha-10
osha 30 = osha 30, osha-30
sssts = sssts
smsts = smsts
open cabler = open cabler, acma open registration, open registration, cabler registration
cec accreditation = cec accredited, cec accreditation, saa accredited, clean energy council, nabcep, mcs
coded welder = coded welder, aws d1.1, cwb, asme ix, certified welder
asbestos awareness = asbestos awareness, ukata
# Vehicles
driving licence = driving licence, driver's licence, drivers licence, driver licence, driving license, driver's license, drivers license, licence class b, clean licence, full licence
commercial driving licence = cdl, hgv, class 1, class 2, c+e, hr licence, mr licence, hc licence, lgv, category c
driver cpc = cpc, driver cpc, dqc
adr = adr, hazmat, dangerous goods
forklift licence = forklift licence, forklift license, forklift certification, forklift certified, forklift ticket, lf licence, rtitb, itssar, counterbalance, flt licence, flt
reach truck licence = reach truck
llop = llop, low level order picker
vna = vna
twic = twic
# Food and bars
food hygiene = food hygiene, food hygiene level 2, level 2 food hygiene, servsafe, food handler, food handlers card, food safety supervisor
rsa = rsa, responsible service of alcohol, tips certified, alcohol server, personal licence
rcg = rcg, rsg
# Security
sia = sia, sia licence, sia license, door supervisor
guard card = guard card, guard license
# Office and law
cpa = cpa, certified public accountant
chartered accountant = aca, acca, ca, cima, chartered accountant, cpa, icaew, caanz
cfa = cfa, chartered financial analyst
pmp = pmp, project management professional
prince2 = prince2
scrum master = csm, psm, certified scrummaster, scrum master certification
itil = itil
rtpi = rtpi, mrtpi, aicp
rics = rics, mrics
cips = cips, mcips, cppb, cppo, cpsm
cipd = cipd, shrm-cp, phr
notary = notary
real estate licence = real estate license, real estate licence
series 7 = series 7
fac-c = fac-c, dawia
bar admission = admitted to the bar, bar admission, practising certificate, admitted solicitor, sra
# Technology
aws certification = aws certified
azure certification = azure certified, az-104, az-900, microsoft certified
comptia = comptia, a+, security+, network+
cisco certification = ccna, ccnp
cissp = cissp
`;

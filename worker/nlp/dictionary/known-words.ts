/** Words of today's working life that a general dictionary lacks, lower case. */
export const KNOWN_WORDS = `
vlookup vlookups hlookup hlookups xlookup xlookups feile groze grozing rosetta rosettas
papier tamariki palay carrom fulla fullas chook chooks connex connexes mela melas refurb refurbs biltong stollen stollens theraputty jackaroo jackaroos jillaroo jillaroos
verbale verbales malong malongs buko aways roti rotis naan naans dosa dosas idli idlis paratha parathas samosa samosas pierogi pierogies kimchi ugali injera
artisanal empathic flaunching dialyser dialysers dialyzer dialyzers batard batards couche levain levains poolish biga brioches
botanicals wainscoting psychrometric psychrometer psychrometers psychrometry tacheometer tacheometers tacheometry propanolol enzymic
fridgie fridgies sparkie sparkies chippie chippies brickie brickies firie firies postie posties truckie truckies cabbie cabbies
crypto tradeoff tradeoffs snuck raison getter getters setter setters callee callees implementor
implementors manpage manpages tunable requestor requestors refname systemd
abaqus abduction ableton acas accessioning accoutrement accoutrements accreditations accreted
accruals aciclovir acided acidemia acidosis acrylics actionable actionables actioned activations
addons adduction adductor adductors adjustor adjustors adtech advertorial advertorials adyen adzed
adzing aeroponics aesthetician
aestheticians afforestation afterparty agentic agilist agonisingly agritech agrobusiness
agrobusinesses agrochemical agrochemicals agroecology agroforestry agronomist agronomists agtech
ahrefs aider aiders aiops airbyte aircrew airflow airframe airframes airtable airtightness alginate
aliquot aliquoted aliquoting aliquots
allergen allergens allocations allocution allowlist allowlisting allowlists allscripts alma altium
amaretti ambiences amicus amidst amortisation amortised amoxycillin amphibolite amplicon amplicons
amplitude ampoule ampouled ampoules anaesthetises anaesthetising analytics anaplan andesite andon
androgenous aneurism
aneurisms angiography annum anodise anodised anodized anodizing anonymised anonymize anonymized
ansible antenatal antifoul antirust apache api apis apollo apoptoses app approvals apps appsec apqp
aquafit aquaponics aquaria aquiculture arachnoid arachnoids arbitral arbitrations arboricultural
arboriculture arborist
arborists archaeological archeological archeologist archeologists archeology armoire armoires
arthroplasty artic artics arvo arvos asana asphalting assart async asynchronous athenahealth attaché
audiometry auris austempered austempering autistic autoclave autoclaves autoclaving autodesk
autolyse automata autorefractor
autoscaler autoscalers autoscaling avaya avionics babywearing baccalaureate backbox backboxes
backend backends backfill backfilled backfilling backfills backgouged backhaul backlink backlinks
backload backloading backlog backlogs backoffice backorder backordered backorders backport
backported backporting backports backset
backsets backshift backstock backtesting bagger baggers bainmarie balayage balayages baler balers
baluster balusters bandana bandanas bandsaw bandsawing bandsaws banksman bannetons bannister
bannisters barback barbering barcode barcoded barcodes barcoding barded barding bargeboarded
bariatric bariatrics barista baristas
barm bartack bartacked bartacking bartended bartending barware basecamp basinet basinets batched
battlecard battlecards bechamel bedbound benchling benchmarked benchmarking bga bgas bifold
bigcommerce bigquery binarized biobank biodiversity biohazards bioinformatics biologics bioprocess
bioprocessing bioreactor bioreactors
bioremediation biosafety biostatistics biotech birdsmouthed bitewing bitewings bitting blaeberries
blaeberry blisk blisks blockchain blockwork blog blogger bloomberg blowdry blowout blowouts bluebeam
blueing boccia bodypump bogo boilermaker boled bolused bonsaied bookings bookkeeping booksy bootcamp
bootcamps bordereau
bordereaux borescope borescopes bosun bosuns boto bouche bougie boxplot boxplots bpmn braintree
braize branchial braze brazed brazing breastfeeding brewpub brinelled broaching bronchoscope
bronchoscopy bronchs brownfield brownfields brunoise btec btecs bubble bugfix bugfixes buildertrend
bulker bulkers bullock bullocks
bundlers bunkered bunkering burette buretting busbar busbars busser bussers butchering buttercream
bycatch byelection byelections bylines cabbie caesarean caesareans café cafés calendered calendering
caliper calipers callback callbacks calliper callipered callipers callout callouts calorimetry
calving cames camhs
cannellini canneloni cannula cannulae cannulas cannulate cannulated cannulating cannulation
cannulations canoer canoers canva capa capas capex caponised carb carbene carbenes carbs carburised
carburising carburized carcases caregiving carer carers caretaking cartoning carvel casefile
casefiles caseload caseloads casework
caseworker caseworkers cashback cashless cashup casked castrati catalase catalases catboost cath
catheterised catheterization catheterized catheters causa cavetto cctv cedant cedants cedi cedis
celadon celery cellarman cellarmen cellulase cellulases centimos centrefold centrifugation cerner
certifications certiorari
chamfered chamfering chandleries chandlery changelog changeover changeovers changeset changesets
chaperone chaperoned chaperones chaperoning chapstick chapsticks chaptalised charcuterie charcutier
chargeback chargebacks chargrill chargrilled chart chasse chassed chatbot chatbots checklists
checkout checkouts checkpointing
chef chemotherapy chequed cherrypick cherrypicked chiffonade chiller chillers chimaera chip chiral
chitted chitting chocolat chocolatier chogged choux chromakey chromatograph chromatographic
chromatographs ciabatte cicchetti cill cills circularity cision citrix cladding clarinettist
clarinettists classist classwide
clawback clawbacks clay clayed cleanroom cleanrooms cleantech cliché clichés clickbait clickstream
clickthrough clickup clienteling clint clints clippered clonic cloudbeds cloudformation coaming
coamings coauthor coauthored coauthoring coauthors cobas cobot cobots cochair cochaired cocurated
coda codebase codebases coders
codesign codesigned codeveloped coffered cofounded cofounder cofounders cofounding cogged cognisant
cohost cohosted cohosting coinvented coker cokers colead coled coli collectables collet collets
colocate colocated colocation colonoscope colonoscopes coloratura colorimeter colorimetry colorist
colorists colourisation
colourise colourised colourising colourist colposcope colposcopy combi combine comingle comingled
comingling commis comms communiqué comp completist compliances componentized compositing comps
concerti conchas condo condos condylar condyle condyles config configs confit confited confiting
confocal conformal conformally
conjuror conjurors contactology contactor contactors containerisation containerised containerization
containerized containerload contentful contextualised contextualize contextualized convenor
convenors convertor convertors conveyancer conveyancers conveyancing coorganised coorganized copilot
copilots coppa coppice
coppiced coppicing copresented coproduced copydesk copyedit copyedited copyediting copywriter
copywriting corbeil corbeils corbelled corbelling cordwainer corella corellas cornett cornetts
cortado coshh cosiness costarred coteach coteacher coteaching counterparties coursework couvert
couverts couverture covid coving cowork
coworking craniotomy crenelated crenellated crenellation crenellations creo cribbing crimped
crimping crispr crocket crockets crockpot crockpots croissants cron crontab crore crores crossdock
crossdocking crowdfund crowdfunded crowdfunding crowdsourced crowdsourcing cruck cryo
cryopreservation cryopreserved cryosectioning
cryostat cryptocurrencies cryptocurrency crystallisations csat cueing culvert culverts cum curet
curette curetted curettes curetting curlycue curriculum curtainsider curtainsiders customerio
customizable cyber cyberattacks cybercrime cybersecurity cyc cystoscope cytisine cytometry dado
dadoed daemon daemons dagged dagging
dagster dashboarding databases databricks datacenter datacenters datadog dataframe dataframes
datamart datamarts dataops dataset datasets datasheets dayshift dbt de deadhead deadheading deadlift
deadlifts deads debottleneck debottlenecked debottlenecking debrided debrief debriefings debriefs
debur deburr deburred deburring
decarbonisation decarbonise decarbonised decarbonization decarbonize decatised decatising decker
deckers decocted decodable decodables decontamination dedupe deduped dedupes deduplicate
deduplicated deduplication deescalate deescalated deescalation defi degaussed degaussing degermed
dehorning deiced deicing deli
deliverable deliverables demi demurrage denials denylist denylists deployable deployments
depositaries depositary deposition depositions deprecate deprecated deprecation derivatives
dermaplaning dermatoscope dermoscopy descoped descoping despatch despatched despatches despatching
dev devops devs dewormed deworming dialer
dialers dialler diallers dialysis diarisation diarised dieline dielines diem diems digitalization
digitise digitised digitising digitization digitized dimensionality dimensioning dinnerlady dioptre
dioptres dirham dirhams disbudded disbudding disced discing disciplinaries discoverability
dispatched dispensing distempered
diuresis diverticulitis dobbies dobby dockerized docketed docketing docu docx dogfooded dogfooding
dojo dolerite doorperson doorstaff dosette dosing dotnet doula doulas downlighter downlighters
downlights downpipe downpipes downsampling downtime downtimes dozer dozers drainlayer drainlaying
drawdown drawdowns drayage
drayman dressings drift dropbox dropship dropshipper dropshipping drosophila drupal dryline dryliner
dryliners drylining drystone drywall duces ductless ductwork dunnage dunnaged dunning dyno dynoed
dynos dysarthria dyscalculia dyslexia dyslexic dyspraxia décor ebikes ebitda ebonised ebonized ebook
ebooks echocardiogram
echocardiograms echocardiography eclogite ecommerce ediscovery edpuzzle edtech eftpos elearning
electives electrocardiogram electrocardiograms electrolyser electrolysers electrolyzer electrolyzers
electromechanical electrophoresis electroporated electroporation electrotherapy elisa eloqua elsa
eluate eluted elution
elutriated email emailed emailing emails embedding embeddings emerita emeritus emobility emulsions
en enablement encrypted endcap endcapping endcaps endo endodontic endodontics endorsor endpoint
endpoints engobe enrobed enrober enrobing enscape enteral entra entremet entremets entrepreneurs
entrée entrées envoy epaulettes
epics epidemiologic epifaunal epos eprescribing ereader escalations escheated escooters escrow
esignature esignatures esports esthetician estheticians estreated etendering ethnographic eucalypt
eucalypts eurocodes evals eventing evernote exfiltrated exfiltration explainability explainers
expungement expungements extranet
extubated extubation facebook factchecking fadge faggoted failover falsework fanuc farriery
farrowing fascia fasciaed fascias fatca façade felsic fidelio fieldwork figjam figma filings
financials finetune finetuned finetuning finite finops fintech firewall firewalled firewalls
firmware fishmonger fishmongery fishplate
fishplated fishplates fivetran fixtured fixturing flagging flagship flatbed flatbeds flautist
fledging flexi flexitime flipbook flipgrid flowchart flowcharts flueing fluorometry fluoroscopy
flyer flyers flyman flys fmea focaccia focimeter fohs foley followers followspot followup followups
fondant foodbank foodbanks
foodtech forecasted forex forint forints forklift forklifts formatively formularies formulary
formwork formworker forti fortinet fortran fothered fourplex fours frac fracing freelanced
freelancer freelancers freelancing freight fresha freshbooks freshdesk fresnels fritted fritting
frontend frontends frontline frontoffice
fulfillment fullered fullering fullstack fulltime funder funders fundraise fundraised fundraiser
fundraisers fundraises fundus gaap gabbro gabion gabioned gabions gaffered gaffering gage gages
gaited gaiting galleted galleting galvanising galvannealed gamification gamified gamify ganache
gantt garde garnishes gasfitter
gasfitters gastropub gastropubs gastroscopy gastrostomy gauffered gauffering gauging gavaged
gazumping gcms gcse gcses gelcoat gelcoated gelish gemba gemmologist gemmologists gemmology genesys
genetec genotype genotyped genotypes genotyping genset gensets geocoding geofence geofenced
geofences geofencing geogrid geojoin
geolocation geospatial geotag geotagged geriatrics gessoed ghillie ghillies ghost gib gibs giclee
giftcard giftcards giftwrapping gigabit gilled gillnet gimmer gimmers gitops glaziery glebe
glucometer glucometers glueing gluten gmeet gobo gobos godeted golang gong goniometry gonioscopy
googling govtech graded grading
gradio grafana gralloched gralloching grammarly granitoid grantmaking gravlax grazier graziers
greenbelt greenfield greengrocery greenlight greenlit greenscreen greentech greyer greyish groomer
groomers groundcrew groundhandling groundwater groundwork groundworker groundworkers groundworks
groupage grouphead gsuite guarana
gudgeon gunite gunited guniting gybing gynae gynaecology habeas haccp hackathon hackathons hadoop
haematoxylin haemodialysis hafted hafting haircuts haka halal handoff handoffs handover handovers
handpiece handpieces hangtag hangtags hapu hardscape harling harnessing hashi hashtag hashtags
haulier hauliers haylage
headcount headcounts headhunter headhunters headhunting headwater headwaters heald healds healthtech
heap heathland heddled heifer heifers heijunka helm helpdesk helpdesks helpline helplines
hemodialysis hempcrete herdsperson hirer hirers histology histone histones hive hobbed hobbing
hogget hoggets hoggs holistically
homebuyers homeware homewares honing honoris hootsuite hoshin hostname hostnames hotdesk hotdesking
hotfix hotfixes hotjar hotline hotlines hotspots hplc hris hubspot huggingface hvac hvacr
hydrogeology hydronic hydroponic hydroseeding hydrotherapy hyperparameter hyperparameters hyperscale
hypothecated hysteroscopy iaas
ideate ideated ideating ideation ifrs ileostomy immunoassay immunoassays immunofluorescence
immunohistochemistry immunotherapy impactful impellor impellors inbox incentivise incentivised
incentivize incentivized incentivizing incoterms indexing influencer influencers infographic
infographics infosec ingestion initiations
injectables inpainted inpainting inpatient inpatients insourced inspanned instagram instore
insulating insurtech intagliated integrations intercom intercompany intermodal interoperability
interoperable interrogatories intramuscular intranet intravenous intubated intubation intune
invoicing ironer ironers ironworker
ironworkers isolator isolators istio iterable iteratively iwi jamb jambs jamf jesses jetter jetters
jidoka jigs jira jitter jobboard jobboards jobseeker jobseekers jobshare jobsharing jobsite jolley
jolleying joomla journaling json judoka julienne julienned jupyter juris jus kafka kahoot kaiako
kaimahi kaizen kaka kanban
kanri kanuka kapa kauri kedged kedging kegged kegging kennelhand keras keratin keratometry kerbing
kerblaying kerbstone kerbstones kerfed kerfing kerned kerning kettlebell kettlebells keyframe
keyframing keyholder keyholders keyholding keynote keynotes keyperson keystore keystores keyworker
keyworking kiered kindergartener
kindergarteners kinesiology kiosk kiosks kitchenhand kitted kitting klaviyo knowhow knurling kobo
kopi kops koruna kpis krausened kronos kubectl kubernetes kwacha labeler labelers labeller lactation
lading lakehouse lakh lakhs lambing laminated lamination lampie landfill landfills lanes langchain
lapping laravel laryngoscope laryngoscopes
laryngoscopy lash lashes lateral lates laude lauter lautered lautering layaway lazyload lazyloaded
lcms leachate leaderboard leaderboards leadgen leadworked lean learnings legaltech lenel lensmeter
lensometer lessons letting lettings levain levigated levigating lifecycle lifecycles ligger liggers
lightgbm lightspeed limbed
limecrete limewash limewashed limine linear linehaul linguini linished linisher linishing linkedin
lintel lintels linter linters linting liquidlogic listicle listicles litho lithography litigator
litigators liveblogging livechat livestream livestreamed livestreamer livestreaming livestreams llms
loadout loadouts localhost
localization lockdown lockdowns lockfile lockfiles lockshield lockup loden logins logistical logix
logline loglines loiterers longlined longliner longlining longue longues lookalike lookalikes
lookbook lookbooks lookdev looker lookups loopholes loss louvred lowboy lowlights lowloader luigi
luminaire luminaires lumper
lumpers lungeing lusha luted luthier luthiers lyophilisation lyophilised lyophiliser lyophilized
lyophilizer lyophilizers lysate lysates lysed lysing macaron macarons macchiato macerator macerators
machining machinists mafic magento magna magnafluxed mailchimp mailgun mainframes maiolica makaton
makerspace malware
mammography manger manoeuvred manoeuvres manoeuvring manufacturability manuka marae markdowns
marketo marketplaces marled marling marouflaged marshaller marshallers marshalling martech
marvellously marvered marvering mastercam mater matplotlib matric maître mechatronics medalled
mediaeval meditech medium meds medtech
megged megger meggered megging memcached memoization memoized mendeley mentee mentees mentored
mentoring mentorship meraki merchandiser merchandisers merengue mesocosm mesocosms mesoporous
mesoscale metabarcoding metabase metadata metamaterials metasploit metaverse metrics mezzotinted
miced micing microbiome microblading
microchipped microchipping microcontroller microcontrollers microcredential microdermabrasion
microfoam microgreens microlearning micrometer micrometers microneedling microservice microservices
microsite microsites microtome microtomy middleoffice middleware midwifery mifid migmatite
migrations mihi millwork millwright
millwrights mindbody minibus minified minisplit minisplits minitab mirepoix miro misconfigurations
mise mitring mixologist mixologists mixology mixpanel mlops mobility mocap mockup mockups moderated
modularization modularized mollusc molluscs monday monetised monetization monetize monetized mongo
monkfish monorepo
monorepos moodboard moodboards moodle mortem mortice mortices motherboards moustaches mrush msas
muckspreading muda mullion mullions multibillion multichannel multicloud multicollinearity
multicountry multicultural multidisciplinary multifamily multifunction multifunctional multilayer
multilingual multimillion multimodal
multinational multiphase multiplatform multisite multiskilled multiskilling multistate multitenancy
multitenant multithreaded multithreading multivariate multivendor multiyear mums muon muons mural
mutex mutexes mvps mware nagios naira namespace namespaces nanomaterials nanoparticle nanoparticles
narrowboat narrowboats
nasogastric nata navisworks navs naïve ndas nearpod nebulise nebulised nebuliser nebulisers
nebulizer nebulizers neeps neobank neobanks neonatal neonates nessus netsuite neurite neurites neuro
neurodivergent neurodiverse neurodiversity neurone neurones neurotypical neutering newborns newel
newels newsfeed newsjacking nfts
nginx nicu nightshift nisi nitrided nitriding nixtamalised nmap nobbed nobbing noggin noggings
noggins nonconformance nonconformances nonconforming nonconformities nonconformity nondestructive
nonprofit nonprofits notarisation notarise notarised notarization notebook notion novate novated
novating novation nucs num numpy
nurture nvqs née obeya observability obturated obturating odontogram oedometer oedometers oenology
offboard offboarded offboarding offboards offshored offshoring offsite offsites ofsted ogee oiler
oilers okayed okrs okta ombre omnichannel onboard onboarded onboarding onboards oncall onchain
oncology onedrive oneline onenote
onshore onsite ontologies openings operationalise operationalised operationalize operationalized
operationalizing operatories operatory opex ophthalmoscope ophthalmoscopes optimizations optimizely
optoelectronics optometry orchestrated orchestrator orchestrators orebodies orebody ortho
orthodontics orthopaedics
orthopantomogram orthopedics orthoptic orthoptics orthoptist orthotic orthotics orthotist osteotome
ostomies ostomy otoscope otoscopes otoscopy outage outages outpatient outpatients outperform
outperformed outreach overdelivered overlock overlocked overmolding overmoulding overseed oversew
oversewing oversewn oversight
overtime overwing ovolo oximetry oxley paas pachymetry packshot packshots paediatrics paeds pallet
palletise palletised palletising palletized palletizer palletizers palletizing pallets palo pandas
paneed panelbeater panelbeating panos paraeducator paraeducators paralegal paralegals parameterized
parametric
paraprofessional paratransit pardot parenteral parged pargeting pargetting parging parkerised
parkerized parmigiano parser parsers parvo parvovirus passivated passivation passthrough pastilla
patdown patdowns patisserie patissier patissiers paver pavers paving payables payed payor payors
payrun payruns payslip payslips
paytech paywall pcba pcbs peated pebbledash pecorino pecs peened peening peering pelleting pendo
penetration pentest pentesting pentests peps percussed performant periapical perimetry perinatal
perineal perio periodontics perioperative permaculture permalink perovskite perovskites personas
personcentred pescatarian petits
pgce pharma pharmacovigilance phenotype phenotyping phishing phlebotomist phlebotomists phlebotomy
phonemic phonics phonotype phorest phoropter photolithography photonics photoresist photoshoot
photoshoots phototherapy phylogenetic phylogenetics phylogeny phytoremediation pico picu pinboned
pinboning pinterest pipedrive
pipefitter pipefitters pipefitting pipelines pisteur place placemaking plaid planished planishing
planogram planogramming planograms plasmid plasmids plasterboard plasterboards plated plateware
plating playbook playbooks playtesting plcs pleached pleaching plotly pluton plutonic plutons
plyometric plyometrics pneumatics
pocs podcast podcaster podcasters podcasting podcasts poisson poka pokayoke polars polymerase
polytunnel polytunnels ponga popup popups portafilter porterage portering positons positron
positrons postdoc postdoctoral postgraduate postgre postgres postmortem postmortems postnatal
postpartum poults powdercoat powdercoated
powdercoating powerflush powerflushed powerflushing ppap praline praxis pre preboarding precepted
precepting preceptor preceptored preceptors preceptorship preconstruction prefab prefabricated
prefect preflight prehung prepayment prepayments prepress preprint preprints presales preschoolers
presto prilled primavera
prioritization prioritize prioritized prismic prius proactively procore procurements productionize
productionized productize productized productizing programmatic promotor prompt prompting proofed
proofing proover prophies prophy proptech prosc prosected prosection prosections prosthetist
prosthodontics protestor
protestors prototyped prototypes prototyping protégé provisioning pseudonymised pseudonymized
psittacosis psychoeducation psychosocial publicised pugged pugging pukeko pula pultruded pulumi
punchlist punchlists pupilage pupillage pupillary purchasers purees purfled purfling purlin purlined
purlins pushback putaway pyro
pyros pytest pytorch pyxis pâtisserie pâtissier qpcr qts qual qualitative qualys quant qubit qubits
queueing quickbooks quizlet rabbitmq radiographer radiographers radiotherapy raku ramped rangatahi
ransomware ratoon raupo reablement reachability reachtruck readmission readmissions reais realtime
realtor realtors reaming
rebar rebase reboarding rebook rebooked rebooking rebooks rebrand rebranded rebranding rebrands
rebuilds receivables recitative recitatives recommender recon reconciliations recut recyclable
recyclables redact redacted redacting redaction redactions reddit redeploy redeployed redeployments
redesign redesigns redfish redis
redlined redlines redlining redshift reefer reefers refactor refactored refactoring refactors
referrals refinements reflow reforecast reforecasted reforecasting reforestation refractometry regen
regens regex regexes regressions regressor regressors regtech rehair rehairing reimagine reimagined
relaunch relaunched
relaunches reliability relit remarketed remarketing remediated remediation remittance remittances
rendered rendering renminbi rentoiled replatform replatformed replatforming replen replenishment
repo repointed repointing reportable repos reposts repot repotting repoussed reprioritise
reprioritised reprioritize
reprioritized repurposed resale rescope rescoped resect resected resecting resects reservationist
reservationists reskill reskilling resourced resourcing restock restocked restocking resume resus
resy retarget retargeted retargeting retargets retentions retool retopologised retopologized
retroceded retrocession retrofit
retrofits retrofitted retrospectives retted retting reusability reusable revamps reverify revit revu
rewilding rfis rfps rfqs rheology rhyolite riddor rigged rigger riggers rigging rightsize
rightsizing rimu risograph ristretto rivet riveting roadmap roadmapping roadmaps roadshow roadshows
roas rockbolt rockbolted
rockbolting rockbolts rollback rollbacks rollout rollouts rollup rollups rongeur rostered rostering
rostra rotavapped rotisserie rotomolding rotomoulded rotoscope rotoscoped rotoscoping rouseabout
rousie roux rsync rubricated rugging runbook runbooks runtime runtimes résumé résumés saa saas
safeguarded safeguarding saggar
salesforce salesloft sandboxes sanitation sanity sarbanes sarked sarking sars sauté sautéed sawlog
sawlogs scabbled scabbling scada scaffolded scalability scalable scheduler schedulers schemas
schoology schoolwide scikit scipy scorecard scorecards scotia screed screeded screeding screeds
screencast screencasts
screenprinted screenprinting screenshots scrum scrumban scrums scumbled scumbling scutch scutched
scutcher scutchers scutching sdk sdlc seaborn sealant secondee secondees secondment secondments
secops securitisation securitised securitization securitized seesaw segment segmentations selfie
semiconductors senco sendco
sendgrid sera serv serverless servicedesk servlet settlor settlors setup setups sgraffito
sgraffitoed sharding shareability sharepoint sharps shearling shearlings shellac shepardized
sherardised sherardising sherardized shopify shorn shortcut shortlist shortlisted shortlisting
shotcrete shotcreted shotcreting showreel
showreels showrunner showrunners shrink shrinkage shrinkwrap shrinkwrapped shrinkwrapping shunter
shunters shuttering sider siders sigma signage signaller signoff signoffs signposted signposting
signups silage silvertrac simulink singeing singlefamily sinter sintered sintering sitemap skidder
skidders skidsteer skillset
skillsets skimming sklearn skype slack slas sleyed slinger slipcasting slubbed slubbing smartphone
smartphones smartsheet smed smoko smolt smolts snagging snags snapchat snedded snedding snowbell
snowflake soakaway soakaways socials soffit soffited soffits soldering solutioning sommelier
sommeliers sonicated sonication
sonographer sonographers soufflé sourdough sous sows spall spalled spalling spalls sparge sparging
spark spatchcock spatchcocked spayed spaying spearphishing spectrometry spectrophotometer
spectrophotometry specula speculum spend sphygmomanometer spick spiled spirometer spirometry splunk
spokeshave spokeshaved sponsorships
spreadsheets sprint sprints spudded spudding squarespace staging stakeholder stakeholders staking
standup standups startup startups stata stateful stator stators stderr stdout steamfitter
steamfitters stepdown sterilisation sterilization stevedore stevedores stevedoring stewarding
stickered stickering stickman stillman
stirk stirks stitch stockist stockists stockman stockmen stockout stockouts stocktake stocktakes
stocktaking stoma stomas stooked stooking stope stoped stopes stoping storefront storefronts
stormwater storyblok storyboard storyboarded storyboarder storyboarding storyboards storytelling
strapi strapping streaming streamlet
streamlets streamlines streamlit streetscape streetscapes stretchwrap strim struct structs strimmed
strimmer strimming stringer stringers stripe subcontracting subcontractor subcontractors
subcutaneous subdomain subledger subledgers sublimation submittal submittals subnet subnets
subnetting subreddit subreddits subrogate subrogated
subrogating subrogation substack subtitled subtitling subtrade subtrades sugarcraft sugaring
sulfited sulphite sulphited sulphites summa summative sunset sunsets sunsetted sunsetting supered
supering superset superuser superusers surg surveil surveilled surveilling surveyed sustainment
swage swaged swages swaging swale
swales swaptions swarf swedged sweepstake swimlane swordsmith syllabi synchromesh synergize sysadmin
systm tableau tacho tachograph tachographs tachos tacking tagine tagines tagout tailgate taka
takeoff takeoffs takt taleo tamariki tannoy taonga tapa tapas taproom taprooms tarik tarmac
tarmacking tarped tarping taskforce
tautliner tawed tawing taxiing taxonomies teamcenter teamwork teaselled tecum tedded tedder tedders
tedding tekla telecaller telecalling telecare telehandler telehandlers telehealth telemarketer
telemarketers telematics telemedicine telemetry telesale telesales teleservices templated templating
templatize templatized
tendonitis tensorflow tentered tentering terraform testbed textbooks tful theave theaves
therapeutics thermoform thermoformed thermoforming thinclient thoracotomy threading throughput
throve ticketing tieke tiktok timebox timeboxed timeboxes timeboxing timeframes timeline timelines
timeseries timesheet timesheets
timetabler tined tingeing tining titrate titrated titrating titration titrations titrator titrators
toile toiles tokenisation tokenise tokenised tokenization tokenized tokenizer tokenizers tokenomics
tolerancing tomcat toner toners tonic tonometer tonometry toolbox toolchain toolchains toolkit
toolkits toolmaker toolmakers
toolmaking toolset toolsets topdressed torqueing tortious tortiously torus totara touchpoint
touchpoints touchscreen tourneed traceability trach tracheostomies tracheostomy trachs trackable
tradespeople tradesperson tradeswoman trados trainings trammer tranching transcoding transect
transected transection transections
transects transfect transfected transfecting transfection transfections transformational
transformations transhipment transhipments transom transoms transpile transpiled transpiler
transpilers tray trello trepanned trepanning triage triaged triages triaging trialed trialled trino
triplex triturated trituration trocar
trocars trommel troubleshooted troubleshooter troubleshot trueing trypsinised trypsinized tspice
tuff tuffs tugger tuggers tup tupe tupped tupping tups turboprop turboprops turnaround turnarounds
turndown turnkey tutorials tuyere tuyeres twilio tympanometry typechecked typechecking typeset
typesetter typesetters
typesetting ucas ulti ultramafic unbilled unblocked unboxing underlayment underlayments
underperforming underpinned underpinning undersampling underwriter underwriters unmet unplanned
unshakeable upcycled upcycling updo updos upfront uplevel upleveled upleveling upsampling upsell
upselling upsells upsert upserts upskill
upskilled upskilling upskills upsold upstyle upstyles uptime upvc usability utilization vacformed
vagaro valeter valeters validator validators vectorised vectorized veeam vegan vegans veloute
vendors venepuncture venesected venipuncture venipunctures ventilated ventilator ventilators
verifiable versioned versioning
verticut verticutting vialled vide vided videographer videographers videography viennoiserie
viewership vinci vinification virality vires virtualised virtualize virtualized vis viscometer
viscometry vitae vitals viticulture viva vivo vlan vlans vlog vlogger vloggers vlogging vlogs voce
voicemail voicemails voiceover
voiceovers voir volution voussoir voussoired voussoirs vox vue vulnerabilities wafer wafers
walkability walkaround walkarounds walkround walkrounds walkthrough walkthroughs walkthru wanded
wanding warehousing wastewater watermain watermains waterman watermen waterproofing watershed
watersheds waybill waybills wayfinding
agar agars arabica carte contig contigs dados dosa dosas godet godets granita granitas isotype
isotypes jete jetes karst karsts ley leys mezze pointe ramen robusta soba statin statins thali
thalis titre titres tuile tuiles udon clays weaner weaners wearables webcast webcasts webchat
webchats webex webflow webhook webhooks webinar webinars webpack website websites wechat weever
weevers weka weldment weldments wellbeing wellbore wellbores wellness westlaw wether wethers wetlab
whanau whatsapp wheelset wheelsets whio whistleblower whistleblowing
whiteboard whiteboarding whitelisting whitepaper whitepapers wholesaling widget widgets wifi wikis
wilding wildings winback winemaking winsorized wirebonded wirebonding wireframe wireframed
wireframes wireframing wirelocked wirelocking wireshark womenswear woocommerce woodgrained wordpress
workaround workarounds workato
workflow workflows workholding worklist worklists workload workloads workpiece workpieces workplan
workplans worksheets workshop workshopped workshops workspaces workstream workstreams worktops
workwear wort wound wrike writebacks writeoff writeoffs xero xgboost xray xstore yaml yealmed
yoghurt yoghurts yoke youtube
youtuber yoy zapier zebrafish zendesk zeplin zoho zoning zoom zoominfo zotero zumba zuora
godown godowns bakkie bakkies braai braais spaza stokvel tuckshop tuckshops panchayat tehsil taluk
taluka mandi kirana anganwadi barangay barangays jeepney jeepneys carinderia okada danfo matatu
matatus shamba harambee jua kali crutching mulesing musterer jackaroo jillaroo finacle flexcube
temenos chowkidar dhobi tiffin
tradie tradies challan challans picanha sparkie sparky chippie chippy brickie brickies sparkies
truckie truckies servo farina feijoada acai chorizo mandata
abutment abutments adducting adoptee adoptees advisee advisees aluminate anemometry asbestosis
asepsis axillary blende borage boreal burin caesarian caesarians calipering carbonyls carburize
carburizes carburizing cardiography caseating cauteries chelate chelating choline citrate citrated
citrates clabbered collimate collimated collimates collimating collodion comminuted comminuting
commutated contracture contractures contrasty convected creatine cubital cupule cupules curtilage
cutch decidua decoction decoctions devisee diarrheal digitisations drawee drawees durian durians
dyne dynes effectivity enrollee enrollees entrain entraining euphorbia evaporite evaporites examinee
examinees expiratory faller fallers ferrites flexors fosterling gaged gaging gantries glycerine
grannie gravures greyhen guar heterogenous homoeopath homoeopaths homoeopathy homogenous hosta
hostas hypothalamic insolation insufflate insufflation intubate intubates inulin isometry
laparoscope laparoscopes laver lector lectors leucocyte leucocytes licensure licensures lipase
lipases liquified liquifies liquifying loams locknut locknuts loess luxation luxations lysines mako
masseter mealie mealies meatus mediant microscopist microscopists milline nitrify nitrifying ogive
ogives oncologic ophthalmoscopy organdie osteotomy outsole outsoles patentee patentees pattens
pediatrist pediatrists pentose percept percepts perfusing pervious photic pineal piperine plasm
plastid plastids polder polders posset potentilla preformed pronate pronates pronating pronation
proration prorations pyrene quarrier quarriers recusal recusals redwing reseat reseated reticulate
samphire satinet savannahs saveloy saveloys scape sclerosed sericeous serifed serigraphy sherd
sherds shortener shorteners slubs spirochaete spirochaetes sprue sprues stele stellate stenograph
sterol sterols stipule stipules strake strakes sulfonamide synergist synergists tach tachs tannic
thrips tinter tinters tourers tracheid transferee transferees transferor transferors trapezius
turbinates vaccinia venule venules verandahs verifier verifiers vermiculate wainscotting weald withy
intrastat speechie speechies stellite stellites attachee attachees babbitt babbitted tremella cremini
`;

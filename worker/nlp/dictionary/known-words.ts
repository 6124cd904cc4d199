/** Words of today's working life that a general dictionary lacks, lower case. */
export const KNOWN_WORDS = `
abaqus abduction ableton acas accessioning accoutrement accoutrements accreditations accreted accruals aciclovir acided acidemia acidosis acrylics
actionable actionables actioned activations addons adduction adductor adductors adjustor adjustors adtech advertorial advertorials adyen adzed adzing
aeroponics aesthetician aestheticians afforestation afterparty agentic agilist agonisingly agritech agrobusiness agrobusinesses agrochemical agrochemicals
agroecology agroforestry agronomist agronomists agtech ahrefs aider aiders aiops airbyte aircrew airflow airframe airframes airtable airtightness alginate
aliquot aliquoted aliquoting aliquots allergen allergens allocations allocution allowlist allowlisting allowlists allscripts alma altium amaretti ambiences
amidst amortisation amortised amoxycillin amplitude ampoule ampouled ampoules anaesthetises anaesthetising analytics anaplan andon androgenous aneurism
aneurisms angiography annum anodise anodised anodized anodizing anonymised anonymize anonymized ansible antenatal antifoul antirust apache api apis apollo
apoptoses app approvals apps appsec apqp aquafit aquaponics aquiculture arachnoid arachnoids arbitral arbitrations arboricultural arboriculture arborist
arborists archaeological archeological archeologist archeologists archeology armoire armoires arthroplasty artic artics asana asphalting assart async
asynchronous athenahealth attaché audiometry austempered austempering autistic autoclave autoclaves autoclaving autodesk autolyse automata autoscaler
autoscalers autoscaling avaya avionics babywearing baccalaureate backbox backboxes backend backends backfill backfilled backfilling backfills backgouged
backhaul backlink backlinks backload backloading backlog backlogs backoffice backorder backordered backorders backport backported backporting backports
backset backsets backshift backstock backtesting bainmarie balayage balayages baler balers baluster balusters bandana bandanas bandsaw bandsawing bandsaws
banksman bannetons bannister bannisters barback barbering barcode barcoded barcodes barcoding barded barding bargeboarded bariatric bariatrics barista
baristas barm bartack bartacked bartacking bartended bartending barware basecamp basinet basinets batched battlecard battlecards bedbound benchling
benchmarked benchmarking bga bgas bifold bigcommerce bigquery binarized biobank biodiversity biohazards bioinformatics biologics bioprocess bioprocessing
bioreactor bioreactors bioremediation biosafety biostatistics biotech birdsmouthed bitewing bitewings bitting blaeberries blaeberry blockchain blockwork
blog blogger bloomberg blowdry blowout blowouts bluebeam boccia bodypump bogo boilermaker boled bolused bonsaied bookings bookkeeping booksy bootcamp
bootcamps bordereaux borescope borescopes bosun bosuns boto boxplot boxplots bpmn braintree braize branchial braze brazed brazing breastfeeding brewpub
brinelled broaching bronchoscopy brownfield brownfields brunoise btec btecs bubble bugfix bugfixes buildertrend bullock bullocks bundlers burette buretting
busbar busbars busser bussers butchering buttercream bycatch byelection byelections bylines cabbie café cafés calendered calendering caliper calipers callback callbacks calliper callipered callipers callout callouts calorimetry calving cames camhs cannellini canneloni cannula cannulae
cannulas cannulate cannulated cannulating cannulation cannulations canoer canoers canva capa capas capex caponised carbene carbenes carburised carburising
carburized carcases caregiving carer carers caretaking carvel casefile casefiles caseload caseloads casework caseworker caseworkers cashback cashless
cashup casked castrati catalase catalases catboost catheterised catheterization catheterized catheters causa cavetto cctv celery cellarman cellarmen
cellulase cellulases centimos centrefold centrifugation cerner certifications chamfered chamfering chandleries chandlery changelog changeover changeovers
changeset changesets chaperone chaperoned chaperones chaperoning chapstick chapsticks chaptalised charcuterie charcutier chargeback chargebacks chargrill
chargrilled chart chasse chassed chatbot chatbots checklists checkout checkouts checkpointing chef chemotherapy chequed cherrypick cherrypicked chiffonade
chiller chillers chimaera chip chitted chitting chocolatier chogged choux chromakey chromatographic ciabatte cicchetti cill cills circularity cision citrix
cladding clarinettist clarinettists classist classwide clawback clawbacks clay clayed cleanroom cleanrooms cleantech cliché clichés clickbait clickstream
clickthrough clickup clienteling clint clints clippered clonic cloudbeds cloudformation coaming coamings coauthor coauthored coauthoring coauthors cobot
cobots cochair cochaired cocurated coda codebase codebases coders codesign codesigned codeveloped cofounded cofounder cofounders cofounding cogged
cognisant cohost cohosted cohosting coinvented colead coled collectables collet collets colocate colocated colocation colonoscope colonoscopes coloratura
colorimeter colorimetry colorist colorists colourisation colourise colourised colourising colourist combi combine comingle comingled comingling commis
comms communiqué comp completist compliances componentized compositing comps concerti condo condos condylar condyle condyles config configs confit confited
confiting confocal conformal conformally conjuror conjurors contactology contactor contactors containerisation containerised containerization containerized
containerload contentful contextualised contextualize contextualized convenor convenors convertor convertors conveyancer conveyancers conveyancing
coorganised coorganized copilot copilots coppiced coppicing copresented coproduced copydesk copyedit copyedited copyediting copywriter copywriting corbeil
corbeils corbelled corbelling cordwainer corella corellas cornett cornetts cortado coshh cosiness costarred coteach coteacher coteaching counterparties
coursework couvert couverts couverture covid coving cowork coworking crenelated crenellated crenellation crenellations creo crimped crimping crispr crocket
crockets crockpot crockpots croissants cron crontab crore crores crossdock crossdocking crowdfund crowdfunded crowdfunding crowdsourced crowdsourcing cryo
cryopreservation cryopreserved cryosectioning cryostat cryptocurrencies cryptocurrency crystallisations csat culvert culverts cum curetted curetting
curlycue curriculum curtainsider curtainsiders customerio customizable cyber cyberattacks cybercrime cybersecurity cytisine cytometry dado dadoed daemon
daemons dagged dagging dagster dashboarding databases databricks datacenter datacenters datadog dataframe dataframes datamart datamarts dataops dataset
datasets datasheets dayshift dbt de deadhead deadheading deadlift deadlifts debottleneck debottlenecked debottlenecking debrided debrief debriefings
debriefs debur deburr deburred deburring decarbonisation decarbonise decarbonised decarbonization decarbonize decatised decatising decocted decodable
decodables decontamination dedupe deduped dedupes deduplicate deduplicated deduplication deescalate deescalated deescalation defi degaussed degaussing
degermed dehorning deiced deicing deli deliverable deliverables demi demurrage denials denylist denylists deployable deployments depositaries depositary
deposition depositions deprecate deprecated deprecation derivatives dermaplaning descoped descoping despatch despatched despatches despatching dev devops
devs dewormed deworming dialer dialers dialler diallers dialysis diarisation diarised dieline dielines digitalization digitise digitised digitising
digitization digitized dimensionality dimensioning dinnerlady disbudded disbudding disced discing disciplinaries discoverability dispatched dispensing
distempered diuresis diverticulitis dockerized docketed docketing docu docx dogfooded dogfooding dojo doorperson doorstaff dosette dosing dotnet doula
doulas downlighter downlighters downlights downpipe downpipes downsampling downtime downtimes dozer dozers drainlayer drainlaying drawdown drawdowns
drayage drayman dressings drift dropbox dropship dropshipper dropshipping drupal dryline dryliner dryliners drylining drystone drywall ductless ductwork
dunnage dunnaged dunning dyno dynoed dynos dysarthria dyscalculia dyslexia dyslexic dyspraxia décor ebikes ebitda ebonised ebonized ebook ebooks
echocardiogram echocardiograms echocardiography ecommerce ediscovery edpuzzle edtech eftpos elearning electives electrocardiogram electrocardiograms
electrolyser electrolysers electrolyzer electrolyzers electromechanical electrophoresis electroporated electroporation electrotherapy elisa eloqua elsa
elutriated email emailed emailing emails embedding embeddings emerita emeritus emobility emulsions en enablement encrypted endcap endcapping endcaps
endodontic endodontics endorsor endpoint endpoints enrobed enrober enrobing enscape enteral entra entrepreneurs entrée entrées envoy epaulettes epics
epidemiologic epifaunal epos eprescribing ereader escalations escheated escooters escrow esignature esignatures esports esthetician estheticians estreated
etendering ethnographic eurocodes evals eventing evernote exfiltrated exfiltration explainability explainers expungement expungements extranet extubated
extubation facebook factchecking faggoted failover falsework fanuc farriery farrowing fascia fasciaed fascias fatca façade fidelio fieldwork figjam figma
filings financials finetune finetuned finetuning finite finops fintech firewall firewalled firewalls firmware fishmonger fishmongery fishplate fishplated
fishplates fivetran fixtured fixturing flagging flagship flatbed flatbeds flautist flexi flexitime flipbook flipgrid flowchart flowcharts fluorometry
fluoroscopy flyer flyers flyman fmea focimeter fohs foley followers followspot followup followups fondant foodbank foodbanks foodtech forecasted forex
forklift forklifts formatively formularies formulary formwork formworker forti fortinet fortran fothered fourplex frac fracing freelanced freelancer
freelancers freelancing freight fresha freshbooks freshdesk fritted fritting frontend frontends frontline frontoffice fulfillment fullered fullering
fullstack fulltime funder funders fundraise fundraised fundraiser fundraisers fundraises gaap gabion gabioned gabions gaffered gaffering gaited gaiting
galleted galleting galvanising galvannealed gamification gamified gamify ganache gantt garde garnishes gasfitter gasfitters gastropub gastropubs
gastroscopy gastrostomy gauffered gauffering gauging gavaged gazumping gcms gcse gcses gelcoat gelcoated gelish gemba gemmologist gemmologists gemmology
genesys genetec genotype genotyped genotypes genotyping genset gensets geocoding geofence geofenced geofences geofencing geogrid geojoin geolocation
geospatial geotag geotagged geriatrics gessoed ghillie ghillies ghost giclee giftcard giftcards giftwrapping gigabit gilled gillnet gimmer gimmers gitops
glaziery glucometer glucometers gluten gmeet gobos godeted golang gong goniometry googling govtech graded grading gradio grafana gralloched gralloching
grammarly grantmaking gravlax greenbelt greenfield greengrocery greenlight greenlit greenscreen greentech greyer greyish groomer groomers groundcrew
groundhandling groundwater groundwork groundworker groundworkers groundworks groupage grouphead gsuite guarana gudgeon gunite gunited guniting gybing gynae
gynaecology haccp hackathon hackathons hadoop haematoxylin haemodialysis hafted hafting haircuts halal handoff handoffs handover handovers handpiece
handpieces hangtag hangtags hardscape harling harnessing hashi hashtag hashtags haulier hauliers haylage headcount headcounts headhunter headhunters
headhunting headwater headwaters heald healds healthtech heap heathland heddled heifer heifers heijunka helm helpdesk helpdesks helpline helplines
hemodialysis hempcrete herdsperson hirer hirers histology hive hobbed hobbing hogget hoggets hoggs holistically homebuyers homeware homewares honing
honoris hootsuite hoshin hostname hostnames hotdesk hotdesking hotfix hotfixes hotjar hotline hotlines hotspots hplc hris hubspot huggingface hvac hvacr
hydrogeology hydronic hydroponic hydroseeding hydrotherapy hyperparameter hyperparameters hyperscale hypothecated iaas ideate ideated ideating ideation
ifrs ileostomy immunoassay immunoassays immunofluorescence immunohistochemistry immunotherapy impactful impellor impellors inbox incentivise incentivised
incentivize incentivized incentivizing incoterms indexing influencer influencers infographic infographics infosec ingestion initiations injectables
inpainted inpainting inpatient inpatients insourced inspanned instagram instore insulating insurtech intagliated integrations intercom intercompany
intermodal interoperability interoperable interrogatories intramuscular intranet intravenous intubated intubation intune invoicing ironworker ironworkers
isolator isolators istio iterable iteratively jamb jambs jamf jidoka jigs jira jobboard jobboards jobseeker jobseekers jobshare jobsharing jobsite
jolleying joomla journaling json judoka julienne julienned jupyter juris kafka kahoot kaizen kanban kanri kedged kedging kegged kegging kennelhand keras
keratin keratometry kerbing kerblaying kerbstone kerbstones kerfed kerfing kerned kerning kettlebell kettlebells keyframe keyframing keyholder keyholders
keyholding keynote keynotes keyperson keystore keystores keyworker keyworking kiered kindergartener kindergarteners kinesiology kiosk kiosks kitchenhand
kitted kitting klaviyo knowhow knurling kopi kpis krausened kronos kubectl kubernetes lactation lading lakehouse lakh lakhs lambing laminated lamination
landfill landfills lanes langchain lapping laravel lash lashes lateral laude lauter lautered lautering layaway lazyload lazyloaded lcms leachate
leaderboard leaderboards leadgen leadworked lean learnings legaltech lenel lensmeter lensometer lessons letting lettings levain levigated levigating
lifecycle lifecycles lightgbm lightspeed limecrete limewash limewashed limine linear linehaul linguini linished linisher linishing linkedin lintel lintels
linter linters linting liquidlogic listicle listicles lithography litigator litigators liveblogging livechat livestream livestreamed livestreamer
livestreaming livestreams llms loadout loadouts localhost localization lockdown lockdowns lockfile lockfiles lockshield lockup logins logistical logix
logline loglines loiterers longlined longliner longlining lookalike lookalikes lookbook lookbooks lookdev looker lookups loopholes loss louvred lowboy
lowlights lowloader luigi luminaire luminaires lumper lumpers lungeing lusha luted luthier luthiers lyophilisation lyophilised lyophilized lysed lysing
macchiato macerator macerators machining machinists magento magna magnafluxed mailchimp mailgun mainframes makaton makerspace malware mammography manger
manoeuvred manoeuvres manoeuvring manufacturability markdowns marketo marketplaces marled marling marouflaged marshaller marshallers marshalling martech
marvellously marvered marvering mastercam mater matplotlib maître mechatronics mediaeval meditech medium meds medtech megged megger meggered megging
memcached memoization memoized mendeley mentee mentees mentored mentoring mentorship meraki merchandiser merchandisers merengue mesocosm mesocosms
mesoporous mesoscale metabarcoding metabase metadata metamaterials metasploit metaverse metrics mezzotinted microbiome microblading microchipped
microchipping microcontroller microcontrollers microcredential microdermabrasion microfoam microgreens microlearning micrometer micrometers microneedling
microservice microservices microsite microsites microtome microtomy middleoffice middleware midwifery mifid migrations millwork millwright millwrights
mindbody minibus minified minisplit minisplits minitab mirepoix miro misconfigurations mise mitring mixologist mixologists mixology mixpanel mlops mobility
mocap mockup mockups moderated modularization modularized mollusc molluscs monday monetised monetization monetize monetized mongo monkfish monorepo
monorepos moodboard moodboards moodle mortem mortice mortices motherboards moustaches mrush msas muckspreading muda mullion mullions multibillion
multichannel multicloud multicollinearity multicountry multicultural multidisciplinary multifamily multifunction multifunctional multilayer multilingual
multimillion multimodal multinational multiphase multiplatform multisite multiskilled multiskilling multistate multitenancy multitenant multithreaded
multithreading multivariate multivendor multiyear mural mutex mutexes mvps mware nagios namespace namespaces nanomaterials nanoparticle nanoparticles
narrowboat narrowboats nasogastric navisworks naïve ndas nearpod nebulise nebulised nebuliser nebulisers nebulizer nebulizers neobank neobanks neonatal
neonates nessus netsuite neurite neurites neurodivergent neurodiverse neurodiversity neurotypical neutering newborns newel newels newsfeed newsjacking nfts
nginx nicu nightshift nitrided nitriding nixtamalised nmap nobbed nobbing noggin noggings noggins nonconformance nonconformances nonconforming
nonconformities nonconformity nondestructive nonprofit nonprofits notarisation notarise notarised notarization notebook notion novated novating nucs num
numpy nurture nvqs née obeya observability obturated obturating odontogram oenology offboard offboarded offboarding offboards offshored offshoring offsite
offsites ofsted ogee okayed okrs okta ombre omnichannel onboard onboarded onboarding onboards oncall onchain oncology onedrive onenote onshore onsite
ontologies openings operationalise operationalised operationalize operationalized operationalizing operatories operatory opex optimizations optimizely
optoelectronics optometry orchestrated orchestrator orchestrators ortho orthodontics orthopaedics orthopedics orthoptics orthoptist orthotic orthotics
orthotist ostomies ostomy otoscopy outage outages outpatient outpatients outperform outperformed outreach overdelivered overmolding overmoulding oversew
oversewing oversewn oversight overtime overwing ovolo oximetry oxley paas pachymetry packshot packshots paediatrics paeds pallet palletise palletised
palletising palletized palletizer palletizers palletizing pallets palo pandas paneed panelbeater panelbeating paraeducator paraeducators paralegal
paralegals parameterized parametric paraprofessional paratransit pardot parenteral parged pargetting parging parkerised parkerized parmigiano parser
parsers passivated passivation passthrough pastilla patdown patdowns patisserie patissier patissiers paving payables payed payor payors payrun payruns
payslip payslips paytech paywall pcba pcbs peated pecorino pecs peened peening peering pelleting pendo penetration pentest pentesting pentests peps
percussed performant periapical perinatal perio periodontics perioperative permaculture permalink perovskite perovskites personas personcentred pescatarian
pgce pharma pharmacovigilance phenotype phenotyping phishing phlebotomist phlebotomists phlebotomy phonemic phonics phonotype phorest phoropter
photolithography photonics photoresist photoshoot photoshoots phototherapy phylogenetic phylogenetics phylogeny phytoremediation picu pinboned pinboning
pinterest pipedrive pipefitter pipefitters pipefitting pipelines pisteur place placemaking plaid planished planishing planogram planogramming planograms
plasmid plasmids plasterboard plasterboards plated plateware plating playbook playbooks playtesting plcs pleached pleaching plotly plutonic plyometric
plyometrics pneumatics pocs podcast podcaster podcasters podcasting podcasts poisson poka pokayoke polars polymerase polytunnel polytunnels popup popups
portafilter porterage portering positons positron positrons postdoc postdoctoral postgraduate postgre postgres postmortem postmortems postnatal postpartum
poults powdercoat powdercoated powdercoating powerflush powerflushed powerflushing ppap praline praxis pre preboarding precepted precepting preceptor
preceptored preceptors preceptorship preconstruction prefab prefabricated prefect preflight prepayment prepayments prepress preprint preprints presales
preschoolers presto prilled primavera prioritization prioritize prioritized prismic proactively procore procurements productionize productionized
productize productized productizing programmatic promotor prompt prompting proofed proofing proover prophies proptech prosected prosection prosections
prosthetist prosthodontics protestor protestors prototyped prototypes prototyping protégé provisioning pseudonymised pseudonymized psittacosis
psychoeducation psychosocial publicised pugged pugging pultruded pulumi punchlist punchlists pupilage pupillage purchasers purfled purfling purlin purlined
purlins pushback putaway pytest pytorch pyxis pâtisserie pâtissier qpcr qualitative qualys quant qubit qubits quickbooks quizlet rabbitmq radiographer
radiographers radiotherapy raku ramped ransomware reablement reachability reachtruck readmission readmissions realtime realtor realtors reaming rebar
rebase reboarding rebrand rebranded rebranding rebrands rebuilds receivables recitative recitatives recommender recon reconciliations recyclable
recyclables redact redacted redacting redaction redactions reddit redeploy redeployed redeployments redesign redesigns redis redlined redlining redshift
reefer reefers refactor refactored refactoring refactors referrals refinements reflow reforecast reforecasted reforecasting reforestation refractometry
regex regexes regressions regressor regressors regtech rehair rehairing reimagine reimagined relaunch relaunched relaunches reliability remarketed
remarketing remediated remediation remittance remittances rendered rendering rentoiled replatform replatformed replatforming replen replenishment repo
repointed repointing reportable repos reposts repoussed reprioritise reprioritised reprioritize reprioritized repurposed resale rescope rescoped resect
resected resecting resects reservationist reservationists reskill reskilling resourced resourcing restock restocked restocking resume resy retarget
retargeted retargeting retargets retentions retool retopologised retopologized retroceded retrofit retrofits retrofitted retrospectives retted retting
reusability reusable revamps reverify revit revu rewilding rfis rfps rfqs rheology riddor rigged rigger riggers rigging rightsize rightsizing risograph
ristretto rivet riveting roadmap roadmapping roadmaps roadshow roadshows roas rockbolt rockbolted rockbolting rockbolts rollback rollbacks rollout rollouts
rollup rollups rostered rostering rotavapped rotisserie rotomolding rotomoulded rotoscope rotoscoped rotoscoping rousie roux rsync rubricated rugging
runbook runbooks runtime runtimes résumé résumés saa saas safeguarded safeguarding salesforce salesloft sandboxes sanitation sanity sarbanes sarked sarking
sars sauté sautéed sawlog sawlogs scabbled scabbling scada scaffolded scalability scalable scheduler schedulers schemas schoology schoolwide scikit scipy
scorecard scorecards scotia screed screeded screeding screeds screencast screencasts screenprinted screenprinting screenshots scrum scrumban scrums
scumbled scumbling scutch scutched scutcher scutchers scutching sdk sdlc seaborn sealant secondee secondees secondment secondments secops securitisation
securitised securitization securitized seesaw segment segmentations selfie semiconductors senco sendco sendgrid serv serverless servicedesk servlet setup
setups sgraffito sgraffitoed sharding shareability sharepoint sharps shearling shearlings shellac shepardized sherardised sherardising sherardized shopify
shortcut shortlist shortlisted shortlisting shotcrete shotcreted shotcreting showreel showreels showrunner showrunners shrink shrinkage shrinkwrap
shrinkwrapped shrinkwrapping shunter shunters shuttering sigma signage signaller signoff signoffs signposted signposting signups silage silvertrac simulink
singlefamily sinter sintered sintering sitemap skidder skidders skidsteer skillset skillsets skimming sklearn skype slack slas sleyed slinger slipcasting
slubbed slubbing smartphone smartphones smartsheet smed snagging snags snapchat snedded snedding snowbell snowflake soakaway soakaways socials soffit
soffited soffits soldering solutioning sommelier sommeliers sonicated sonication sonographer sonographers soufflé sourdough sous sows sparge sparging spark
spatchcock spatchcocked spayed spaying spearphishing spectrometry spectrophotometer spectrophotometry spend spiled spirometry splunk spokeshave spokeshaved
sponsorships spreadsheets sprint sprints spudded spudding squarespace staging stakeholder stakeholders staking standup standups startup startups stata
stateful stator stators stderr stdout steamfitter steamfitters stepdown sterilisation sterilization stevedore stevedores stevedoring stewarding stickered
stickering stickman stillman stirk stirks stitch stockist stockists stockman stockmen stockout stockouts stocktake stocktakes stocktaking stoma stomas
stooked stooking stoped stoping storefront storefronts stormwater storyblok storyboard storyboarded storyboarder storyboarding storyboards storytelling
strapi strapping streaming streamlet streamlets streamlines streamlit streetscape streetscapes stretchwrap strim strimmed strimmer strimming stringer
stringers stripe subcontracting subcontractor subcontractors subcutaneous subdomain subledger subledgers sublimation submittal submittals subnet subnets
subnetting subreddit subreddits subrogated subrogating subrogation substack subtitled subtitling subtrade subtrades sugarcraft sugaring sulfited sulphited
summa summative sunset sunsets sunsetted sunsetting supered supering superset superuser superusers surg surveil surveilled surveilling surveyed sustainment
swage swaged swages swaging swaptions swarf swedged sweepstake swimlane swordsmith syllabi synchromesh synergize sysadmin systm tableau tacho tachograph
tachographs tachos tacking tagine tagines tagout tailgate takeoff takeoffs takt taleo tannoy taproom taprooms tarik tarmac tarmacking taskforce tautliner
tawed tawing taxiing taxonomies teamcenter teamwork teaselled tedded tedding tekla telecaller telecalling telecare telehandler telehandlers telehealth
telemarketer telemarketers telematics telemedicine telemetry telesale telesales teleservices templated templating templatize templatized tendonitis
tensorflow tentered tentering terraform testbed textbooks tful theave theaves therapeutics thermoform thermoformed thermoforming thinclient threading
throughput ticketing tiktok timebox timeboxed timeboxes timeboxing timeframes timeline timelines timeseries timesheet timesheets timetabler tined titrate
titrated titrating titration titrations titrator titrators toile toiles tokenisation tokenise tokenised tokenization tokenized tokenizer tokenizers
tokenomics tolerancing tomcat toner toners tonic tonometry toolbox toolchain toolchains toolkit toolkits toolmaker toolmakers toolmaking toolset toolsets
topdressed torqueing tortious tortiously torus touchpoint touchpoints touchscreen tourneed traceability tracheostomies tracheostomy trackable tradespeople
tradesperson tradeswoman trados trainings trammer tranching transcoding transect transected transection transections transects transfect transfected
transfecting transfection transfections transformational transformations transom transoms transpile transpiled transpiler transpilers tray trello trepanned
trepanning triage triaged triages triaging trialed trialled trino triplex triturated trituration troubleshooted troubleshooter troubleshot trypsinised
trypsinized tspice tugger tuggers tup tupe tupped tupping tups turboprop turboprops turnaround turnarounds turndown turnkey tutorials tuyere tuyeres twilio
tympanometry typechecked typechecking typeset typesetter typesetters typesetting ucas ulti unbilled unblocked unboxing underperforming underpinned
underpinning undersampling underwriter underwriters unmet unplanned unshakeable upcycled upcycling updo updos upfront uplevel upleveled upleveling
upsampling upsell upselling upsells upsert upserts upskill upskilled upskilling upskills upsold upstyle upstyles uptime upvc usability utilization
vacformed vagaro valeter valeters validator validators vectorised vectorized veeam vegan vegans veloute vendors venepuncture venesected venipuncture
venipunctures ventilated ventilator ventilators verifiable versioned versioning verticut verticutting vialled vide vided videographer videographers
videography viennoiserie viewership vinci vinification virality virtualised virtualize virtualized vis viscometer viscometry vitae vitals viticulture viva
vivo vlan vlans vlog vlogger vloggers vlogging vlogs voce voicemail voicemails voiceover voiceovers volution voussoir voussoired voussoirs vox vue
vulnerabilities wafer wafers walkability walkaround walkarounds walkthrough walkthroughs walkthru wanded wanding warehousing wastewater watermain
watermains waterman watermen waterproofing watershed watersheds waybill waybills wayfinding weaner weaners wearables webcast webcasts webchat webchats
webex webflow webhook webhooks webinar webinars webpack website websites wechat weldment weldments wellbeing wellbore wellbores wellness westlaw wether
wethers wetlab whatsapp wheelset wheelsets whistleblower whistleblowing whiteboard whiteboarding whitelisting whitepaper whitepapers wholesaling widget
widgets wifi wikis winback winemaking winsorized wirebonded wirebonding wireframe wireframed wireframes wireframing wirelocked wirelocking wireshark
womenswear woocommerce woodgrained wordpress workaround workarounds workato workflow workflows workholding worklist worklists workload workloads workpiece
workpieces workplan workplans worksheets workshop workshopped workshops workspaces workstream workstreams worktops workwear wort wound wrike writebacks
writeoff writeoffs xero xgboost xray xstore yaml yealmed yoke youtube youtuber yoy zapier zendesk zeplin zoho zoning zoom zoominfo zotero zumba zuora
`;

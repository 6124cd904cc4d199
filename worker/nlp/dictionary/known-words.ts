/** Words of today's working life that a general dictionary lacks, lower case. */
export const KNOWN_WORDS = `
abaqus ableton acas accessioning accreditations accruals acrylics actionable actionables actioned activations addons adtech advertorial advertorials adyen
aeroponics aesthetician aestheticians afforestation afterparty agentic agilist agonisingly agritech agrochemical agrochemicals agroecology agroforestry
agronomist agronomists agtech ahrefs aider aiders aiops airbyte aircrew airflow airframe airframes airtable airtightness alginate aliquot aliquoted
aliquoting aliquots allergen allergens allocations allowlist allowlisting allowlists allscripts alma altium ambiences amidst amortisation amortised
amplitude anaesthetises anaesthetising analytics anaplan andon angiography annum anodise anodised anodized anodizing anonymised anonymize anonymized
ansible antenatal antifoul apache api apis apollo app approvals apps appsec apqp aquafit aquaponics arbitral arbitrations arboricultural arboriculture
arborist arborists arthroplasty artic artics asana asphalting async asynchronous athenahealth attaché audiometry autistic autoclave autoclaves autoclaving
autodesk autolyse autoscaler autoscalers autoscaling avaya avionics babywearing baccalaureate backbox backboxes backend backends backfill backfilled
backfilling backfills backhaul backlink backlinks backload backloading backlog backlogs backoffice backorder backordered backorders backport backported
backporting backports backshift backstock backtesting bainmarie balayage balayages baler balers bandsaw bandsawing bandsaws banksman bannetons barback
barbering barcode barcoded barcodes barcoding bariatric bariatrics barista baristas barm bartended bartending barware basecamp batched battlecard
battlecards bedbound benchling benchmarked benchmarking bifold bigcommerce bigquery binarized biobank biodiversity biohazards bioinformatics biologics
bioprocess bioprocessing bioreactor bioreactors bioremediation biosafety biostatistics biotech bitewing bitewings bitting blockchain blockwork blog blogger
bloomberg blowdry blowout blowouts bluebeam boccia bodypump bogo boilermaker bookings bookkeeping booksy bootcamp bootcamps bordereaux borescope borescopes
bosun bosuns boto boxplot boxplots bpmn braintree braze brazed brazing breastfeeding brewpub broaching bronchoscopy brownfield brownfields brunoise btec
btecs bubble bugfix bugfixes buildertrend bundlers burette buretting busbar busbars busser bussers butchering buttercream bycatch byelection byelections
bylines cabbie café cafés caliper calipers callback callbacks calliper callipers callout callouts calorimetry calving cames camhs cannulas cannulate
cannulated cannulating cannulation cannulations canoer canoers canva capa capas capex caregiving carer carers caretaking carvel casefile casefiles caseload
caseloads casework caseworker caseworkers cashback cashless cashup catboost catheterised catheterization catheterized catheters causa cctv celery cellarman
cellarmen centrefold centrifugation cerner certifications chandleries chandlery changelog changeover changeovers changeset changesets chaperone chaperoned
chaperones chaperoning charcuterie charcutier chargeback chargebacks chargrill chargrilled chart chatbot chatbots checklists checkout checkouts
checkpointing chef chemotherapy chequed cherrypick cherrypicked chiffonade chiller chillers chip chocolatier choux chromakey chromatographic cicchetti cill
cills circularity cision citrix cladding classwide clawback clawbacks clay cleanroom cleanrooms cleantech cliché clichés clickbait clickstream clickthrough
clickup clienteling clippered cloudbeds cloudformation coauthor coauthored coauthoring coauthors cobot cobots cochair cochaired cocurated coda codebase
codebases coders codesign codesigned codeveloped cofounded cofounder cofounders cofounding cognisant cohost cohosted cohosting coinvented colead coled
collectables collet collets colocation colorimeter colorimetry colorist colorists colourist combi combine commis comms communiqué comp compliances
componentized compositing comps condo condos config configs confit confocal conformal contactology contactor contactors containerisation containerised
containerization containerized containerload contentful contextualised contextualize contextualized conveyancer conveyancers conveyancing coorganised
coorganized copilot copilots coppiced coppicing copresented coproduced copydesk copyedit copyedited copyediting copywriter copywriting cordwainer cortado
coshh costarred coteach coteacher coteaching counterparties coursework covid coving cowork coworking creo crimped crimping crispr croissants cron crontab
crore crores crossdock crossdocking crowdfund crowdfunded crowdfunding crowdsourced crowdsourcing cryo cryopreservation cryopreserved cryosectioning
cryostat cryptocurrencies cryptocurrency crystallisations csat culvert culverts cum curriculum curtainsider curtainsiders customerio customizable cyber
cyberattacks cybercrime cybersecurity cytometry daemon daemons dagged dagging dagster dashboarding databases databricks datacenter datacenters datadog
dataframe dataframes datamart datamarts dataops dataset datasets datasheets dayshift dbt de deadhead deadheading deadlift deadlifts debottleneck
debottlenecked debottlenecking debrided debrief debriefings debriefs debur deburr deburred deburring decarbonisation decarbonise decarbonised
decarbonization decarbonize decodable decodables decontamination dedupe deduped dedupes deduplicate deduplicated deduplication deescalate deescalated
deescalation defi dehorning deiced deicing deli deliverable deliverables demi demurrage denials denylist denylists deployable deployments deposition
depositions deprecate deprecated deprecation derivatives dermaplaning descoped descoping despatch despatched despatches despatching dev devops devs
dewormed deworming dialer dialers dialler diallers dialysis diarisation diarised dieline dielines digitalization digitise digitised digitising digitization
digitized dimensionality dimensioning dinnerlady disbudded disbudding disced discing disciplinaries discoverability dispatched dispensing dockerized
docketed docketing docu docx dogfooded dogfooding dojo doorperson doorstaff dosette dosing dotnet doula doulas downlighter downlighters downlights downpipe
downpipes downsampling downtime downtimes dozer dozers drainlayer drainlaying drawdown drawdowns drayage drayman dressings drift dropbox dropship
dropshipper dropshipping drupal dryline dryliner dryliners drylining drystone drywall ductless ductwork dunning dyno dynos dysarthria dyscalculia dyslexia
dyslexic dyspraxia décor ebikes ebitda ebook ebooks echocardiogram echocardiograms echocardiography ecommerce ediscovery edpuzzle edtech eftpos elearning
electives electrocardiogram electrocardiograms electrolyser electrolysers electrolyzer electrolyzers electromechanical electrophoresis electrotherapy elisa
eloqua elsa email emailed emailing emails embedding embeddings emerita emeritus emobility emulsions en enablement encrypted endcap endcapping endcaps
endodontic endodontics endpoint endpoints enscape enteral entra entrepreneurs entrée entrées envoy epaulettes epics epidemiologic epifaunal epos
eprescribing ereader escalations escooters escrow esignature esignatures esports esthetician estheticians etendering ethnographic eurocodes evals eventing
evernote exfiltrated exfiltration explainability explainers expungement expungements extranet extubated extubation facebook factchecking failover falsework
fanuc farriery farrowing fatca façade fidelio fieldwork figjam figma filings financials finetune finetuned finetuning finite finops fintech firewall
firewalled firewalls firmware fishmonger fishmongery fivetran fixtured fixturing flagging flagship flatbed flatbeds flautist flexi flexitime flipbook
flipgrid flowchart flowcharts fluorometry fluoroscopy flyer flyers flyman fmea focimeter fohs foley followers followspot followup followups fondant
foodbank foodbanks foodtech forecasted forex forklift forklifts formatively formularies formulary formwork formworker forti fortinet fortran fourplex
freelanced freelancer freelancers freelancing freight fresha freshbooks freshdesk frontend frontends frontline frontoffice fulfillment fullstack fulltime
funder funders fundraise fundraised fundraiser fundraisers fundraises gaap galvanising gamification gamified gamify ganache gantt garde garnishes gasfitter
gasfitters gastropub gastropubs gastroscopy gastrostomy gauging gazumping gcms gcse gcses gelish gemba gemmologist gemmologists gemmology genesys genetec
genotype genotyped genotypes genotyping genset gensets geocoding geofence geofenced geofences geofencing geogrid geojoin geolocation geospatial geotag
geotagged geriatrics ghillie ghillies ghost giclee giftcard giftcards giftwrapping gigabit gillnet gitops glaziery glucometer glucometers gluten gmeet
gobos golang gong goniometry googling govtech graded grading gradio grafana grammarly grantmaking gravlax greenbelt greenfield greengrocery greenlight
greenlit greenscreen greentech greyer greyish groomer groomers groundcrew groundhandling groundwater groundwork groundworker groundworkers groundworks
groupage grouphead gsuite gudgeon gybing gynae gynaecology haccp hackathon hackathons hadoop haemodialysis haircuts halal handoff handoffs handover
handovers handpiece handpieces hangtag hangtags hardscape harling harnessing hashi hashtag hashtags haulier hauliers haylage headcount headcounts
headhunter headhunters headhunting healthtech heap heathland heijunka helm helpdesk helpdesks helpline helplines hemodialysis hempcrete herdsperson hirer
hirers histology hive hogget hoggets hoggs holistically homebuyers homeware homewares honing honoris hootsuite hoshin hostname hostnames hotdesk hotdesking
hotfix hotfixes hotjar hotline hotlines hotspots hplc hris hubspot huggingface hvac hvacr hydrogeology hydronic hydroponic hydroseeding hydrotherapy
hyperparameter hyperparameters hyperscale iaas ideate ideated ideating ideation ifrs ileostomy immunoassay immunoassays immunofluorescence
immunohistochemistry immunotherapy impactful inbox incentivise incentivised incentivize incentivized incentivizing incoterms indexing influencer
influencers infographic infographics infosec ingestion initiations injectables inpatient inpatients insourced instagram instore insulating insurtech
integrations intercom intercompany intermodal interoperability interoperable interrogatories intramuscular intranet intravenous intubated intubation intune
invoicing ironworker ironworkers isolator isolators istio iterable iteratively jamf jidoka jigs jira jobboard jobboards jobseeker jobseekers jobshare
jobsharing jobsite jolleying joomla journaling json judoka julienne julienned jupyter juris kafka kahoot kaizen kanban kanri kennelhand keras keratin
keratometry kerbing kerblaying kerbstone kerbstones kerning kettlebell kettlebells keyframe keyframing keyholder keyholders keyholding keynote keynotes
keyperson keystore keystores keyworker keyworking kindergartener kindergarteners kinesiology kiosk kiosks kitchenhand kitted kitting klaviyo knowhow
knurling kpis kronos kubectl kubernetes lactation lading lakehouse lakh lakhs lambing laminated lamination landfill landfills lanes langchain lapping
laravel lash lashes lateral laude lauter lautering layaway lazyload lazyloaded lcms leachate leaderboard leaderboards leadgen lean learnings legaltech
lenel lensmeter lensometer lessons letting lettings levain lifecycle lifecycles lightgbm lightspeed limecrete limine linear linehaul linisher linishing
linkedin linter linters linting liquidlogic listicle listicles lithography litigator litigators liveblogging livechat livestream livestreamed livestreamer
livestreaming livestreams llms loadout loadouts localhost localization lockdown lockdowns lockfile lockfiles lockshield lockup logins logistical logix
logline loglines loiterers longlining lookalike lookalikes lookbook lookbooks lookdev looker lookups loopholes loss lowboy lowlights lowloader luigi
luminaire luminaires lumper lumpers lungeing lusha luthier luthiers lyophilisation lyophilised lyophilized macchiato macerator macerators machining
machinists magento magna mailchimp mailgun mainframes makaton makerspace malware mammography manger manufacturability markdowns marketo marketplaces
marshaller marshallers marshalling martech mastercam mater matplotlib maître mechatronics meditech medium meds medtech megger memcached memoization
memoized mendeley mentee mentees mentored mentoring mentorship meraki merchandiser merchandisers mesocosm mesocosms mesoporous mesoscale metabarcoding
metabase metadata metamaterials metasploit metaverse metrics microbiome microblading microchipped microchipping microcontroller microcontrollers
microcredential microdermabrasion microfoam microgreens microlearning micrometer micrometers microneedling microservice microservices microsite microsites
microtome microtomy middleoffice middleware midwifery mifid migrations millwork millwright millwrights mindbody minibus minified minisplit minisplits
minitab mirepoix miro misconfigurations mise mitring mixologist mixologists mixology mixpanel mlops mobility mocap mockup mockups moderated modularization
modularized mollusc molluscs monday monetised monetization monetize monetized mongo monkfish monorepo monorepos moodboard moodboards moodle mortem mortice
mortices motherboards moustaches mrush msas muckspreading muda multibillion multichannel multicloud multicollinearity multicountry multicultural
multidisciplinary multifamily multifunction multifunctional multilayer multilingual multimillion multimodal multinational multiphase multiplatform
multisite multiskilled multiskilling multistate multitenancy multitenant multithreaded multithreading multivariate multivendor multiyear mural mutex
mutexes mvps mware nagios namespace namespaces nanomaterials nanoparticle nanoparticles nasogastric navisworks naïve ndas nearpod nebulise nebulised
nebuliser nebulisers nebulizer nebulizers neobank neobanks neonatal neonates nessus netsuite neurodivergent neurodiverse neurodiversity neurotypical
neutering newborns newsfeed newsjacking nfts nginx nicu nightshift nmap noggings nonconformance nonconformances nonconforming nonconformities nonconformity
nondestructive nonprofit nonprofits notarisation notarise notarised notarization notebook notion nucs num numpy nurture nvqs née obeya observability
odontogram oenology offboard offboarded offboarding offboards offshored offshoring offsite offsites ofsted okayed okrs okta ombre omnichannel onboard
onboarded onboarding onboards oncall onchain oncology onedrive onenote onshore onsite ontologies openings operationalise operationalised operationalize
operationalized operationalizing operatories operatory opex optimizations optimizely optoelectronics optometry orchestrated orchestrator orchestrators
ortho orthodontics orthopaedics orthopedics orthoptics orthoptist orthotic orthotics orthotist ostomies ostomy otoscopy outage outages outpatient
outpatients outperform outperformed outreach overdelivered overmolding overmoulding oversight overtime overwing oximetry oxley paas pachymetry packshot
packshots paediatrics paeds pallet palletise palletised palletising palletized palletizer palletizers palletizing pallets palo pandas panelbeater
panelbeating paraeducator paraeducators paralegal paralegals parameterized parametric paraprofessional paratransit pardot parenteral pargetting parging
parser parsers passivated passivation passthrough patdown patdowns patisserie patissier patissiers paving payables payor payors payrun payruns payslip
payslips paytech paywall pcba pcbs pecs peering pelleting pendo penetration pentest pentesting pentests peps performant periapical perinatal perio
periodontics perioperative permaculture permalink perovskite perovskites personas personcentred pescatarian pgce pharmacovigilance phenotype phenotyping
phishing phlebotomist phlebotomists phlebotomy phonemic phonics phorest phoropter photolithography photonics photoresist photoshoot photoshoots
phototherapy phylogenetic phylogenetics phylogeny phytoremediation picu pinterest pipedrive pipefitter pipefitters pipefitting pipelines pisteur place
placemaking plaid planogram planogramming planograms plasmid plasmids plasterboard plasterboards plated plateware plating playbook playbooks playtesting
plcs pleaching plotly plyometric plyometrics pneumatics pocs podcast podcaster podcasters podcasting podcasts poka pokayoke polars polymerase polytunnel
polytunnels popup popups portafilter porterage portering postdoc postdoctoral postgraduate postgre postgres postmortem postmortems postnatal postpartum
poults powdercoat powdercoated powdercoating powerflush powerflushed powerflushing ppap praline praxis pre preboarding precepted precepting preceptor
preceptored preceptors preceptorship preconstruction prefab prefabricated prefect preflight prepayment prepayments prepress preprint preprints presales
preschoolers presto primavera prioritization prioritize prioritized prismic proactively procore procurements productionize productionized productize
productized productizing programmatic prompt prompting proofed proofing proover prophies proptech prosthetist prosthodontics prototyped prototypes
prototyping protégé provisioning pseudonymised pseudonymized psychoeducation psychosocial publicised pulumi punchlist punchlists pupilage pupillage
purchasers purlin purlined purlins pushback putaway pytest pytorch pyxis pâtisserie pâtissier qpcr qualitative qualys quant qubit qubits quickbooks quizlet
rabbitmq radiographer radiographers radiotherapy raku ramped ransomware reablement reachability reachtruck readmission readmissions realtime realtor
realtors reaming rebar rebase reboarding rebrand rebranded rebranding rebrands rebuilds receivables recommender recon reconciliations recyclable
recyclables redact redacted redacting redaction redactions reddit redeploy redeployed redeployments redesign redesigns redis redlined redlining redshift
reefer reefers refactor refactored refactoring refactors referrals refinements reflow reforecast reforecasted reforecasting reforestation refractometry
regex regexes regressions regressor regressors regtech rehair rehairing reimagine reimagined relaunch relaunched relaunches reliability remarketed
remarketing remediated remediation remittance remittances rendered rendering replatform replatformed replatforming replen replenishment repo repointed
repointing reportable repos reposts reprioritise reprioritised reprioritize reprioritized repurposed resale rescope rescoped reservationist reservationists
reskill reskilling resourced resourcing restock restocked restocking resume resy retarget retargeted retargeting retargets retentions retool retrofit
retrofits retrofitted retrospectives reusability reusable revamps reverify revit revu rewilding rfis rfps rfqs rheology riddor rigged rigger riggers
rigging rightsize rightsizing risograph ristretto rivet riveting roadmap roadmapping roadmaps roadshow roadshows roas rollback rollbacks rollout rollouts
rollup rollups rostered rostering rotisserie rotomolding rotoscope rotoscoped rotoscoping rousie roux rsync rugging runbook runbooks runtime runtimes
résumé résumés saa saas safeguarded safeguarding salesforce salesloft sandboxes sanitation sanity sarbanes sarking sars sauté sautéed sawlog sawlogs scada
scaffolded scalability scalable scheduler schedulers schemas schoology schoolwide scikit scipy scorecard scorecards screed screeded screeding screeds
screencast screencasts screenprinted screenprinting screenshots scrum scrumban scrums sdk sdlc seaborn sealant secondee secondees secondment secondments
secops securitisation securitised securitization securitized seesaw segment segmentations selfie semiconductors senco sendco sendgrid serv serverless
servicedesk servlet setup setups sgraffito sharding shareability sharepoint sharps shellac shopify shortcut shortlist shortlisted shortlisting showreel
showreels showrunner showrunners shrink shrinkage shrinkwrap shrinkwrapped shrinkwrapping shunter shunters shuttering sigma signage signaller signoff
signoffs signposted signposting signups silage silvertrac simulink singlefamily sinter sintered sintering sitemap skidder skidders skidsteer skillset
skillsets skimming sklearn skype slack slas slinger slipcasting smartphone smartphones smartsheet smed snagging snags snapchat snedded snedding snowflake
soakaway soakaways socials soffit soffits soldering solutioning sommelier sommeliers sonicated sonication sonographer sonographers soufflé sourdough sous
sows sparge sparging spark spayed spaying spearphishing spectrometry spectrophotometer spectrophotometry spend spirometry splunk sponsorships spreadsheets
sprint sprints squarespace staging stakeholder stakeholders staking standup standups startup startups stata stateful stderr stdout steamfitter steamfitters
stepdown sterilisation sterilization stevedore stevedores stevedoring stewarding stillman stirks stitch stockist stockists stockman stockmen stockout
stockouts stocktake stocktakes stocktaking stoma stomas storefront storefronts stormwater storyblok storyboard storyboarded storyboarder storyboarding
storyboards storytelling strapi strapping streaming streamlines streamlit streetscape streetscapes stretchwrap strim strimmed strimmer strimming stringer
stringers stripe subcontracting subcontractor subcontractors subcutaneous subdomain subledger subledgers sublimation submittal submittals subnet subnets
subnetting subreddit subreddits subrogation substack subtitled subtitling subtrade subtrades sugarcraft sugaring summa summative sunset sunsets sunsetted
sunsetting superset superuser superusers surg surveil surveilled surveilling surveyed sustainment swage swaged swages swaging swaptions swarf sweepstake
swimlane swordsmith syllabi synchromesh synergize sysadmin systm tableau tacho tachograph tachographs tachos tacking tagine tagines tagout tailgate takeoff
takeoffs takt taleo tannoy taproom taprooms tarmac tarmacking taskforce tautliner taxiing taxonomies teamcenter teamwork tekla telecaller telecalling
telecare telehandler telehandlers telehealth telemarketer telemarketers telematics telemedicine telemetry telesale telesales teleservices templated
templating templatize templatized tensorflow terraform testbed textbooks tful theaves therapeutics thermoform thermoformed thermoforming thinclient
threading throughput ticketing tiktok timebox timeboxed timeboxes timeboxing timeframes timeline timelines timeseries timesheet timesheets timetabler
titrate titrated titrating titration titrations titrator titrators toile toiles tokenisation tokenise tokenised tokenization tokenized tokenizer tokenizers
tokenomics tolerancing tomcat toner toners tonometry toolbox toolchain toolchains toolkit toolkits toolmaker toolmakers toolmaking toolset toolsets
torqueing touchpoint touchpoints touchscreen traceability tracheostomies tracheostomy trackable tradespeople tradesperson tradeswoman trados trainings
trammer tranching transcoding transfect transfected transfecting transfection transfections transformational transformations transpile transpiled
transpiler transpilers tray trello triage triaged triages triaging trialed trialled trino triplex troubleshooted troubleshooter troubleshot tspice tugger
tuggers tup tupe tupping tups turboprop turboprops turnaround turnarounds turndown turnkey tutorials twilio tympanometry typechecked typechecking typeset
typesetter typesetters typesetting ucas ulti unbilled unblocked unboxing underperforming underpinned underpinning undersampling underwriter underwriters
unmet unplanned unshakeable upcycled upcycling updo updos upfront uplevel upleveled upleveling upsampling upsell upselling upsells upsert upserts upskill
upskilled upskilling upskills upsold upstyle upstyles uptime upvc usability utilization vagaro valeter valeters validator validators vectorised vectorized
veeam vegan vegans veloute vendors venepuncture venipuncture venipunctures ventilated ventilator ventilators verifiable versioned versioning verticutting
vide videographer videographers videography viennoiserie viewership vinci vinification virality virtualised virtualize virtualized vis viscometer
viscometry vitae vitals viticulture viva vivo vlan vlans vlog vlogger vloggers vlogging vlogs voce voicemail voicemails voiceover voiceovers vox vue
vulnerabilities wafer wafers walkability walkaround walkarounds walkthrough walkthroughs walkthru wanded wanding warehousing wastewater watermain
watermains waterproofing watershed watersheds waybill waybills wayfinding weaner weaners wearables webcast webcasts webchat webchats webex webflow webhook
webhooks webinar webinars webpack website websites wechat weldment weldments wellbeing wellbore wellbores wellness westlaw wethers wetlab whatsapp
whistleblower whistleblowing whiteboard whiteboarding whitelisting whitepaper whitepapers wholesaling widget widgets wifi wikis winback winemaking
winsorized wireframe wireframed wireframes wireframing wireshark womenswear woocommerce wordpress workaround workarounds workato workflow workflows
workholding worklist worklists workload workloads workpiece workpieces workplan workplans worksheets workshop workshopped workshops workspaces workstream
workstreams worktops workwear wort wound wrike writebacks writeoff writeoffs xero xgboost xray xstore yaml yoke youtube youtuber yoy zapier zendesk zeplin
zoho zoning zoom zoominfo zotero zumba zuora
`;

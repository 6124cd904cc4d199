/** Words of today's working life that a general dictionary lacks, lower case. */
export const KNOWN_WORDS = `
abaqus ableton accessioning actioned agentic agilist agritech ahrefs airtable allscripts alma altium analytics
anaplan anodized anodizing ansible api apis app approvals apps appsec asana athenahealth attaché autoclave
autoclaves autoclaving autodesk autoscaling avaya baccalaureate barcode barcodes backend backends backfill backfilled backlink
backlinks backlog backlogs backtesting barback barcoded barcoding barista baristas bartending basecamp batched
benchling benchmarked benchmarking biobank bioinformatics biologics biosafety biostatistics blockchain blog
blogger bloomberg bluebeam bookings bookkeeping boto bugfix bugfixes buildertrend bylines café cafés callout
callouts canva caregiving carer carers caseload caseloads casework caseworker caseworkers catheterization causa
cerner changelog chatbot chatbots checklists checkout checkpointing cision citrix cleanroom cliché clichés
clickstream clickthrough clienteling cloudbeds cloudformation codebase codebases coders colocation comms
communiqué compliances config configs confocal conveyancing copilot copyedit copyedited copyediting copywriter
copywriting counterparties coursework covid cowork coworking creo crowdfunded crowdfunding crowdsourced
crowdsourcing cryptocurrency cum curriculum customizable cyber cyberattacks cybercrime cybersecurity cytometry
dashboarding databases databricks datacenter datacenters datadog dataset datasets datasheets dbt deduped
deduplicate deduplicated deduplication deliverable deliverables denials deployable deployments deprecate
deprecated deprecation dev devops devs diarisation diarised digitalization digitization digitized dimensioning
disciplinaries discoverability dockerized docu docx dojo dosing dotnet downtime dropship dropshipping drywall
décor ebook ebooks ecommerce edtech elearning electives electromechanical electrophoresis email emailed
emailing emails emerita emeritus enablement encrypted endpoint endpoints entra entrepreneurs entrée entrées
epics epidemiologic escrow esports ethnographic evals eventing explainability explainers extranet factchecking
failover fanuc façade fidelio fieldwork figma filings financials finite fintech firewall firewalls firmware
flagship flipbook flowchart flowcharts flyer flyers followers followup followups forti fortinet fortran
freelanced freelancer freelancers freelancing freshdesk frontend frontends fulfillment fulltime fundraiser
fundraisers gamification gamified gantt genesys geocoding geofencing geolocation geospatial gigabit golang
googling grafana grammarly grantmaking greenfield groundwater hackathon hackathons halal handoff handoffs
handover handovers hardscape hashtags headcount headcounts healthtech helpdesk helpdesks histology homebuyers
honoris hootsuite hotfix hotfixes hotjar hotspots hyperparameter hyperparameters hyperscale ideation
immunoassay immunoassays immunofluorescence inbox incoterms indexing influencer influencers infographic
infographics ingestion initiations injectables inpatient inpatients insourced interoperability interoperable
intranet intubated intubation intune invoicing iteratively jamf jira jobsite journaling jupyter juris kahoot
kaizen kanban keras keyframe keynote keynotes keyworker klaviyo knowhow kronos kubernetes lakehouse laravel
lateral laude leaderboard leaderboards leadgen lifecycle lifecycles lightspeed limine linting liquidlogic
livestream livestreamed livestreaming livestreams localhost localization lockdown lockdowns logins logistical
logix lookups loopholes magna mailchimp mainframes makerspace malware mammography manufacturability markdowns
marketo marketplaces mastercam mater mechatronics meditech medtech mendeley mentee mentees mentored mentoring
mentorship meraki metabarcoding metadata metasploit metrics microbiome microcontroller microcontrollers
microcredential microgreens microlearning microservice microservices microsite microsites middleware millwork
minibus minified minitab misconfigurations mixology mixpanel mobility mockup mockups moderated modularization
modularized monetization mongo monorepo monorepos moodle mortem motherboards mrush multichannel multicultural
multidisciplinary multilingual multimodal multinational multithreaded multithreading mware nagios namespace
namespaces naïve nessus neurodivergent neurodiverse neurodiversity newborns newsfeed nmap nonconformance
nonconformances nonconforming nonprofit nonprofits num née observability offboard offboarded offboarding
offshored offshoring offsite offsites okta omnichannel onboard onboarded onboarding oncall onshore onsite
ontologies openings opex optimizations optimizely orchestrated ortho outage outages outpatient outpatients
outperform outperformed overdelivered oversight overtime oxley palletized palletizer palletizers palletizing
palo paralegals parameterized parametric paraprofessional parser parsers passthrough payables payor payors
paywall peering pendo penetration pentest pentesting pentests perioperative permalink phishing phlebotomy
phonics photoshoot photoshoots pipedrive pipefitting pipelines planogram planograms playbook playbooks
pneumatics podcast podcasting podcasts polymerase popups postdoc postdoctoral postgraduate postgre postgres
postmortem postmortems postpartum praxis precepted precepting preceptor preceptors preceptorship
preconstruction prefab prefabricated preflight prepress preprint preprints presales preschoolers primavera
prioritization prioritize prioritized procore procurements productionize productionized proofed prototyped
prototypes prototyping protégé provisioning psychoeducation psychosocial publicised punchlist purchasers pytest
pyxis pâtisserie qualitative qualys quant radiographers ramped ransomware reachability readmission readmissions
realtime realtor realtors rebase rebrand rebranded rebranding rebrands rebuilds receivables recommender recon
reconciliations redeploy redeployed redesign redesigns redlined redlining refactor refactored refactoring
refactors referrals refinements regressions reimagine reimagined relaunch relaunched relaunches reliability
remarketing remediated remediation replatform replatformed replatforming repo reportable repos reposts
repurposed resale reskill reskilling resourced resourcing restock restocked restocking resume resy retargeted
retargeting retrofits retrospectives reusability reusable revamps reverify revit revu rightsize rightsizing
roadmap roadmapping roadmaps roadshow roadshows rollback rollbacks rollout rollouts runbook runbooks runtime
runtimes résumé résumés saa safeguarding sandboxes sanitation sarbanes sauté sautéed scaffolded scalability
scalable scheduler schedulers schemas schoology scikit scorecard scorecards screencast screencasts screenshots
scrums sdk selfie semiconductors serv serverless servlet setup setups sharding shareability shopify shortlist
shortlisted shortlisting showreel showreels signoff signoffs signups simulink sitemap skillset skillsets
sklearn smartphone smartphones socials solutioning sommelier soufflé spectrometry spend splunk spreadsheets
sprint sprints stakeholder stakeholders standup standups startup startups stata stocktake stocktakes
stocktaking stormwater storyboarded storyboarding storyboards storytelling streaming streamlines subcontracting
subcontractor subcontractors subdomain subledger subledgers sublimation submittal submittals subnets subreddit
subtitled subtitling summa summative superuser superusers surg surveyed sustainment swimlane sysadmin systm
tagout takeoff takeoffs taleo taskforce taxonomies teamcenter teamwork telecare telehealth telemarketer
telemarketers telematics telemedicine telemetry templated templating terraform testbed textbooks tful
therapeutics throughput ticketing timeline timelines timesheet timesheets titrated titrations tolerancing
toolchain toolchains toolkit toolkits toolset toolsets touchpoint touchpoints touchscreen traceability
trackable trados transcoding transformational trello triage triaged triages triaging trialed trialled
troubleshooter troubleshot tspice turnaround turnarounds turnkey tutorials typeset typesetting ulti unbilled
unblocked unboxing underperforming underwriters unmet unplanned upcycled upcycling upfront upsell upselling
upsells upskill upskilled upskilling upsold uptime usability utilization validator validators veeam vendors
ventilated ventilator ventilators verifiable versioned versioning videographer videographers videography
viewership vinci virality vis vitae vitals viva vivo vlog vlogs voce voicemail voicemails voiceover voiceovers
vue vulnerabilities walkthrough walkthroughs warehousing wastewater waterproofing webcast webcasts webflow
webhook webhooks webinar webinars webpack website websites wellbeing wellness westlaw whiteboard whiteboarding
whitelisting whitepaper whitepapers wholesaling widget widgets wifi trainings wikis winback wireframe wireframed
wireframes wireframing wireshark workflow workflows workload workloads workplan workplans worksheets workshop
workshopped workshops workspaces workstream workstreams worktops workwear wrike xero xray xstore yoy zendesk
zeplin zoho zoning zotero
`;

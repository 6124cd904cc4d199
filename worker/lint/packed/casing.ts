/** Generated from ../data/casing.tsv: npm run lint-tables. */
export const packed = {
  name: "casing",
  category: "typography" as const,
  title: "Names as their owners write them",
  why: "A name spelled as its owner spells it is found by searches and reads as known.",
  priority: 50,
  messages: [
    "The name is written “{new}”.",
  ],
  rows: String.raw`
[abaqus]	Abaqus	0
[abuja]	Abuja	0
[active directory]	Active Directory	0
[adobe illustrator]	Adobe Illustrator	0
[adobe indesign]	Adobe InDesign	0
[adobe lightroom]	Adobe Lightroom	0
[adobe photoshop]	Adobe Photoshop	0
[adobe xd]	Adobe XD	0
[adp workforce now]	ADP Workforce Now	0
[adp]	ADP	0
[adwords]	AdWords	0
[africa]	Africa	0
[afrikaans]	Afrikaans	0
[after effects]	After Effects	0
[ahrefs]	Ahrefs	0
[airbnb]	Airbnb	0
[aks]	AKS	0
[allen-bradley]	Allen-Bradley	0
[allscripts]	Allscripts	0
[altium designer]	Altium Designer	0
[altium]	Altium	0
[amadeus]	Amadeus	0
[amazon web services aws]	Amazon Web Services AWS	0
[america]	America	0
[anaplan]	Anaplan	0
[angularjs]	AngularJS	0
[ansible]	Ansible	0
[ansys]	ANSYS	0
[apache airflow]	Apache Airflow	0
[apache kafka]	Apache Kafka	0
[apache spark]	Apache Spark	0
[api]	API	0
[apis]	APIs	0
[appium]	Appium	0
[apple pay]	Apple Pay	0
[april]	April	0
[arabic]	Arabic	0
[arcgis]	ArcGIS	0
[argo cd]	Argo CD	0
[argocd]	ArgoCD	0
[articulate storyline]	Articulate Storyline	0
[asana]	Asana	0
[asia]	Asia	0
[athenahealth]	Athenahealth	0
[ats]	ATS	0
[australia]	Australia	0
[autocad civil 3d]	AutoCAD Civil 3D	0
[autocad]	AutoCAD	0
[autodesk inventor]	Autodesk Inventor	0
[avaya]	Avaya	0
[aws]	AWS	0
[azure devops]	Azure DevOps	0
[bamboohr]	BambooHR	0
[bangalore]	Bangalore	0
[bbc]	BBC	0
[belfast]	Belfast	0
[benchling]	Benchling	0
[bengali]	Bengali	0
[bengaluru]	Bengaluru	0
[bigquery]	BigQuery	0
[birmingham]	Birmingham	0
[bitbucket]	Bitbucket	0
[blackline]	BlackLine	0
[bloomberg terminal]	Bloomberg Terminal	0
[bloomberg]	Bloomberg	0
[bluebeam revu]	Bluebeam Revu	0
[bluebeam]	Bluebeam	0
[booking.com]	Booking.com	0
[booksy]	Booksy	0
[bosch]	Bosch	0
[boston]	Boston	0
[britain]	Britain	0
[buildertrend]	Buildertrend	0
[bulgarian]	Bulgarian	0
[c++]	C++	0
[canada]	Canada	0
[cantonese]	Cantonese	0
[canva]	Canva	0
[cardiff]	Cardiff	0
[catia v5]	CATIA V5	0
[catia v6]	CATIA V6	0
[catia]	Catia	0
[cerner]	Cerner	0
[chemdraw]	ChemDraw	0
[chennai]	Chennai	0
[chicago]	Chicago	0
[christmas]	Christmas	0
[cinema 4d]	Cinema 4D	0
[cisco ios]	Cisco IOS	0
[cisco]	Cisco	0
[cision]	Cision	0
[citrix]	Citrix	0
[civil 3d]	Civil 3D	0
[classdojo]	ClassDojo	0
[cloudbeds]	Cloudbeds	0
[cloudformation]	CloudFormation	0
[cmms]	CMMS	0
[cnc]	CNC	0
[coshh]	COSHH	0
[cpcs]	CPCS	0
[cpr]	CPR	0
[crm]	CRM	0
[croatian]	Croatian	0
[crowdstrike falcon]	CrowdStrike Falcon	0
[crowdstrike]	CrowdStrike	0
[cscs]	CSCS	0
[css]	CSS	0
[css3]	CSS3	0
[cyberark]	CyberArk	0
[czech]	Czech	0
[databricks]	Databricks	0
[datadog]	Datadog	0
[davinci resolve]	DaVinci Resolve	0
[december]	December	0
[delhi]	Delhi	0
[dentrix]	Dentrix	0
[diwali]	Diwali	0
[django]	Django	0
[docker]	Docker	0
[docusign]	DocuSign	0
[drupal]	Drupal	0
[dubai]	Dubai	0
[dublin]	Dublin	0
[durban]	Durban	0
[dynamics 365]	Dynamics 365	0
[eaglesoft]	Eaglesoft	0
[ec2]	EC2	0
[ecg]	ECG	0
[ecmascript]	ECMAScript	0
[edi]	EDI	0
[edinburgh]	Edinburgh	0
[eks]	EKS	0
[elasticsearch]	Elasticsearch	0
[electronic lab notebook eln]	electronic lab notebook ELN	0
[eln]	ELN	0
[endnote]	EndNote	0
[england]	England	0
[english]	English	0
[enscape]	Enscape	0
[entra id]	Entra ID	0
[epanet]	EPANET	0
[epic ehr]	Epic EHR	0
[epiccare]	EpicCare	0
[epos]	EPOS	0
[erp]	ERP	0
[es6]	ES6	0
[esxi]	ESXi	0
[etabs]	ETABS	0
[europe]	Europe	0
[facebook ads]	Facebook Ads	0
[facebook]	Facebook	0
[fanuc]	Fanuc	0
[farsi]	Farsi	0
[fastapi]	FastAPI	0
[february]	February	0
[fidelio]	Fidelio	0
[fidic]	FIDIC	0
[figma]	Figma	0
[final cut pro]	Final Cut Pro	0
[finnish]	Finnish	0
[five9]	Five9	0
[fortigate]	FortiGate	0
[fortinet]	Fortinet	0
[fortran]	Fortran	0
[france]	France	0
[french]	French	0
[fresha]	Fresha	0
[freshdesk]	Freshdesk	0
[friday]	Friday	0
[fridays]	Fridays	0
[ga4]	GA4	0
[gaelic]	Gaelic	0
[gcp]	GCP	0
[gdpr]	GDPR	0
[genesys]	Genesys	0
[genetec]	Genetec	0
[german]	German	0
[germany]	Germany	0
[gis]	GIS	0
[github actions]	GitHub Actions	0
[github]	GitHub	0
[gitlab]	GitLab	0
[gke]	GKE	0
[glasgow]	Glasgow	0
[glossgenius]	GlossGenius	0
[gmail]	Gmail	0
[gmp]	GMP	0
[google ads]	Google Ads	0
[google analytics 4]	Google Analytics 4	0
[google analytics]	Google Analytics	0
[google cloud platform gcp]	Google Cloud Platform GCP	0
[google docs]	Google Docs	0
[google drive]	Google Drive	0
[google pay]	Google Pay	0
[google sheets]	Google Sheets	0
[google tag manager gtm]	Google Tag Manager GTM	0
[grafana]	Grafana	0
[grammarly]	Grammarly	0
[graphpad prism]	GraphPad Prism	0
[gtm]	GTM	0
[gujarati]	Gujarati	0
[haccp]	HACCP	0
[hadoop]	Hadoop	0
[hashicorp vault]	HashiCorp Vault	0
[hausa]	Hausa	0
[hebrew]	Hebrew	0
[hec-ras]	HEC-RAS	0
[hindi]	Hindi	0
[hipaa]	HIPAA	0
[hmi]	HMI	0
[hmis]	HMIS	0
[hmrc]	HMRC	0
[hootsuite]	Hootsuite	0
[hotjar]	Hotjar	0
[hris]	HRIS	0
[html]	HTML	0
[html5]	HTML5	0
[hubspot crm]	HubSpot CRM	0
[hubspot]	HubSpot	0
[hungarian]	Hungarian	0
[hyderabad]	Hyderabad	0
[hyper-v]	Hyper-V	0
[hyperion]	Hyperion	0
[igbo]	Igbo	0
[illustrator cc]	Illustrator CC	0
[imagej]	ImageJ	0
[imanage]	iManage	0
[indesign]	InDesign	0
[india]	India	0
[instagram]	Instagram	0
[intune]	Intune	0
[invision]	InVision	0
[ios]	iOS	0
[iosh]	IOSH	0
[ipad]	iPad	0
[iphone]	iPhone	0
[ireland]	Ireland	0
[italian]	Italian	0
[italy]	Italy	0
[jamf]	Jamf	0
[january]	January	0
[japanese]	Japanese	0
[javascript]	JavaScript	0
[jenkins]	Jenkins	0
[jira service desk]	Jira Service Desk	0
[jira service management]	Jira Service Management	0
[jira]	Jira	0
[jmeter]	JMeter	0
[johannesburg]	Johannesburg	0
[jquery]	jQuery	0
[july]	July	0
[june]	June	0
[junit]	JUnit	0
[jupyter]	Jupyter	0
[k8s]	K8s	0
[kafka]	Kafka	0
[kahoot]	Kahoot	0
[kali linux]	Kali Linux	0
[keras]	Keras	0
[kinaxis]	Kinaxis	0
[klaviyo]	Klaviyo	0
[kolkata]	Kolkata	0
[korean]	Korean	0
[kotlin]	Kotlin	0
[kpi]	KPI	0
[kpis]	KPIs	0
[kubernetes]	Kubernetes	0
[labview]	LabVIEW	0
[lagos]	Lagos	0
[laravel]	Laravel	0
[latex]	LaTeX	0
[launchdarkly]	LaunchDarkly	0
[leeds]	Leeds	0
[lenel]	Lenel	0
[lenels2]	LenelS2	0
[lexisnexis]	LexisNexis	0
[lightroom]	Lightroom	0
[lightspeed]	Lightspeed	0
[lims]	LIMS	0
[linkedin ads]	LinkedIn Ads	0
[linkedin recruiter]	LinkedIn Recruiter	0
[linkedin sales navigator]	LinkedIn Sales Navigator	0
[linkedin]	LinkedIn	0
[liquidlogic]	Liquidlogic	0
[lms]	LMS	0
[london]	London	0
[looker]	Looker	0
[ltspice]	LTspice	0
[macos]	macOS	0
[magento]	Magento	0
[mailchimp]	Mailchimp	0
[malay]	Malay	0
[manchester]	Manchester	0
[manhattan associates]	Manhattan Associates	0
[manhattan wms]	Manhattan WMS	0
[marketo]	Marketo	0
[mastercam]	Mastercam	0
[matlab]	MATLAB	0
[mazak]	Mazak	0
[meddic]	MEDDIC	0
[meddpicc]	MEDDPICC	0
[meditech]	Meditech	0
[melbourne]	Melbourne	0
[mendeley]	Mendeley	0
[meraki]	Meraki	0
[metasploit]	Metasploit	0
[micros fidelio]	Micros Fidelio	0
[microsoft 365]	Microsoft 365	0
[microsoft access]	Microsoft Access	0
[microsoft azure]	Microsoft Azure	0
[microsoft dynamics]	Microsoft Dynamics	0
[microsoft excel]	Microsoft Excel	0
[microsoft exchange]	Microsoft Exchange	0
[microsoft intune]	Microsoft Intune	0
[microsoft office]	Microsoft Office	0
[microsoft outlook]	Microsoft Outlook	0
[microsoft powerpoint]	Microsoft PowerPoint	0
[microsoft project]	Microsoft Project	0
[microsoft sentinel]	Microsoft Sentinel	0
[microsoft sql server]	Microsoft SQL Server	0
[microsoft teams]	Microsoft Teams	0
[microsoft word]	Microsoft Word	0
[microsoft]	Microsoft	0
[microstation]	MicroStation	0
[mindbody]	Mindbody	0
[minitab]	Minitab	0
[mixpanel]	Mixpanel	0
[mondays]	Mondays	0
[mongodb]	MongoDB	0
[moodle]	Moodle	0
[mri]	MRI	0
[ms access]	MS Access	0
[ms excel]	MS Excel	0
[ms office]	MS Office	0
[ms outlook]	MS Outlook	0
[ms project]	MS Project	0
[ms teams]	MS Teams	0
[ms word]	MS Word	0
[mumbai]	Mumbai	0
[myfitnesspal]	MyFitnessPal	0
[myob]	MYOB	0
[mysql]	MySQL	0
[nagios]	Nagios	0
[nairobi]	Nairobi	0
[navisworks]	Navisworks	0
[ncr]	NCR	0
[nebosh]	NEBOSH	0
[nessus]	Nessus	0
[netdocuments]	NetDocuments	0
[netsuite]	NetSuite	0
[nextjs]	NextJS	0
[nginx]	NGINX	0
[nhs]	NHS	0
[nigeria]	Nigeria	0
[nmap]	Nmap	0
[node.js]	Node.js	0
[nodejs]	NodeJS	0
[norwegian]	Norwegian	0
[november]	November	0
[numpy]	NumPy	0
[nvivo]	NVivo	0
[o365]	O365	0
[october]	October	0
[office 365]	Office 365	0
[okta]	Okta	0
[onedrive]	OneDrive	0
[onenote]	OneNote	0
[opentable]	OpenTable	0
[opera pms]	Opera PMS	0
[optimizely]	Optimizely	0
[oracle financials]	Oracle Financials	0
[oracle hcm]	Oracle HCM	0
[oracle netsuite]	Oracle NetSuite	0
[oracle xstore]	Oracle Xstore	0
[osha]	OSHA	0
[pagerduty]	PagerDuty	0
[palo alto networks]	Palo Alto Networks	0
[palo alto]	Palo Alto	0
[paris]	Paris	0
[paye]	PAYE	0
[pdf]	PDF	0
[pdfs]	PDFs	0
[pendo]	Pendo	0
[phorest]	Phorest	0
[photoshop]	Photoshop	0
[php]	PHP	0
[pinterest]	Pinterest	0
[pipedrive]	Pipedrive	0
[plangrid]	PlanGrid	0
[plaxis]	PLAXIS	0
[plc]	PLC	0
[pms]	PMS	0
[point of sale pos]	point of sale POS	0
[poland]	Poland	0
[portuguese]	Portuguese	0
[postgres]	Postgres	0
[postgresql]	PostgreSQL	0
[power bi]	Power BI	0
[power query]	Power Query	0
[powerbi]	PowerBI	0
[powerpoint]	PowerPoint	0
[powerschool]	PowerSchool	0
[powershell]	PowerShell	0
[ppc]	PPC	0
[ppe]	PPE	0
[premiere pro]	Premiere Pro	0
[primavera p6]	Primavera P6	0
[primavera]	Primavera	0
[procore]	Procore	0
[productboard]	Productboard	0
[pspice]	PSpice	0
[pulumi]	Pulumi	0
[pune]	Pune	0
[punjabi]	Punjabi	0
[pyspark]	PySpark	0
[pytorch]	PyTorch	0
[pyxis]	Pyxis	0
[qatar]	Qatar	0
[qgis]	QGIS	0
[qradar]	QRadar	0
[qualys]	Qualys	0
[quickbooks]	QuickBooks	0
[rabbitmq]	RabbitMQ	0
[ramadan]	Ramadan	0
[react native]	React Native	0
[reactjs]	ReactJS	0
[red hat enterprise linux]	Red Hat Enterprise Linux	0
[redis]	Redis	0
[resy]	Resy	0
[revit]	Revit	0
[rhel]	RHEL	0
[romanian]	Romanian	0
[rslogix]	RSLogix	0
[rsmeans]	RSMeans	0
[rstudio]	RStudio	0
[russian]	Russian	0
[sabre]	Sabre	0
[sage 200]	Sage 200	0
[sage 50]	Sage 50	0
[salesforce crm]	Salesforce CRM	0
[salesforce marketing cloud]	Salesforce Marketing Cloud	0
[salesforce service cloud]	Salesforce Service Cloud	0
[salesforce]	Salesforce	0
[salesloft]	SalesLoft	0
[sap ewm]	SAP EWM	0
[sap fico]	SAP FICO	0
[sap plm]	SAP PLM	0
[sap successfactors]	SAP SuccessFactors	0
[sap2000]	SAP2000	0
[saturday]	Saturday	0
[saturdays]	Saturdays	0
[scada]	SCADA	0
[sccm]	SCCM	0
[schoology]	Schoology	0
[scotland]	Scotland	0
[scss]	SCSS	0
[sdl trados]	SDL Trados	0
[semrush]	SEMrush	0
[seo]	SEO	0
[september]	September	0
[serbian]	Serbian	0
[servicenow]	ServiceNow	0
[sfdc]	SFDC	0
[sharepoint]	SharePoint	0
[shopify]	Shopify	0
[siemens nx]	Siemens NX	0
[siemens s7]	Siemens S7	0
[siemens]	Siemens	0
[silvertrac]	Silvertrac	0
[simplepractice]	SimplePractice	0
[simulink]	Simulink	0
[singapore]	Singapore	0
[sketchup]	SketchUp	0
[skype]	Skype	0
[smartsheet]	Smartsheet	0
[snapchat]	Snapchat	0
[solidworks]	SolidWorks	0
[spain]	Spain	0
[spanish]	Spanish	0
[splunk]	Splunk	0
[spring boot]	Spring Boot	0
[spss]	SPSS	0
[sql server]	SQL Server	0
[sql]	SQL	0
[square pos]	Square POS	0
[stata]	Stata	0
[successfactors]	SuccessFactors	0
[sunday]	Sunday	0
[sundays]	Sundays	0
[swahili]	Swahili	0
[swedish]	Swedish	0
[sydney]	Sydney	0
[systmone]	SystmOne	0
[tagalog]	Tagalog	0
[tailwind css]	Tailwind CSS	0
[taleo]	Taleo	0
[tamil]	Tamil	0
[teamcenter]	Teamcenter	0
[tekla structures]	Tekla Structures	0
[tekla]	Tekla	0
[telugu]	Telugu	0
[tensorflow]	TensorFlow	0
[terraform]	Terraform	0
[testng]	TestNG	0
[therapynotes]	TherapyNotes	0
[thursday]	Thursday	0
[thursdays]	Thursdays	0
[tia portal]	TIA Portal	0
[tig]	TIG	0
[tiktok]	TikTok	0
[tms]	TMS	0
[toast pos]	Toast POS	0
[toronto]	Toronto	0
[tracktik]	TrackTik	0
[trados]	Trados	0
[trainerize]	Trainerize	0
[trello]	Trello	0
[tuesday]	Tuesday	0
[tuesdays]	Tuesdays	0
[typescript]	TypeScript	0
[uat]	UAT	0
[ubuntu]	Ubuntu	0
[ukg]	UKG	0
[ukrainian]	Ukrainian	0
[ultipro]	UltiPro	0
[urdu]	Urdu	0
[usa]	USA	0
[usajobs]	USAJOBS	0
[vagaro]	Vagaro	0
[vat] return|returns|registration|invoice|invoices|rate|rates|number|accounts|filing|filings|records|reports|payment|payments|submission|submissions|reclaim|reclaims	VAT	0
[veeam]	Veeam	0
[verint]	Verint	0
[vietnamese]	Vietnamese	0
[visual studio]	Visual Studio	0
[vlookup]	VLOOKUP	0
[vmware]	VMware	0
[vsphere]	vSphere	0
[vuejs]	VueJS	0
[watergems]	WaterGEMS	0
[webflow]	Webflow	0
[webpack]	Webpack	0
[wednesday]	Wednesday	0
[wednesdays]	Wednesdays	0
[welsh]	Welsh	0
[westlaw]	Westlaw	0
[whatsapp]	WhatsApp	0
[windows server]	Windows Server	0
[wireshark]	Wireshark	0
[wms]	WMS	0
[woocommerce]	WooCommerce	0
[wordpress]	WordPress	0
[wrike]	Wrike	0
[xero]	Xero	0
[xgboost]	XGBoost	0
[xhosa]	Xhosa	0
[yoruba]	Yoruba	0
[youtube]	YouTube	0
[zendesk]	Zendesk	0
[zeplin]	Zeplin	0
[zoho crm]	Zoho CRM	0
[zoominfo]	ZoomInfo	0
[zotero]	Zotero	0
in|using|via|into|with [sap] $|for|to|pms|daily|api|11|10|8	SAP	0
in|using|via|into|with [selenium] $|for|to|pms|daily|api|11|10|8	Selenium	0
in|using|via|into|with [confluence] $|for|to|pms|daily|api|11|10|8	Confluence	0
in|using|via|into|with [snowflake] $|for|to|pms|daily|api|11|10|8	Snowflake	0
in|using|via|into|with [redshift] $|for|to|pms|daily|api|11|10|8	Redshift	0
in|using|via|into|with [tableau] $|for|to|pms|daily|api|11|10|8	Tableau	0
in|using|via|into|with [sas] $|for|to|pms|daily|api|11|10|8	SAS	0
in|using|via|into|with [kronos] $|for|to|pms|daily|api|11|10|8	Kronos	0
in|using|via|into|with [opera] $|for|to|pms|daily|api|11|10|8	Opera	0
in|using|via|into|with [epic] $|for|to|pms|daily|api|11|10|8	Epic	0
in|using|via|into|with [postman] $|for|to|pms|daily|api|11|10|8	Postman	0
in|using|via|into|with [slack] $|for|to|pms|daily|api|11|10|8	Slack	0
in|using|via|into|with [react] $|for|to|pms|daily|api|11|10|8	React	0
in|using|via|into|with [angular] $|for|to|pms|daily|api|11|10|8	Angular	0
in|using|via|into|with [canvas] $|for|to|pms|daily|api|11|10|8	Canvas	0
in|using|via|into|with [stripe] $|for|to|pms|daily|api|11|10|8	Stripe	0
in|using|via|into|with [sage] $|for|to|pms|daily|api|11|10|8	Sage	0
[quickbook]	QuickBooks	0
[python]	Python	0
[java]	Java	0
in|using|via|into|with [oracle] $|for|to|pms|daily|api|11|10|8	Oracle	0
[linux]	Linux	0
[android]	Android	0
[google]	Google	0
in|using|via|into|with [zoom] $|for|to|pms|daily|api|11|10|8	Zoom	0
in|using|via|into|with [indeed] $|for|to|pms|daily|api|11|10|8	Indeed	0
[visio]	Visio	0
in|using|via|into|with [tally] $|for|to|pms|daily|api|11|10|8	Tally	0
in|using|via|into|with [workday] $|for|to|pms|daily|api|11|10|8	Workday	0
[adobe]	Adobe	0
in|using|via|into|with [windows] $|for|to|pms|daily|api|11|10|8	Windows	0
in|using|via|into|with [illustrator] $|for|to|pms|daily|api|11|10|8	Illustrator	0
in|using|with|via|into|use|used|utilise|utilised|utilize|utilized|ms|microsoft|advanced|on [excel] $|and|for|to|or|in|daily|macros	Excel	0
[excel] spreadsheet|spreadsheets|sheet|sheets|file|files|workbook|workbooks|macros|formulas|skills|reports|dashboards|models|functions|trackers|vba	Excel	0
[ms excel]	MS Excel	0
word|powerpoint|outlook|access|sql|sap|tableau|python|office and|,|& [excel]	Excel	0
[mig] and|welding|welder|weld|welds|,|/	MIG	0
[tig] and|welding|welder|weld|welds|,|/	TIG	0
in|since|until|till|from|by|to|between|during [march] #|to|$	March	0
in|since|until|till|from|by|to|between|during [may] #|to_#	May	0
in|since|until|till|from|by|to|between|during [august] #|to|$	August	0
english|french|german|spanish|russian|italian|ukrainian|czech and|,|or [polish]	Polish	0
[english] speaking|language|lessons|teacher|grammar|literature	English	0
[idexx]	IDEXX	0
[brexit]	Brexit	0
, [excel] $|,|and	Excel	0
on [postman] $|,|and|to	Postman	0
<num> [=Students] $|and|in|per|at|on|to|with|for|,	students	0
with|to|by|from|for the [=Students] $|and|in|per|at|on|to|with|for|,	students	0
<num> [=Vendors] $|and|in|per|at|on|to|with|for|,	vendors	0
with|to|by|from|for the [=Vendors] $|and|in|per|at|on|to|with|for|,	vendors	0
<num> [=Customers] $|and|in|per|at|on|to|with|for|,	customers	0
with|to|by|from|for the [=Customers] $|and|in|per|at|on|to|with|for|,	customers	0
<num> [=Clients] $|and|in|per|at|on|to|with|for|,	clients	0
with|to|by|from|for the [=Clients] $|and|in|per|at|on|to|with|for|,	clients	0
<num> [=Employees] $|and|in|per|at|on|to|with|for|,	employees	0
with|to|by|from|for the [=Employees] $|and|in|per|at|on|to|with|for|,	employees	0
<num> [=Patients] $|and|in|per|at|on|to|with|for|,	patients	0
with|to|by|from|for the [=Patients] $|and|in|per|at|on|to|with|for|,	patients	0
<num> [=Suppliers] $|and|in|per|at|on|to|with|for|,	suppliers	0
with|to|by|from|for the [=Suppliers] $|and|in|per|at|on|to|with|for|,	suppliers	0
<num> [=Managers] $|and|in|per|at|on|to|with|for|,	managers	0
with|to|by|from|for the [=Managers] $|and|in|per|at|on|to|with|for|,	managers	0
<num> [=Engineers] $|and|in|per|at|on|to|with|for|,	engineers	0
with|to|by|from|for the [=Engineers] $|and|in|per|at|on|to|with|for|,	engineers	0
<num> [=Pupils] $|and|in|per|at|on|to|with|for|,	pupils	0
with|to|by|from|for the [=Pupils] $|and|in|per|at|on|to|with|for|,	pupils	0
<num> [=Guests] $|and|in|per|at|on|to|with|for|,	guests	0
with|to|by|from|for the [=Guests] $|and|in|per|at|on|to|with|for|,	guests	0
in [selenium] and|with|using	Selenium	0
[european]	European	0
[british]	British	0
[american]	American	0
[indian]	Indian	0
[australian]	Australian	0
[african]	African	0
[asian]	Asian	0
[irish]	Irish	0
[scottish]	Scottish	0
[canadian]	Canadian	0
[nigerian]	Nigerian	0
[chinese]	Chinese	0
[mexican]	Mexican	0
[brazilian]	Brazilian	0
[egyptian]	Egyptian	0
the [middle east]	Middle East	0
[south america]	South America	0
[north america]	North America	0
[latin america]	Latin America	0
[central america]	Central America	0
`,
};

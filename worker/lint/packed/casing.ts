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
abaqus	[abaqus]	Abaqus	0
abuja	[abuja]	Abuja	0
active-directory	[active directory]	Active Directory	0
adobe-illustrator	[adobe illustrator]	Adobe Illustrator	0
adobe-indesign	[adobe indesign]	Adobe InDesign	0
adobe-lightroom	[adobe lightroom]	Adobe Lightroom	0
adobe-photoshop	[adobe photoshop]	Adobe Photoshop	0
adobe-xd	[adobe xd]	Adobe XD	0
adp-workforce-now	[adp workforce now]	ADP Workforce Now	0
adp	[adp]	ADP	0
adwords	[adwords]	AdWords	0
africa	[africa]	Africa	0
afrikaans	[afrikaans]	Afrikaans	0
after-effects	[after effects]	After Effects	0
ahrefs	[ahrefs]	Ahrefs	0
airbnb	[airbnb]	Airbnb	0
aks	[aks]	AKS	0
allen-bradley	[allen-bradley]	Allen-Bradley	0
allscripts	[allscripts]	Allscripts	0
altium-designer	[altium designer]	Altium Designer	0
altium	[altium]	Altium	0
amadeus	[amadeus]	Amadeus	0
amazon-web-services-aws	[amazon web services aws]	Amazon Web Services AWS	0
america	[america]	America	0
anaplan	[anaplan]	Anaplan	0
angularjs	[angularjs]	AngularJS	0
ansible	[ansible]	Ansible	0
ansys	[ansys]	ANSYS	0
apache-airflow	[apache airflow]	Apache Airflow	0
apache-kafka	[apache kafka]	Apache Kafka	0
apache-spark	[apache spark]	Apache Spark	0
api	[api]	API	0
apis	[apis]	APIs	0
appium	[appium]	Appium	0
apple-pay	[apple pay]	Apple Pay	0
april	[april]	April	0
arabic	[arabic]	Arabic	0
arcgis	[arcgis]	ArcGIS	0
argo-cd	[argo cd]	Argo CD	0
argocd	[argocd]	ArgoCD	0
articulate-storyline	[articulate storyline]	Articulate Storyline	0
asana	[asana]	Asana	0
asia	[asia]	Asia	0
athenahealth	[athenahealth]	Athenahealth	0
ats	[ats]	ATS	0
australia	[australia]	Australia	0
autocad-civil-3d	[autocad civil 3d]	AutoCAD Civil 3D	0
autocad	[autocad]	AutoCAD	0
autodesk-inventor	[autodesk inventor]	Autodesk Inventor	0
avaya	[avaya]	Avaya	0
aws	[aws]	AWS	0
azure-devops	[azure devops]	Azure DevOps	0
bamboohr	[bamboohr]	BambooHR	0
bangalore	[bangalore]	Bangalore	0
bbc	[bbc]	BBC	0
belfast	[belfast]	Belfast	0
benchling	[benchling]	Benchling	0
bengali	[bengali]	Bengali	0
bengaluru	[bengaluru]	Bengaluru	0
bigquery	[bigquery]	BigQuery	0
birmingham	[birmingham]	Birmingham	0
bitbucket	[bitbucket]	Bitbucket	0
blackline	[blackline]	BlackLine	0
bloomberg-terminal	[bloomberg terminal]	Bloomberg Terminal	0
bloomberg	[bloomberg]	Bloomberg	0
bluebeam-revu	[bluebeam revu]	Bluebeam Revu	0
bluebeam	[bluebeam]	Bluebeam	0
booking-com	[booking.com]	Booking.com	0
booksy	[booksy]	Booksy	0
bosch	[bosch]	Bosch	0
boston	[boston]	Boston	0
britain	[britain]	Britain	0
buildertrend	[buildertrend]	Buildertrend	0
bulgarian	[bulgarian]	Bulgarian	0
c	[c++]	C++	0
canada	[canada]	Canada	0
cantonese	[cantonese]	Cantonese	0
canva	[canva]	Canva	0
cardiff	[cardiff]	Cardiff	0
catia-v5	[catia v5]	CATIA V5	0
catia-v6	[catia v6]	CATIA V6	0
catia	[catia]	Catia	0
cerner	[cerner]	Cerner	0
chemdraw	[chemdraw]	ChemDraw	0
chennai	[chennai]	Chennai	0
chicago	[chicago]	Chicago	0
christmas	[christmas]	Christmas	0
cinema-4d	[cinema 4d]	Cinema 4D	0
cisco-ios	[cisco ios]	Cisco IOS	0
cisco	[cisco]	Cisco	0
cision	[cision]	Cision	0
citrix	[citrix]	Citrix	0
civil-3d	[civil 3d]	Civil 3D	0
classdojo	[classdojo]	ClassDojo	0
cloudbeds	[cloudbeds]	Cloudbeds	0
cloudformation	[cloudformation]	CloudFormation	0
cmms	[cmms]	CMMS	0
cnc	[cnc]	CNC	0
coshh	[coshh]	COSHH	0
cpcs	[cpcs]	CPCS	0
cpr	[cpr]	CPR	0
crm	[crm]	CRM	0
croatian	[croatian]	Croatian	0
crowdstrike-falcon	[crowdstrike falcon]	CrowdStrike Falcon	0
crowdstrike	[crowdstrike]	CrowdStrike	0
cscs	[cscs]	CSCS	0
css	[css]	CSS	0
css3	[css3]	CSS3	0
cyberark	[cyberark]	CyberArk	0
czech	[czech]	Czech	0
databricks	[databricks]	Databricks	0
datadog	[datadog]	Datadog	0
davinci-resolve	[davinci resolve]	DaVinci Resolve	0
december	[december]	December	0
delhi	[delhi]	Delhi	0
dentrix	[dentrix]	Dentrix	0
diwali	[diwali]	Diwali	0
django	[django]	Django	0
docker	[docker]	Docker	0
docusign	[docusign]	DocuSign	0
drupal	[drupal]	Drupal	0
dubai	[dubai]	Dubai	0
dublin	[dublin]	Dublin	0
durban	[durban]	Durban	0
dynamics-365	[dynamics 365]	Dynamics 365	0
eaglesoft	[eaglesoft]	Eaglesoft	0
ec2	[ec2]	EC2	0
ecg	[ecg]	ECG	0
ecmascript	[ecmascript]	ECMAScript	0
edi	[edi]	EDI	0
edinburgh	[edinburgh]	Edinburgh	0
eks	[eks]	EKS	0
elasticsearch	[elasticsearch]	Elasticsearch	0
electronic-lab-notebook-eln	[electronic lab notebook eln]	electronic lab notebook ELN	0
eln	[eln]	ELN	0
endnote	[endnote]	EndNote	0
england	[england]	England	0
english	[english]	English	0
enscape	[enscape]	Enscape	0
entra-id	[entra id]	Entra ID	0
epanet	[epanet]	EPANET	0
epic-ehr	[epic ehr]	Epic EHR	0
epiccare	[epiccare]	EpicCare	0
epos	[epos]	EPOS	0
erp	[erp]	ERP	0
es6	[es6]	ES6	0
esxi	[esxi]	ESXi	0
etabs	[etabs]	ETABS	0
europe	[europe]	Europe	0
facebook-ads	[facebook ads]	Facebook Ads	0
facebook	[facebook]	Facebook	0
fanuc	[fanuc]	Fanuc	0
farsi	[farsi]	Farsi	0
fastapi	[fastapi]	FastAPI	0
february	[february]	February	0
fidelio	[fidelio]	Fidelio	0
fidic	[fidic]	FIDIC	0
figma	[figma]	Figma	0
final-cut-pro	[final cut pro]	Final Cut Pro	0
finnish	[finnish]	Finnish	0
five9	[five9]	Five9	0
fortigate	[fortigate]	FortiGate	0
fortinet	[fortinet]	Fortinet	0
fortran	[fortran]	Fortran	0
france	[france]	France	0
french	[french]	French	0
fresha	[fresha]	Fresha	0
freshdesk	[freshdesk]	Freshdesk	0
friday	[friday]	Friday	0
fridays	[fridays]	Fridays	0
ga4	[ga4]	GA4	0
gaelic	[gaelic]	Gaelic	0
gcp	[gcp]	GCP	0
gdpr	[gdpr]	GDPR	0
genesys	[genesys]	Genesys	0
genetec	[genetec]	Genetec	0
german	[german]	German	0
germany	[germany]	Germany	0
gis	[gis]	GIS	0
github-actions	[github actions]	GitHub Actions	0
github	[github]	GitHub	0
gitlab	[gitlab]	GitLab	0
gke	[gke]	GKE	0
glasgow	[glasgow]	Glasgow	0
glossgenius	[glossgenius]	GlossGenius	0
gmail	[gmail]	Gmail	0
gmp	[gmp]	GMP	0
google-ads	[google ads]	Google Ads	0
google-analytics-4	[google analytics 4]	Google Analytics 4	0
google-analytics	[google analytics]	Google Analytics	0
google-cloud-platform-gcp	[google cloud platform gcp]	Google Cloud Platform GCP	0
google-docs	[google docs]	Google Docs	0
google-drive	[google drive]	Google Drive	0
google-pay	[google pay]	Google Pay	0
google-sheets	[google sheets]	Google Sheets	0
google-tag-manager-gtm	[google tag manager gtm]	Google Tag Manager GTM	0
grafana	[grafana]	Grafana	0
grammarly	[grammarly]	Grammarly	0
graphpad-prism	[graphpad prism]	GraphPad Prism	0
gtm	[gtm]	GTM	0
gujarati	[gujarati]	Gujarati	0
haccp	[haccp]	HACCP	0
hadoop	[hadoop]	Hadoop	0
hashicorp-vault	[hashicorp vault]	HashiCorp Vault	0
hausa	[hausa]	Hausa	0
hebrew	[hebrew]	Hebrew	0
hec-ras	[hec-ras]	HEC-RAS	0
hindi	[hindi]	Hindi	0
hipaa	[hipaa]	HIPAA	0
hmi	[hmi]	HMI	0
hmis	[hmis]	HMIS	0
hmrc	[hmrc]	HMRC	0
hootsuite	[hootsuite]	Hootsuite	0
hotjar	[hotjar]	Hotjar	0
hris	[hris]	HRIS	0
html	[html]	HTML	0
html5	[html5]	HTML5	0
hubspot-crm	[hubspot crm]	HubSpot CRM	0
hubspot	[hubspot]	HubSpot	0
hungarian	[hungarian]	Hungarian	0
hyderabad	[hyderabad]	Hyderabad	0
hyper-v	[hyper-v]	Hyper-V	0
hyperion	[hyperion]	Hyperion	0
igbo	[igbo]	Igbo	0
illustrator-cc	[illustrator cc]	Illustrator CC	0
imagej	[imagej]	ImageJ	0
imanage	[imanage]	iManage	0
indesign	[indesign]	InDesign	0
india	[india]	India	0
instagram	[instagram]	Instagram	0
intune	[intune]	Intune	0
invision	[invision]	InVision	0
ios	[ios]	iOS	0
iosh	[iosh]	IOSH	0
ipad	[ipad]	iPad	0
iphone	[iphone]	iPhone	0
ireland	[ireland]	Ireland	0
italian	[italian]	Italian	0
italy	[italy]	Italy	0
jamf	[jamf]	Jamf	0
january	[january]	January	0
japanese	[japanese]	Japanese	0
javascript	[javascript]	JavaScript	0
jenkins	[jenkins]	Jenkins	0
jira-service-desk	[jira service desk]	Jira Service Desk	0
jira-service-management	[jira service management]	Jira Service Management	0
jira	[jira]	Jira	0
jmeter	[jmeter]	JMeter	0
johannesburg	[johannesburg]	Johannesburg	0
jquery	[jquery]	jQuery	0
july	[july]	July	0
june	[june]	June	0
junit	[junit]	JUnit	0
jupyter	[jupyter]	Jupyter	0
k8s	[k8s]	K8s	0
kafka	[kafka]	Kafka	0
kahoot	[kahoot]	Kahoot	0
kali-linux	[kali linux]	Kali Linux	0
keras	[keras]	Keras	0
kinaxis	[kinaxis]	Kinaxis	0
klaviyo	[klaviyo]	Klaviyo	0
kolkata	[kolkata]	Kolkata	0
korean	[korean]	Korean	0
kotlin	[kotlin]	Kotlin	0
kpi	[kpi]	KPI	0
kpis	[kpis]	KPIs	0
kubernetes	[kubernetes]	Kubernetes	0
labview	[labview]	LabVIEW	0
lagos	[lagos]	Lagos	0
laravel	[laravel]	Laravel	0
latex	[latex]	LaTeX	0
launchdarkly	[launchdarkly]	LaunchDarkly	0
leeds	[leeds]	Leeds	0
lenel	[lenel]	Lenel	0
lenels2	[lenels2]	LenelS2	0
lexisnexis	[lexisnexis]	LexisNexis	0
lightroom	[lightroom]	Lightroom	0
lightspeed	[lightspeed]	Lightspeed	0
lims	[lims]	LIMS	0
linkedin-ads	[linkedin ads]	LinkedIn Ads	0
linkedin-recruiter	[linkedin recruiter]	LinkedIn Recruiter	0
linkedin-sales-navigator	[linkedin sales navigator]	LinkedIn Sales Navigator	0
linkedin	[linkedin]	LinkedIn	0
liquidlogic	[liquidlogic]	Liquidlogic	0
lms	[lms]	LMS	0
london	[london]	London	0
looker	[looker]	Looker	0
ltspice	[ltspice]	LTspice	0
macos	[macos]	macOS	0
magento	[magento]	Magento	0
mailchimp	[mailchimp]	Mailchimp	0
malay	[malay]	Malay	0
manchester	[manchester]	Manchester	0
manhattan-associates	[manhattan associates]	Manhattan Associates	0
manhattan-wms	[manhattan wms]	Manhattan WMS	0
marketo	[marketo]	Marketo	0
mastercam	[mastercam]	Mastercam	0
matlab	[matlab]	MATLAB	0
mazak	[mazak]	Mazak	0
meddic	[meddic]	MEDDIC	0
meddpicc	[meddpicc]	MEDDPICC	0
meditech	[meditech]	Meditech	0
melbourne	[melbourne]	Melbourne	0
mendeley	[mendeley]	Mendeley	0
meraki	[meraki]	Meraki	0
metasploit	[metasploit]	Metasploit	0
micros-fidelio	[micros fidelio]	Micros Fidelio	0
microsoft-365	[microsoft 365]	Microsoft 365	0
microsoft-access	[microsoft access]	Microsoft Access	0
microsoft-azure	[microsoft azure]	Microsoft Azure	0
microsoft-dynamics	[microsoft dynamics]	Microsoft Dynamics	0
microsoft-excel	[microsoft excel]	Microsoft Excel	0
microsoft-exchange	[microsoft exchange]	Microsoft Exchange	0
microsoft-intune	[microsoft intune]	Microsoft Intune	0
microsoft-office	[microsoft office]	Microsoft Office	0
microsoft-outlook	[microsoft outlook]	Microsoft Outlook	0
microsoft-powerpoint	[microsoft powerpoint]	Microsoft PowerPoint	0
microsoft-project	[microsoft project]	Microsoft Project	0
microsoft-sentinel	[microsoft sentinel]	Microsoft Sentinel	0
microsoft-sql-server	[microsoft sql server]	Microsoft SQL Server	0
microsoft-teams	[microsoft teams]	Microsoft Teams	0
microsoft-word	[microsoft word]	Microsoft Word	0
microsoft	[microsoft]	Microsoft	0
microstation	[microstation]	MicroStation	0
mindbody	[mindbody]	Mindbody	0
minitab	[minitab]	Minitab	0
mixpanel	[mixpanel]	Mixpanel	0
mondays	[mondays]	Mondays	0
mongodb	[mongodb]	MongoDB	0
moodle	[moodle]	Moodle	0
mri	[mri]	MRI	0
ms-access	[ms access]	MS Access	0
ms-excel	[ms excel]	MS Excel	0
ms-office	[ms office]	MS Office	0
ms-outlook	[ms outlook]	MS Outlook	0
ms-project	[ms project]	MS Project	0
ms-teams	[ms teams]	MS Teams	0
ms-word	[ms word]	MS Word	0
mumbai	[mumbai]	Mumbai	0
myfitnesspal	[myfitnesspal]	MyFitnessPal	0
myob	[myob]	MYOB	0
mysql	[mysql]	MySQL	0
nagios	[nagios]	Nagios	0
nairobi	[nairobi]	Nairobi	0
navisworks	[navisworks]	Navisworks	0
ncr	[ncr]	NCR	0
nebosh	[nebosh]	NEBOSH	0
nessus	[nessus]	Nessus	0
netdocuments	[netdocuments]	NetDocuments	0
netsuite	[netsuite]	NetSuite	0
nextjs	[nextjs]	NextJS	0
nginx	[nginx]	NGINX	0
nhs	[nhs]	NHS	0
nigeria	[nigeria]	Nigeria	0
nmap	[nmap]	Nmap	0
node-js	[node.js]	Node.js	0
nodejs	[nodejs]	NodeJS	0
norwegian	[norwegian]	Norwegian	0
november	[november]	November	0
numpy	[numpy]	NumPy	0
nvivo	[nvivo]	NVivo	0
o365	[o365]	O365	0
october	[october]	October	0
office-365	[office 365]	Office 365	0
okta	[okta]	Okta	0
onedrive	[onedrive]	OneDrive	0
onenote	[onenote]	OneNote	0
opentable	[opentable]	OpenTable	0
opera-pms	[opera pms]	Opera PMS	0
optimizely	[optimizely]	Optimizely	0
oracle-financials	[oracle financials]	Oracle Financials	0
oracle-hcm	[oracle hcm]	Oracle HCM	0
oracle-netsuite	[oracle netsuite]	Oracle NetSuite	0
oracle-xstore	[oracle xstore]	Oracle Xstore	0
osha	[osha]	OSHA	0
pagerduty	[pagerduty]	PagerDuty	0
palo-alto-networks	[palo alto networks]	Palo Alto Networks	0
palo-alto	[palo alto]	Palo Alto	0
paris	[paris]	Paris	0
paye	[paye]	PAYE	0
pdf	[pdf]	PDF	0
pdfs	[pdfs]	PDFs	0
pendo	[pendo]	Pendo	0
phorest	[phorest]	Phorest	0
photoshop	[photoshop]	Photoshop	0
php	[php]	PHP	0
pinterest	[pinterest]	Pinterest	0
pipedrive	[pipedrive]	Pipedrive	0
plangrid	[plangrid]	PlanGrid	0
plaxis	[plaxis]	PLAXIS	0
plc	[plc]	PLC	0
pms	[pms]	PMS	0
point-of-sale-pos	[point of sale pos]	point of sale POS	0
poland	[poland]	Poland	0
portuguese	[portuguese]	Portuguese	0
postgres	[postgres]	Postgres	0
postgresql	[postgresql]	PostgreSQL	0
power-bi	[power bi]	Power BI	0
power-query	[power query]	Power Query	0
powerbi	[powerbi]	PowerBI	0
powerpoint	[powerpoint]	PowerPoint	0
powerschool	[powerschool]	PowerSchool	0
powershell	[powershell]	PowerShell	0
ppc	[ppc]	PPC	0
ppe	[ppe]	PPE	0
premiere-pro	[premiere pro]	Premiere Pro	0
primavera-p6	[primavera p6]	Primavera P6	0
primavera	[primavera]	Primavera	0
procore	[procore]	Procore	0
productboard	[productboard]	Productboard	0
pspice	[pspice]	PSpice	0
pulumi	[pulumi]	Pulumi	0
pune	[pune]	Pune	0
punjabi	[punjabi]	Punjabi	0
pyspark	[pyspark]	PySpark	0
pytorch	[pytorch]	PyTorch	0
pyxis	[pyxis]	Pyxis	0
qatar	[qatar]	Qatar	0
qgis	[qgis]	QGIS	0
qradar	[qradar]	QRadar	0
qualys	[qualys]	Qualys	0
quickbooks	[quickbooks]	QuickBooks	0
rabbitmq	[rabbitmq]	RabbitMQ	0
ramadan	[ramadan]	Ramadan	0
react-native	[react native]	React Native	0
reactjs	[reactjs]	ReactJS	0
red-hat-enterprise-linux	[red hat enterprise linux]	Red Hat Enterprise Linux	0
redis	[redis]	Redis	0
resy	[resy]	Resy	0
revit	[revit]	Revit	0
rhel	[rhel]	RHEL	0
romanian	[romanian]	Romanian	0
rslogix	[rslogix]	RSLogix	0
rsmeans	[rsmeans]	RSMeans	0
rstudio	[rstudio]	RStudio	0
russian	[russian]	Russian	0
sabre	[sabre]	Sabre	0
sage-200	[sage 200]	Sage 200	0
sage-50	[sage 50]	Sage 50	0
salesforce-crm	[salesforce crm]	Salesforce CRM	0
salesforce-marketing-cloud	[salesforce marketing cloud]	Salesforce Marketing Cloud	0
salesforce-service-cloud	[salesforce service cloud]	Salesforce Service Cloud	0
salesforce	[salesforce]	Salesforce	0
salesloft	[salesloft]	SalesLoft	0
sap-ewm	[sap ewm]	SAP EWM	0
sap-fico	[sap fico]	SAP FICO	0
sap-plm	[sap plm]	SAP PLM	0
sap-successfactors	[sap successfactors]	SAP SuccessFactors	0
sap2000	[sap2000]	SAP2000	0
saturday	[saturday]	Saturday	0
saturdays	[saturdays]	Saturdays	0
scada	[scada]	SCADA	0
sccm	[sccm]	SCCM	0
schoology	[schoology]	Schoology	0
scotland	[scotland]	Scotland	0
scss	[scss]	SCSS	0
sdl-trados	[sdl trados]	SDL Trados	0
semrush	[semrush]	SEMrush	0
seo	[seo]	SEO	0
september	[september]	September	0
serbian	[serbian]	Serbian	0
servicenow	[servicenow]	ServiceNow	0
sfdc	[sfdc]	SFDC	0
sharepoint	[sharepoint]	SharePoint	0
shopify	[shopify]	Shopify	0
siemens-nx	[siemens nx]	Siemens NX	0
siemens-s7	[siemens s7]	Siemens S7	0
siemens	[siemens]	Siemens	0
silvertrac	[silvertrac]	Silvertrac	0
simplepractice	[simplepractice]	SimplePractice	0
simulink	[simulink]	Simulink	0
singapore	[singapore]	Singapore	0
sketchup	[sketchup]	SketchUp	0
skype	[skype]	Skype	0
smartsheet	[smartsheet]	Smartsheet	0
snapchat	[snapchat]	Snapchat	0
solidworks	[solidworks]	SolidWorks	0
spain	[spain]	Spain	0
spanish	[spanish]	Spanish	0
splunk	[splunk]	Splunk	0
spring-boot	[spring boot]	Spring Boot	0
spss	[spss]	SPSS	0
sql-server	[sql server]	SQL Server	0
sql	[sql]	SQL	0
square-pos	[square pos]	Square POS	0
stata	[stata]	Stata	0
successfactors	[successfactors]	SuccessFactors	0
sunday	[sunday]	Sunday	0
sundays	[sundays]	Sundays	0
swahili	[swahili]	Swahili	0
swedish	[swedish]	Swedish	0
sydney	[sydney]	Sydney	0
systmone	[systmone]	SystmOne	0
tagalog	[tagalog]	Tagalog	0
tailwind-css	[tailwind css]	Tailwind CSS	0
taleo	[taleo]	Taleo	0
tamil	[tamil]	Tamil	0
teamcenter	[teamcenter]	Teamcenter	0
tekla-structures	[tekla structures]	Tekla Structures	0
tekla	[tekla]	Tekla	0
telugu	[telugu]	Telugu	0
tensorflow	[tensorflow]	TensorFlow	0
terraform	[terraform]	Terraform	0
testng	[testng]	TestNG	0
therapynotes	[therapynotes]	TherapyNotes	0
thursday	[thursday]	Thursday	0
thursdays	[thursdays]	Thursdays	0
tia-portal	[tia portal]	TIA Portal	0
tig	[tig]	TIG	0
tiktok	[tiktok]	TikTok	0
tms	[tms]	TMS	0
toast-pos	[toast pos]	Toast POS	0
toronto	[toronto]	Toronto	0
tracktik	[tracktik]	TrackTik	0
trados	[trados]	Trados	0
trainerize	[trainerize]	Trainerize	0
trello	[trello]	Trello	0
tuesday	[tuesday]	Tuesday	0
tuesdays	[tuesdays]	Tuesdays	0
typescript	[typescript]	TypeScript	0
uat	[uat]	UAT	0
ubuntu	[ubuntu]	Ubuntu	0
ukg	[ukg]	UKG	0
ukrainian	[ukrainian]	Ukrainian	0
ultipro	[ultipro]	UltiPro	0
urdu	[urdu]	Urdu	0
usa	[usa]	USA	0
usajobs	[usajobs]	USAJOBS	0
vagaro	[vagaro]	Vagaro	0
vat	[vat]	VAT	0
veeam	[veeam]	Veeam	0
verint	[verint]	Verint	0
vietnamese	[vietnamese]	Vietnamese	0
visual-studio	[visual studio]	Visual Studio	0
vlookup	[vlookup]	VLOOKUP	0
vmware	[vmware]	VMware	0
vsphere	[vsphere]	vSphere	0
vuejs	[vuejs]	VueJS	0
watergems	[watergems]	WaterGEMS	0
webflow	[webflow]	Webflow	0
webpack	[webpack]	Webpack	0
wednesday	[wednesday]	Wednesday	0
wednesdays	[wednesdays]	Wednesdays	0
welsh	[welsh]	Welsh	0
westlaw	[westlaw]	Westlaw	0
whatsapp	[whatsapp]	WhatsApp	0
windows-server	[windows server]	Windows Server	0
wireshark	[wireshark]	Wireshark	0
wms	[wms]	WMS	0
woocommerce	[woocommerce]	WooCommerce	0
wordpress	[wordpress]	WordPress	0
wrike	[wrike]	Wrike	0
xero	[xero]	Xero	0
xgboost	[xgboost]	XGBoost	0
xhosa	[xhosa]	Xhosa	0
yoruba	[yoruba]	Yoruba	0
youtube	[youtube]	YouTube	0
zendesk	[zendesk]	Zendesk	0
zeplin	[zeplin]	Zeplin	0
zoho-crm	[zoho crm]	Zoho CRM	0
zoominfo	[zoominfo]	ZoomInfo	0
zotero	[zotero]	Zotero	0
sap	in|using|via|into|with [sap] $|for|to|pms|daily|api|11|10|8	SAP	0
selenium	in|using|via|into|with [selenium] $|for|to|pms|daily|api|11|10|8	Selenium	0
confluence	in|using|via|into|with [confluence] $|for|to|pms|daily|api|11|10|8	Confluence	0
snowflake	in|using|via|into|with [snowflake] $|for|to|pms|daily|api|11|10|8	Snowflake	0
redshift	in|using|via|into|with [redshift] $|for|to|pms|daily|api|11|10|8	Redshift	0
tableau	in|using|via|into|with [tableau] $|for|to|pms|daily|api|11|10|8	Tableau	0
sas	in|using|via|into|with [sas] $|for|to|pms|daily|api|11|10|8	SAS	0
kronos	in|using|via|into|with [kronos] $|for|to|pms|daily|api|11|10|8	Kronos	0
opera	in|using|via|into|with [opera] $|for|to|pms|daily|api|11|10|8	Opera	0
epic	in|using|via|into|with [epic] $|for|to|pms|daily|api|11|10|8	Epic	0
postman	in|using|via|into|with [postman] $|for|to|pms|daily|api|11|10|8	Postman	0
slack	in|using|via|into|with [slack] $|for|to|pms|daily|api|11|10|8	Slack	0
react	in|using|via|into|with [react] $|for|to|pms|daily|api|11|10|8	React	0
angular	in|using|via|into|with [angular] $|for|to|pms|daily|api|11|10|8	Angular	0
canvas	in|using|via|into|with [canvas] $|for|to|pms|daily|api|11|10|8	Canvas	0
stripe	in|using|via|into|with [stripe] $|for|to|pms|daily|api|11|10|8	Stripe	0
sage	in|using|via|into|with [sage] $|for|to|pms|daily|api|11|10|8	Sage	0
quickbook	[quickbook]	QuickBooks	0
python	[python]	Python	0
java	[java]	Java	0
oracle	in|using|via|into|with [oracle] $|for|to|pms|daily|api|11|10|8	Oracle	0
linux	[linux]	Linux	0
android	[android]	Android	0
google	[google]	Google	0
zoom	in|using|via|into|with [zoom] $|for|to|pms|daily|api|11|10|8	Zoom	0
indeed	in|using|via|into|with [indeed] $|for|to|pms|daily|api|11|10|8	Indeed	0
visio	[visio]	Visio	0
tally	in|using|via|into|with [tally] $|for|to|pms|daily|api|11|10|8	Tally	0
workday	in|using|via|into|with [workday] $|for|to|pms|daily|api|11|10|8	Workday	0
adobe	[adobe]	Adobe	0
windows	in|using|via|into|with [windows] $|for|to|pms|daily|api|11|10|8	Windows	0
illustrator	in|using|via|into|with [illustrator] $|for|to|pms|daily|api|11|10|8	Illustrator	0
excel	in|using|with|via|into|use|used|utilise|utilised|utilize|utilized|ms|microsoft|advanced|on [excel] $|and|for|to|or|in|daily|macros	Excel	0
excel-2	[excel] spreadsheet|spreadsheets|sheet|sheets|file|files|workbook|workbooks|macros|formulas|skills|reports|dashboards|models|functions|trackers|vba	Excel	0
ms-excel-2	[ms excel]	MS Excel	0
excel-3	word|powerpoint|outlook|access|sql|sap|tableau|python|office and|,|& [excel]	Excel	0
mig	[mig] and|welding|welder|weld|welds|,|/	MIG	0
tig-2	[tig] and|welding|welder|weld|welds|,|/	TIG	0
march	in|since|until|till|from|by|to|between|during [march] #|to|$	March	0
may	in|since|until|till|from|by|to|between|during [may] #|to_#	May	0
august	in|since|until|till|from|by|to|between|during [august] #|to|$	August	0
polish	english|french|german|spanish|russian|italian|ukrainian|czech and|,|or [polish]	Polish	0
english-2	[english] speaking|language|lessons|teacher|grammar|literature	English	0
idexx	[idexx]	IDEXX	0
brexit	[brexit]	Brexit	0
excel-4	, [excel] $|,|and	Excel	0
postman-2	on [postman] $|,|and|to	Postman	0
students	<num> [=Students] $|and|in|per|at|on|to|with|for|,	students	0
students-2	with|to|by|from|for the [=Students] $|and|in|per|at|on|to|with|for|,	students	0
vendors	<num> [=Vendors] $|and|in|per|at|on|to|with|for|,	vendors	0
vendors-2	with|to|by|from|for the [=Vendors] $|and|in|per|at|on|to|with|for|,	vendors	0
customers	<num> [=Customers] $|and|in|per|at|on|to|with|for|,	customers	0
customers-2	with|to|by|from|for the [=Customers] $|and|in|per|at|on|to|with|for|,	customers	0
clients	<num> [=Clients] $|and|in|per|at|on|to|with|for|,	clients	0
clients-2	with|to|by|from|for the [=Clients] $|and|in|per|at|on|to|with|for|,	clients	0
employees	<num> [=Employees] $|and|in|per|at|on|to|with|for|,	employees	0
employees-2	with|to|by|from|for the [=Employees] $|and|in|per|at|on|to|with|for|,	employees	0
patients	<num> [=Patients] $|and|in|per|at|on|to|with|for|,	patients	0
patients-2	with|to|by|from|for the [=Patients] $|and|in|per|at|on|to|with|for|,	patients	0
suppliers	<num> [=Suppliers] $|and|in|per|at|on|to|with|for|,	suppliers	0
suppliers-2	with|to|by|from|for the [=Suppliers] $|and|in|per|at|on|to|with|for|,	suppliers	0
managers	<num> [=Managers] $|and|in|per|at|on|to|with|for|,	managers	0
managers-2	with|to|by|from|for the [=Managers] $|and|in|per|at|on|to|with|for|,	managers	0
engineers	<num> [=Engineers] $|and|in|per|at|on|to|with|for|,	engineers	0
engineers-2	with|to|by|from|for the [=Engineers] $|and|in|per|at|on|to|with|for|,	engineers	0
pupils	<num> [=Pupils] $|and|in|per|at|on|to|with|for|,	pupils	0
pupils-2	with|to|by|from|for the [=Pupils] $|and|in|per|at|on|to|with|for|,	pupils	0
guests	<num> [=Guests] $|and|in|per|at|on|to|with|for|,	guests	0
guests-2	with|to|by|from|for the [=Guests] $|and|in|per|at|on|to|with|for|,	guests	0
selenium-2	in [selenium] and|with|using	Selenium	0
european	[european]	European	0
british	[british]	British	0
american	[american]	American	0
indian	[indian]	Indian	0
australian	[australian]	Australian	0
african	[african]	African	0
asian	[asian]	Asian	0
irish	[irish]	Irish	0
scottish	[scottish]	Scottish	0
canadian	[canadian]	Canadian	0
nigerian	[nigerian]	Nigerian	0
chinese	[chinese]	Chinese	0
mexican	[mexican]	Mexican	0
brazilian	[brazilian]	Brazilian	0
egyptian	[egyptian]	Egyptian	0
middle-east	the [middle east]	Middle East	0
south-america	[south america]	South America	0
north-america	[north america]	North America	0
latin-america	[latin america]	Latin America	0
central-america	[central america]	Central America	0
`,
};

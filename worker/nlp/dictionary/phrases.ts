/** Generated from worker/lint/data/*.tsv: npm run lint-tables. */
export const PHRASES: Readonly<Record<string, string>> = {
  "articles": String.raw`
in [polite|professional|timely|friendly|safe|orderly|calm|efficient|courteous|respectful|similar|clear|prompt|fast-paced|busy|fast|challenging|dynamic|clean|healthy|stressful|multicultural|supportive|positive|accurate|organised|organized|clear|careful|cost-effective|structured manner|way|environment|atmosphere|fashion|setting|kitchen|restaurant|cafe|shop|store|office|clinic|ward|warehouse|salon|hotel|team]	a $1 $2	0
on [regular|weekly|daily|monthly|temporary|permanent|part-time|full-time|rotating|day-to-day basis]	a $1 $2	0
in|during [morning|mornings|afternoon|afternoons|evening|evenings] $|and|with|for|to|by|at	the $1	0
at|by|before|until|till|from|after|towards|in [beginning|start|end|middle of] !year|shift|play|day|term|season|life|line	the $1 $2	0
for [first time] $|in|at|by|since	the $1 $2	0
in|of|on|across|throughout|for|through|over [whole|entire <noun.sg>]	the $1 $2	0
in|of|from|across|within [<proper> area|region]	the $1 $2	0
with|at|to|~maintain|~achieve|~ensure|~provide|~need|~require|~demand [high|higher|good|great|excellent|strong|low|consistent level|standard|degree|quality|rate of]	a $1 $2 $3	0
with|on|for|of|in|to|had|has|have|~handle|~manage|~sell|~offer|~use [wide|large|broad|huge|great|vast range|variety|number|amount|array of]	a $1 $2 $3	0
~win|~achieve|~receive|~have|~get|~earn|~reach|~hold|with [highest|lowest|largest|biggest|fastest <noun>]	the $1 $2	0
~work|~be|~play|~live|used|part [in|of team] $|and|with|environment|of|to	$1 a $2	0
~serve|~act|~work|~play|~be [as member of] the|a|an|#|our|their	as a $2 $3	0
one|two|three|four|five|# time|times [in] day|week|fortnight|month|year	a	0
~have|~gain|with|~get|~develop|~build|~show [good|strong|solid|deep|sound|better|excellent|thorough understanding|relationship|rapport-level|reputation|command of|with|for]	a $1 $2 $3	0
~be|become|became|~have|with [eye for detail]	an eye for detail	0
as [result of]	a result of	0
for|~maintain|~ensure|~monitor|~improve|~check|~guarantee|~assess [safety|quality|security|accuracy|cleanliness|welfare|comfort|health|condition|progress|smooth_running|well-being|wellbeing] of <det|noun|adj|proper>	the $1	0
for|~maintain|~ensure|~monitor|~improve|~check|~guarantee [safety|health|comfort|quality and safety|comfort|security|accuracy|welfare|wellbeing] of <det|noun|adj|proper>	the $1 $2 $3	0
~achieve|~win|~receive|~record|~reach|~score|~hit [highest|lowest|largest|fastest] !marks|honours|honors|grades|grade	the $1	0
for|of|in|with|to|~run|~manage|~lead|~handle|~supervise|~coordinate|~oversee [fleet|team|crew|group|class|budget|portfolio|caseload|staff of] about|over|up_to|around? #|<num>	a $1 $2	0
in|to|from|between|and|across|within|at|throughout|of [united_kingdom|united_states|netherlands|czech_republic|philippines|middle_east|united_arab_emirates|european_union|far_east] $|and|or|since|by|for|with|as	the $1	0
by|with|for|from|at [red_cross|red_crescent|united_nations|world_bank] $|and|in|for|as|,	the $1	0
~check|~measure|~test|~inspect|~complete|~open|~approve [first|last|final <noun> of] every|each|the|a|any	the $1 $2 $3	0
~keep|~have|~maintain|~give|~make [very <adj> record|reputation|relationship|memory|job|team|rapport|eye]	a $1 $2 $3	0
~have|~hold|~possess [driving licence|license] $|and|,|for|with	a driving $2	0
~have|~hold|~possess|with [full|clean|valid|current driving licence|license] $|and|,|for|with|since	a $1 driving $3	0
<proper> [and uk|usa|uae|netherlands|philippines] $	$1 the $2	0
~look|~search|need|want|wish|seeking for? [a] work $|as|in|near|at|with		0
~be|am|'m [hard|good|quick|fast|reliable|responsible|skilled|trained|experienced|qualified|patient|careful|keen|friendly|honest|motivated|committed|dedicated|punctual|tidy worker|learner|listener|driver|cook|person|leader|nurse|teacher|technician|mechanic|electrician|plumber|welder|cleaner|player|communicator|organiser|organizer] $|and|with|who|in	a $1 $2	0
in|during|for|through|throughout [summer|winter|rainy|dry|harvest|harvesting|monsoon|planting season] $|and|when|to|at|on|for|with	the $1 $2	0
^ [few words] about	a few words	0
with|and|~have|~hold [clean|full_clean driving licence|license] $|,|and|with|since	a $1 $2 $3	0
^|i|and have [own] <noun|adj>	my own	0
with [good|great|excellent|strong|positive|friendly|calm|strict|flexible attitude|personality|manner|temperament|sense_of_humour|sense_of_humor|work_ethic]	a $1 $2	0
[for|to|with|by|from|under ceo|cfo|coo|cto|md] $|,|and|in|on|at|every|for	$1 the $2	0
in|during|after|before [last|first|second|third year|season|month|term|quarter|semester|week] $|,|as|at|of	the $1 $2	0
by|before|after|until|past [due date|deadline]	the $1 $2	0
~call|~ring|~phone [ambulance]	an ambulance	0
on|in|of|with [# hour|hr shift] $|and|at|in|with	$1-hour shifts	0
with|using|wearing|in [harness|pressure_washer|jet_washer|chainsaw|forklift|scanner|barcode_scanner|hand_scanner|laptop|multimeter|crane|microscope|spectrophotometer|drill|grinder] $|,|and|when|on	a $1	0
:|and|,|( [few words] $|of|in	a few words	0
and [little|bit_of] english|german|french|spanish|italian|polish|russian|arabic|portuguese|hindi|cantonese|mandarin|japanese	a $1	0
[to|with best of my|our knowledge|ability|abilities]	to the best of $4 $5	0
at|before|after [end of] shift|service	the end of	0
[the each]	each	0
<verb|prep> [majority of]	most of	0
~teach|literacy|reading [the mathematics|maths|physics|chemistry|biology|geography]	$2	0
with|at|to|from|had|by [rate|accuracy|capacity|budget|score|yield|turnover|average|total|margin|team|crew of] #|#%|<num>	a $1 of	0
with|at|to|from|had|by [<noun.sg> rate|accuracy|capacity|budget|score|yield|turnover|margin of] #|#%|<num>	a $1 $2 of	0
~work|~serve|~act as [only] <noun>	the only	0
to|in|from|of|or <proper> or|and [netherlands|philippines]	the $1	0
[with help|assistance|support|permission of] <det>	with the $2 of	0
from|in|into|to [the] academia|society|nature|agriculture|tourism|commerce		0
and|, [little] english|french|german|spanish|arabic|italian|polish|russian|hindi|urdu|mandarin|japanese $	a little	0
+act|+serve [as link|bridge|backup|interface|point|role_model|contact|deputy|substitute|mediator|intermediary]	as a $2	0
~choose|~find|~pick|~select|~get|~order|~give|~use|~take|~receive|~apply [right|correct] <noun.sg>	the $1	0
to|of|with|by|from [head|chief] of the|a|our	the $1	0
+enter|+update|+log|data|orders|invoices|stock|records|details|information|bookings|results|files|notes|it|them|everything in|into|to|from [system] $|and|,|or|for	the system	0
~have|~get|~had [opportunity|chance|privilege|honour|honor] to	the $1	0
~play [key|important|major|leading|vital|active|central|significant|big|large|crucial role|part] in	a $1 $2	0
~achieve|~see|~reach|~record|~produce|~bring|~report|~deliver|with [increase|decrease|reduction|growth|rise|drop|saving|improvement] of #|#%	a $1	0
~serve|~handle|~process|~deliver|~answer|~sell|~achieve|~reach|~make|~pack|~keep|with|by|to|at|for [average of] #|#%|<num>	an average of	0
<verb|prep> [variety|range|couple|series|lot|wide_range|wide_variety|large_number|great_deal|handful] of	a $1	0
in [timely|professional|friendly|polite|safe|efficient|courteous|calm|positive|clear|respectful|organised|organized manner|way]	a $1 $2	0
on [daily|weekly|monthly|yearly|quarterly|regular|annual|hourly|rotating|freelance|voluntary|part-time|temporary|contract basis]	a $1 $2	0
[once|twice week|month|year|day|shift]	$1 a $2	0
at|by|from|before|of [age of] #	the age of	0
with|during|to|from|of|by [rest of]	the rest of	0
[under|with supervision|help|assistance|guidance|direction|leadership|support|management|participation of]	$1 the $2 of	0
~teach|~speak|~learn|~study|~translate [the] english|french|german|spanish|italian|portuguese|polish|russian|ukrainian|arabic|turkish|chinese|japanese|korean|hindi|mathematics|maths|physics|chemistry|biology|history|geography|economics|music|art|geometry|grammar $|to|at|and|in|with|for|fluently|well|as		0
degree|diploma|course|courses|expert|specialist|experience|experienced|training|certificate|interest|career|skills in [the] logistics|marketing|accounting|engineering|mechanical_engineering|civil_engineering|electrical_engineering|nursing|medicine|law|education|tourism|management|finance|economics|agriculture|artificial_intelligence|machine_learning|data_science|data_analysis|programming|design|construction|sales|logistics|mathematics|physics|chemistry|biology|history|psychology|statistics|robotics|automation $|and|with|in|at|from|for|,		0
^|,|and|with|for|of|help|helped|helping|support|supported|assist|assisted|teach|taught|train|trained [the] people|persons with		0
in|with|using|on|and|via|through [the] html|css|javascript|python|java|sql|excel|word|photoshop|autocad|sap|facebook|instagram|linkedin|whatsapp|youtube|tiktok|google|twitter|jira|figma|illustrator|wordpress $|,|and|or|to|with|for|as		0
~reduce|~cut|~increase|~improve|~boost|~raise|~grow|~lower [the] costs|sales|productivity|efficiency|quality|turnover|profits|revenue|waste|expenses by|through		0
from|at [the] home $|during|and|for|in|since|as		0
~go|~come|~get|~travel|~drive|~cycle to [the] work|school|church|college $|by|every|on|at|with		0
with|great|good|excellent [the] attention to		0
at|from|of|in [the] !open|royal|national|university|federal|american|technical|catholic|islamic|state =University		0
at|from|by|for|with|to [=University] of <proper>	the University	0
at|from|by|for|with|to [=Ministry] of <proper> $|in|at|and|for|from|on|under|to|as|during|where|which|with|by	the Ministry	0
at|from|by|for|with|to [=Institute] of <proper>	the Institute	0
at|from|by|for|with|to [=Department] of <proper> $|in|at|and|for|from|on|under|to|as|during|where|which|with|by	the Department	0
at|from|by|for|with|to [=Embassy] of <proper>	the Embassy	0
at|from|by|for|with|to [=Faculty] of <proper>	the Faculty	0
to|in|from|across|throughout|of [united_states|united_kingdom|united_arab_emirates|european_union|middle_east|far_east] $|and|to|for|with|in|as|or|,	the $1	0
~gain|~get|~acquire|~have|with [a|an] good|great|solid|strong|valuable|useful|wide|extensive|deep|practical|excellent|professional|vast experience|knowledge in|with|as		0
~do|~conduct|~make|~carry out? [a] research on|about|into|in|$		0
[a|an] additional|specialised|specialized|further|extra|practical|special|intensive|internal|basic|advanced|professional|regular|specific training in|on|for|$|with|at|and		0
at|with|to|by|from [temperature|speed|rate|cost|height|depth|distance|pressure|pace|ratio|frequency|discount|loss] of	a $1	0
~hold|holder_of|~have|~earn|~obtain|~complete|with|of [bachelor's|master's|university|college|honours|doctoral|postgraduate degree]	a $1 $2	0
~have|~has|with|of|possess [strong|good|solid|great|deep|real|true|keen|clear|firm background|passion|interest|eye|understanding|sense|grasp|command|reputation|record|attitude|personality|voice|memory|ear|love|commitment|focus|network|feeling] of|in|for|with|to|and|$	a $1 $2	0
with [passion|interest|talent|love|background|degree|diploma|history|focus|flair|gift|taste|feeling] for|in|of	a $1	0
am|is|was|'m|being|become|became [hardworking|hard-working|reliable|motivated|young|friendly|honest|punctual|creative|dedicated|responsible|serious|organised|organized|dynamic|quick|fast|good|skilled|qualified|experienced|professional|certified person|worker|professional|individual|learner|communicator|leader|nurse|teacher|driver|cook|chef|engineer|technician|electrician|mechanic|cleaner|carpenter|accountant|designer|developer|student|graduate|player|listener|writer]	a $1 $2	0
before|when|after|until|while|as|because [owner|manager|customer|supervisor|boss|client|patient|driver|team|kitchen|store|shop|restaurant|factory|company|hotel|machine|system|building|house|line] <verb.past|verb.third|aux|verb.participle>	the $1	0
[from|at|until moment] they|he|she|it|we|of|when|the|guests|customers	$1 the moment	0
in|on|at|from|with|of|for|to|during|by [same] <noun>	the same	0
in|during|after|for|over|within|at [first|second|third|fourth|last|next] year|quarter|half|month|week|season|attempt|try|phase|stage|semester|term|interview|round $|by|of|and|with|as|,|in|at|to|after	the $1	0
on|in|at|of|for|from|by|is|was|became|become|as [best|largest|biggest|longest|highest|lowest|fastest|oldest|youngest|busiest|smallest|newest|shortest|cheapest|strongest] <noun.sg>	the $1	0
was|became|be [only|sole] nurse|mechanic|doctor|teacher|engineer|operator|supplier|designer|developer|woman|man|person|employee|member|cook|chef|driver|translator|administrator|owner|technician|accountant|clerk|carer|breadwinner	the $1	0
~sell|~win|~have|~get|~make|~score|~close [most] <noun.pl> in|of|at	the most	0
~run|~take|~cover|~start|~work|~prepare|for|to|of|at|before [next] shift|order|delivery|lesson|job|event|season|phase|stage|step $|and|,|of|with|in	the next	0
[the] climate|healthy|global|public|mental|social|online|customer change|eating|warming|health|media|marketing|service|transport $|to|for|in|at|and|among|with		0?
~advise|~help|~support|~teach|~assist|~serve|~train|~visit|care_for|cared_for [the] small|elderly|disabled|homeless|private businesses|firms|companies|people|adults|clients|customers $|on|in|with|at|about|to|and|from|by		0?
~improve|~increase|~support|~promote|~develop|~strengthen [the] communication|cooperation|collaboration|teamwork|awareness|motivation between|among|with|in|at		0?
~sell|~offer|~buy [the] insurance|software|furniture|clothing|food|coffee|equipment|jewellery|jewelry to|for|in|online|by|at		0?
during|at|after|before|for [the] lunch|dinner|breakfast $|,|in|at		0?
[the] iraq|iran|syria|germany|france|spain|italy|poland|turkey|egypt|india|china|japan|brazil|mexico|canada|nigeria|kenya|ghana|russia|ukraine|vietnam|korea|england|ireland|scotland|sweden|norway|denmark $|,|and|or|in|to|for|with|as		0
[the] most of the|them|our|my|which|these		0
~obtain|~secure|~find|~get|~seek [challenging|stable|permanent|full-time|part-time|suitable|new|good|rewarding position|job|post|role|career]	a $1 $2	0
part of [team|company|group|crew|organisation|organization] that|which|who|where	a $1	0
as|am|is [team player]	a team $2	0
am|is|as [native speaker]	a native speaker	0
~have|with [ability|capacity] to	the $1	0
in [the] charge of		0
~play|~like|~love|~enjoy|and [the] football|chess|tennis|basketball|volleyball|cricket|rugby|music|nature|cinema|art|sports|swimming|cooking|reading $|and|,|or		0
by|of|reached|reach|about|nearly|over|at [the] #%		0
in|since|until|from [the] 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $|as|with|by|i|for		0
from|since|in|until [the] january|february|march|april|may|june|july|august|september|october|november|december to|#|$|until		0
~finish|~complete|~attend|~leave|~graduate [the] high|secondary|primary school $|with|in|at|and		0
by [the] train|bus|car|plane|bike|bicycle|boat|ship|phone|email|e-mail|post|mail|hand $|and|to|from|or|for		0
<verb.past|verb.base> [same] <noun.pl> for|in|at|with|every	the same	0
was|became|am|is [first|second|youngest|oldest] woman|man|person|employee|student|member|nurse|driver to|in|from|who	the $1	0
in|of|from|to|for [hotel|food|automotive|construction|textile|fashion|music|film|oil|mining|tourism|hospitality|banking|travel|energy|insurance|retail industry|sector|business]	the $1 $2	0?
of|in|from|since [18th|19th|20th|21st|17th|16th] century	the $1	0
years of [the] experience|practice|work		0
within|in [radius|distance|range] of #	a $1	0
[the every|each]	$2	0
in|of|for|across|during|through [whole the] <noun>	the whole	0
~increase|~reduce|~raise|~cut|~double|~limit|~lower|~decrease|~grow [number] of	the number	0
in|with|for|at [number] of <noun.pl|adj>	a number	0
`,
  "casing": String.raw`
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
[ansys]	Ansys	0
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
!not|to|could|will|would|never [finnish]	Finnish	0
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
[=invision]	InVision	0
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
[latex] template|templates|document|documents|report|reports|thesis|manuscripts|typesetting	LaTeX	0
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
!carpet|ball|burmese|tree|reticulated|a|the [python]	Python	0
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
[adobe] !oven|brick|bricks|house|houses|wall|walls|building|buildings|church|blocks|mud|clay|home|homes|construction|mortar|plaster|structure|structures	Adobe	0
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
[anydesk]	AnyDesk	0
[geogebra]	GeoGebra	0
[teamviewer]	TeamViewer	0
[tallyprime]	TallyPrime	0
[libreoffice]	LibreOffice	0
[openoffice]	OpenOffice	0
[coreldraw]	CorelDRAW	0
[quarkxpress]	QuarkXPress	0
[capcut]	CapCut	0
[filmora]	Filmora	0
[garageband]	GarageBand	0
[protools]	ProTools	0
[autohotkey]	AutoHotkey	0
[pycharm]	PyCharm	0
[intellij]	IntelliJ	0
[datagrip]	DataGrip	0
[webstorm]	WebStorm	0
[phpstorm]	PhpStorm	0
[netbeans]	NetBeans	0
[codeigniter]	CodeIgniter	0
[cakephp]	CakePHP	0
[symfony]	Symfony	0
[asp.net]	ASP.NET	0
[vue.js]	Vue.js	0
[next.js]	Next.js	0
[express.js]	Express.js	0
[nest.js]	Nest.js	0
[nuxt.js]	Nuxt.js	0
[three.js]	Three.js	0
[d3.js]	D3.js	0
[chart.js]	Chart.js	0
[nestjs]	NestJS	0
[graphql]	GraphQL	0
[sqlite]	SQLite	0
[mariadb]	MariaDB	0
[dynamodb]	DynamoDB	0
[couchdb]	CouchDB	0
[neo4j]	Neo4j	0
[clickhouse]	ClickHouse	0
[influxdb]	InfluxDB	0
[sqlalchemy]	SQLAlchemy	0
[t-sql]	T-SQL	0
[nosql]	NoSQL	0
[opencv]	OpenCV	0
[scipy]	SciPy	0
[matplotlib]	Matplotlib	0
[plotly]	Plotly	0
[seaborn]	Seaborn	0
[langchain]	LangChain	0
[openai]	OpenAI	0
[chatgpt]	ChatGPT	0
[gitlens]	GitLens	0
[circleci]	CircleCI	0
[teamcity]	TeamCity	0
[openshift]	OpenShift	0
[openstack]	OpenStack	0
[openvpn]	OpenVPN	0
[virtualbox]	VirtualBox	0
[proxmox]	Proxmox	0
[pfsense]	pfSense	0
[filezilla]	FileZilla	0
[mobaxterm]	MobaXterm	0
[solarwinds]	SolarWinds	0
[manageengine]	ManageEngine	0
[zabbix]	Zabbix	0
[sophos]	Sophos	0
[kaspersky]	Kaspersky	0
[bitdefender]	Bitdefender	0
[mikrotik]	MikroTik	0
[ubiquiti]	Ubiquiti	0
[unifi]	UniFi	0
[bitlocker]	BitLocker	0
[sonarqube]	SonarQube	0
[sonarcloud]	SonarCloud	0
[browserstack]	BrowserStack	0
[testrail]	TestRail	0
[soapui]	SoapUI	0
[openapi]	OpenAPI	0
[nunit]	NUnit	0
[xunit]	xUnit	0
[rspec]	RSpec	0
[eslint]	ESLint	0
[prestashop]	PrestaShop	0
[bigcommerce]	BigCommerce	0
[squarespace]	Squarespace	0
[ebay]	eBay	0
[paypal]	PayPal	0
[klarna]	Klarna	0
[venmo]	Venmo	0
[aliexpress]	AliExpress	0
[alibaba]	Alibaba	0
[shopee]	Shopee	0
[lazada]	Lazada	0
[jumia]	Jumia	0
[flipkart]	Flipkart	0
[grubhub]	GrubHub	0
[instacart]	Instacart	0
[activecampaign]	ActiveCampaign	0
[brevo]	Brevo	0
[sendinblue]	Sendinblue	0
[surveymonkey]	SurveyMonkey	0
[typeform]	Typeform	0
[qualtrics]	Qualtrics	0
[similarweb]	SimilarWeb	0
[buzzsumo]	BuzzSumo	0
[clickup]	ClickUp	0
[airtable]	Airtable	0
[basecamp]	Basecamp	0
[evernote]	Evernote	0
[calendly]	Calendly	0
[zapier]	Zapier	0
[dropbox]	Dropbox	0
[pandadoc]	PandaDoc	0
[monday.com]	Monday.com	0
[livechat]	LiveChat	0
[freshworks]	Freshworks	0
[zoho]	Zoho	0
[odoo]	Odoo	0
[acumatica]	Acumatica	0
[sugarcrm]	SugarCRM	0
[freeagent]	FreeAgent	0
[freshbooks]	FreshBooks	0
[turbotax]	TurboTax	0
[proseries]	ProSeries	0
[lacerte]	Lacerte	0
[caseware]	CaseWare	0
[datev]	DATEV	0
[bullhorn]	Bullhorn	0
[icims]	iCIMS	0
[jobadder]	JobAdder	0
[smartrecruiters]	SmartRecruiters	0
[paychex]	Paychex	0
[paycom]	Paycom	0
[paylocity]	Paylocity	0
[rotacloud]	Rotacloud	0
[brightpay]	BrightPay	0
[moneysoft]	MoneySoft	0
[silversneakers]	SilverSneakers	0
[roboform]	RoboForm	0
[refworks]	RefWorks	0
[turnitin]	Turnitin	0
[mentimeter]	Mentimeter	0
[nearpod]	Nearpod	0
[quizlet]	Quizlet	0
[edmodo]	Edmodo	0
[padlet]	Padlet	0
[desmos]	Desmos	0
[duolingo]	Duolingo	0
[mestrenova]	MestReNova	0
[graphpad]	GraphPad	0
[labware]	LabWare	0
[labvantage]	LabVantage	0
[biorender]	BioRender	0
[snapgene]	SnapGene	0
[geneious]	Geneious	0
[flowjo]	FlowJo	0
[cellprofiler]	CellProfiler	0
[originpro]	OriginPro	0
[comsol]	COMSOL	0
[arduino]	Arduino	0
[kicad]	KiCad	0
[orcad]	OrCAD	0
[multisim]	Multisim	0
[quartus]	Quartus	0
[vivado]	Vivado	0
[wonderware]	Wonderware	0
[factorytalk]	FactoryTalk	0
[codesys]	CODESYS	0
[twincat]	TwinCAT	0
[wincc]	WinCC	0
[robotstudio]	RobotStudio	0
[solidcam]	SolidCAM	0
[fusion360]	Fusion360	0
[powermill]	PowerMill	0
[moldflow]	Moldflow	0
[planswift]	PlanSwift	0
[archicad]	ArchiCAD	0
[vectorworks]	Vectorworks	0
[v-ray]	V-Ray	0
[rhino3d]	Rhino3D	0
[dialux]	DIALux	0
[staad.pro]	STAAD.Pro	0
[autodesk]	Autodesk	0
[costx]	CostX	0
[fieldwire]	Fieldwire	0
[aconex]	Aconex	0
[ecodial]	Ecodial	0
[hydrocad]	HydroCAD	0
[drchrono]	DrChrono	0
[kareo]	Kareo	0
[pointclickcare]	PointClickCare	0
[matrixcare]	MatrixCare	0
[primerx]	PrimeRx	0
[omnicell]	Omnicell	0
[3shape]	3Shape	0
[cerec]	CEREC	0
[planmeca]	Planmeca	0
[rxworks]	RxWorks	0
[vetspace]	VetSpace	0
[ezyvet]	ezyVet	0
[treatwell]	Treatwell	0
[izettle]	iZettle	0
[sumup]	SumUp	0
[resdiary]	ResDiary	0
[sevenrooms]	SevenRooms	0
[guestline]	Guestline	0
[expedia]	Expedia	0
[siteminder]	SiteMinder	0
[roomraccoon]	RoomRaccoon	0
[worldpay]	Worldpay	0
[samsara]	Samsara	0
[keeptruckin]	KeepTruckin	0
[geotab]	Geotab	0
[tomtom]	TomTom	0
[microlise]	Microlise	0
[shipstation]	ShipStation	0
[freightwise]	FreightWise	0
[navision]	Navision	0
[fedex]	FedEx	0
[dhl]	DHL	0
[arcmap]	ArcMap	0
[arcview]	ArcView	0
[davinci]	DaVinci	0
[propresenter]	ProPresenter	0
[qlab]	QLab	0
[ableton]	Ableton	0
[cubase]	Cubase	0
[zbrush]	ZBrush	0
[dreamweaver]	Dreamweaver	0
[framemaker]	FrameMaker	0
[robohelp]	RoboHelp	0
[wi-fi]	Wi-Fi	0
[bluetooth]	Bluetooth	0
[reddit]	Reddit	0
[tumblr]	Tumblr	0
[wechat]	WeChat	0
[viber]	Viber	0
[facetime]	FaceTime	0
[imessage]	iMessage	0
[icloud]	iCloud	0
[imovie]	iMovie	0
[airpods]	AirPods	0
[macbook]	MacBook	0
[playstation]	PlayStation	0
[xbox]	Xbox	0
[nintendo]	Nintendo	0
[husqvarna]	Husqvarna	0
[stihl]	Stihl	0
[makita]	Makita	0
[dewalt]	DeWalt	0
[hilti]	Hilti	0
[komatsu]	Komatsu	0
[jcb]	JCB	0
[manitou]	Manitou	0
[volvo]	Volvo	0
[scania]	Scania	0
[iveco]	Iveco	0
[toyota]	Toyota	0
[nissan]	Nissan	0
[peugeot]	Peugeot	0
[renault]	Renault	0
[volkswagen]	Volkswagen	0
[bmw]	BMW	0
[audi]	Audi	0
[haas]	Haas	0
[okuma]	Okuma	0
[heidenhain]	Heidenhain	0
[trumpf]	Trumpf	0
[ricoh]	Ricoh	0
[konica]	Konica	0
[juki]	Juki	0
[powerapps]	PowerApps	0
[prince2]	PRINCE2	0
[riddor]	RIDDOR	0
[puwer]	PUWER	0
[loler]	LOLER	0
[pasma]	PASMA	0
[ipaf]	IPAF	0
[tefl]	TEFL	0
[celta]	CELTA	0
[tesol]	TESOL	0
[ielts]	IELTS	0
[toefl]	TOEFL	0
[gcse]	GCSE	0
[gcses]	GCSEs	0
[nvq]	NVQ	0
[nvqs]	NVQs	0
[btec]	BTEC	0
[togaf]	TOGAF	0
[itil]	ITIL	0
[cobit]	COBIT	0
[cissp]	CISSP	0
[ccna]	CCNA	0
[ccnp]	CCNP	0
[comptia]	CompTIA	0
[pmp]	PMP	0
[capm]	CAPM	0
[acca]	ACCA	0
[cipd]	CIPD	0
[gaap]	GAAP	0
[ifrs]	IFRS	0
[gst]	GST	0
[tds]	TDS	0
[ehr]	EHR	0
[emr]	EMR	0
[cctv]	CCTV	0
[hvac]	HVAC	0
[sops]	SOPs	0
[roi]	ROI	0
[b2b]	B2B	0
[b2c]	B2C	0
[etl]	ETL	0
[ocr]	OCR	0
[pvc]	PVC	0
[gps]	GPS	0
[gprs]	GPRS	0
[lte]	LTE	0
[voip]	VoIP	0
[rfid]	RFID	0
[nfc]	NFC	0
[vpn]	VPN	0
[dns]	DNS	0
[dhcp]	DHCP	0
[tcp]	TCP	0
[ssh]	SSH	0
[xml]	XML	0
[json]	JSON	0
[yaml]	YAML	0
[csv]	CSV	0
[sdk]	SDK	0
[mvc]	MVC	0
[plcs]	PLCs	0
[vfd]	VFD	0
[vfds]	VFDs	0
[cmm]	CMM	0
[fmea]	FMEA	0
[ppap]	PPAP	0
[dfmea]	DFMEA	0
[pfmea]	PFMEA	0
[msds]	MSDS	0
[doordash]	DoorDash	0
[deliveroo]	Deliveroo	0
[saas] product|products|company|companies|platform|platforms|sales|tools|tool|business|start-up|startup|clients|customers|$	SaaS	0
[power point]	PowerPoint	0
[solid works]	SolidWorks	0
[tally prime]	TallyPrime	0
[auto cad]	AutoCAD	0
[quick books]	QuickBooks	0
[photo shop]	Photoshop	0
[java script]	JavaScript	0
[type script]	TypeScript	0
[word press]	WordPress	0
[share point]	SharePoint	0
[hub spot]	HubSpot	0
[mail chimp]	Mailchimp	0
[=One =Drive]	OneDrive	0
[=You =Tube]	YouTube	0
[=Linked =In]	LinkedIn	0
[=Whats =App]	WhatsApp	0
[=Face =Book]	Facebook	0
[tik tok]	TikTok	0
[git hub]	GitHub	0
[git lab]	GitLab	0
[=My =SQL]	MySQL	0
[postgre sql]	PostgreSQL	0
[mongo db]	MongoDB	0
[trip advisor]	Tripadvisor	0
[=Sketch =Up]	SketchUp	0
[=In =Design]	InDesign	0
[mat lab]	MATLAB	0
[pay pal]	PayPal	0
[=Drop =Box]	Dropbox	0
[=Team =Viewer]	TeamViewer	0
[=Any =Desk]	AnyDesk	0
[geo gebra]	GeoGebra	0
[libre office]	LibreOffice	0
[corel draw]	CorelDRAW	0
[micro station]	MicroStation	0
[lab view]	LabVIEW	0
[arc gis]	ArcGIS	0
[=Zoom =Info]	ZoomInfo	0
[docu sign]	DocuSign	0
[=Service =Now]	ServiceNow	0
[net suite]	NetSuite	0
[=Sales =Force]	Salesforce	0
[navis works]	Navisworks	0
[bamboo hr]	BambooHR	0
[class dojo]	ClassDojo	0
[=Open =Table]	OpenTable	0
[=Data =Bricks]	Databricks	0
[rabbit mq]	RabbitMQ	0
[big query]	BigQuery	0
[power shell]	PowerShell	0
[woo commerce]	WooCommerce	0
[=Click =Up]	ClickUp	0
[=Air =Table]	Airtable	0
[cap cut]	CapCut	0
[=Door =Dash]	DoorDash	0
[wi fi]	Wi-Fi	0
[hoot suite]	Hootsuite	0
[tensor flow]	TensorFlow	0
[py torch]	PyTorch	0
[=Fire =Base]	Firebase	0
[ms-excel]	MS Excel	0
[ms-word]	MS Word	0
[ms-office]	MS Office	0
[ms-powerpoint]	MS PowerPoint	0
[ms-outlook]	MS Outlook	0
[ms-access]	MS Access	0
[ms-project]	MS Project	0
[ms-teams]	MS Teams	0
[auto-cad]	AutoCAD	0
[sketch-up]	SketchUp	0
[power-point]	PowerPoint	0
[solid-works]	SolidWorks	0
[quick-books]	QuickBooks	0
[photo-shop]	Photoshop	0
[java-script]	JavaScript	0
[word-press]	WordPress	0
[linked-in]	LinkedIn	0
[you-tube]	YouTube	0
[git-hub]	GitHub	0
[msoffice]	MS Office	0
[msexcel]	MS Excel	0
[msword]	MS Word	0
[ms visio]	MS Visio	0
[ms powerpoint]	MS PowerPoint	0
[microsoft visio]	Microsoft Visio	0
[vs code]	VS Code	0
[raspberry pi]	Raspberry Pi	0
[google forms]	Google Forms	0
[google slides]	Google Slides	0
[google calendar]	Google Calendar	0
[google classroom]	Google Classroom	0
[google meet]	Google Meet	0
[google workspace]	Google Workspace	0
[google maps]	Google Maps	0
[google cloud]	Google Cloud	0
[google suite]	Google Suite	0
[adobe acrobat]	Adobe Acrobat	0
[adobe premiere]	Adobe Premiere	0
[adobe premiere pro]	Adobe Premiere Pro	0
[adobe after effects]	Adobe After Effects	0
[adobe creative cloud]	Adobe Creative Cloud	0
[adobe creative suite]	Adobe Creative Suite	0
[power automate]	Power Automate	0
[power apps]	Power Apps	0
[power bi desktop]	Power BI Desktop	0
[zoho books]	Zoho Books	0
[sage line 50]	Sage Line 50	0
[tally erp]	Tally ERP	0
[sap ariba]	SAP Ariba	0
[sap mm]	SAP MM	0
[sap hana]	SAP HANA	0
[sap pm]	SAP PM	0
[sap qm]	SAP QM	0
[sap erp]	SAP ERP	0
[oracle erp]	Oracle ERP	0
[oracle micros]	Oracle Micros	0
[micros pos]	Micros POS	0
[clover pos]	Clover POS	0
[aloha pos]	Aloha POS	0
[ruby on rails]	Ruby on Rails	0
[visual basic]	Visual Basic	0
[objective-c]	Objective-C	0
[jenkins ci]	Jenkins CI	0
[robot framework]	Robot Framework	0
[lean six sigma]	Lean Six Sigma	0
[six sigma]	Six Sigma	0
[final cut]	Final Cut	0
[ableton live]	Ableton Live	0
[logic pro]	Logic Pro	0
[apple music]	Apple Music	0
[square appointments]	Square Appointments	0
[meta ads]	Meta Ads	0
[meta business suite]	Meta Business Suite	0
[uber eats]	Uber Eats	0
[albanian]	Albanian	0
[amharic]	Amharic	0
[armenian]	Armenian	0
[azerbaijani]	Azerbaijani	0
[bosnian]	Bosnian	0
[burmese]	Burmese	0
[catalan]	Catalan	0
[estonian]	Estonian	0
[filipino]	Filipino	0
[flemish]	Flemish	0
[icelandic]	Icelandic	0
[indonesian]	Indonesian	0
[ilocano]	Ilocano	0
[cebuano]	Cebuano	0
[kannada]	Kannada	0
[kazakh]	Kazakh	0
[khmer]	Khmer	0
[kurdish]	Kurdish	0
[latvian]	Latvian	0
[lithuanian]	Lithuanian	0
[macedonian]	Macedonian	0
[malayalam]	Malayalam	0
[maltese]	Maltese	0
[marathi]	Marathi	0
[mongolian]	Mongolian	0
[nepali]	Nepali	0
[oromo]	Oromo	0
[pashto]	Pashto	0
[persian]	Persian	0
[sinhala]	Sinhala	0
[slovak]	Slovak	0
[slovenian]	Slovenian	0
[somali]	Somali	0
[tajik]	Tajik	0
[tibetan]	Tibetan	0
[tigrinya]	Tigrinya	0
[tswana]	Tswana	0
[turkish]	Turkish	0
[uzbek]	Uzbek	0
[wolof]	Wolof	0
[isizulu]	isiZulu	0
[isixhosa]	isiXhosa	0
[zulu]	Zulu	0
[sesotho]	Sesotho	0
[setswana]	Setswana	0
[kiswahili]	Kiswahili	0
[belarusian]	Belarusian	0
[breton]	Breton	0
[basque]	Basque	0
[galician]	Galician	0
[sanskrit]	Sanskrit	0
[yiddish]	Yiddish	0
[assamese]	Assamese	0
[hokkien]	Hokkien	0
[shona]	Shona	0
[luganda]	Luganda	0
[kinyarwanda]	Kinyarwanda	0
[visayan]	Visayan	0
[hiligaynon]	Hiligaynon	0
[kapampangan]	Kapampangan	0
[argentinian]	Argentinian	0
[austrian]	Austrian	0
[belgian]	Belgian	0
[bolivian]	Bolivian	0
[chilean]	Chilean	0
[colombian]	Colombian	0
[cuban]	Cuban	0
[dominican]	Dominican	0
[ethiopian]	Ethiopian	0
[ghanaian]	Ghanaian	0
[jamaican]	Jamaican	0
[kenyan]	Kenyan	0
[lebanese]	Lebanese	0
[libyan]	Libyan	0
[malaysian]	Malaysian	0
[moroccan]	Moroccan	0
[pakistani]	Pakistani	0
[palestinian]	Palestinian	0
[peruvian]	Peruvian	0
[rwandan]	Rwandan	0
[scandinavian]	Scandinavian	0
[senegalese]	Senegalese	0
[sudanese]	Sudanese	0
[swiss]	Swiss	0
[syrian]	Syrian	0
[taiwanese]	Taiwanese	0
[tanzanian]	Tanzanian	0
[tunisian]	Tunisian	0
[ugandan]	Ugandan	0
[venezuelan]	Venezuelan	0
[yemeni]	Yemeni	0
[zambian]	Zambian	0
[zimbabwean]	Zimbabwean	0
[iranian]	Iranian	0
[iraqi]	Iraqi	0
[israeli]	Israeli	0
[bangladeshi]	Bangladeshi	0
[mediterranean]	Mediterranean	0
[caribbean]	Caribbean	0
[victorian]	Victorian	0
[edwardian]	Edwardian	0
[muslim]	Muslim	0
[jewish]	Jewish	0
[buddhist]	Buddhist	0
[hindu]	Hindu	0
[ghana]	Ghana	0
[kenya]	Kenya	0
[uganda]	Uganda	0
[tanzania]	Tanzania	0
[rwanda]	Rwanda	0
[ethiopia]	Ethiopia	0
[zambia]	Zambia	0
[zimbabwe]	Zimbabwe	0
[botswana]	Botswana	0
[namibia]	Namibia	0
[mozambique]	Mozambique	0
[cameroon]	Cameroon	0
[senegal]	Senegal	0
[egypt]	Egypt	0
[tunisia]	Tunisia	0
[algeria]	Algeria	0
[sudan]	Sudan	0
[pakistan]	Pakistan	0
[bangladesh]	Bangladesh	0
[nepal]	Nepal	0
[malaysia]	Malaysia	0
[indonesia]	Indonesia	0
[philippines]	Philippines	0
[thailand]	Thailand	0
[vietnam]	Vietnam	0
[cambodia]	Cambodia	0
[taiwan]	Taiwan	0
[japan]	Japan	0
[korea]	Korea	0
[kuwait]	Kuwait	0
[bahrain]	Bahrain	0
[lebanon]	Lebanon	0
[iraq]	Iraq	0
[iran]	Iran	0
[israel]	Israel	0
[syria]	Syria	0
[ukraine]	Ukraine	0
[russia]	Russia	0
[romania]	Romania	0
[bulgaria]	Bulgaria	0
[hungary]	Hungary	0
[slovakia]	Slovakia	0
[slovenia]	Slovenia	0
[croatia]	Croatia	0
[serbia]	Serbia	0
[bosnia]	Bosnia	0
[albania]	Albania	0
[greece]	Greece	0
[portugal]	Portugal	0
[switzerland]	Switzerland	0
[austria]	Austria	0
[belgium]	Belgium	0
[netherlands]	Netherlands	0
[luxembourg]	Luxembourg	0
[denmark]	Denmark	0
[sweden]	Sweden	0
[norway]	Norway	0
[finland]	Finland	0
[iceland]	Iceland	0
[estonia]	Estonia	0
[latvia]	Latvia	0
[lithuania]	Lithuania	0
[argentina]	Argentina	0
[colombia]	Colombia	0
[venezuela]	Venezuela	0
[ecuador]	Ecuador	0
[bolivia]	Bolivia	0
[uruguay]	Uruguay	0
[paraguay]	Paraguay	0
[mexico]	Mexico	0
[jamaica]	Jamaica	0
[barbados]	Barbados	0
[california]	California	0
[texas]	Texas	0
[florida]	Florida	0
[ontario]	Ontario	0
[quebec]	Quebec	0
[queensland]	Queensland	0
[lahore]	Lahore	0
[karachi]	Karachi	0
[islamabad]	Islamabad	0
[dhaka]	Dhaka	0
[kathmandu]	Kathmandu	0
[jakarta]	Jakarta	0
[bangkok]	Bangkok	0
[hanoi]	Hanoi	0
[shanghai]	Shanghai	0
[beijing]	Beijing	0
[tokyo]	Tokyo	0
[seoul]	Seoul	0
[riyadh]	Riyadh	0
[jeddah]	Jeddah	0
[doha]	Doha	0
[cairo]	Cairo	0
[casablanca]	Casablanca	0
[accra]	Accra	0
[kampala]	Kampala	0
[pretoria]	Pretoria	0
[madrid]	Madrid	0
[barcelona]	Barcelona	0
[lisbon]	Lisbon	0
[berlin]	Berlin	0
[munich]	Munich	0
[vienna]	Vienna	0
[zurich]	Zurich	0
[amsterdam]	Amsterdam	0
[rotterdam]	Rotterdam	0
[copenhagen]	Copenhagen	0
[stockholm]	Stockholm	0
[oslo]	Oslo	0
[helsinki]	Helsinki	0
[warsaw]	Warsaw	0
[krakow]	Krakow	0
[prague]	Prague	0
[budapest]	Budapest	0
[bucharest]	Bucharest	0
[istanbul]	Istanbul	0
[ankara]	Ankara	0
[moscow]	Moscow	0
[kyiv]	Kyiv	0
[brisbane]	Brisbane	0
[adelaide]	Adelaide	0
[auckland]	Auckland	0
[vancouver]	Vancouver	0
[calgary]	Calgary	0
[montreal]	Montreal	0
[liverpool]	Liverpool	0
[sheffield]	Sheffield	0
[nottingham]	Nottingham	0
[leicester]	Leicester	0
[newcastle]	Newcastle	0
[galway]	Galway	0
[limerick]	Limerick	0
[easter]	Easter	0
[halloween]	Halloween	0
[thanksgiving]	Thanksgiving	0
[hanukkah]	Hanukkah	0
[holi]	Holi	0
[vaisakhi]	Vaisakhi	0
[greek]	Greek	0
[georgian] house|houses|building|buildings|property|properties|terrace|town|period|sash|architecture	Georgian	0
[dutch]	Dutch	0
[danish] !pastry|pastries	Danish	0
[thai]	Thai	0
[roman] villa|fort|coins|pottery|remains|site|sites|road|roads|history|baths|law|britain|empire|period	Roman	0
[christian]	Christian	0
[catholic] church|school|schools|priest|parish|college|diocese|charity|university|faith	Catholic	0
in|of|to|from|into|spoken|fluent|ecclesiastical|medieval|read|reads|taught|teach|teaching|studied|studies [latin] $|and|or|,|names|texts|inscriptions|palaeography|paleography	Latin	0
, [latin] $|and|or|,	Latin	0
yoruba|igbo|hausa|english|nigerian|swahili|french and|,|&|or [pidgin]	Pidgin	0
[nigerian pidgin]	Nigerian Pidgin	0
[iso] #	ISO	0
[ups] driver|store|hub|depot	UPS	0
[usb]	USB	0
[dvla]	DVLA	0
[dbs] check|checks|checked|certificate	DBS	0
[nmc] pin|registered|registration|code	NMC	0
[hgv]	HGV	0
[hgvs]	HGVs	0
[lgv]	LGV	0
[cdl]	CDL	0
[mandarin] $|and|chinese|speaker|speakers|speaking|,|lessons|class|classes	Mandarin	0
[ford] transit|focus|fiesta|ranger|mustang|triton|escort|mondeo|explorer	Ford	0
[monday]	Monday	0
basic|good|advanced|intermediate|strong|solid|beginner [excel] $|,|and|&|skills	Excel	0
[excel] ,|and|&|, word|powerpoint|outlook|canva|xero|sage|quickbooks|access	Excel	0
word|excel|powerpoint|teams|onenote|sharepoint|office ,|and|&|,_and [outlook] $|,|and|&	Outlook	0
[outlook] ,|and|& word|excel|powerpoint|teams|onenote|sharepoint|zoom	Outlook	0
[word] ,|and|& excel|powerpoint|outlook|access	Word	0
excel|powerpoint|outlook ,|and|&|,_and [word] $|,	Word	0
word|excel|powerpoint|outlook ,|and|&|,_and [access] $|,	Access	0
word|excel|powerpoint|outlook|zoom|slack ,|and|&|,_and [teams] $|,	Teams	0
word|excel|powerpoint|outlook|teams|skype|whatsapp ,|and|&|,_and [zoom] $|,	Zoom	0
word|excel|powerpoint|outlook|xero|quickbooks ,|and|&|,_and [sage] $|,	Sage	0
on|via|through|from [just eat] $|and|,|&	Just Eat	0
[sia] licence|license|licensed|badge|card	SIA	0
[l'oreal]	L'Oréal	0
[=tripadvisor]	Tripadvisor	0
[snap-on]	Snap-on	0
[foodpanda]	Foodpanda	0
[zomato]	Zomato	0
[swiggy]	Swiggy	0
[glovo]	Glovo	0
[wolt]	Wolt	0
[menulog]	Menulog	0
[skipthedishes]	SkipTheDishes	0
[postmates]	Postmates	0
[yelp]	Yelp	0
[trustpilot]	Trustpilot	0
[checkatrade]	Checkatrade	0
[mybuilder]	MyBuilder	0
[gumtree]	Gumtree	0
[etsy]	Etsy	0
[vinted]	Vinted	0
[depop]	Depop	0
[poshmark]	Poshmark	0
[amazon]	Amazon	0
[twitter]	Twitter	0
[tesco]	Tesco	0
[asda]	Asda	0
[lidl]	Lidl	0
[aldi]	Aldi	0
[walmart]	Walmart	0
[costco]	Costco	0
[=ikea]	IKEA	0
[starbucks]	Starbucks	0
[screwfix]	Screwfix	0
[wickes]	Wickes	0
[toolstation]	Toolstation	0
[travis perkins]	Travis Perkins	0
[festool]	Festool	0
[ryobi]	Ryobi	0
[metabo]	Metabo	0
[karcher]	Karcher	0
[miele]	Miele	0
[dyson]	Dyson	0
[kubota]	Kubota	0
[john deere]	John Deere	0
[massey ferguson]	Massey Ferguson	0
[claas]	Claas	0
[fendt]	Fendt	0
[land rover]	Land Rover	0
[mercedes-benz]	Mercedes-Benz	0
[mercedes]	Mercedes	0
[vauxhall]	Vauxhall	0
[fiat]	Fiat	0
[hyundai]	Hyundai	0
[mazda]	Mazda	0
[honda]	Honda	0
[suzuki]	Suzuki	0
[yamaha]	Yamaha	0
[kawasaki]	Kawasaki	0
[isuzu]	Isuzu	0
[harley-davidson]	Harley-Davidson	0
[=lego]	Lego	0
[zettle]	Zettle	0
[designmynight]	DesignMyNight	0
[rezlynx]	Rezlynx	0
[emis]	EMIS	0
[famly]	Famly	0
[bromcom]	Bromcom	0
[careplanner]	CarePlanner	0
[interflora]	Interflora	0
[teleflora]	Teleflora	0
[evri]	Evri	0
[dpd]	DPD	0
[royal mail]	Royal Mail	0
[parcelforce]	Parcelforce	0
[usps]	USPS	0
[rightmove]	Rightmove	0
[zoopla]	Zoopla	0
[planday]	Planday	0
[pharmoutcomes]	PharmOutcomes	0
[invisalign]	Invisalign	0
[wella]	Wella	0
[schwarzkopf]	Schwarzkopf	0
[dermalogica]	Dermalogica	0
[olaplex]	Olaplex	0
[redken]	Redken	0
[qqi]	QQI	0
[vrbo]	Vrbo	0
[hostelworld]	Hostelworld	0
[wix]	Wix	0
[skyscanner]	Skyscanner	0
[netflix]	Netflix	0
[spotify]	Spotify	0
[soundcloud]	SoundCloud	0
[patreon]	Patreon	0
[kickstarter]	Kickstarter	0
[gofundme]	GoFundMe	0
[justgiving]	JustGiving	0
[eventbrite]	Eventbrite	0
[ticketmaster]	Ticketmaster	0
[doctolib]	Doctolib	0
[liebherr]	Liebherr	0
[cummins]	Cummins	0
[mitsubishi]	Mitsubishi	0
[samsung]	Samsung	0
[lenovo]	Lenovo	0
[logitech]	Logitech	0
[netgear]	Netgear	0
[daikin]	Daikin	0
[worcester bosch]	Worcester Bosch	0
[vaillant]	Vaillant	0
[baxi]	Baxi	0
[legrand]	Legrand	0
[dulux]	Dulux	0
[electrolux]	Electrolux	0
[play-doh]	Play-Doh	0
[makaton]	Makaton	0
[whmis]	WHMIS	0
[ftir]	FTIR	0
[ft-ir]	FT-IR	0
[nmr]	NMR	0
[hplc]	HPLC	0
[gc-ms]	GC-MS	0
[lc-ms]	LC-MS	0
[xrd]	XRD	0
[tga]	TGA	0
[uv-vis]	UV-Vis	0
[elisa]	ELISA	0
[qpcr]	qPCR	0
[sds-page]	SDS-PAGE	0
[mpesa]	M-Pesa	0
[m-pesa]	M-Pesa	0
[incoterms]	Incoterms	0
[bms]	BMS	0
[vrf]	VRF	0
[hvacr]	HVACR	0
[gfci]	GFCI	0
[mcb]	MCB	0
[rcd]	RCD	0
[rcbo]	RCBO	0
[igcse]	IGCSE	0
[wassce]	WASSCE	0
[waec]	WAEC	0
[neco]	NECO	0
[kcse]	KCSE	0
[kcpe]	KCPE	0
[nysc]	NYSC	0
[ican]	ICAN	0
[cima]	CIMA	0
[cisi]	CISI	0
[cfa]	CFA	0
[npors]	NPORS	0
[smsts]	SMSTS	0
[sssts]	SSSTS	0
[tesda]	TESDA	0
[bosiet]	BOSIET	0
[huet]	HUET	0
[stcw]	STCW	0
[hazwoper]	HAZWOPER	0
[twic]	TWIC	0
[fmcsa]	FMCSA	0
[fmla]	FMLA	0
[eeoc]	EEOC	0
[sds]	SDS	0
[jsa]	JSA	0
[jha]	JHA	0
[swms]	SWMS	0
[acls]	ACLS	0
[bls]	BLS	0
[nrp]	NRP	0
[tncc]	TNCC	0
[cna]	CNA	0
[lpn]	LPN	0
[lvn]	LVN	0
[emt]	EMT	0
[=ems]	EMS	0
[icd-10]	ICD-10	0
[hcpcs]	HCPCS	0
[hl7]	HL7	0
[dicom]	DICOM	0
[pacs]	PACS	0
[nicu]	NICU	0
[icu]	ICU	0
[pacu]	PACU	0
[opd]	OPD	0
[ipd]	IPD	0
[ekg]	EKG	0
[esol]	ESOL	0
[efl]	EFL	0
[esl]	ESL	0
[eyfs]	EYFS	0
[ecce]	ECCE	0
[pgce]	PGCE	0
[qts]	QTS	0
[csm]	CSM	0
[ccie]	CCIE	0
[mcsa]	MCSA	0
[mcse]	MCSE	0
[rhcsa]	RHCSA	0
[rhce]	RHCE	0
[cisa]	CISA	0
[cism]	CISM	0
[ceh]	CEH	0
[oscp]	OSCP	0
[az-900]	AZ-900	0
[az-104]	AZ-104	0
[vlan]	VLAN	0
[sftp]	SFTP	0
[ftp]	FTP	0
[smtp]	SMTP	0
[snmp]	SNMP	0
[bgp]	BGP	0
[ospf]	OSPF	0
[mpls]	MPLS	0
[iptv]	IPTV	0
[ftth]	FTTH	0
[gpon]	GPON	0
[otdr]	OTDR	0
[gsm]	GSM	0
[pcb]	PCB	0
[pcbs]	PCBs	0
[bom]	BOM	0
[boms]	BOMs	0
[cad]	CAD	0
[spc]	SPC	0
[apqp]	APQP	0
[8d]	8D	0
[dmaic]	DMAIC	0
[tpm]	TPM	0
[smed]	SMED	0
[oee]	OEE	0
[wip]	WIP	0
[fifo]	FIFO	0
[lifo]	LIFO	0
[fefo]	FEFO	0
[jit]	JIT	0
[sku]	SKU	0
[skus]	SKUs	0
[sop]	SOP	0
[sla]	SLA	0
[slas]	SLAs	0
[aht]	AHT	0
[csat]	CSAT	0
[nps]	NPS	0
[crms]	CRMs	0
[oms]	OMS	0
[awb]	AWB	0
[lcl]	LCL	0
[fcl]	FCL	0
[p45]	P45	0
[p60]	P60	0
[emi]	EMI	0
[upi]	UPI	0
[kyc]	KYC	0
[aml]	AML	0
[ind-as]	IND-AS	0
[d2c]	D2C	0
[ctr]	CTR	0
[cpc]	CPC	0
[roas]	ROAS	0
[cms]	CMS	0
[ux]	UX	0
[oop]	OOP	0
[orm]	ORM	0
[grpc]	gRPC	0
[oauth]	OAuth	0
[jwt]	JWT	0
[s3]	S3	0
[iam]	IAM	0
[rds]	RDS	0
[vba]	VBA	0
[dax]	DAX	0
[olap]	OLAP	0
[nlp]	NLP	0
[llm]	LLM	0
[llms]	LLMs	0
[gpu]	GPU	0
[iot]	IoT	0
[rpa]	RPA	0
[qc]	QC	0
[sdlc]	SDLC	0
[stlc]	STLC	0
[tdd]	TDD	0
[bdd]	BDD	0
[brc]	BRC	0
[brcgs]	BRCGS	0
[fssc]	FSSC	0
[sqf]	SQF	0
[usda]	USDA	0
[fda]	FDA	0
[epa]	EPA	0
[cqc]	CQC	0
[pvg]	PVG	0
[hcpc]	HCPC	0
[gmc]	GMC	0
[hca]	HCA	0
[prn]	PRN	0
[tpn]	TPN	0
[emar]	eMAR	0
[copd]	COPD	0
[adhd]	ADHD	0
[asd]	ASD	0
[ptsd]	PTSD	0
[hiv]	HIV	0
[tb]	TB	0
[sti]	STI	0
[stis]	STIs	0
[ivf]	IVF	0
[ob-gyn]	OB-GYN	0
[agoda]	Agoda	0
[lyft]	Lyft	0
[gojek]	Gojek	0
[rappi]	Rappi	0
[careem]	Careem	0
[talabat]	Talabat	0
[qlik]	Qlik	0
apache|using|with|in|wrote|built|dbt|, [airflow] ,|dags|dag|jobs|pipelines|$|and|to|for	Airflow	0
[kibana]	Kibana	0
[webdriverio]	WebdriverIO	0
[joomla]	Joomla	0
[university] of <proper>	University	0
in|with|using|suites_in|tests_in|scripts_in [selenium] webdriver|and|grid|with	Selenium	0
[postman] and|api|collections|collection	Postman	0
apis with|in|using|via [postman]	Postman	0
photoshop|indesign|figma|premiere|acrobat|lightroom ,|and [illustrator]	Illustrator	0
[illustrator] ,|and photoshop|indesign|figma|premiere|acrobat|lightroom	Illustrator	0
[service now] $|and|tickets|,|to	ServiceNow	0
[sap] b1|hana|mm|sd|fico|fi|abap|ariba|bw|erp|fiori|business	SAP	0
[jetpack compose]	Jetpack Compose	0
[companycam]	CompanyCam	0
the|our|to|a|with|for|of|by [ceo]	CEO	0
the|our|to|a|with|for|of|by [cfo]	CFO	0
the|our|to|a|with|for|of|by [cto]	CTO	0
the|our|to|a|with|for|of|by [coo]	COO	0
[dot] compliance|inspection|inspections|audit|audits|physical|number|regulations|rules|certified	DOT	0
[excel] pivot|formulas|formula|spreadsheet|spreadsheets|sheets|sheet|macros|charts|tables|vlookup	Excel	0
[aberdeen]	Aberdeen	0
[afghanistan]	Afghanistan	0
[ahmedabad]	Ahmedabad	0
[alabama]	Alabama	0
[alaska]	Alaska	0
[alberta]	Alberta	0
[albuquerque]	Albuquerque	0
[alexandria]	Alexandria	0
[amman]	Amman	0
[angola]	Angola	0
[antwerp]	Antwerp	0
[arizona]	Arizona	0
[arkansas]	Arkansas	0
[armenia]	Armenia	0
[assam]	Assam	0
[athens]	Athens	0
[atlanta]	Atlanta	0
[azerbaijan]	Azerbaijan	0
[beirut]	Beirut	0
[belarus]	Belarus	0
[belgrade]	Belgrade	0
[bhopal]	Bhopal	0
[bihar]	Bihar	0
[bisaya]	Bisaya	0
[bogota]	Bogota	0
[brazil]	Brazil	0
[brighton]	Brighton	0
[bristol]	Bristol	0
[brno]	Brno	0
[brussels]	Brussels	0
[busan]	Busan	0
[cairns]	Cairns	0
[cambridge]	Cambridge	0
[canberra]	Canberra	0
[cebu]	Cebu	0
[chittagong]	Chittagong	0
[christchurch]	Christchurch	0
[cincinnati]	Cincinnati	0
[cleveland]	Cleveland	0
[coimbatore]	Coimbatore	0
[colombo]	Colombo	0
[colorado]	Colorado	0
[connecticut]	Connecticut	0
[cornwall]	Cornwall	0
[coventry]	Coventry	0
[cuba]	Cuba	0
[cumbria]	Cumbria	0
[curitiba]	Curitiba	0
[cyprus]	Cyprus	0
[dallas]	Dallas	0
[danang]	Danang	0
[danish]	Danish	0
[dari]	Dari	0
[davao]	Davao	0
[delaware]	Delaware	0
[denver]	Denver	0
[detroit]	Detroit	0
[devon]	Devon	0
[dundee]	Dundee	0
[dunedin]	Dunedin	0
[edmonton]	Edmonton	0
[enugu]	Enugu	0
[eritrea]	Eritrea	0
[essex]	Essex	0
[fortaleza]	Fortaleza	0
[frankfurt]	Frankfurt	0
[gdansk]	Gdansk	0
[geneva]	Geneva	0
[georgian]	Georgian	0
[graz]	Graz	0
[guadalajara]	Guadalajara	0
[guangzhou]	Guangzhou	0
[guarani]	Guarani	0
[guatemala]	Guatemala	0
[gujarat]	Gujarat	0
[haiphong]	Haiphong	0
[halifax]	Halifax	0
[hamburg]	Hamburg	0
[harare]	Harare	0
[haryana]	Haryana	0
[hawaii]	Hawaii	0
[honduras]	Honduras	0
[ibadan]	Ibadan	0
[idaho]	Idaho	0
[illinois]	Illinois	0
[indiana]	Indiana	0
[indore]	Indore	0
[iowa]	Iowa	0
[izmir]	Izmir	0
[jaipur]	Jaipur	0
[javanese]	Javanese	0
[jharkhand]	Jharkhand	0
[kansas]	Kansas	0
[karnataka]	Karnataka	0
[kazakhstan]	Kazakhstan	0
[kentucky]	Kentucky	0
[kerala]	Kerala	0
[kharkiv]	Kharkiv	0
[kigali]	Kigali	0
[kikuyu]	Kikuyu	0
[kisumu]	Kisumu	0
[kochi]	Kochi	0
[kumasi]	Kumasi	0
[lancashire]	Lancashire	0
[lao]	Lao	0
[liberia]	Liberia	0
[libya]	Libya	0
[lingala]	Lingala	0
[louisiana]	Louisiana	0
[lucknow]	Lucknow	0
[lusaka]	Lusaka	0
[lviv]	Lviv	0
[lyon]	Lyon	0
[maharashtra]	Maharashtra	0
[malawi]	Malawi	0
[malta]	Malta	0
[manama]	Manama	0
[manila]	Manila	0
[manitoba]	Manitoba	0
[maori]	Maori	0
[marseille]	Marseille	0
[maryland]	Maryland	0
[massachusetts]	Massachusetts	0
[mauritius]	Mauritius	0
[medellin]	Medellin	0
[memphis]	Memphis	0
[miami]	Miami	0
[michigan]	Michigan	0
[milan]	Milan	0
[milwaukee]	Milwaukee	0
[minneapolis]	Minneapolis	0
[minnesota]	Minnesota	0
[mississippi]	Mississippi	0
[missouri]	Missouri	0
[moldova]	Moldova	0
[mombasa]	Mombasa	0
[mongolia]	Mongolia	0
[montana]	Montana	0
[monterrey]	Monterrey	0
[morocco]	Morocco	0
[muscat]	Muscat	0
[myanmar]	Myanmar	0
[nagpur]	Nagpur	0
[nakuru]	Nakuru	0
[naples]	Naples	0
[nashville]	Nashville	0
[nebraska]	Nebraska	0
[nevada]	Nevada	0
[nicaragua]	Nicaragua	0
[norfolk]	Norfolk	0
[norwich]	Norwich	0
[odesa]	Odesa	0
[odisha]	Odisha	0
[ohio]	Ohio	0
[oklahoma]	Oklahoma	0
[oregon]	Oregon	0
[orlando]	Orlando	0
[osaka]	Osaka	0
[ottawa]	Ottawa	0
[pennsylvania]	Pennsylvania	0
[philadelphia]	Philadelphia	0
[pittsburgh]	Pittsburgh	0
[plymouth]	Plymouth	0
[portsmouth]	Portsmouth	0
[punjab]	Punjab	0
[quechua]	Quechua	0
[quito]	Quito	0
[rajasthan]	Rajasthan	0
[recife]	Recife	0
[riga]	Riga	0
[rome]	Rome	0
[sacramento]	Sacramento	0
[saigon]	Saigon	0
[samoan]	Samoan	0
[santiago]	Santiago	0
[saskatchewan]	Saskatchewan	0
[seattle]	Seattle	0
[seville]	Seville	0
[sharjah]	Sharjah	0
[shenzhen]	Shenzhen	0
[somalia]	Somalia	0
[sotho]	Sotho	0
[southampton]	Southampton	0
[stuttgart]	Stuttgart	0
[suffolk]	Suffolk	0
[sunderland]	Sunderland	0
[surrey]	Surrey	0
[sussex]	Sussex	0
[swansea]	Swansea	0
[tallinn]	Tallinn	0
[tampa]	Tampa	0
[tasmania]	Tasmania	0
[telangana]	Telangana	0
[tennessee]	Tennessee	0
[toowoomba]	Toowoomba	0
[tucson]	Tucson	0
[tunis]	Tunis	0
[turin]	Turin	0
[twi]	Twi	0
[utah]	Utah	0
[uzbekistan]	Uzbekistan	0
[valencia]	Valencia	0
[vermont]	Vermont	0
[vilnius]	Vilnius	0
[washington]	Washington	0
[winnipeg]	Winnipeg	0
[wisconsin]	Wisconsin	0
[wroclaw]	Wroclaw	0
[wyoming]	Wyoming	0
[yemen]	Yemen	0
[yorkshire]	Yorkshire	0
[zagreb]	Zagreb	0
[north] yorkshire|sussex|midlands|lothian|wales|africa|korea|america|carolina|dakota|virginia|london|lancashire	North	0
[south] yorkshire|sussex|midlands|lothian|wales|africa|korea|america|carolina|dakota|virginia|london|lancashire	South	0
[east] yorkshire|sussex|midlands|lothian|wales|africa|korea|america|carolina|dakota|virginia|london|lancashire	East	0
[west] yorkshire|sussex|midlands|lothian|wales|africa|korea|america|carolina|dakota|virginia|london|lancashire	West	0
[march] 2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026	March	0
[may] 2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026	May	0
[august] 2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026	August	0
[cape town]	Cape Town	0
[new york]	New York	0
[new delhi]	New Delhi	0
[los angeles]	Los Angeles	0
[san francisco]	San Francisco	0
[san diego]	San Diego	0
[san antonio]	San Antonio	0
[san jose]	San Jose	0
[las vegas]	Las Vegas	0
[hong kong]	Hong Kong	0
[sri lanka]	Sri Lanka	0
[south africa]	South Africa	0
[saudi arabia]	Saudi Arabia	0
[abu dhabi]	Abu Dhabi	0
[kuala lumpur]	Kuala Lumpur	0
[new zealand]	New Zealand	0
[united kingdom]	United Kingdom	0
[united states]	United States	0
[nha trang]	Nha Trang	0
[ho chi minh city]	Ho Chi Minh City	0
[port harcourt]	Port Harcourt	0
[addis ababa]	Addis Ababa	0
[dar es salaam]	Dar es Salaam	0
[quezon city]	Quezon City	0
[rio de janeiro]	Rio de Janeiro	0
[buenos aires]	Buenos Aires	0
[mexico city]	Mexico City	0
[puerto rico]	Puerto Rico	0
[costa rica]	Costa Rica	0
[el salvador]	El Salvador	0
[ivory coast]	Ivory Coast	0
[sierra leone]	Sierra Leone	0
[burkina faso]	Burkina Faso	0
[papua new guinea]	Papua New Guinea	0
[port elizabeth]	Port Elizabeth	0
[tel aviv]	Tel Aviv	0
[st petersburg]	St Petersburg	0
[new jersey]	New Jersey	0
[new mexico]	New Mexico	0
[new hampshire]	New Hampshire	0
[north carolina]	North Carolina	0
[south carolina]	South Carolina	0
[north dakota]	North Dakota	0
[south dakota]	South Dakota	0
[west virginia]	West Virginia	0
[rhode island]	Rhode Island	0
[british columbia]	British Columbia	0
[nova scotia]	Nova Scotia	0
[new brunswick]	New Brunswick	0
[new south wales]	New South Wales	0
[northern ireland]	Northern Ireland	0
[isle of man]	Isle of Man	0
[west bengal]	West Bengal	0
[tamil nadu]	Tamil Nadu	0
[uttar pradesh]	Uttar Pradesh	0
[madhya pradesh]	Madhya Pradesh	0
[andhra pradesh]	Andhra Pradesh	0
[navi mumbai]	Navi Mumbai	0
[south korea]	South Korea	0
[north korea]	North Korea	0
[czech republic]	Czech Republic	0
[middle east]	Middle East	0
[eastern europe]	Eastern Europe	0
[western europe]	Western Europe	0
[east africa]	East Africa	0
[west africa]	West Africa	0
[southern africa]	Southern Africa	0
[north africa]	North Africa	0
[gold coast]	Gold Coast	0
[santa cruz]	Santa Cruz	0
[santa fe]	Santa Fe	0
[fort worth]	Fort Worth	0
[salt lake city]	Salt Lake City	0
[kansas city]	Kansas City	0
[oklahoma city]	Oklahoma City	0
[long beach]	Long Beach	0
to|in|using|with|on|via|and|into [sap] $|,|and|for|to	SAP	0
in|since|from|until|every|by|during|between [march] $|and|to|each|every|or	March	0
in|since|until|every|during|between|last [may] $|and|each|every|or	May	0
[red cross]	Red Cross	0
`,
  "collocations": String.raw`
[~discuss about] !#	$1	0
[~explain about] the|a|our|your|their|how|what|all|<noun>	$1	0
[+inform to] <det|noun|proper|pron>	$1	0
[+counsel to] <noun|det>	$1	0
^|and|,|to|i|we|also|then|who|that [~advise to] <det|noun.pl|pron>	$1	0
[+request for|to] <det|noun|pron>	$1	0
[~suggest for|about] <det|noun|adj>	$1	0
[+recommend for] improvements|changes|a|an	$1	0
[~attend to|at|in|on] meetings|meeting|training|trainings|conference|conferences|seminar|seminars|workshop|workshops|course|courses|classes|lectures|a_meeting|a_training|a_seminar|a_workshop|a_course|the_meeting|the_meetings|the_training|weekly_meetings	$1	0
[~participate|~participated of|at|on|to]	participate~1 in	0
[~consist in|by|from]	$1 of	0
[~depend of|from]	$1 on	0
[depending of|from]	depending on	0
!was|is|are|were|be|been [~comprise of]	$1	0
[~emphasize|~emphasise on]	$1	0
[+stress on] <noun|det>	$1	0
[+focus in|at|to] <det|noun|verb.gerund>	$1 on	0
[~enter into] the_data|data|the_details|details	$1	0
[+contact with|to] <det|noun|proper>	$1	0
[+call to] customers|clients|patients|suppliers|the_customers|the_clients	$1	0
[+help to|for] the|customers|clients|patients|students|residents|staff|guests|people|children|colleagues	$1	0
[+assist to] the_doctor|the_doctors|the_nurse|the_nurses|the_team|the_manager|the_chef|the_engineer|the_engineers|the_customers|the_clients|the_guests|the_patients|the_staff|the_students|the_teacher|the_teachers|the_supervisor|the_owner|the_director|the_operator|the_technician|the_mechanic|the_electrician|the_cook|the_driver|the_residents|the_accountant|the_surgeon|the_dentist|the_pharmacist|the_lawyer|the_architect|the_buyer|the_officer|the_crew|the_foreman|the_site_manager|the_head_chef|the_children|customers|clients|patients|students|residents|staff|guests|people|children|colleagues|engineer|engineers|manager|my|our|doctor|doctors|nurses	$1	0
[+assist for]	$1 with	0
[+support to] the|customers|clients|patients|staff|team|all|our	$1	0
[+order for] parts|stock|supplies|goods|materials	$1	0
[+answer to] calls|phones|phone|queries|questions|enquiries|emails|the_phone|customers|customer	$1	0
[+reply] emails|mails|queries|enquiries|letters|messages	$1 to	0
[~listen] customers|clients|patients|music|them|their	$1 to	0
[~respond] emails|queries|calls|enquiries|complaints|tickets|incidents	$1 to	0
[~deal] customers|clients|complaints|enquiries|queries|suppliers|cash	$1 with	0
[~comply] the|all|with_to|gdpr|hipaa|safety	$1 with	0
[~comply to]	$1 with	0
[~liaise to]	$1 with	0
[~liaise] clients|customers|suppliers|stakeholders|vendors|teams	$1 with	0
[+coordinate|+co-ordinate to]	$1 with	0
[~collaborate to] the|other|our|a|teams	$1 with	0
[~cooperate to] the|other	$1 with	0
[~interact to]	$1 with	0
familiar [in|of|about|on]	with	0
proficient [of|with_the_use_of|about]	in	0
skilled [on|of|about]	in	0
experienced [on|of|about]	in	0
expert [of|on] <verb.gerund?>	in	0
expertise [on|of] <verb.gerund|proper|noun>	in	0
specialised|specialized|specialist|specialising|specializing [on|of|at] !heart	in	0
interested [on|for|about|to] !#	in	0
good|strong|deep|basic|sound|working|excellent|some|solid|thorough|advanced|practical|full knowledge [in|on|about] <noun|proper>	of	0
good [in] <verb.gerund?>	at	0
certified [on|of|for] <proper>	in	0
trained [of]	in	0
qualified [on] first_aid|food|hygiene|safety|nursing|teaching|accounting|welding|fire	in	0
graduated [of|in_the|at] university|college|the_university	from	0
[capable to] <verb.base>	able to	0
responsible [of|on|about|by|in|at] <det|verb.gerund|noun|adj>	for	0
~be|^|,|and in charge [for|on|in] <det|verb.gerund|noun>	of	0
according [with]	to	0
in accordance [to|of]	with	0
[in compliance to|of]	in compliance with	0
different [of|than_the] <noun|det>	from	0
similar [with|as]	to	0
on behalf [from|for]	of	0
in front [from]	of	0
instead [from]	of	0
thanks [of]	to	0
due [of]	to	0
in addition [of]	to	0
as well [like]	as	0
such [like]	as	0
[since] #|january|february|march|april|june|july|august|september|october|november|december|monday|1st #? to|until|till	from	0
[since] the <noun> to|until	from	0
!with|of [since] over|about|nearly|almost? #|two|three|four|five|six|seven|eight|nine|ten years|months|weeks $	for	0
!with|of [since] over|about|nearly|almost? #|two|three|four|five|six|seven|eight|nine|ten years|months|weeks !ago	for	0
from the <noun> [until] the <noun>	to	0
from # [till|until] #	to	0
between # [to] #	and	0
+work|+live|+serve|+teach|there [during] # years|months|weeks|days|hours	for	0
on [the] weekly|daily|monthly|regular|yearly basis	a	0
[on daily|weekly|monthly|yearly|quarterly|regular|annual|hourly basis]	on a $2 basis	0
[in] a? daily|weekly|monthly|regular basis	on	0
# times [on|in] year|week|month|day	a	0
[in|at] monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|fridays|saturdays|sundays $	on	0
[in|at] monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|fridays|saturdays|sundays <verb|prep|conj|det|adv|adj|num|pron|part>|morning|mornings|afternoon|afternoons|evening|evenings|night|nights	on	0
[at] january|february|march|april|june|july|august|september|october|november|december	in	0
[on] january|february|march|april|june|july|august|september|october|november|december !#	in	0
[on|at] 2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $	in	0
assigned [at|on] the <proper|noun|adj>? <proper|noun> section|department|ward|office|branch|unit|desk|team	to	0
[~work in] shifts|night_shift|night_shifts	$1	0
enrolment|enrollment|enrolled|enrol|enroll [to] <noun.pl|det|adj>	in	0
^|got|get|gain|gained|have|has|had|good|gave|with [exposure on]	exposure to	0
experience|experienced [on] <verb.gerund?>	in	0
[~award with] a|an|the	$1	0
[for to] <verb.base>	to	0
[+accompany with] the|my	$1	0
[~investigate about|on]	$1	0
[~analyse|~analyze about|on] <noun|det|adj>	$1	0
[~describe about]	$1	0
[~mention about]	$1	0
[+study about]	$1	0
[+research about]	$1	0
[+visit to|at] <det|noun.pl|proper>	$1	0
[+approach to] customers|clients|the_customers	$1	0
[+monitor on|over] <det|noun>	$1	0
[~cope up with]	$1 with	0
[~revert back]	$1	0
[+return back]	$1	0
[~repeat again]	$1	0
[~join to] the	$1	0
[~reach to] the|a|our|target|targets	$1	0
[~arrive to]	$1 at	0
[~take care] <det|noun.pl>	take~1 care of	0
[+result to|into] <det|noun|num|adj>	$1 in	0
[~apply] the_job|a_job	$1 for	0
~pay attention [on|in|for|at]	to	0
attention [on|in|of|at|for] detail|details	to	0
+transform|+convert <noun> [in] <noun>	into	0
[~divide in] #	$1 into	0
[~translate in] <proper>	$1 into	0
[~explain to <noun.pl|pron> about <np>] $|and|in|with|by|before|at	$1 $5 to $3	0
~assist|~help <noun.pl|pron> [for] opening|boarding|checking|filling|applying|choosing|finding|moving|using|booking of?	with	0
training|course|seminar|workshop|based|worked|working|lived|office|event|held|conference|project|located [at] lagos|mumbai|delhi|london|manila|dubai|chennai|pune|abuja|nairobi|hyderabad|bangalore|bengaluru|kolkata|ahmedabad|kano|ibadan|accra|cairo|karachi|lahore|dhaka|colombo|jakarta|berlin|madrid|paris|rome|lisbon|warsaw	in	0
work|works|worked [in] the? <proper> project	on	0?
depend|depends|depended|depending directly [of|from] the|a	on	0?
^ [help to] the|our|all	$1	0
<proper> [at] lagos|mumbai|delhi|manila|dubai|chennai|pune|abuja|nairobi|hyderabad|bangalore|bengaluru $|,|and	in	0
[~attend on] about|over|around? #|the|all|customers|clients|guests|patients|visitors|callers|walk-ins	$1 to	0
[~discuss on|upon] <noun.pl>	$1	0
[~discuss on|upon] the requirements|progress|project|issue|issues|design|plan|plans|terms|budget|results|status|changes|problem|problems|findings|prices|price|contract|menu|rota|schedule|case|cases|matter	$1	0
[~discuss with <det>? <adj|noun>? <noun|pron> on] the|their|his|her|our|its	talk~1 with $3 $4 $5 about	0
[during] about|over|nearly|almost? #|<num> years|months|weeks|days|hours $|to|in|at|and|as|for|with|on|until	for	0
[in the same time] $|and|as|with|on|without	at the same time	0
[on|in|during the year 1995|1996|1997|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026]	in $4	0
[every|each end of the? month|week|year|shift|quarter|day|season|term]	at the end of every $5	0
~speak|~talk|~communicate|~chat|~correspond with|to <det>? <noun> [on] english|german|french|spanish|italian|polish|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|dutch|czech|romanian|greek|chinese|mandarin|cantonese|japanese|korean|vietnamese|tagalog|swahili|irish|welsh|persian|farsi|hungarian|swedish|danish|norwegian|finnish|bulgarian|serbian|croatian|slovak|lithuanian|latvian|hebrew|punjabi|bengali|tamil|telugu|gujarati|marathi|malay|thai|somali|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|twi $|and|or|&	in	0
~translate <adj|noun|det>? <adj|noun>? <conj>? <noun>? from english|german|french|spanish|italian|polish|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|dutch|czech|romanian|greek|chinese|mandarin|cantonese|japanese|korean|vietnamese|tagalog|swahili|irish|welsh|persian|farsi|hungarian|swedish|danish|norwegian|finnish|bulgarian|serbian|croatian|slovak|lithuanian|latvian|hebrew|punjabi|bengali|tamil|telugu|gujarati|marathi|malay|thai|somali|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|twi [on|in|to] english|german|french|spanish|italian|polish|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|dutch|czech|romanian|greek|chinese|mandarin|cantonese|japanese|korean|vietnamese|tagalog|swahili|irish|welsh|persian|farsi|hungarian|swedish|danish|norwegian|finnish|bulgarian|serbian|croatian|slovak|lithuanian|latvian|hebrew|punjabi|bengali|tamil|telugu|gujarati|marathi|malay|thai|somali|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|twi	into	0
bilingual|fluent|conversant [of|on|at|with] english|german|french|spanish|italian|polish|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|dutch|czech|romanian|greek|chinese|mandarin|cantonese|japanese|korean|vietnamese|tagalog|swahili|irish|welsh|persian|farsi|hungarian|swedish|danish|norwegian|finnish|bulgarian|serbian|croatian|slovak|lithuanian|latvian|hebrew|punjabi|bengali|tamil|telugu|gujarati|marathi|malay|thai|somali|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|twi	in	0
[~teach to] <det|adj|num>? <adj>? <noun.pl> how|about|the|basic	$1	0
~increase|~reduce|~grow|~raise|~improve|~decrease|~lower|~boost|~lift|~expand <det|adj|noun>? <adj|noun>? <noun> [in|with|on] #%	by	0
<noun> [having an? experience of # years|months|year]	with $5 $6 of experience	0
<noun|adv|proper> [having] #|over|more|about|around|<num> than? #|<num>? years|months	with	0
have|has|had|with|of an? [experience of # years]	$3 $4 of experience	0
in|by|for|after|before|without|while|with|of [choosing|cleaning|preparing|making|using|checking|packing|selling|serving|managing|maintaining|repairing|installing|handling|processing|ordering|buying|operating|washing|cutting|cooking|baking|fixing|building|painting|assembling|testing|inspecting|recording|updating|filing|entering|loading|unloading|delivering|distributing|collecting|sorting|storing|counting|monitoring|measuring|writing|drafting|editing|designing|developing|creating|organising|organizing|arranging|planning|coordinating|controlling|calculating|analysing|analyzing|supervising|recruiting|hiring|promoting|marketing|implementing|achieving|improving|reducing|increasing|providing|supporting|finding|replacing|removing|transporting|moving|sending|receiving|resolving|solving|answering|greeting|feeding|planting|harvesting|pruning of] <det|noun|adj|num>	$1	0
^ [depend|depended of|from|on] the|a|an <noun> ,	depending on	0
interest|interested [for|about|to|on] <verb.gerund?>	in	0
aware|conscious [about|on|for] <det|noun>	of	0
keen [in|for|at|to] <verb.gerund?>	on	0
dedicated|committed|devoted [for|in|on|at] <verb.gerund|det>	to	0
passionate [for|on|in|with|of] <verb.gerund|noun|det>	about	0
suitable [to|of] <noun.pl|det|verb.gerund>	for	0
compliant [to|of|by] <det|noun|proper>	with	0
known [by|from] <verb.gerund>	for	0
equipped [of|by] <noun|det|adj|num>	with	0
involved|engaged|succeeded [on|at|to] <verb.gerund>	in	0
[+negotiate to] <noun.pl|det> <noun>?	$1 with	0
+provide|+supply <det>? <adj>? customers|clients|guests|patients|staff|students|visitors|passengers|users|them|teams|schools [of] <noun|adj|det>	with	0
+care [of|about|to] patients|residents|children|the_elderly|elderly|animals|babies|horses|plants|toddlers|the_patients|the_residents|the_children	for	0
~take part [to|at|on] <det|adj|noun>	in	0
[~look after of|for|to] <det|noun|adj>	$1 after	0
+share <det|adj|noun>? <noun> [to] colleagues|the_team|staff|other|others|the_crew|clients	with	0
[+deal to|of|about|on] <noun.pl|det>	$1 with	0
^ [+handle with|of|about] cash|calls|complaints|customers|guests|money|orders|the|queries|enquiries|bookings|payments	$1	0
^|,|to|also|i|we|then [+check|+clean|+prepare|+pack|+wash|+serve|+deliver|+maintain|+repair|+install|+operate|+organise|+organize|+process|+receive|+update of] all|the|<noun.pl>	$1	0
[+ask to] the|customers|clients|patients|guests|my|visitors	$1	0
searched [of|after] <det|noun|adj>	for	0
+report <adv>? [at|for|with|on] the <noun|adj>? manager|director|supervisor|owner|foreman|headteacher|principal|ceo|board	to	0
increase|rise|growth|drop|fall|decrease [of] sales|costs|revenue|profit|profits|traffic|output|turnover|productivity|bookings|attendance|complaints	in	0
thank|thanked|praise|praised|award|awards|prize [to] <verb.gerund>	for	0
experience|experienced [of|for|to|at|about] <verb.gerund> <det|noun|adj>	in	0
responsibility|responsible|responsibilities [on|about|to|from] <verb.gerund>	for	0
^ [assist to] the_doctor|the_doctors|the_nurse|the_nurses|the_team|the_manager|the_chef|the_engineer|the_engineers|the_customers|the_clients|the_guests|the_patients|the_staff|the_students|the_teacher|the_teachers|the_supervisor|the_owner|the_director|the_operator|the_technician|the_mechanic|the_electrician|the_cook|the_driver|the_residents|the_accountant|the_surgeon|the_dentist|the_pharmacist|the_lawyer|the_architect|the_buyer|the_officer|the_crew|the_foreman|the_site_manager|the_head_chef|the_children|our|all	$1	0
talk|talks|presentation|presentations|paper|papers|poster|posters [on] <num|det>? <adj>? <conj>? <num>? <adj>? conference|conferences|symposium|congress|workshop|workshops|seminar|seminars|meetings	at	0
through|by|in|for|from [adding|using|solving|negotiating|applying|introducing|changing|combining|training|planning|cleaning|making|improving|reducing of] <num|det|adj|noun>	$1	0
attentive [at|on|in|for|about] detail|details|the|our|their|children|guests|customers|patients|needs	to	0
good [at|for|to] people|public|the_public|customers|children|kids|animals|elderly_people $|,|and	with	0
~be|very|so|always|quite happy|satisfied|pleased|delighted [of|from] the|our|my|his|their|its	with	0
fair|little|wide|broad|limited|extensive|prior|technical|professional|in-depth|elementary|theoretical|hands-on|great|better|strong|vast knowledge [in|on|about]	of	0
[~attend] guests|customers|visitors|walk-ins|phone_enquiries|enquiries|queries|complaints in|on|at|with|to|from|about|and|by|during|$	$1 to	0
[~notify to] the|my|our|their|all|management|parents|staff|customers	$1	0
[+answer at|on|about] the|their|our|all|customer|customers'|questions	$1	0
promoted|upgraded [as|for] a|senior|shift|team|head|assistant|junior|deputy|supervisor|manager|foreman|waiter|cook|chef|trainer|lead|floor	to	0
+convert|+transform <num>? <adj|noun>? <adj|noun>? <noun> [in] a|an|regular|full|new|two|three|<adj> <adj|noun>	into	0
trusted|entrusted [on|for|of] the|all|our|his|her|keys|cash	with	0
+work|+climb|+weld|+train [on|in height|heights] $|and|with|in|on	at height	0
[on|in height of] #	at a height of	0
alone|and|was|be|being|working|worked|available|always [in call] $|and|every|for|on	on call	0
+write|+record|+note|+log|+enter <pron|det|noun>? <noun|adj>? <noun>? [on] a|the logbook|register|diary|notebook|ledger|log_book|record_book|journal	in	0
[on parallel] $|and|with|to	in parallel	0
[according] the|our|their|its|his|her|customer|client|company|safety|national|international	according to	0
transferred|seconded|attached|assigned|reassigned [in] the <adj|noun>? department|section|unit|branch|team|office|ward	to	0
[on|in|at day before|after] $|and|by|to	the day $3	0
once|twice|thrice|times [on|by|for|at] day|week|month|year|shift	a	0
[~convince|~persuade|~encourage|~motivate|~remind|~invite <det>? <adj>? customers|clients|students|pupils|staff|people|parents|patients|guests|members|buyers|donors|residents|them for|on <verb.gerund>]	$1 $2 $3 $4 to $6:base	0
[~assist|~attend to] the|a|an|all|weekly|monthly|daily|our meeting|meetings|conference|conferences|seminar|seminars|training|trainings|course|courses|workshop|workshops|class|classes|lecture|lectures|training	attend~1	0
[~assist|~attend to] the|a|an|all|our weekly|monthly|daily|regular|annual|safety|staff|team meeting|meetings|conference|conferences|seminar|seminars|training|workshop|workshops	attend~1	0
^|and|, [course|training|seminar|workshop of] safety|first_aid|english|german|french|spanish|welding|typography|design|photography|cooking|programming|marketing|accounting|management|leadership|reading|computing|driving|sewing|massage|nursing|electronics|drawing|excel|autocad|python|java|sales|baking|hygiene|statistics|floristry	$1 in	0
^ ~help [by] the|a|an	with	0
!closing|closed|won|one|single # to|calls|tickets|clients|orders|km|meals|guests|patients|customers|miles [in a day|week]	a $3	0
km|miles|calls|orders|hours|days|times [in the] year|week|month|day	a	0
[courses|course|certificate|training of] first|food|health|fire|manual|computer|English|hygiene|safety|welding|sewing|cooking|nursing|accounting	$1 in	0
[~reply] the|all|every|any <noun|adj>? emails|e-mails|messages|dms|letters|enquiries|inquiries|queries|comments|calls|customers|clients|questions	$1 to	0
[, this] means|meant <verb.gerund|that>	, which	0
~organize|~organise [for] a|an|the <noun|adj>? event|debate|party|competition|trip|tournament|workshop|seminar|concert|meeting|fair|festival		0
+replace|+swap|+exchange <np> [by] a|an|new|<noun.pl>|<adj>	with	0
+send|+bring|+carry|+ship|+forward <np> [at] the lab|laboratory|office|warehouse|kitchen|reception|port|airport|station|factory|ward|pharmacy|workshop|bank|headquarters|manager|supervisor|depot|yard|store|client|customer|doctor	to	0
+send|+bring|+take|+carry|+ship|+forward|+deliver <np> [in] the? <noun>? lab|laboratory|reception|headquarters|airport|bank $|and|by|on|within|every|each	to	0?
+assist|+help <np> [on|for|at] <verb.gerund>	with	0
~give|~provide|~offer|~share [information|informations of] the|our|all|<noun.pl>	information about	0
ready|willing|able|prepared|available [for] relocate|move|join|learn|begin|start|help|travel_and_work|emigrate|settle	to	0?
looking|look|searching|search [after] a|an|full-time|part-time|permanent|new <adj|noun>? <adj|noun>? <adj|noun>? job|position|post|role|work|placement|opportunity|apprenticeship	for	0
~relocate|relocation|~emigrate [in] the? <proper>	to	0
want|looking|plan|planning|hope|ready|willing|wish to move [in] !january|february|march|april|may|june|july|august|september|october|november|december	to	0?
^|and|, [~reply] <noun.pl> <noun|prep|verb.past|adv|conj>	$1 to	0
+negotiate <np> [to] suppliers|vendors|clients|customers|owners|landlords|contractors|dealers|banks|growers|farmers|carriers|unions|tenants|partners|agencies|buyers|insurers	with	0
+enter|+input|+type|+key <np> [to|on|at] the? <noun|proper>? <noun>? system|database|spreadsheet|spreadsheets|software|computer|crm|erp|excel|sap|ledger	into	0
+record|+register|+log|+post [to|at|on] quickbooks|excel|sap|tally|xero|sage|the_system|the_database|the_ledger|the_register|the_logbook	in	0
+work [to] a|an|the <adj|noun>? hotel|restaurant|company|factory|warehouse|hospital|clinic|school|bakery|farm|shop|store|bank|garage|bar|café|cafe|supermarket|workshop|laboratory|lab|pharmacy|salon|nursery|mill|agency|firm|ministry|embassy|museum|library|university|college $|with|in|as|for|and|where|during|from	in	0?
~finish|~complete|~deliver|~submit|~send|~pay|~return <adv>? <np> [until|till] the <adj|verb.participle>? date|deadline|time|evening|morning|weekend	by	0
[to till date]	to date	0
~work|or|and|working [on|in|from|at remote] $	remotely	0
[within in] #	within	0
good|strong|basic|sound|working|excellent|some|solid|thorough|advanced|practical|full|deep|fair|wide|broad|technical|professional knowledge [in|on|about] <adj|verb.gerund|verb.participle> <noun>	of	0
[on|in] the airport|university|college|reception|seaside|front_desk|checkout $|in|from|for|with|and|as|since|during	at	0?
[at] england|scotland|wales|ireland|britain|germany|france|spain|italy|portugal|belgium|austria|switzerland|poland|romania|bulgaria|greece|turkey|ukraine|russia|hungary|slovakia|slovenia|croatia|serbia|lithuania|latvia|estonia|finland|sweden|norway|denmark|iceland|india|pakistan|bangladesh|nepal|china|japan|korea|vietnam|thailand|malaysia|indonesia|singapore|australia|canada|mexico|brazil|argentina|chile|peru|colombia|venezuela|ecuador|cuba|egypt|morocco|algeria|tunisia|nigeria|ghana|kenya|uganda|tanzania|ethiopia|zambia|zimbabwe|botswana|namibia|qatar|kuwait|oman|bahrain|jordan|lebanon|iraq|iran|syria|israel|cyprus|malta|europe|africa|asia|america $|and|or|,|as|for|with|from|in|since	in	0
[in the weekend|weekends]	at the weekend	0
+explain|+describe|+report|+present|+show|+introduce [for] the? customers|clients|guests|patients|students|visitors|tourists|parents|users|pupils|residents|buyers|staff	to	0
~prevent|~stop|~protect the|all|our? people|visitors|children|customers|guests|staff|students|drivers|passengers|workers|patients|others|them|users [to <verb.base>] <np>	from $2:gerund	0?
~participate|participation|involved|engaged|active [to|on|at] the|a|an|several|many|various	in	0
certificate|diploma|degree|course|training|qualification|exam [on|for] welding|nursing|accounting|cooking|baking|sewing|carpentry|plumbing|computing|programming|photography|marketing|journalism|tourism|hairdressing|massage|first_aid|logistics|welding|agriculture|education|law|economics|engineering	in	0
graduated [of] the? university|college|school|institute|academy|polytechnic	from	0
~listen|~attend|~respond|~reply|~react|~refer|~belong|~contribute|~adapt|~adjust [on|at|for|in] customers|clients|patients|guests|students|people|complaints|requests|needs|questions|calls|emails	to	0
~depend|~rely|~focus|~concentrate|~insist [in|at|to|of] <noun|det|num|adj>	on	0
~specialise|~specialize|~major|~graduate|~succeed|~believe|~invest [on|at|of] <noun|verb.gerund>	in	0
~suffer|~recover|~differ|+benefit|~resign|~retire|~prevent|~abstain [of|by] <det|noun>	from	0
~combine|~mix|~compare|~connect|~integrate|~coordinate|~align <np> [to|and_with] customers|suppliers|departments|teams|other|others|the_team	with	0
~be|very|and satisfied|familiar|acquainted|patient|friendly|polite|strict|honest [of|in|about|from] customers|clients|guests|patients|children|people|colleagues|animals	with	0
~work [in] shifts|nights|weekends|overtime|bank_holidays $|and|or		0
[in|at|on the age of] #	at the age of	0
[in|on] the beginning|end of	at	0
[on|in] time|times of crisis|need|peak|stress|war|pressure	in	0
[on|at] my|his|her|their free|spare time	in	0
[in|at] a|the daily|weekly|monthly|regular basis	on	0
[in|at|by] behalf of	on	0
<noun.pl|num> [in|by] hour|week|month|shift $|to|from|for|and|with	a	0
# kg|g|tons|tonnes|litres|euros|dollars|pieces|units [by|in] hour|day|week|month|year|shift	a	0
once|twice [in|by|on] day|week|month|year|shift	a	0
[at|on] 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $|with|by|and|from|as|for|to|the|a	in	0
[on|at the first time] $|and|with	the first time	0
[in the night] $|and|,	at night	0
allergic|sensitive|resistant|accustomed|similar|immune|loyal|attentive|dedicated|exposed|addicted|superior|inferior|adjacent|identical|opposed [with|against|of|for|on|from|about] <det|noun.pl|noun.mass|pron>	to	0
resistance|reply|exposure|damage|dedication|contribution|commitment|loyalty [against|for|about] the|a|an|all|any	to	0
aware|capable|fond|afraid|proud|tired|worthy|conscious|ashamed|jealous [about|on|for|in|with|to|by] <det|noun.pl|noun.mass>	of	0
familiar|acquainted|compatible|consistent|satisfied|busy|comfortable|compliant [to|of|about|for|from] <det|noun.pl|noun.mass|proper>	with	0
interested|experienced|involved|skilled|fluent|proficient|competent|engaged [at|for|to|of|about] <det|noun.pl|noun.mass|proper>	in	0
good|bad|excellent|great|skilful|skillful|quick|better|best|poor [in|on] negotiation|negotiations|communication|maths|mathematics|languages|english|sales|selling|writing|reading|speaking|organising|organizing|planning|solving|problem_solving|cooking|teamwork|time_management|customer_service	at	0
suitable|ready|eligible|responsible|famous|grateful|qualified|perfect|prepared|late [to|of|about|on] <noun.pl>	for	0
different|separate|absent|safe|far|distinct [of|to] the|other	from	0
depend|depends|depended|depending|based|focused|reliant|dependent|keen [of] the|a|an|my|our	on	0
increase|decrease|rise|fall|drop|reduction|improvement|growth|gain|cut|change|interest|experience|difficulty|success|participation|involvement|investment|confidence|training|degree|diploma|qualification|career [of|on|at|for] sales|costs|quality|efficiency|turnover|productivity|accounting|nursing|engineering|marketing|welding|carpentry|teaching|management	in	0
expert|specialist|belief|success|pride|degree|major [of|on|at] <verb.gerund>	in	0
[before|after|during|near|behind|below of] <det|noun|num>	$1	0
leaves|leaving|exits|exiting|enters|entering|entered|reaches|reaching|reached|approaching|approached [from|to|into] the laboratory|lab|building|factory|warehouse|office|shop|site|room|patient|patients|client|clients|customer|customers|supplier|suppliers|ward		0?
calling|called [to] the|a mechanic|doctor|manager|electrician|plumber|supplier|customer|client|engineer|technician|nurse|police|ambulance|supervisor|owner		0
~increase|~reduce|~cut|~improve|~raise|~grow|~lower|~boost|~save <np> [on|with|for|in|in_a|in_an|by_a] #% $|after|by|through|and|within|over|with|from|during	by	0
~report directly|daily|weekly [with|for|at|on]	to	0
~collaborate|~cooperate|~liaise [to] <noun.pl|proper|det>	with	0
attend|attended|attends|attending [to|in|at|on] weekly|monthly|daily|regular|annual|team|staff|board|safety <adj|noun>? <noun>? meetings|meeting|training|sessions|conferences|seminars|workshops|courses|classes		0
~enter [in|into|to] the company|firm|organisation|organization|trade|profession		0
experience [on] <adj> <noun.pl>	with	0?
passion [of|to|on|in|about] <noun|verb.gerund|det>	for	0
bachelor|master [in|on] science|arts in	of	0
master|bachelor [on|in] business administration	of	0
degree|=diploma|bachelor's|master's [of] mechanical|civil|electrical|computer|nursing|law|economics|accounting|business|social|political|chemical|architecture|psychology|pharmacy|engineering	in	0
answer|answers|answered|answering [to] an|over|about|up_to|around|# <noun>? of? <noun|#>?		0
^|and|, [~reply] guest|customer|client|online|user|written|incoming <noun.pl>	$1 to	0
~respond|~reply|~react [on|at] <adj|noun>? <noun.pl>	to	0
^|and|, [~deal] customer|guest|client|difficult|angry|technical? complaints|customers|problems|queries|clients|guests|issues|situations	$1 with	0
[~cope] high|heavy|large|the|busy|peak|stress|difficult	$1 with	0
[~listen] callers|people|everyone|problems|complaints|patients|guests|clients|children|residents|concerns|students	$1 to	0
^|and|, [~search] new|suitable|better|cheaper|alternative|reliable|qualified|potential|missing|additional <noun>	$1 for	0
^|and|, [~wait] deliveries|customers|orders|instructions|approval|guests|goods|the	$1 for	0
[~communicate] suppliers|customers|clients|patients|colleagues|parents|staff|guests|students|teams	$1 with	0
[~contribute with] ideas|suggestions|articles|content|proposals|recipes	$1	0
~invest [on|at|to|for] <adj|noun|det>	in	0
+spend #|<num> years|months|weeks|days|hours [for] the|<verb.gerund>	on	0?
+work [in] a|the|several|many|different|various|#|<num> <adj|noun>? project|projects	on	0
+work [on] a|an busy|small|large|local|big|famous|luxury|family|5-star|five-star|seasonal restaurant|hotel|bar|café|shop|supermarket|bakery|school|hospital|office|company|factory|warehouse|kitchen|bank|pharmacy|clinic	in	0
[on|in] a|the petrol|gas|fuel|service|filling|train|bus|radio|fire|railway station $|and|in|for|as|with	at	0
#|<num> <noun.pl> [by] shift|hour|day|week|month	per	0
an average [with|from|in|by] #|<num>	of	0
[in|at] the construction|building site|sites $|of|and|with|for|to	on	0
+work|+teach|+train|+study|mathematics|physics|english|pupils|students|children <np>? [on] a|an|the <adj>? school|university|college|kindergarten $|in|for|with|and|as	at	0
~help|~assist <np> [on|for] the|their|a <noun> of	with	0
[helped|assisted|supported|advised|taught|trained to] <adj> residents|patients|customers|clients|students|children|people|guests|passengers|visitors|colleagues|employees	$1	0
+provide|+supply [guests|customers|clients|patients|students|users|visitors|staff|colleagues|passengers|members|tenants|parents|residents] information|support|advice|assistance|services|help|training|reports|feedback|care|meals|food|equipment|solutions	$1 with	0
[+provide|+supply to] <np> with	$1	0
+supply|+equip|+furnish !#|<num> <np> [of] <adj|noun> !with	with	0
[explained|explain|explains|explaining customers|clients|guests|patients|students|visitors|parents|users|pupils|residents|tenants|colleagues|staff <np>] $|and|in|with|before|at	$1 $3 to $2	0
[in home] $|and|by|for|with	at home	0
^|and|,|also ordered|order|ordering [for] spare|new|fresh|extra|office|raw|more|missing|cleaning <noun>		0
team|group|crew|class|staff [from] #|<num> <noun|adj>	of	0
+replace <np> [through|against]	with	0
+exchange|+swap <np> [against]	for	0
+translate <np> [in|to] english|french|german|spanish|italian|portuguese|polish|russian|ukrainian|arabic|turkish|chinese|japanese|korean|hindi|dutch	into	0
+divide|+split|+sort|+separate|+organise|+organize <np> [in] #|<num>|groups|teams|sections|categories	into	0
+migrate|+transfer|+switch|+convert <np> [in|on] a|an|the new	to	0
[by foot] $|,|.|and|or|to|from|in|for|with|at	on foot	0
[with] bicycle|bike|car|bus|train|van|motorbike|plane|boat $|and|in|to|or|from	by	0
[per] phone|telephone|e-mail|email|post|fax|sms $|and|or|every|to|with|from|in	by	0
[with|per hand] $|for|and|in|to	by hand	0
[on|at] january|february|march|april|may|june|july|august|september|october|november|december 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026	in	0
[in|on] # am|pm|a.m|p.m|a.m.|p.m.|o'clock	at	0
[in night] $|and|at|to|with|for	at night	0
~submit|~deliver|~finish|~complete|~close|~file <np> [until|till] the <adj|num>? <adj|noun>? day|week|month|date|deadline|end|morning|evening|weekend	by	0
[during] #|<num> years|months|weeks|days|hours before|until|without|after|,|from	for	0
savings|profit|budget|revenue|turnover|contract|order|sales [for|with|about] #|<num> thousand|million|euros|dollars|pounds|euro|dollar|%	of	0
increase|rise|drop|fall [of] <adj|noun>? <noun.pl> $|after|by|in|through|from|and|during|due	in	0
reduction|decrease|increase|drop|rise|improvement [on] <adj|noun>? <noun>	in	0
!for reason [of] the|a|our|their|this	for	0
solution [of] the|a|an|this|our	to	0
~meet|~satisfy the|a? <adj>? demand [of] <adj|noun> <noun>?	for	0?
~do|~conduct|out|~lead research [of] <adj|noun|det>	on	0
[used with] <verb.gerund>	used to	0
~work|~perform|~stay|calm|well|deadlines [on|in|with|in_under|at] pressure $|and|in|at|with	under	0
~travel|~work|~live|~move|~go|~study [on|in|to|at] abroad		0
in charge [for|on|in|about] #|<num>	of	0
in [charge] the|all|our|my	charge of	0
on behalf [to|with|at|by]	of	0
+accompany|+guide|+escort|+bring|+walk|+lead <np> [until|till|at] the|their|his|her	to	0
[with cooperation|collaboration|partnership|coordination with]	in $2 with	0
support|service|assistance|help|services [at|for] #|<num> users|customers|clients|patients|students|people|families	to	0?
compliance [to|of] the|all|<adj>|<noun>	with	0
influence|impact|effect [to|in|for] <noun.pl|det>	on	0
+advise <np> [in] <noun|adj>	on	0
[+congratulate|+approach|+greet|+thank to] <noun.pl|det|pron|noun>	$1	0
[last] january|february|march|april|may|june|july|august|september|october|november|december 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026	in	0
~increase|~reduce|~cut|~improve|~raise|~grow|~lower|~boost <nps> [of|in] #% $|in|after|by|through|and|within|over|with|from|during	by	0
^|,|a [course|training of] <noun>? driving|welding|cooking|sewing|first_aid|safety|accounting|english|computing|management|nursing|baking	$1 in	0
diploma|degree|certificate|bachelor's|master's [on|for|about] <proper>	in	0
~obtain|~seek|~get|for a|the position|post|job [of] a|an <adj>? <noun>? <noun>	as	0
# to # <noun> [on] shift $|with|and|using|from	per	0
[pro] day|hour|week|month|year|shift|person	per	0
member [in|at] the <adj|noun|proper>? <adj|noun|proper>? network|association|club|team|committee|union|society|council|group|board|choir|band|party	of	0
agree|consent [for] the	to	0
+report [about] <noun|det|adj>	on	0
^ [from] 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 member|head|owner|part|volunteer|secretary|chair	since	0
[assisted|assist|helped|supported to] the <adj|noun>? manager|director|engineer|chef|teacher|doctor|owner|supervisor|surgeon|accountant|head|buyer|dentist|nurse in|with|during|on	$1	0
[~reach to] #%|#	$1	0
[accompanied|accompany with] <adj|noun>? <noun.pl>	$1	0
knowledgeable [on|in|of|at] <noun|adj|det>	about	0
background [on|of|at] <noun|adj|verb.gerund>	in	0
command [on|in|over] <adj|proper>	of	0
phd|doctorate|minor|degree [of|on|at] <proper> <proper|noun>	in	0
~major [on|at|of] <proper|noun>	in	0
thesis|dissertation [over|of] the|<noun.pl>	on	0
scholarship|grant|award [of] the <noun|adj|proper>? government|ministry|university|company|state|foundation|council	from	0
[graduated the?] high|secondary|<proper> school|university|college|institute|academy	graduated from	0
passed [in] the <adj|noun>? exam|examination|test|exams		0
available [on the|by request]	on request	0
available [by request]	on request	0
[seeking|seek|sought for] a|an|the|new|full-time|part-time	$1	0
[looking] a|an|full-time|part-time <adj|noun>? job|position|work|post|role	looking for	0
a|the position|post|job [of] sales|shop|office|nursing|kitchen|store|team|assistant|accountant|teacher|engineer|driver|cook|cashier|receptionist|manager	as	0?
[~contribute] the growth|success|development	$1 to	0
more|less [of] #|<num> years|months|hours|people|weeks	than	0
approximately|about|nearly|almost|around [of] #|<num>		0
an [average] #|<num>	average of	0
[in|at|by a daily|weekly|monthly|regular|yearly|quarterly|rotating basis]	on a $3 basis	0
[on|with|by] a timely|professional|friendly|polite|safe|efficient manner|way	in	0
[ahead the|of_the schedule|time|plan]	ahead of $3	0
[with|in regards|regard of|for|on]	with regard to	0
[regarding|concerning to|of|about]	$1	0
[despite of]	despite	0
[due] lack|bad_weather|high_demand|illness|the_relocation|the_closure|the_move|the_lack|the_pandemic|the_crisis	due to	0
in comparison [of|to] the	with	0
~promote|~advertise|~post|~publish|~share|~market <np>? [in] social media|networks	on	0
[in] the? internet|intranet $|and|for|to|with	on	0
~present|~speak|~talk|~exhibit <np>? [in] the|a <adj|noun>? <adj|noun>? conference|congress|meeting|meetings|fair|seminar|symposium|exhibition|workshop	at	0
[in] a|the <adj|noun>? farm|ranch|plantation $|and|with|for|near|as|from	on	0
supervision|guidance|direction|leadership [from|by] a|the|my	of	0
[by the help|support of]	with the $3 of	0
[~take care] #|<num>|<adj|noun.pl>	$1 care of	0
~keep track [on|about|for]	of	0
~keep|~stay|~be in? contact|touch [to|of|at] <adj|noun|det>	with	0
~pay <adj>? attention [on|in|for|at|about]	to	0
committed|dedicated|devoted [with|for|in|on] <noun|adj|det>	to	0
~adapt <adv>? [on|in|at|with] <adj|noun|det>	to	0
open [for] relocation|new|any|work|travel|learning|change|feedback|offers	to	0
resulting|resulted [on|to|into|at] <noun|adj|det|num|verb.gerund>	in	0
~check|~inspect|~examine|~search <np> [of|to|on] errors|mistakes|faults|defects|damage|accuracy|leaks|quality|cracks	for	0
relationship|relationships|relations|relation|contact|contacts|cooperation|partnership|partnerships [to] <adj|noun|det|proper>	with	0
understanding [in|on|about|for] <adj|noun>	of	0
~give|~provide|~have|~get|~gain|~grant|~need|~obtain|~offer *? access [in|on|at] the|a|our|all	to	0
involved [on|at] <det|noun|adj|verb.gerund>	in	0
~act|~work|~serve [like] a|an|<noun>	as	0
~make <np> [from|by] order $|for|and	to	0
+account [of|on] all|the|any	for	0
[with] close cooperation|collaboration|contact|partnership with	in	0
among|between [of]		0
in line [to|of]	with	0
words|calls|parts|pieces|orders|units|pages|sheets [in|for|by|a_the] minute|hour|day|week|shift	per	0
speed|speeds|weight|temperatures|loads|amounts|heights [until|till] #	up to	0
+fill|+equip|+stock|+decorate <np> [by] <adj|noun.pl>	with	0
get|got|getting rid [from|off]	of	0
~play [in] the piano|guitar|violin|drums|flute|saxophone|cello|trumpet		0
# <noun> [in|for|on] day|year|semester|week|month $	a	0
^ [request for] <noun|det|adj>	request	0
[investigated|investigate|investigating into]	$1	0
from #% [at|in] #%	to	0
in|on [using|handling|operating of] the|all|<proper>|<noun.pl>|<adj>	$1	0
~attend [to] <adj>? meetings|trainings|seminars|conferences|workshops|lectures|courses|briefings|webinars|fairs		0
[~remind them|him|her|customers|clients|patients|guests|people|parents|students] their|the|our|upcoming <noun>	$1 $2 of	0
knowledge|understanding [on] how	of	0
~answer to <noun.pl> and|or [to] phone|telephone|<noun>		0
~increase|~reduce|~grow|~raise|~improve|~decrease|~lower|~cut <det|adj|noun>? <adj|noun>? <noun> [from] #% $	by	0
between # [till|until] #	and	0
[with since] #|two|three|four|five|six|seven|eight|nine|ten|over|about years|year	with	0
`,
  "hyphens": String.raw`
[short staffed]	short-staffed	0
[cross functional]	cross-functional	0
[high net worth]	high-net-worth	0
[hard working]	hard-working	0
[can do] attitude|approach|spirit	can-do	0
[site to site] vpn|vpns|transfers|links	site-to-site	0
[face to face] meetings|interviews|sales|training|sessions|contact|service|appointments|teaching	face-to-face	0
[one to one] support|tuition|sessions|session|meetings|lessons|care|coaching|training	one-to-one	0
[one on one] sessions|session|meetings|tutoring|support|coaching|training|tuition	one-on-one	0
[day to day] operations|tasks|running|management|activities|work|duties|business|administration	day-to-day	0
[end to end] testing|process|delivery|solution|solutions|management|encryption	end-to-end	0
[up to date] records|information|knowledge|files|list|database|skills	up-to-date	0
[state of the art] <noun>	state-of-the-art	0
[door to door] sales|delivery|service|salesman	door-to-door	0
[near expiry] stock|items|products|goods|medicines	near-expiry	0
[as built] drawing|drawings|survey|surveys|plans	as-built	0
[fast paced] <noun>	fast-paced	0
[well known] <noun>	well-known	0
[full time] job|work|role|position|staff|student|students|employee|employees|contract|study|course|carer	full-time	0
[part time] job|work|role|position|staff|student|students|employee|employees|contract|study|course	part-time	0
[long term] <noun>	long-term	0
[short term] <noun>	short-term	0
[real time] <noun>	real-time	0
[high quality] <noun>	high-quality	0
[high volume] <noun>	high-volume	0
[high pressure] <noun>	high-pressure	0
[large scale] <noun>	large-scale	0
[small scale] <noun>	small-scale	0
[award winning] <noun>	award-winning	0
[user friendly]	user-friendly	0
[customer facing]	customer-facing	0
[client facing]	client-facing	0
[public facing] <noun>	public-facing	0
[third party] <noun>	third-party	0
[month end] close|reports|reporting|accounts|closing|reconciliations	month-end	0
[year end] close|reports|reporting|accounts|audit|closing	year-end	0
[end of day] reports|report|reconciliation|banking|cash	end-of-day	0
[decision making]	decision-making	0
[problem solving] skills|ability|approach	problem-solving	0
[self motivated]	self-motivated	0
[self employed]	self-employed	0
[self taught]	self-taught	0
[detail oriented|orientated]	detail-$2	0
[results|result driven|oriented]	$1-$2	0
[goal oriented]	goal-oriented	0
[safety conscious]	safety-conscious	0
[skip level]	skip-level	0
[ride on] mower|mowers	ride-on	0
<det|verb.past|verb.gerund|prep|adj|conj|noun> [walk in] customers|customer|clients|patients|guests|freezer|freezers|fridge|clinic	walk-in	0
[drive through|thru] window|restaurant|lane	drive-$2	0
[hands on] experience|training|role|approach|manager|work|support	hands-on	0
[in house] <noun>	in-house	0
[on site] training|support|team|staff	on-site	0
[off site] training|team|storage|meetings	off-site	0
[out of hours] calls|service|cover|work|support	out-of-hours	0
[out of date] stock|items|food|products|files|records	out-of-date	0
[ready to eat] <noun>	ready-to-eat	0
[ready to wear] <noun>	ready-to-wear	0
[point of sale] system|systems|terminal|terminals|software|materials	point-of-sale	0
[co ordinate|ordinated|ordinating|ordinator|ordination]	co-$2	0
[co operate|operated|operating|operation]	co-$2	0
[pre school|booked|opening|qualified|employment]	pre-$2	0
[post graduate]	postgraduate	0
[under graduate]	undergraduate	0
[anti social]	anti-social	0
[non profit]	non-profit	0
[non stop]	non-stop	0
[multi lingual|disciplinary|national|storey]	multi-$2	0
[semi skilled|automatic|annual]	semi-$2	0
[ex army|forces|military|police]	ex-$2	0
[e learning|commerce]	e-$2	0
[e mail|mails|mailed|mailing]	e-$2	0
[t shirt|shirts]	T-$2	0
[x ray|rays]	X-$2	0
<det|verb.past|verb.gerund|prep|adj|conj|noun> [follow up] calls|emails|visits|appointments|meetings|care	follow-up	0
!and|& [check in|out] desk|counter|process|procedures|times	check-$2	0
[sign off] process|sheet|sheets	sign-off	0
[duty free] shop|sales|goods|items|store	duty-free	0
[double glazed] units|windows|doors	double-glazed	0
[flat pack] furniture|kitchens	flat-pack	0
the|an|our|daily [after school] club|clubs|care|programme|program|activities	after-school	0
[cross browser|platform|border|cultural|selling|departmental|training] <noun>?	cross-$2	0
a|as|and|,|was|of|worked_as|an [part time] <noun.sg>	part-time	0
a|as|and|,|was|of|worked_as|an [full time] <noun.sg>	full-time	0
[inter library|departmental|school] <noun>	inter-$2	0
[event|data|customer|test|results|model|family|detail|goal driven|focused|oriented|orientated|run] <noun>|and|$	$1-$2	0
a|an|the|our|with|of|his|her [well established|organised|organized|educated|trained|stocked|maintained|respected|presented|equipped|structured|planned|run|documented|rounded|mannered|spoken|written|paid|loved|rehearsed|balanced|kept] <adj>? <noun>	well-$2	0
a|the|an [first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth century] <noun>	$1-century	0
[lost time] accident|accidents|injury|injuries|incident|incidents	lost-time	0
[end to end] tests|test|visibility|automation|support|service	end-to-end	0
[inter house|company|office|branch|college|agency|faculty|island] <noun>	inter-$2	0
[early morning] shift|shifts|start|starts|deliveries|rounds|patrols	early-morning	0
[late night] shift|shifts|deliveries|patrols|opening	late-night	0
[pre trip|flight|delivery|assembly|production|surgery|cleaner|cleaners|packed|paid]	pre-$2	0
seeking|looking_for|want|for|in|into [part|full time] <adj>? <noun>	$1-time	0
[family owned] <noun>	family-owned	0
[short handed]	short-handed	0
[anti slip|static|virus|bacterial|fatigue|malware|corrosion|theft|fraud] <noun>	anti-$2	0
[after hours] calls|support|care|work|cover|cleaning|service|emergency|call	after-hours	0
by|and|of [double checking]	double-checking	0
!my|his|her|their|your|the|our|in [first|second|third|fourth|final year] student|students|apprentice|apprentices|project|trainee|trainees|pupil|pupils|thesis|dissertation|module|undergraduate|undergraduates|intern|resident	$1-year	0
[low|high|middle|single|dual income] <noun.pl>	$1-income	0
[high|low speed|risk|value|voltage|pressure|temperature|resolution|level|profile|end|traffic|rise|risk|performance|carbon|fat|cost|energy|density|street] <noun.pl>	$1-$2	0
<det|verb.past|verb.gerund|verb.base|prep|adj|conj|verb.third> [water|oil|web|cloud|home|community|school|solvent|plant|field|office|team|evidence|value|computer|paper|rule|role|needs|wood|metal|steel|salary|skills|java|python|linux based] <noun>	$1-based	0
a|an|as|the|of|find|seeking|for|and|or|was|,|private [live in] caregiver|caregivers|carer|carers|nanny|housekeeper|maid|cook|position|care|job|role|companion|domestic	live-in	0
[walk in] list|clinic|clinics|wardrobe|wardrobes|shower|showers|salon|salons|cooler|coolers|trade|traffic|queue	walk-in	0
[on time] performance|delivery|deliveries|departure|departures|arrival|arrivals|record|rate|payment|payments|completion|dispatch|shipping|shipment|shipments	on-time	0
[broken down] car|cars|vehicle|vehicles|truck|trucks|lorry|lorries|machine|machines|tractor|tractors|headers|harvesters|trailer|trailers|van|vans|bus|buses|equipment|boiler|boilers	broken-down	0
[flat bed] trailer|trailers|truck|trucks|lorry|lorries	flatbed	0
[old|new|brand age|build|new] homes|houses|estates|properties|flats	$1-$2	0
[self service|storage|catering|contained|adhesive|sufficient|directed|study|led|managed|starter|reliant|discipline|disciplined]	self-$2	0
[multi skilled|purpose|site|channel|cultural|vendor|trade|user|agency|task|step|million]	multi-$2	0
[semi retired|detached|structured|professional|precious|permanent|truck|trucks]	semi-$2	0
[time sensitive] <noun>	time-$2	0
[heavy duty] <noun>	heavy-duty	0
[wide ranging] <noun>	wide-ranging	0
[long standing|lasting|serving|haul|distance|stay|lead|form] <noun.pl>	long-$2	0
[work related] <noun>	work-related	0
[drug|alcohol|tax|duty|smoke|gluten|dairy|cash|stress|hassle|accident|injury|pain free] <noun>	$1-free	0
[lake|road|river|bed|kerb|ring|dock|pool|court|track|hill|country side] <noun>	$1side	0
[tool|lunch|post|mail box|boxes]	$1$2	0
[hair cut|cuts|dresser|dressers|dressing|style|styles]	hair$2	0
[dish washer|washers|washing]	dish$2	0
[class|bath|show|stock|store|work room|rooms]	$1$2	0
[key|white|black|card|dash|clip|score board|boards]	$1$2	0
[time table|tables|tabling]	time$2	0
!safety [work sheet|sheets]	$1$2	0
[land scaping|scape|scaper|lord|lords|mark|marks]	land$2	0
[fork lift|lifts]	fork$2	0
[bar tender|tenders|tending]	bar$2	0
[care giver|givers|giving|taker|takers]	care$2	0
[baby sit|sits|sat|sitting|sitter]	baby$2	0
[check list|lists|point|points]	check$2	0
[pass word|words|port|ports]	pass$2	0
[super market|markets|visor|visors|vised|vising|vision]	super$2	0
!the [whole sale|saler|salers|saling]	whole$2	0
[fire fighter|fighters|fighting]	fire$2	0
[brick layer|layers|laying]	brick$2	0
[life guard|guards|long|time]	life$2	0
[safe guard|guards|guarded|guarding]	safe$2	0
[copy writing|writer|writers]	copy$2	0
[hand book|books|made|written|held]	hand$2	0
[text|hand|cook|guide book|books]	$1$2	0
[farm|wood|crop land|lands]	$1$2	0
[team|class|room|flat|work mate|mates]	$1$2	0
[down time]	downtime	0
[on boarded|boarding]	on$2	0
[trades|crafts man|men|woman|people|person]	$1$2	0
[screen shot|shots]	screen$2	0
[wheel barrow|barrows]	wheel$2	0
the|on|every|all|during|late [night-shift] $|and|,|at	night shift	0
the|on|every|all|during|late [day-shift] $|and|,|at	day shift	0
[ex racing|service|pupil|student|colleague|smoker|serviceman|servicemen|offenders|offender|employee|employees]	ex-$2	0
[pre sentence|season|wedding|op|operative|existing|natal|hospital|treatment|printed|made|cooked|arranged|booked|employment|election|release] <noun>	pre-$2	0
[dry|hand|home|oven|sun|air|machine|custom|purpose|tailor|stone|wood|pan|oil|spray|powder aged|made|cured|built|dried|fired|fried|cooked|painted|coated|sewn|stitched|baked] <noun>	$1-$2	0
[front end] loader|loaders	front-end	0
[large print] mode|books|edition|edition|menus|version|labels	large-print	0
[in flight] medical|service|meals|catering|entertainment|sales|announcements|safety	in-flight	0
[off-shore]	offshore	0
[on-shore]	onshore	0
[half|quarter|full leather] volumes|volume|binding|bindings|books	$1-leather	0
[<noun.sg> friendly] <noun.pl>	$1-friendly	0
[home|hand|machine|custom|tailor made] <noun>	$1-made	0
[slow|quick|fast release] <noun>	$1-release	0
the|an|our [on call] team|rota|doctor|engineer|duty|shift|nurse|roster|duties|staff|support|phone|manager|electrician|plumber|technician|driver|vet|consultant|service|system	on-call	0
[non <adj>] <noun>	non-$2	0
[non compliance|compliances|conformance|conformances|conformity|conformities|payment|smoker|teaching|fiction|delivery|attendance|resident|residents|member|members]	non-$2	0
[single handed|handedly|minded|mindedly]	single-$2	0
a|an|the|any|of|my|in|another|new [full|part time] <adj> <noun>	$1-time	0
^ [full|part time] <noun> <noun>	$1-time	0
^ [full|part time] waiter|waitress|cook|cleaner|tutor|student|nurse|barista|cashier|assistant|teacher|driver|helper|caregiver|carer|receptionist|nanny|chef|bartender|server|packer|picker|worker|clerk|lecturer|instructor|coach|job|work|role	$1-time	0
the|an|our|this|its|their|running|with|for|in [after school] <noun>	after-school	0
[time served] <noun>	time-served	0
[self levelling|leveling|made|paced|cleaning|tan|help|defence|defense|esteem|confidence|confident|awareness|care|check|assessment|assessments|checkout|checkouts|paced]	self-$2	0
[cost|labour|labor|energy|space|life saving] <noun.pl>	$1-saving	0
a|an|the|in|of|with|by [cost|time|labour|labor|energy|space|life saving] <noun.sg>	$1-saving	0
[cost|time|energy effective|efficient|consuming|intensive] <noun>	$1-$2	0
[load|weight bearing] <noun>	$1-bearing	0
[short|long|quick|bad|good tempered|sighted|armed|sleeved|lived] <noun>	$1-$2	0
[right|left handed]	$1-handed	0
[ready made|mixed] <noun>	ready-$2	0
[air|water|oil cooled|conditioned] <noun>	$1-$2	0
[computer|machine|skills aided|assisted|readable] <noun>	$1-$2	0
a|an|the|my|our [one day|week|month|year|hour] <noun>	one-$2	0
[one|two|three|four way] traffic|communication|radio|radios|mirror|valve|valves|street|streets|switch|stretch	$1-way	0
[twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety one|two|three|four|five|six|seven|eight|nine]	$1-$2	0
[five|5|six|7|seven|11|eleven a side]	$1-a-side	0
[set up|back] <noun> was|is|were|are	set-$2	0?
<det|adj> [check in|out|up] $|<prep>	check-$2	0
[well being]	well-being	0
a|an|the|of|in|for|with|my|on [step|start|clean|back|top|mock|warm|break|line|round up] <noun>	$1-up	0
[mother|father|brother|sister|daughter|son in law]	$1-in-law	0
[all|year round] <noun>	$1-round	0
[hard|soft|warm|kind hearted|wearing|boiled] <noun>	$1-$2	0
[world|first|high|business class] <noun.pl>	$1-class	0
[age|child|fire|water|sound|dust|bullet proof] <noun>	$1proof	0
[open|closed|wide|narrow|high|low ended|ceilinged|plan|angle] office|offices|kitchen|questions|question|lens|lenses|layout|space	$1-$2	0
[pay|cash as you go]	$1-as-you-go	0
[buy|pay back] scheme|program|programme|period	$1back	0
^|and|,|also [followed-up]	followed up	0
^|and|,|also|to [set-up] <noun.pl|det|num|adj>	set up	0
~keep|~bring <np> [up-to-date] $|for|in|with|and|on	up to date	0
[easy to use] <noun>	easy-to-use	0
[face to face] <noun>	face-to-face	0
[second hand] <noun>	second-hand	0
[co worker|workers|founder|founders|owner|owners|author|pilot|driver]	co-$2	0
[in depth] <noun>	in-depth	0
^ [well organised|organized|educated|trained|presented|qualified|spoken|travelled|traveled|read|rounded|mannered] <noun>	well-$2	0
[on the job] training|experience|learning|coaching	on-the-job	0
[above|below|under|afore mentioned] <noun>	$1-mentioned	0
a|an|the|and|of|with|on|for|^|fixed|repaired|installed|tested|built [low|high|medium voltage|pressure|speed|temperature|density|quality|volume|risk|resolution|precision|rise] <noun.sg|noun.mass>	$1-$2	0
[three|four|five|six|two|3|4|5|6|multi axis] <noun|verb.gerund>	$1-axis	0
[door to door] <noun>	door-to-door	0
[step by step] <noun>	step-by-step	0
[after school] care|club|clubs|programme|program|activities|classes|lessons|tutoring	after-school	0
[pre owned|existing|war|wash|heat|treatment|approved|defined|recorded|school|natal|press|production]	pre-$2	0
^|and|,|also [picked-up]	picked up	0
^|and|,|also [carried-out]	carried out	0
^|and|,|also [backed-up]	backed up	0
^|and|,|also [filled-in]	filled in	0
^|and|,|also [cleaned-up]	cleaned up	0
^|and|,|also [signed-up]	signed up	0
[front|back end] bugs|developer|code|work|framework|team|tests|engineer|services	$1-end	0
[colour|color coded|coordinated] <noun>	$1-$2	0
[mid sized|size|level|range|career|term] <noun>	mid-$2	0
[fact|spell|quality checking] <noun>	$1-checking	0
[english|french|spanish|german|arabic|mandarin|cantonese|russian|polish|portuguese|hindi|italian|dutch|turkish|japanese|korean|urdu|tamil|swahili|native speaking] <noun>	$1-speaking	0
a|the|our|their|as [go to] person|people|contact|expert|guy|girl|man|woman|resource|colleague|nurse|engineer|tool	go-to	0
[safety|customer|client|patient|people|quality|solution|service|team|target|deadline|child|person|process|task|growth focused|focussed|oriented|orientated|led|driven] <adj>? team_player|professional|manager|person|individual|worker|engineer|nurse|teacher|leader|approach|environment|service|care|clerk|technician|driver|cook|chef|assistant|candidate|graduate	$1-$2	0
[trauma|evidence informed|based] practice|practices|care|reports|approach|approaches|interventions|treatment|treatments|decisions|guidelines|research|nursing|teaching|policy|design|therapy	$1-$2	0
[pre start|shift|trip|use|flight|departure] check|checks|inspection|inspections|meeting|meetings	pre-$2	0
[post graduation|qualification] experience|training|work|study|studies|course|courses	post-$2	0
the|a|their|our|my|with|for|regular|weekly|daily [follow up] of|with|calls|call|visits|visit|emails|letters|meetings|appointments|care|$	follow-up	0
a|an|the|our|weekly|monthly|two|three|of [drop in] group|groups|session|sessions|clinic|clinics|centre|center|service|cafe|advice	drop-in	0
`,
  "plain-words": String.raw`
[at this|the|present moment|point in time]	now	0
[at the present time]	now	0
[a little bit of] !some	a little	0
[various|different kinds|types|sorts of different|various]	$1 $2 of	0
that|which [is able to <verb.base>]	$4:third	0
[as per the|our|their]	according to $3	0
[for a period of] #|<num>	for	0
[during the course of]	during	0
[despite|in_spite_of the fact that]	although	0
[until such time as]	until	0
[advance planning]	planning	0
[new innovations]	innovations	0
[absolutely|very essential]	essential	0
with [a passion for all? things? <noun|verb.gerund> and] <noun|adj|num|proper|det>		1?
~obtain|~find|seek|seeking|~want|~secure|~get|for a|an [challenging|rewarding|suitable|dynamic|stimulating] <adj|noun>? position|role|job|post|career		2?
in|with|at|for a|an [reputed|reputable|esteemed|renowned|prestigious|progressive|growth-oriented] organisation|organization|company|firm|institution|concern		3?
^ [hardworking|hard-working|motivated|self-motivated|dedicated|dynamic|passionate|enthusiastic|results-driven|result-driven|results-oriented|result-oriented|goal-oriented|driven|committed|proactive|ambitious|energetic|diligent and|, hardworking|hard-working|motivated|self-motivated|dedicated|dynamic|passionate|enthusiastic|results-driven|result-driven|results-oriented|result-oriented|goal-oriented|driven|committed|proactive|ambitious|energetic|diligent <noun|adj>] <noun>	$4	4?
a|an|the|our [best-in-class|world-class|cutting-edge] company|firm|organisation|organization|team|employer|hotel|hospital|contracting|international|restaurant		0?
a|the|our [dynamic|vibrant|esteemed|reputed|leading] <adj|noun>? company|firm|organisation|organization|employer|institution|school|hospital|hotel		0?
^ [highly? motivated|hardworking|hard-working|self-motivated|dynamic|passionate|enthusiastic|results-driven|result-driven|results-oriented|result-oriented|goal-oriented|result-driven|proactive|ambitious|energetic and happy|able|willing|strong|good|used|skilled|experienced|trained|qualified|fluent|ready]	$4	4?
`,
  "real-words": String.raw`
see|saw|seen|seeing|take|took|taken|taking|go|goes|going|gone|went|put|pulled|pull|pass|passed|passing|walk|walked|guide|guided|guiding|help|helped|talk|talked|work|worked|working|led|lead|coached|coach|run|ran|get|got|read|sorted|pushed|followed|carried|brought|live|lived|moved|moving|driving|drove|drive|sold|sell|ordered|sent|delivered|booked|earned|came|come them|it|him|her|people|clients|customers|patients|visitors|guests|learners|students|trainees|staff|users|goods|orders|stock|parcels|jobs|projects|calls|cases|broker|brokers|buyers|tenants|families [threw]	through	0
go|goes|going|gone|went|pass|passed|passing|walk|walked|walking|worked|working|work|ran|run|running|came|come|comes|drive|drove|driving|travel|travelled|traveled|get|got|read|half|halfway|right|all_the_way|follow|followed|following|monday|tuesday|wednesday|thursday|april|may|june|straight [threw]	through	0
[threw] the|our|an|a|all|various|#|two|three|several|many|their word_of_mouth|winter|winters|summer|season|seasons|night|nights|year|years|month|months|process|processes|stages|steps|portal|website|site|app|system|agency|agencies|network|training|college|programme|program|exit|entrance|gate|gates|door|doors|tunnel|pandemic|whole|busy|peak|check|checks|inspection|audit|end|union|school|church|council|council's|company's	through	0
check|checked|checking|checks|inspect|inspected|inspecting|replace|replaced|replacing|fit|fitted|fitting|fix|fixed|fixing|repair|repaired|repairing|service|serviced|servicing|bleed|bled|bleeding|adjust|adjusted|adjusting|rebuild|rebuilt|rebuilding|overhaul|overhauled|test|tested|testing|change|changed|changing|strip|stripped|front|rear|disc|drum|air|hydraulic|parking|hand|trailer|truck|car|lorry|wheel|faulty|worn|squealing [breaks] ,|and|&|on_the|for|of|$|at|in|or	brakes	0
lights|tyres|tires|steering|clutch|clutches|suspension|exhaust|exhausts|oil|wheels|mirrors|horn|bearings|hubs|shocks|rotors|engines|engine|transmission|transmissions|gearboxes|gearbox|batteries|belts ,|and|,_and|or|& [breaks]	brakes	0
[breaks] and|or lights|tyres|tires|steering|clutch|clutches|suspension|exhaust|exhausts|wheels|mirrors|hubs|bearings|rotors|horn	brakes	0
[break] pads|pad|shoes|shoe|fluid|discs|disc|callipers|calipers|caliper|calliper|lining|linings|drums|drum|rotor|rotors|cable|cables|pedal|problem|problems|fault|faults|failure|lights|chamber|chambers|inspection|inspections	brake	0
air|hand|parking|disc|front|rear|foot|emergency|trailer [break] $|and|system|systems|,|or|tests|test	brake	0
[brake|brakes] even|records|down|into|out_in	break~1	0
[assed|assesed]	assessed	0
[counsel] meeting|meetings|member|members|tax|house|houses|estate|estates|officer|officers|chamber|leader|offices|contract|contracts|grant|grants|planning	council	0
city|county|town|parish|borough|district|local|student|school|community|works|full|shire|arts|youth [counsel|counsels|councel]	council	0
[council] for_the_plaintiff|for_the_defendant|for_the_defence|for_the_defense|table	counsel	0
opposing|general|defence|defense|legal|in-house|leading|lead|junior|senior|outside [council] $|and|in|on|for|to|with|at	counsel	0
the [principle] and the? vice|deputy|assistant|staff|teachers|parents|head|bursar|governors	principal	0
was|were|been|being|got [bought] in to|from|by|on|as|at|for|when|after	brought	0
[brought] goods|stock|supplies|materials|produce|vehicles|parts|raw|fabric|feed|media|timber|diesel from|for|at|in|on|within	bought	0
^ [advice] customers|clients|patients|tenants|students|parents|farmers|families|guests|members|users|buyers|pupils|learners|owners|residents|visitors|candidates|employers	Advise	0
[adviced]	advised	0
to|of|from|at|on|between|visit|visited [cites]	sites	0
[hole] fish|chicken|chickens|lamb|lambs|pig|pigs|birds|bird|grain|grains|milk|animal|animals|carcass|carcasses|cow|sheep|family|families|school|class|site|house|home|area|system|season|shift|night|year|crew|kitchen|range|floor|estate|village|plant|operation|production|process|life	whole	0
as a|the [hole]	whole	0
[whole] puncher|punched|saw|saws	hole	0
[rolls] and_responsibilities|within|at_the_company	roles	0
in|of|to|from|with|for this|my|that [roll] ,|$|of_supervisor|of_manager|i|at	role	0
over|in|for|during the [passed] <num>? year|years|month|months|decade|week|weeks|season|summer|winter	past	0
[passed] experience|employer|employers|performance|medical_history	past	0
~drop|~pick|~send|~sign|~turn|~switch|~shut|~cut|~pay|~lay|~take|~bring|~set|~round|~write|~show them|it|him|her|passengers|children|pupils|parcels|orders|guests|mail|power|water|engines|machines|lights|debts|loans [of] at|on|in|by|when|after|before|to|from|$|and|safely	off	0
~lead|~help|~need|~want|~plan|~aim|~try|~learn|~hope|~start|~begin|~continue|~agree|~manage|~train|~use|~able|ready|willing|keen|eager|happy|able|how|order|ability|opportunity|responsible|applied|seeking|looking|asked|required|due|prior|next|close|access|according|thanks|compared|related|similar|listen|listened|listening|talk|talked|talking|speak|spoke|spoken|belong|belonged|contribute|contributed|contributing|respond|responded|responding|report|reported|reporting|adhered|adhere|refer|referred|attend|attended|attending|up|down|# [too] a|an|the|all|#|customers|clients|staff|patients|ensure|make|work|help|keep|meet|improve|reduce|provide|support|manage|be|do|get|build|create|train|learn|run|deliver|find|serve|my|our|their|his|her|each|every|new	to	0
<num> [too] <num>	to	0
[your] going|able|not|looking_for|in_need|a_member|an_employee|never|always|also|interested	you're	0
[you 're] company|business|team|school|firm|organisation|organization|needs|hotel|ward|staff	your	0
for|in|at|with|of|join|by|to [you 're] <adj>? <noun> $|,|and|as|in|to|with	your	0
on|in|at|for|of|to|by|with|from|under|over|through|within|beyond [it 's] own|first|second|third|kind|way|own|final|best|peak|type|size|feet|age|capacity|lowest|highest|largest	its	0
[peaked] my|his|her|their|our|the|customers'? interest|curiosity	piqued	0
[peek] hours|season|time|times|demand|periods|performance|flow|load	peak	0
~check|~decide|~see|~ask|~test|~know|~tell|~determine|~assess|~show|~find_out|on|about [weather] a|the|an|they|it|each|any|all|every|to|customers|patients|claims|<noun.pl> <noun|adj|verb|aux|to>? <aux|verb>	whether	0
[quite] place|room|rooms|hours|periods|times|area|environment|space|zone|month|months|season	quiet	0
[diary] cows|farm|farms|herd|herds|products|free|farmer|farming|plant|goods|cattle|industry	dairy	0
[desert|deserts] menu|menus|wine|wines|plate|plates|spoon|spoons|chef|station|section|recipes|trolley|buffet	dessert	0
plated|homemade|home-made|chilled|baked|starters_and|mains_and|cakes_and|pastries_and|salads_and|breads_and|make|made|prepare|prepared|preparing [deserts]	desserts	0
[pubic] transport|speaking|health|safety|sector|works|relations|library|affairs|service|services|notary|house|houses|liability|holidays|holiday|policy|schools|school|records|meetings|events|spaces|areas	public	0
[police] and_procedures|and_procedure	policy	0
public|mental|occupational|home|community|primary|child|women's|animal|allied|dental [heath]	health	0
[heath] care|and_safety|insurance|visitor|visitors|board|worker|workers|screening	health	0
[mange|manged|manging] a|an|the|#|all|our|up|multiple|two|three|daily|projects|teams|staff|accounts|stock	manage~1	0
[untied] states|kingdom|nations|way	united	0
[complements|complement] from|and_complaints|on_my|on_our	compliments	0
[complementary] tea|coffee|drinks|breakfast|ticket|tickets|wifi|wi-fi|parking|upgrades|snacks|water|fruit|copies|meals|treatments	complimentary	0
[compliment] of #	complement	0
full|crew|staff [compliment] of	complement	0
[stationery] bike|bikes|engine|engines|vehicle|vehicles|traffic|phase|plant|crane|cranes|object|objects	stationary	0
[assure] compliance|quality|accuracy|proper|timely|that_all|that_every|that_each|smooth|safety|cleanliness	ensure	0
[personnel] care|hygiene|touch|details|data|training_plans|development|trainer|trainers|statement|assistant|assistants|shopper|injury|finance|protective|loans|information|account|banking|service|belongings|effects|goals	personal	0
[soul] trader|trader's|responsibility|proprietor|charge|owner|provider|supplier|purpose|carer|author|earner|distributor|operator|practitioner|focus	sole	0
[sole] food|music|singer	soul	0
^ [right] reports|letters|code|copy|articles|songs|content|tests|blogs|poems|scripts|stories|up|and_edit|clear|user	Write	0
[steal] beams|beam|frame|frames|frame|fixing|fixer|structures|structure|work|plate|plates|pipes|pipe|mill|plant|fabrication|toe|gates|wire|doors|tanks|rods|rebar|joists	steel	0
stainless|mild|structural|carbon|sheet|galvanised|galvanized|spring|tool|corten [steal]	steel	0
[isle|isles] displays|ends|end|clear|free|cleaning	aisle~1	0
supermarket|freezer|frozen|grocery|dairy|shop|store|warehouse|restock|restocked|stocked|tidied [isles]	aisles	0
[bails] of hay|straw|silage|wool|cotton|paper|cardboard	bales	0
hay|straw|silage|wool|cotton|round|square|cardboard [bails]	bales	0
training|short|first_aid|evening|college|online|welding|driving|language|refresher|induction|golf|race|two-day|one-day|week-long|first-aid|cookery [coarse|coarses]	course~1	0
[currant] job|role|post|position|employer|affairs|account|accounts|events|licence|license|roster|system|year|season|clients|customers|stock	current	0
[duel] carriageway|carriageways|fuel|role|roles|language|control|purpose|screen|heritage|nationality|award|qualified|boiler	dual	0
[flower] mill|bags|sacks|tortillas|tortilla|dust	flour	0
bread|plain|wheat|maize|rye|self-raising|corn|wholemeal|sacks_of|bags_of|strong_white|rice [flower]	flour	0
[flour] beds|bed|arrangements|arranging|shop|shops|stall|show	flower	0
back and [fourth]	forth	0
[heal|heals] bar|of_the_shoe|and_toe|height|tips	heel~1	0
[lesson|lessons] the|our risk|risks|impact|load|burden|cost|costs|effect|effects|damage|waste	lessen~1	0
piano|swimming|driving|guitar|music|riding|maths|english|private|science|singing|dance|ski|surf|plan|planned|planning|taught|teach|gave|cooking|violin [lessens]	lessons	0
[meet] products|counter|hygiene|packing|processing|plant|inspector|cutter|cutting|pies|slicer|saw|hooks|deliveries	meat	0
cooked|raw|fresh|red|minced|frozen|cured|sliced|boned|halal [meet|meets]	meat~1	0
[mussel|mussels] groups|group|injuries|injury|pain|tone|strength|strains|function|tissue	muscle~1	0
[muscles] and_clams|and_oysters|and_prawns|marinière	mussels	0
[pier] review|reviews|reviewed|support|group|mentor|tutor|assessment|coaching|pressure|mentoring|learning|feedback	peer	0
[pain|pains] of_glass|in_windows	pane~1	0
window|glass|cracked [pain|pains]	pane~1	0
[peddle|peddles] bike|bikes|bin|boats|assembly	pedal~1	0
[pole|poles] data|results|question|clerk|watcher|station|worker	poll~1	0
^ [poor] concrete|pints|beer|footings|slabs|molten|moulds|molds	Pour	0
bus|delivery|van|paper|mail|truck|postal|newspaper|milk|cycle|walking|bike|school_bus|escape|evacuation|haul|the_shortest|the_quickest [root|roots]	route~1	0
[route] cause|causes|canal|canals|vegetables|vegetable	root	0
[sauces] of_income|of_funding|of_supply|of_finance|of_error|of_information|of_supply	sources	0
[source|sources] and_gravies|and_dressings|and_soups|and_stocks|and_dips	sauce~1	0
[sew|sewed|sewing] seeds|seed|crops|wheat|barley|maize|corn|lawns|grass	sow~1	0
[sow|sowed|sowing] machine|machines|buttons|zips|hems|garments|dresses|seams|curtains	sew~1	0
[sheer|sheered|sheering] sheep|alpacas|lambs|ewes|llamas	shear~1	0
[stake|stakes] house|houses|restaurant|restaurants|knives|pie|and_chips|and_seafood	steak~1	0
sirloin|rump|rib-eye|ribeye|fillet|beef|grilled|minute|tuna [stake|stakes]	steak~1	0
dire|gibraltar|desperate [straights]	straits	0
[teem|teems] of|leader|leaders|player|players|work|spirit|building|member|members|meetings|lead	team~1	0
[toe|toed|toeing] truck|trucks|bar|bars|rope|trailers|caravans|cars|vans|broken-down	tow~1	0
[wave|waved|waving] fees|charges|the_fee|the_charge|the_right|rights|penalties|costs|rent	waive~1	0
[waste|waist] measurements|size|trainer	waist	0
[wait] loss|management|lifting|training|limits|gain|bearing	weight	0
[weight] staff|list|lists|times|tables|time|er	wait	0
a|an|very|more|and|with|do|did|did_a [through] cleaning|clean|check|checks|knowledge|understanding|inspection|inspections|approach|review|search|investigation|handover	thorough	0
[lightening] storm|storms|strikes|bolt|rod|conductor|fast|speed	lightning	0
[compliant|compliants] handling|resolution|department|procedure|desk|letters|form|forms	complaint	0
resolve|resolved|resolving|handle|handled|handling|answered|of [compliants]	complaints	0
in|the|this|related|your|same|my|new the? [filed] of	field	0
[incite|incites] into|on|from	insight~1	0
take|took|taking|relay|relayed|relaying|pass_on|passed_on|text|voice|email|phone|telephone|urgent|answer|answered [massages]	messages	0
[perspective] clients|customers|buyers|tenants|students|parents|employees|employers|candidates|members|donors|investors|pupils|families	prospective	0
[precedent|precedents] over	precedence	0
[sever] weather|cases|burns|injuries|pain|learning|storms|allergies|drought|penalties	severe	0
[severs] and|, desktops|routers|switches|networks|storage|clients|pcs|firewalls	servers	0
web|sql|file|mail|linux|windows|database|virtual|proxy|application|app|print|dns|client [sever|severs]	server~1	0
[clam] manner|under_pressure|and_patient|and_polite|and_friendly|in_a_crisis|approach|voice	calm	0
[fright] forwarder|forwarders|forwarding|train|trains|costs|rates|bills|broker|transport|shipments|company|dock|charges|elevator	freight	0
[rewarded] a|an|the contract|contracts|prize|medal|scholarship|certificate|degree|title|tender|grant	awarded	0
[ruining] a|the|an|our shop|store|team|bar|kitchen|site|department|business|project|office|section|programme|program|line|club	running	0
[singing] off|in_guests|contracts|up|for_deliveries|documents	signing	0
[rely|relied|relies] to|all calls|emails|enquiries|queries|messages|letters|customers|customer|guest|guests|requests|reviews	reply~1	0
[serious] of	series	0
[eluded] to	alluded	0
[elicit] drugs|goods|trade|tobacco|alcohol|sales	illicit	0
[dispersed|dispersing] funds|payments|loans|grants|salaries|wages|pensions	disburse~1	0
[alter] boy|server|candles|cloths	altar	0
[angel|angels] grinder|iron|iron|brackets|bracket|poise	angle	0
[bridle] suite|shop|wear|party|gowns|hair|makeup|make-up|fair|store|parties|dresses	bridal	0
[canvas|canvased|canvassed|canvasing] voters|residents|homes|streets|donors|neighbourhoods|neighborhoods|for_votes|for_donations	canvass~1	0
[cereal] number|numbers|entrepreneur|port|communication	serial	0
[serial|serials] bars|bowls|crops|boxes	cereal	0
[censor|censors] data|readings|calibration|network|array|and_actuators|faults	sensor~1	0
motion|temperature|pressure|proximity|heat|smoke|moisture|light|level|oxygen|parking|infrared|ultrasonic|speed|wireless|door [censor|censors]	sensor~1	0
[chords] and_cables|and_plugs	cords	0
power|extension|spinal|umbilical|electrical [chord|chords]	cord~1	0
[envelope|envelop] stuffing|printing	envelope	0
[expend|expended|expending] the|our|into|their business|sales|range|market|markets|network|team|customer|client|services|service|product	expand~1	0
[faze|fazes] one|two|three|#|of_the_project|out	phase~1	0
[phased] by	fazed	0
[grate] team|communication|communicator|customer|knowledge|people|attention|success|food|care|pride|service|feedback|results|experience	great	0
[hoard|hoards] of people|customers|tourists|visitors|fans	horde~1	0
[loan] worker|workers|working	lone	0
[miner] repairs|works|injuries|faults|works|changes|adjustments|cuts|surgery|issues|accidents|jobs|defects|maintenance|alterations|ailments	minor	0
coal|gold|iron|tin|copper [minor|minors]	miner~1	0
[plain|plains] tickets|crash|spotting|journeys	plane~1	0
[pray] animals|birds|species	prey	0
birds of [pray]	prey	0
[reign|reigned] in costs|spending|waste|the|expenses|overtime|budgets	rein~1	0
[sight] foreman|manager|managers|visits|visit|plan|plans|safety|agent|office|supervisor|supervisors|survey|surveys|team|engineer|clearance|investigation	site	0
building|construction|job|landfill|festival|burial|camp|archaeological [sight]	site	0
^|and|they|both|all|boys|apprentices|trainees|students|pupils|who|to|have|had|has finish|finished|finishing|complete|completed|completing|reach|reached|improve|improved|passed|pass|achieve|achieved|meet|met|keep|kept|change|changed|raise|raised [there] <adj>? <noun> $|,|and|with|in|on|by|at|before|after|within	their	0
~process|~handle|~clean|~serve|~check|~open|~answer|~pack|~sell|~take|~make|~cook|~drive|~feed|~visit|~teach|~train|~meet|calls|claims|orders|customers|patients|guests|parcels|meals|covers|visitors|tickets|emails|rooms|cars|staff|children|pupils|# [everyday] for|at|in|to|on|with|by|and_every|from|before|after|during|of	every day	0
[ordinance] survey|survey_maps|map|maps|corps|disposal	ordnance	0
[principle|principles] of_the_school|of_the_college	principal~1	0
could|would|should|must|might [of] been|had|done|gone|sent|made|taken|got|given|used|cost|left|seen|kept|come|lost	have	0
[rap|rapped|rapping] pallets|parcels|gifts|presents|sandwiches|silage|cables	wrap~1	0
[sail|sails] targets|target|team|teams|floor|assistant|associate|assistants|associates|manager|managers|rep|reps|representative|executive|figures|force|calls|pitch|ledger	sales	0
[ware|wares] ppe|gloves|masks|uniform|boots|protective|hard_hats	wear	0
[chief|chiefs] de_partie|de_rang|knife|knives|whites|hat	chef	0
head|sous|pastry|executive|commis|junior|private|personal|relief|sushi [chief] $|and|,|at|in|for|of|on|with|to	chef	0
[chef] executive|financial|operating|engineer|accountant|inspector|mate|constable|nurse	chief	0
has|have|had [being] working|employed|trained|promoted|involved|responsible|appointed|selected|part|a|an|able|in|with|used|made|awarded|on|running|managing|at|of|my|the|so	been	0
despite|without|of|by|from|before|after|while|besides [been] <adj|verb.participle|det|prep|num>	being	0
[witch] is|are|was|were|has|have|had|can|will	which	0
hipaa|gdpr|osha|fda|haccp|fully|legally [complaint] $|and	compliant	0
[quite] shift|shifts|day|days|night|nights|spell|corner|street|moment|moments	quiet	0
[breaks] and|, rotors|pads|discs|tyres|tires|exhausts|clutches|steering|suspension|shocks|struts	brakes	0
[anger] customers|clients|guests|callers|people|parents|passengers|patients	angry	0
with|of|for|from|by [there] <adj>? team|teams|work|workbook|workbooks|needs|homework|own|families|family|children|orders|accounts|jobs|shifts|certificate|certificates|studies|projects|bags|luggage|medication|meals|training	their	0
^ [seen] the|a|an|all|waste|sales|costs|<num>	Saw	0
to|with|for|of|in|on|at|from|by [they 're] <noun>	their	0
<noun.pl> [whom] are|were|have|had|can|could|will|would|work|worked|want|wanted|need|needed|live|came|come	who	0
, [who 's] <noun> <verb.past|verb.third|aux>	whose	0
<noun|verb.third|pron> [too] #|<num> <adj>? <noun>	to	0
shop|company|firm|association|organisation|organization|agency|charity|school|factory|restaurant|hotel|machine|system|project|tool|app|website|programme|program|software|process|club|department|start-up|store [who] <verb>	that	0
nurses|workers|people|students|pupils|staff|clients|customers|employees|children|patients|drivers|cooks|engineers|trainees|volunteers|guests|teachers|technicians|colleagues|women|men|families|residents|members [what|which] <verb.past|verb.base|aux>	who	0
project|system|machine|tool|process|method|app|campaign|programme|website|product|device|company|firm|report|plan|idea [what] <verb|aux|adj>	that	0
company|firm|factory|plant|mill|machine [where] produced|produces|makes|made|sells|sold|builds|built	that	0
which|that|this|it [effects] the|our|all|their|every	affects	0
[isle] #|<num>	aisle	0
<noun> [whom] takes|take|is|has|wants|loves|works|knows|enjoys|can|will|likes|brings	who	0
has|have|had [past] the|my|his|her|all|three|two|an|a	passed	0
^|,|and|to [advice] them|him|her|customers|clients|patients|farmers|buyers|people	advise	0
`,
  "sound-alikes": String.raw`
murder|criminal|jury|fraud|drug|civil|bench [trail]	trial	0
murder|criminal|jury|fraud|drug|civil|bench [trails]	trials	0
wildfire|crash|building|construction|landfill|archaeological|incident|work [sights]	sites	0
hearing|weight|data|heat|hair|stock|memory|blood|vision|sight|zero|no [lose] $|and|in|from|for|of|by|or|due|during	loss	0
cargo|filtration|yield|heat|stock|data|no|zero|any|crop|milk|post-harvest [loses]	losses	0
clinical [practise]	practice	0
[personnel] guarantees|loans|injury|data|touch	personal	0
acid-free|paper|in|of|stuffed|sealed|addressed|the [envelops]	envelopes	0
only|the|and|were|was|be [singed] images|contract|contracts|by_the|off|copies|agreement|agreements|documents|lease|leases	signed	0
[leaded] a_team|the_team|to|by_example|our|the_design|the_project|the_work|the_install	led	0
[principals] of_impartiality|of_confidentiality|of_design|of_accounting|of_least|of_lean|of_fairness|of_natural|of_good|of_safe|of_equality	principles	0
documented|other|collected|gathered|all|photo|digital|photographic [evidences]	evidence	0
[principle] artwork|cellist|dancer|photographer|author	principal	0
to_the [principle] in_writing|in_person	principal	0
end [off] shift|day|season|year|term|play|service	of	0
and [through] out_expired|out_old|out_spoiled|out_damaged|out_any|out_all	threw	0
contaminated|clinical|hazardous|food|green|medical|garden|industrial [waist]	waste	0
[bellow] #|zero|average|freezing|target|budget|cost|the_target|the_average|the_limit|the_cost|the_budget	below	0
every|each|a|by_a [forth] week|month|year|day|quarter|time|floor|$|of	fourth	0
in [principal] $|from|with|by|for	principle	0
on_the [principal] that	principle	0
[base] string|strings|guitar|player|players|clef|drum|drums	bass	0
[desert] plate|plates|menu|menus|wine|wines|trolley|section|station|chef	dessert	0
[deserts] plate|plates|menu|menus|wine|wines|trolley|section|station|chef	desserts	0
the [breaks] and_in-cab|and_cab|and_mirrors|and_horn|and_doors|and_lights|and_ramp	brakes	0
[upmost] care|importance|respect|confidence|priority|professionalism|discretion	utmost	0
went|going|goes|driver|informed|sold|range_of_*_*|vases|planters|passengers_informed [threw] the|a|#	through	0
went|going|goes [threw]	through	0
[loosing] only|fewer|none|nothing|just|one|two|three|four|very|few|more	losing	0
pressure|bed|saddle|cold [soars]	sores	0
engineer|engineers|team|teams|manager|managers|clients|customers|staff|suppliers|colleagues|nurses|doctors|teachers|lessons|classes|talks|training|advice|tours|pipes|lines [too] write|build|keep|make|find|fix|solve|plan|groups|code|the|families|adults|beginners	to	0
they|we|he|she|who|customers|everyone|so_they [new] what|how|where|who|when|why|that|every|all|exactly	knew	0
on|about|of [weather] the_*_*_needed|the_*_*_was|the_*_*_were|the_*_*_is|the_*_*_are|the_*_*_had|the_*_*_has|the_*_*_should|the_*_*_could|the_*_*_would|the_*_*_worked|the_*_*_met|the_*_needed|the_*_was|the_*_were|the_*_is|the_*_are|the_*_had|the_*_has|the_*_should|the_*_could|the_*_would|the_*_worked|the_*_met	whether	0
by|sorted_and [weighted] every|each|all|sediment|portion|portions|parcels|ingredients|babies|fish	weighed	0
by|sorted_and [weighting] every|each|all|sediment|portion|portions|parcels|ingredients|babies|fish	weighing	0
staff|people|customers|those|employees|families|colleagues|areas|sites|consignments|homes|residents|passengers|tenants|timber [effected] by|$	affected	0
likely|knock-on|side|possible|overall|net [affect] of|on	effect	0
plate|parking|gas|water|flow|smart|power|light|ph|moisture|energy|sound_level|electricity|heat|check [metre]	meter	0
plate|parking|gas|water|flow|smart|power|light|ph|moisture|energy|sound_level|electricity|heat|check [metres]	meters	0
post-operative|elderly|dialysis|cancer|surgical|diabetic|stroke|paralysis|dental|ventilated|icu [patience]	patients	0
engineering|medical|local|nine|eight|five|partner|agricultural|technical|fe|sixth-form [collages]	colleges	0
all|on-site|any|of|noise [complains] $|within|from|about|in|by|to|with	complaints	0
a [women] with|who|in|aged|from|of|and	woman	0
the|a|on-time|home|safe|same-day [deliver] of	delivery	0
got_a|had_a|received_a|without_a|never_got_a [compliant] $|from|about|in|by|and	complaint	0
hide|hot_hide|wood|bone [clue]	glue	0
them_to [principles] by	principals	0
the [principle] attorney	principal	0
would|could|will|may|might|can|not [effect] each|every|any|our|their|customer|customers|client|clients|patient|patients|guests|residents|delivery|production|quality|sales|safety|costs|them|children|pupils|staff|the_client|the_customer|the_patient|the_business|the_public|the_quality|the_safety|the_team|the_budget|the_customers|the_patients|the_children|the_residents	affect	0
how|update|change|changes|which|that|visits|outage|outages|strike|strikes|weather|delay|delays [effected] child|child's|childs|client|client's|clients|customer|customer's|customers|pupil|pupil's|pupils|patient|patient's|patients|resident|resident's|residents|person|person's|persons|category|category's|categorys|page|page's|pages|traffic|traffic's|traffics|sales|sales's|saless|team|team's|teams|family|family's|familys|delivery|delivery's|deliverys|harvest|harvest's|harvests|crop|crop's|crops|crops's|cropss|yield|yield's|yields|yields's|yieldss|each_child|each_child's|each_childs|each_client|each_client's|each_clients|each_customer|each_customer's|each_customers|each_pupil|each_pupil's|each_pupils|each_patient|each_patient's|each_patients|each_resident|each_resident's|each_residents|each_person|each_person's|each_persons|each_category|each_category's|each_categorys|each_page|each_page's|each_pages|each_traffic|each_traffic's|each_traffics|each_sales|each_sales's|each_saless|each_team|each_team's|each_teams|each_family|each_family's|each_familys|each_delivery|each_delivery's|each_deliverys|each_harvest|each_harvest's|each_harvests|each_crop|each_crop's|each_crops|each_crops's|each_cropss|each_yield|each_yield's|each_yields|each_yields's|each_yieldss|every_child|every_child's|every_childs|every_client|every_client's|every_clients|every_customer|every_customer's|every_customers|every_pupil|every_pupil's|every_pupils|every_patient|every_patient's|every_patients|every_resident|every_resident's|every_residents|every_person|every_person's|every_persons|every_category|every_category's|every_categorys|every_page|every_page's|every_pages|every_traffic|every_traffic's|every_traffics|every_sales|every_sales's|every_saless|every_team|every_team's|every_teams|every_family|every_family's|every_familys|every_delivery|every_delivery's|every_deliverys|every_harvest|every_harvest's|every_harvests|every_crop|every_crop's|every_crops|every_crops's|every_cropss|every_yield|every_yield's|every_yields|every_yields's|every_yieldss|the_child|the_child's|the_childs|the_client|the_client's|the_clients|the_customer|the_customer's|the_customers|the_pupil|the_pupil's|the_pupils|the_patient|the_patient's|the_patients|the_resident|the_resident's|the_residents|the_person|the_person's|the_persons|the_category|the_category's|the_categorys|the_page|the_page's|the_pages|the_traffic|the_traffic's|the_traffics|the_sales|the_sales's|the_saless|the_team|the_team's|the_teams|the_family|the_family's|the_familys|the_delivery|the_delivery's|the_deliverys|the_harvest|the_harvest's|the_harvests|the_crop|the_crop's|the_crops|the_crops's|the_cropss|the_yield|the_yield's|the_yields|the_yields's|the_yieldss|a_child|a_child's|a_childs|a_client|a_client's|a_clients|a_customer|a_customer's|a_customers|a_pupil|a_pupil's|a_pupils|a_patient|a_patient's|a_patients|a_resident|a_resident's|a_residents|a_person|a_person's|a_persons|a_category|a_category's|a_categorys|a_page|a_page's|a_pages|a_traffic|a_traffic's|a_traffics|a_sales|a_sales's|a_saless|a_team|a_team's|a_teams|a_family|a_family's|a_familys|a_delivery|a_delivery's|a_deliverys|a_harvest|a_harvest's|a_harvests|a_crop|a_crop's|a_crops|a_crops's|a_cropss|a_yield|a_yield's|a_yields|a_yields's|a_yieldss|our_child|our_child's|our_childs|our_client|our_client's|our_clients|our_customer|our_customer's|our_customers|our_pupil|our_pupil's|our_pupils|our_patient|our_patient's|our_patients|our_resident|our_resident's|our_residents|our_person|our_person's|our_persons|our_category|our_category's|our_categorys|our_page|our_page's|our_pages|our_traffic|our_traffic's|our_traffics|our_sales|our_sales's|our_saless|our_team|our_team's|our_teams|our_family|our_family's|our_familys|our_delivery|our_delivery's|our_deliverys|our_harvest|our_harvest's|our_harvests|our_crop|our_crop's|our_crops|our_crops's|our_cropss|our_yield|our_yield's|our_yields|our_yields's|our_yieldss|their_child|their_child's|their_childs|their_client|their_client's|their_clients|their_customer|their_customer's|their_customers|their_pupil|their_pupil's|their_pupils|their_patient|their_patient's|their_patients|their_resident|their_resident's|their_residents|their_person|their_person's|their_persons|their_category|their_category's|their_categorys|their_page|their_page's|their_pages|their_traffic|their_traffic's|their_traffics|their_sales|their_sales's|their_saless|their_team|their_team's|their_teams|their_family|their_family's|their_familys|their_delivery|their_delivery's|their_deliverys|their_harvest|their_harvest's|their_harvests|their_crop|their_crop's|their_crops|their_crops's|their_cropss|their_yield|their_yield's|their_yields|their_yields's|their_yieldss	affected	0
the|bad|good|hot|cold|wet|dry|poor|rough|winter|summer|windy|stormy|icy [wether] $|and|in|on|for|at|to|forecast|forecasts|report|reports|conditions|delays|was|is|allowed|allows	weather	0
[breach] presentation|presentations|delivery|deliveries|baby|babies|birth|births	breech	0
[principle] risk|risks|landlord|landlords|balance|customer|customers|client|clients|supplier|suppliers|contractor|contractors|carer|account|accounts|dealer|teacher|designer|architect|surveyor|nurse|dancer|trombone|violin|cellist	principal	0
visit|visited|visiting|inspect|inspected|inspecting|survey|surveyed|surveying|building|construction|customer|client|project|work [cites]	sites	0
[complementary] drink|drinks|breakfast|breakfasts|ticket|tickets|upgrade|upgrades|parking|gift|gifts|wine|tea|coffee|toiletries|snacks|meal|meals|shuttle|wifi|samples|planning_guide|guide|water|newspaper|newspapers	complimentary	0
team [off] #	of	0
[apposing] counsel|party|parties|side|sides|team|teams	opposing	0
water_main|water_mains|gas_main|gas_mains|pipe|coil|glass|circuit|cable [brake]	break	0
water_main|water_mains|gas_main|gas_mains|pipe|coil|glass|circuit|cable [brakes]	breaks	0
cover|covered|covering|during|between|at|staff|lines_during [brake] time|times	break	0
walking|delivery|driving|bus|van|postal|mail|cycle|truck|daily|collection|refuse|paper [root]	route	0
walking|delivery|driving|bus|van|postal|mail|cycle|truck|daily|collection|refuse|paper [roots]	routes	0
moved|lifted|lifting|transferred|transferring|washed|washing|assessed|assessing|nursed|nursing|monitored|monitoring|prepared|preparing|escorted|escorting|greeted|greeting|called|calling|examined|examining|referred|referring|counselled|counselling|counseled|counseling [patience]	patients	0
sourdough|pizza|bread|pastry|cookie|puff|mix|mixed|mixing|shaped|shaping|rolled|rolling [doe]	dough	0
[waist] pipe|pipes	waste	0
[weakly] payment|payments|report|reports|meeting|meetings|check|checks|rota|rotas|shop|shops|rent|newsletter|newsletters|sales|basis|stock|order|orders|sessions|visits|wages|targets|delivery|deliveries|round|rounds	weekly	0
[loose] market_share|weight|track_of|focus|money|revenue|interest	lose	0
quote_the|quoted_the|quoting_the|collect_the|collected_the|collecting_the|agree_the|agreed_the|agreeing_the [fair] to|from|and|with|before|in|at	fare	0
with_clients_to|with_customers_to|with_buyers_to|with_patients_to|with_families_to|with_students_to|used_to|able_to|trained_to|asked_to|there_to|calls_to [advice] on|them|about|people|those	advise	0
daily|food|appointment|sleep|visit|reading|seizure|bladder|care|training|mood [dairies]	diaries	0
two|two_elderly|two_young|two_older|three|three_elderly|three_young|three_older|four|four_elderly|four_young|four_older|five|five_elderly|five_young|five_older|six|six_elderly|six_young|six_older|seven|seven_elderly|seven_young|seven_older|eight|eight_elderly|eight_young|eight_older|#|#_elderly|#_young|#_older|several|several_elderly|several_young|several_older|many|many_elderly|many_young|many_older [gentleman]	gentlemen	0
[soldiered] through-hole|component|components|joint|joints|board|boards|wire|wires|cable|cables|connector|connectors|pipe|pipes|circuit|circuits|pcb|pcbs|surface|copper	soldered	0
[soldiering] through-hole|component|components|joint|joints|board|boards|wire|wires|cable|cables|connector|connectors|pipe|pipes|circuit|circuits|pcb|pcbs|surface|copper	soldering	0
[practise] paper|papers|exam|exams|test|tests|questions|session|sessions|manager|nurse|notes	practice	0
to [found] duplicate|duplicates|errors|faults|gaps|the_best|the_cause|the_fault|the_right|new_customers|new_clients|new_ways|new_suppliers|duplicate_*|better_*	find	0
to|and [insure] accuracy|compliance|consistency|cleanliness|customer_satisfaction|patient_safety|timely|smooth|proper|consistent	ensure	0
to|and [insured] accuracy|compliance|consistency|cleanliness|customer_satisfaction|patient_safety|timely|smooth|proper|consistent	ensured	0
to|and [insuring] accuracy|compliance|consistency|cleanliness|customer_satisfaction|patient_safety|timely|smooth|proper|consistent	ensuring	0
number|range|variety|hundreds|thousands|dozens|most|some [off] the|our|all|these	of	0
report|reported|reporting|data|security|contract|policy|compliance|safety|investigated|investigate|investigating|any|potential|gdpr|rule|covenant|privacy|serious|possible|suspected|log|logged|record|recorded [breeches]	breaches	0
[weighted] ingredients|parcels|flour|portions|goods|babies|patients|luggage|produce|trucks|lorries|animals|lambs|calves|and_ingredients|and_parcels|and_flour|and_portions|and_goods|and_babies|and_patients|and_luggage|and_produce|and_trucks|and_lorries|and_animals|and_lambs|and_calves|out_ingredients|out_parcels|out_flour|out_portions|out_goods|out_babies|out_patients|out_luggage|out_produce|out_trucks|out_lorries|out_animals|out_lambs|out_calves	weighed	0
without [damage] the|a|an|any|them|it|their|our|its	damaging	0
feeds_and [speads]	speeds	0
[dorma] window|windows|detail|details|roof|roofs|loft|conversion|conversions|cheek|cheeks	dormer	0
rota|menu|project|event|production|capacity|route|travel|resource|financial|meal|lesson|strategic|business|sprint|shift|workforce|media|care|succession|tax|town|urban|family|staff|session|campaign [planing]	planning	0
of|the|our|checked|checking|inspected|inspecting|packed|packing|stored|storing|loaded|loading [finish] products|goods|parts|pieces|garments	finished	0
upsold|upsell|upselling|starters_and|mains_and|drinks_and|wines_and|coffees_and|baked|baking|plated|plating|make|made|prepared|preparing|hot|cold|cakes_and [deserts]	desserts	0
busy_dental|busy_medical|busy_gp|busy_veterinary|busy_law|busy_group|busy_legal|busy_busy_dental|busy_busy_medical|busy_busy_gp|busy_busy_veterinary|busy_busy_law|busy_busy_group|busy_busy_legal|a_dental|a_medical|a_gp|a_veterinary|a_law|a_group|a_legal|a_busy_dental|a_busy_medical|a_busy_gp|a_busy_veterinary|a_busy_law|a_busy_group|a_busy_legal|the_dental|the_medical|the_gp|the_veterinary|the_law|the_group|the_legal|the_busy_dental|the_busy_medical|the_busy_gp|the_busy_veterinary|the_busy_law|the_busy_group|the_busy_legal [practise]	practice	0
a_busy|the_busy|an_busy [practise]	practice	0
clinical [trail]	trial	0
clinical [trails]	trials	0
[excepted] payment|payments|delivery|deliveries|returns|bookings|applications|orders|shipments|donations|*_payment|*_payments|*_delivery|*_deliveries|*_returns|*_bookings|*_applications|*_orders|*_shipments|*_donations	accepted	0
the [differents] between	differences	0
as_soon [has] they|it|the|we|he|she|possible|a|an	as	0
number_of|of|handle|handled|handling|resolve|resolved|resolving|fewer [complains]	complaints	0
customer|guest [complain] and|by|in|on	complaints	0
increase|increased|increasing|booste|boosted|boosting|raise|raised|raising|lifte|lifted|lifting|improve|improved|improving [sale] by	sales	0
[credits] card|cards	credit	0
passports_and [board] pass|passes	boarding	0
to [advice] customers|clients|patients|users|students|managers|guests|tenants|farmers|families|buyers|them|the_customers|the_clients|the_patients|the_users|the_students|the_managers|the_guests|the_tenants|the_farmers|the_families|the_buyers|the_them|new_customers|new_clients|new_patients|new_users|new_students|new_managers|new_guests|new_tenants|new_farmers|new_families|new_buyers|new_them	advise	0
take|took|takes|into|cause_and|in [affect]	effect	0
side|sound|special|visual|lighting|harmful|adverse [affects]	effects	0
customers|passengers|patients|people|families|those|residents|tenants|clients|guests|staff|users|students|communities|areas|businesses|travelers|travellers|orders|flights|households|children|workers|employees|services|systems [effected] by	affected	0
negatively|positively|adversely|directly|badly [effected]	affected	0
negatively|positively|adversely|directly|badly [effects]	affects	0
shelves|shelves_the|shelves_and|shelves_and_the|shelf|shelf_the|shelf_and|shelf_and_the|store|store_the|store_and|store_and_the|shop|shop_the|shop_and|shop_and_the|grocery|grocery_the|grocery_and|grocery_and_the|frozen|frozen_the|frozen_and|frozen_and_the|produce|produce_the|produce_and|produce_and_the|galleys|galleys_the|galleys_and|galleys_and_the|cabin|cabin_the|cabin_and|cabin_and_the|lockers|lockers_the|lockers_and|lockers_and_the|checkout|checkout_the|checkout_and|checkout_and_the|narrow|narrow_the|narrow_and|narrow_and_the|supermarket|supermarket_the|supermarket_and|supermarket_and_the|seats|seats_the|seats_and|seats_and_the|warehouse|warehouse_the|warehouse_and|warehouse_and_the [isle]	aisle	0
shelves|shelves_the|shelves_and|shelves_and_the|shelf|shelf_the|shelf_and|shelf_and_the|store|store_the|store_and|store_and_the|shop|shop_the|shop_and|shop_and_the|grocery|grocery_the|grocery_and|grocery_and_the|frozen|frozen_the|frozen_and|frozen_and_the|produce|produce_the|produce_and|produce_and_the|galleys|galleys_the|galleys_and|galleys_and_the|cabin|cabin_the|cabin_and|cabin_and_the|lockers|lockers_the|lockers_and|lockers_and_the|checkout|checkout_the|checkout_and|checkout_and_the|narrow|narrow_the|narrow_and|narrow_and_the|supermarket|supermarket_the|supermarket_and|supermarket_and_the|seats|seats_the|seats_and|seats_and_the|warehouse|warehouse_the|warehouse_and|warehouse_and_the [isles]	aisles	0
[isle] seat|seats|end|ends|display|displays|cap|caps	aisle	0
[bare] in_mind	bear	0
termite|rat|rodent|mouse|slug|ant|cockroach|fishing|poison|insect [bate]	bait	0
[bate] station|stations|boxes|trap|traps	bait	0
[bear] minimum	bare	0
[bridle] shop|gown|gowns|party|parties|shower|showers|wear|dress|dresses|suite|hair|makeup|make-up	bridal	0
[brake] room|rooms	break	0
daily|weekly|monthly|regular|quarterly|yearly|annual|hourly|nightly|day-to-day|case-by-case|ongoing|rotating|temporary|ad_hoc|part-time|full-time|voluntary [bases]	basis	0
tight|annual|monthly|marketing|a|an|the|my|within|department [budge] of|for|and|by|in|to|under	budget	0
gave|give|giving|gathered|gathering|collected|collecting|presented|presenting [evidences]	evidence	0
kept_customers|kept_clients|kept_patients|kept_guests|kept_parents|kept_families|kept_managers|kept_management|kept_staff|kept_stakeholders|kept_residents|kept_students|kept_members|kept_them|kept_everyone|kept_users|kept_passengers|kept_the_team|kept_the_public|keep_customers|keep_clients|keep_patients|keep_guests|keep_parents|keep_families|keep_managers|keep_management|keep_staff|keep_stakeholders|keep_residents|keep_students|keep_members|keep_them|keep_everyone|keep_users|keep_passengers|keep_the_team|keep_the_public|keeping_customers|keeping_clients|keeping_patients|keeping_guests|keeping_parents|keeping_families|keeping_managers|keeping_management|keeping_staff|keeping_stakeholders|keeping_residents|keeping_students|keeping_members|keeping_them|keeping_everyone|keeping_users|keeping_passengers|keeping_the_team|keeping_the_public [inform]	informed	0
for|of [residence] with|who	residents	0
[saving] account|accounts	savings	0
in [details] and|with|to|for|each|every|before	detail	0
[journals] entries	journal	0
[payments] run|runs	payment	0
tea|lunch|coffee|rest|winter|summer|spring|school|christmas [brake]	break	0
tea|lunch|coffee|rest|winter|summer|spring|school|christmas [brakes]	breaks	0
[brake] even	break	0
[bought] together|forward|about|to_life|to_market|to_justice|down_cost|down_costs|down_price|down_prices|down_the_cost|down_the_costs|down_the_price|down_the_prices|*_down_cost|*_down_costs|*_down_price|*_down_prices|*_down_the_cost|*_down_the_costs|*_down_the_price|*_down_the_prices	brought	0
to [by] supplies|stock|food|groceries|materials|parts|new|ingredients	buy	0
to [canvas] voters|neighbors|neighbours|residents|streets|households|members	canvass	0
motion|temperature|pressure|oxygen|parking|proximity|light|smoke|door|speed|flow|level|faulty|calibrated|calibrating [censors]	sensors	0
[cereal] number|numbers	serial	0
can|could|to|will|would|may|should|must|not [chose]	choose	0
help_customers|help_clients|help_patients|help_guests|help_students|help_buyers|help_them|help_people|help_users|help_visitors|help_couples|help_families|help_pupils|help_diners|help_shoppers|help_parents|help_*_customers|help_*_clients|help_*_patients|help_*_guests|help_*_students|help_*_buyers|help_*_them|help_*_people|help_*_users|help_*_visitors|help_*_couples|help_*_families|help_*_pupils|help_*_diners|help_*_shoppers|help_*_parents|helped_customers|helped_clients|helped_patients|helped_guests|helped_students|helped_buyers|helped_them|helped_people|helped_users|helped_visitors|helped_couples|helped_families|helped_pupils|helped_diners|helped_shoppers|helped_parents|helped_*_customers|helped_*_clients|helped_*_patients|helped_*_guests|helped_*_students|helped_*_buyers|helped_*_them|helped_*_people|helped_*_users|helped_*_visitors|helped_*_couples|helped_*_families|helped_*_pupils|helped_*_diners|helped_*_shoppers|helped_*_parents|helping_customers|helping_clients|helping_patients|helping_guests|helping_students|helping_buyers|helping_them|helping_people|helping_users|helping_visitors|helping_couples|helping_families|helping_pupils|helping_diners|helping_shoppers|helping_parents|helping_*_customers|helping_*_clients|helping_*_patients|helping_*_guests|helping_*_students|helping_*_buyers|helping_*_them|helping_*_people|helping_*_users|helping_*_visitors|helping_*_couples|helping_*_families|helping_*_pupils|helping_*_diners|helping_*_shoppers|helping_*_parents|helps_customers|helps_clients|helps_patients|helps_guests|helps_students|helps_buyers|helps_them|helps_people|helps_users|helps_visitors|helps_couples|helps_families|helps_pupils|helps_diners|helps_shoppers|helps_parents|helps_*_customers|helps_*_clients|helps_*_patients|helps_*_guests|helps_*_students|helps_*_buyers|helps_*_them|helps_*_people|helps_*_users|helps_*_visitors|helps_*_couples|helps_*_families|helps_*_pupils|helps_*_diners|helps_*_shoppers|helps_*_parents|let_customers|let_clients|let_patients|let_guests|let_students|let_buyers|let_them|let_people|let_users|let_visitors|let_couples|let_families|let_pupils|let_diners|let_shoppers|let_parents|let_*_customers|let_*_clients|let_*_patients|let_*_guests|let_*_students|let_*_buyers|let_*_them|let_*_people|let_*_users|let_*_visitors|let_*_couples|let_*_families|let_*_pupils|let_*_diners|let_*_shoppers|let_*_parents [chose]	choose	0
photo|video|film [chutes]	shoots	0
garbage|trash|laundry|rubbish|refuse [shoot]	chute	0
garbage|trash|laundry|rubbish|refuse [shoots]	chutes	0
golf|training|crash|online|refresher|race|induction|first-aid|first_aid|assault|safety|college|university|main|of [coarse]	course	0
golf|training|crash|online|refresher|race|induction|first-aid|first_aid|assault|safety|college|university|main|of [coarses]	courses	0
[coarse] of_treatment|of_action|of_study|of_the_year|of_the_project|of_the_day|of_the_month|of_the_season	course	0
[course] sandpaper|grit|gravel|sand|grinding|aggregate|thread|fabric	coarse	0
community|local|technical|sixth-form|sixth_form|fe|further_education|schools|schools_and|universities|universities_and|agricultural [collages]	colleges	0
community|technical|sixth-form|sixth_form|fe|further_education|agricultural|attended [collage]	college	0
received|many|several|earned|won|customer|guest|written [complements] from|on|for	compliments	0
opposing|in-house|outside|defence|defense|leading|trial|external|co- [council]	counsel	0
town|parish|borough|student|district [counsel] meeting|meetings|member|members|and|on|in|for|to|at|tax|house|houses	council	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councilor]	counselor	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councilors]	counselors	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councillor]	counsellor	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councillors]	counsellors	0
town|parish|borough [counsellors]	councillors	0
long|call|ticket|checkout|support [cues]	queues	0
call|ticket|checkout|support [cue]	queue	0
[queue] card|cards	cue	0
[currant] account|role|job|position|employer|events|affairs|state|market|customer|customers|system|systems|clients|process|members	current	0
director's|manager's|executive's|electronic|outlook|appointment|shared|ceo's|partner's [dairy]	diary	0
[dairy] appointments|entries|bookings|clashes	diary	0
[diary] product|products|farm|farms|cow|cows|herd|herds|cattle|free|farmer|farmers|section|aisle|farming	dairy	0
[desert] menu|menus|station|stations|section|sections|trolley|course|orders	dessert	0
[deserts] menu|menus|station|stations|section|sections|trolley|course|orders	desserts	0
to [device] a|an|new|the|plans|strategies|solutions|ways	devise	0
mobile|medical|electronic|handheld|network|iot|safety|smart [devises]	devices	0
hair|eyelash|lash|eyebrow|brow|root|fabric|textile|semi-permanent|permanent [die]	dye	0
hair|eyelash|lash|eyebrow|brow|root|fabric|textile|semi-permanent|permanent [dies]	dyes	0
[discrete] and_impartial|and_professional|and_polite|and_respectful|and_confidential|and_courteous|and_sensitive|and_friendly|and_calm|service	discreet	0
professional_and|impartial_and|polite_and|calm_and|confidential_and|respectful_and|courteous_and|sensitive_and [discrete]	discreet	0
[duel] role|fuel|language|monitor|monitors|control|enrollment|diagnosis|citizenship|screen	dual	0
[expended] the_client|the_customer|the_product|the_service|the_user|the_market|the_menu|the_team|the_business|the_network|the_range|our_client|our_customer|our_product|our_service|our_user|our_market|our_menu|our_team|our_business|our_network|our_range|its_client|its_customer|its_product|its_service|its_user|its_market|its_menu|its_team|its_business|its_network|its_range	expanded	0
bus|taxi|train|cab|passenger|collected|collecting [fairs]	fares	0
job|career|careers|trade|craft|county|recruitment|jobs [fares]	fairs	0
[grate] customer|service|team|food|experience|communication|people|care	great	0
clothes|coat [hangar]	hanger	0
clothes|coat [hangars]	hangers	0
aircraft|airplane|aeroplane [hanger]	hangar	0
aircraft|airplane|aeroplane [hangers]	hangars	0
dairy|beef|goat|cow|sheep|suckler [heard]	herd	0
[heard] of_cows|of_cattle|of_sheep|of_goats|of_#_cows|of_#_cattle|of_#_sheep|of_#_goats	herd	0
to [here] from|complaints|cases|appeals	hear	0
the [hole] team|process|department|shop|project|store|company|business|school|range|class|kitchen|floor	whole	0
[whole] punch|punches	hole	0
to [illicit] *	elicit	0
[elicit] drugs|substances|trade	illicit	0
trained|training|of|for|all|with|to|won|many|welcomed|welcoming|# [knew] customer|customers|clients|starters|staff|hires|employees|products|business|recruits|members|joiners|suppliers	new	0
has|have|had [lead] the|a|an|#|our|several|many|to	led	0
was [lead] by_the|by_a|by_an	led	0
to|as|a|the|of [led] cook|chef|engineer|developer|nurse|technician|designer|teacher|carpenter|instructor|investigator|analyst|cashier|server|line_cook|line_chef|line_engineer|line_developer|line_nurse|line_technician|line_designer|line_teacher|line_carpenter|line_instructor|line_investigator|line_analyst|line_cashier|line_server|sous_cook|sous_chef|sous_engineer|sous_developer|sous_nurse|sous_technician|sous_designer|sous_teacher|sous_carpenter|sous_instructor|sous_investigator|sous_analyst|sous_cashier|sous_server|generation	lead	0
[lessen] plan|plans	lesson	0
[lessens] plan|plans	lessons	0
to [lesson] the_impact|the_load|the_burden|the_risk	lessen	0
[lightening] strike|strikes|rod|rods|protection|damage	lightning	0
tightened|fixed|repaired|secured|replaced|any|of|for|tighten|tightening|fix|fixing [lose] bolts|screws|wires|parts|fittings|connections|soil|clothing|threads|tiles|nuts|cables	loose	0
a|an|no|any|heavy|weight|data|heat [lost] of	loss	0
a|an|no|weight|data|heat|stock [lose] of	loss	0
[male] merge|merges|shot|shots|carrier|sorting|campaign|campaigns	mail	0
direct|junk|incoming|outgoing|sorted [male]	mail	0
shift|team|floor|night|kitchen|restaurant|hotel|department|senior|product|property|hiring|warehouse|operations|hr|finance|it|service|event|events|stock|depot|human_resources|marketing|practice|ward|duty|production|project|store|line|shop|area|bank|general|office|account|case|sales|regional|deputy|assistant|plant|site [manger]	manager	0
shift|team|floor|night|kitchen|restaurant|hotel|department|senior|product|property|hiring|warehouse|operations|hr|finance|it|service|event|events|stock|depot|human_resources|marketing|practice|ward|duty|production|project|store|line|shop|area|bank|general|office|account|case|sales|regional|deputy|assistant|plant|site [mangers]	managers	0
[manger] on_duty|in_charge	manager	0
fire [martial]	marshal	0
[marshal] arts	martial	0
phone|telephone|voicemail|email|text|voice|urgent|relay|relayed|relaying [massages]	messages	0
to|and [meat] deadline|deadlines|target|targets|client|clients|customer|customers|the_needs|their_needs|demand|standards	meet	0
sheet|scrap [medal]	metal	0
gold|silver|bronze [metal] in|at|for|winner	medal	0
[medal] fabrication|parts|sheets|roof|roofs|roofing	metal	0
staff|team|employee|crew|boost|boosted|boosting|low [moral]	morale	0
[need] dough	knead	0
[needed] dough	kneaded	0
[needing] dough	kneading	0
of|for|to|with|by|in|on|from [are] customers|clients|team|guests|own|products|website	our	0
color|colour|brand [pallet]	palette	0
color|colour|brand [pallets]	palettes	0
[palette] truck|trucks|jack|jacks|racking	pallet	0
wooden|loaded|stacked|wrapped|moved|unloaded|loading|stacking|wrapping|moving|unloading|of [palettes]	pallets	0
elderly|#|treat|treated|treating|transport|transported|transporting|bathed|bathing|discharged|discharging|admitted|admitting [patience]	patients	0
great|with|infinite|endless|lots_of [patients] and_empathy|and_kindness|and_compassion|and_understanding	patience	0
over_the|in_the|for_the|during_the [passed] few|two|three|four|five|six|several|#|year|years|month|months|decade	past	0
sneak [peak]	peek	0
[peek] hour|hours|time|times|season|seasons|period|periods|demand|service|traffic|shift|shifts|days|load|performance|trading|usage|weeks	peak	0
[peaked] interest|curiosity|the_interest|the_curiosity|their_interest|their_curiosity	piqued	0
military|authorised|authorized|qualified|trained|emergency|ground|security|maintenance|nursing|technical|medical [personal] to|in|at|for|with|from|were|was|who|across|during	personnel	0
[personal] department|administration	personnel	0
[perspective] client|clients|customer|customers|student|students|tenant|tenants|buyer|buyers|employee|employees|candidate|candidates|members|residents|donors|vendors|families|parents	prospective	0
[piece] of_mind	peace	0
in|into|using|plain [plane] english|view|language|clothes	plain	0
to [poor] concrete|drinks|foundations|wine|beer|footings|slabs	pour	0
web|online|social_media|market|digital|strong [presents]	presence	0
vice|assistant|deputy|school [principle] and|to|on|for|at|with|in	principal	0
the_school|vice|vice-|assistant|assistant-|deputy|deputy- [principle] $	principal	0
glp|gmp|gaap|accounting|lean|agile|solid|safety|scientific|basic|core|guiding|haccp|montessori|oop|object-oriented|kanban|data_protection|manual_handling|health_and_safety|ethical [principals]	principles	0
[pubic] transport|speaking|relations|sector|health|safety|service|services|library|libraries|school|schools|event|events|areas|funds|policy|opinion|meeting|meetings|space|spaces|park|parks|records|affairs|works|building|buildings|hospital|hospitals	public	0
general|of_the|to_the|with_the [pubic]	public	0
[quiet] a_few|a_lot|a_bit|a_number|an_few|an_lot|an_bit|an_number|often	quite	0
kept|keep|keeping|a|the|during|in|and [quite] room|rooms|hour|hours|area|areas|period|periods|space|spaces|environment|carriage|zone|zones	quiet	0
human [recourses]	resources	0
human [recourse]	resource	0
elderly|#|bathed|bathing|fed|feeding|dressed|dressing|assisted|assisting|helped|helping|cared_for|caring_for [residence] with|and|who|to|at|during|by|in	residents	0
to|and [right] report|reports|letters|emails|code|articles|essays|notes	write	0
[role] call	roll	0
bread|sausage|spring|sushi|egg|cinnamon|crusty [role]	roll	0
bread|sausage|spring|sushi|egg|cinnamon|crusty [roles]	rolls	0
leading|key|vital|major|leadership|supervisory|managerial|current|previous|important|pivotal|crucial [roll] in|as|at|with|on|within|for	role	0
[roll] model|models|play	role	0
[sail] associate|associates|assistant|assistants|figures|target|targets|price|prices	sale	0
for|yard|garage|bake|retail [sail]	sale	0
[sauced] candidates|materials|suppliers|products|vendors|parts|new	sourced	0
cemetery|building|construction|job|landfill|festival|burial|customer|client|project|work [sight]	site	0
cemetery|building|construction|job|landfill|festival|burial|customer|client|project|work [sights]	sites	0
[sight] visit|visits|manager|managers|inspection|inspections|supervisor|supervisors|survey|surveys|meeting|meetings|foreman|office|plan|plans|safety	site	0
lost|lose|losing|line_of [site] of	sight	0
[sited] sources|references|case_law|articles	cited	0
[soul] responsibility|trader|charge|proprietor|carer|trading	sole	0
office|buying|bought|order|ordered|ordering [stationary]	stationery	0
card|card_and|cards|cards_and [stationary] stand|stands|aisle|aisles|section|sections|shelf|shelves|display|displays|range|ranges|department|departments	stationery	0
maintain|maintained|maintaining|monitor|monitored|monitoring|check|checked|checking|manage|manageed|manageing|keep|keeped|keeping|kept|kepted|kepting|top_up|top_uped|top_uping|control|controled|controling [stationary] levels|stores|costs	stationery	0
[statue] of_limitations	statute	0
regression_test|automated_test|unit_test|integration_test|automation_test [suits]	suites	0
regression_test|automated_test|unit_test|integration_test|automation_test [suit]	suite	0
bridal|hotel|honeymoon|executive|en|en-|three-piece [sweet]	suite	0
bridal|hotel|honeymoon|executive|en|en-|three-piece [sweets]	suites	0
a|an|the|our|my|sales|kitchen|support|of [teem] of|and|to|in|with|leader|member|members|player|meetings	team	0
a|an|very|conduct|conducted|conducting|perform|performed|performing|carr_out|carred_out|carring_out|carry_out|carryed_out|carrying_out|carri_out|carried_out|carriing_out|carriy_out|carriyed_out|carriying_out|and [through] knowledge|understanding|grasp|cleaning|clean|cleans|inspection|inspections|check|checks|review|reviews|investigation|investigations|handover|handovers|assessment|assessments	thorough	0
[toe] vehicles|truck|trucks|cars	tow	0
[trail] balance|balances|period|periods|basis|court|version	trial	0
clinical|drug|randomised|randomized|controlled|field [trail]	trial	0
clinical|drug|randomised|randomized|controlled|field [trails]	trials	0
audit|paper|hiking|nature|cycling [trial]	trail	0
audit|paper|hiking|nature|cycling [trials]	trails	0
[vary] busy|large|high|good|well|important|small|fast|strict	very	0
[verses] initial|budget|budgeted|forecast|plan|planned|actual|actuals|target|prior|last_year|demand|the_previous|the_prior|the_original|the_plan|the_budget	versus	0
blood [vile]	vial	0
blood [viles]	vials	0
[viles] of	vials	0
[waved] fee|fees|charge|charges|rent|deposit|deposits|penalty|penalties|the_fee|the_fees|the_charge|the_charges|the_rent|the_deposit|the_deposits|the_penalty|the_penalties	waived	0
food|clinical|hazardous|medical|scrap|kitchen|green|garden|bulk|household|industrial|plastic|chemical [waist]	waste	0
[waist] disposal|management|bin|bins|removal|collection|collections|reduction|water|oil|paper|materials	waste	0
bad|severe|cold|hot|wet|extreme|inclement|poor|harsh|adverse|stormy|rainy [whether]	weather	0
[weather] to|or_not	whether	0
who|they|we [where] *	were	0
there [where] no|several|many|few|two|three	were	0
[wielded] pipe|pipes|steel|joint|joints|frame|frames|aluminum|aluminium|stainless|structural|metal|machine|machines|torch|torches|rod|rods|equipment|certificate|certificates|certification|shop	welded	0
[wielding] pipe|pipes|steel|joint|joints|frame|frames|aluminum|aluminium|stainless|structural|metal|machine|machines|torch|torches|rod|rods|equipment|certificate|certificates|certification|shop	welding	0
flour|butter|milk|sugar|cream|eggs|nuts|almonds|vanilla ,|and|,_and|& [chocolat]	chocolate	0
hot|dark|milk [chocolat]	chocolate	0
the|our|my|school|vice|assistant|deputy [principle] <verb.past|verb.base|verb.third|verb.gerund>	principal	0
[principle] contact|investigator|engineer|architect|designer|consultant|carer|officer|dancer|cellist|residence|client|clients|supplier|suppliers|player|source|reason|duties|duty|lecturer|teacher|tasks|task|role	principal	0
any|all|more|up|of|no|picked_up|collected|made|tied|the [lose] papers|paper|wires|wire|cables|cable|bolts|screws|threads|change|parts|ends|items|tiles|bricks|fittings|nuts|connections|clothing|sheets|stones|boards|slates|leaf|tea|produce|fruit|vegetables|fibres|hair|tools	loose	0
its|truck|van|car|bus|trailer|bike|lorry|tractor|vehicle [breaks] each|every|before|daily|weekly|and_tyres|and_lights|and_steering|on_the_bus|on_the_truck|for_wear	brakes	0
reading|read|drill|drilled|measured|check|checked|bore|bored|ream|reamed|thread|threaded [whole|wholes] tolerances|tolerance|sizes|size|diameters|diameter|patterns|depth|depths|positions	hole~1	0
days|weeks|minutes|hours|months [a head] of	ahead	0
ok|okay|happy|free|able|willing|ready|easy|used|due|how|want|need|needs|wants|learned|learnt|trained|asked [too] <verb.base>	to	0
know|knew|knowing|find|show|showed|remember|remembered|exactly [were] they|everything|things|people|it|each	where	0
~help|~assist|~support [the principle]	the principal	0
^|the|an|thesis_: [affect] of	effect	0
duty|work|shift|staff|weekly|monthly|rota [roaster|roasters] $|and|for|every|each|of	roster~1	0
n't|not|never|to|would|will|could|may|might [loose] a|the|any|customers|data|time|money|weight|mowers|track|contact|sight|stock|clients|sales|touch	lose	0
to [past] a|an|the|their|his|her|my exam|exams|test|tests|course|courses|inspection|audit|grade	pass	0
tied|taken|signed|cut|switched|turned|closed|paid|laid|shut|dropped [of] $|above|at|by|in|on|before|after|the	off	0
^ [insure] <noun|det|adj>? compliance|quality|safety|accuracy|hygiene|cleanliness|that	ensure	0
^ [insured] <noun|det|adj>? compliance|quality|safety|accuracy|hygiene|cleanliness	ensured	0
ad|advert|tea|coffee|lunch|rest|smoke|meal|commercial|their|my|staff [brake|brakes]	break~1	0
^ [excepted|except|excepting] deliveries|cash|payments|payment|orders|goods|parcels|bookings|returns|donations|cards|cheques|returned|incoming|all	accept~1	0
[insure|insured|insures|insuring] <proper|adj|noun>? compliance|accuracy|quality|safety|cleanliness|satisfaction|timely|proper|that|smooth|all_the|all_staff|continuity|availability	ensure~1	0
^ [were] the|a <noun> could|can|cannot|is|was	where	0
^|and|have|has|had|, [past] the? final|driving|theory|practical|entrance|school|bar|state|licensing? exam|exams|test|tests|inspection|audit	passed	0
to [past] the|his|her|their|an|all <noun>? exam|exams|test|tests|inspection|audit|audits	pass	0
been|become|get|getting|got [use] to	used	0
^|,|and|am|is [use to] early|long|hard|working|night|nights|heavy|shift|the|lifting|driving|standing|dealing|handling	used to	0
anyone_else|anybody_else|everyone|everybody|nobody [their] in|at|on|for|during|that	there	0
+work|+live|+train|+study|+stay|+start|+help [their] for|since|until|as|from|in|part|full|every|on	there	0
before|send|sent|in|to|of|with|at|for|from|on|took|take|give|gave|show|wash|clean|me|them|us [there] door|doors|overflow|car|cars|house|houses|home|homes|order|orders|food|meals|rooms|room|needs|children|pets|dogs|dog|records|files|shifts|work|time|luggage|bags|phones|problems|questions|complaints|accounts|families|parents|medication|skills|own|first|new|old|daily	their	0
^ [seen] to|a|an|the|that|#|<num>|my|all	saw	0
improve|improved|develop|achieve|reach|increase|manage|learn|use|with|practise|practice|write|understand|meet|met [there] reading|writing|skills|english|goals|targets|results|grades|health|diet|spelling|needs|costs|sales|speech	their	0
filters|tyres|tires|clutches|suspension|engines|oil|wheels|lights and [breaks]	brakes	0
~fix|~repair|~adjust|~bleed|~service|~replace|disc|drum|hand|air|car|bike|truck|faulty|worn [breaks] $|on|and|,|of|for	brakes	0
~show|with|great|much|have|has [patients] when|in|during|with $|difficult|caring|dealing|teaching|working|angry|children|training|stress|the	patience	0
#|<num>|many|received|got|regular|of [complements] from|a|on|for	compliments	0
that|which [complimented] each|every|the|our dish|course|menu|meal|dishes|decor|design|room	complemented	0
[mane] entrance|road|street|gate|office|door|building|kitchen|line|floor|duties|hall|dish|course	main	0
^ [past] all|the|every|my|an <adj>? <adj>? <noun>? inspections|inspection|exams|exam|tests|test|audits|audit|courses|checks	passed	0
cook|cooked|grill|grilled|fried|fry|serve|served|of|and [stakes] $|and|,|to|for|on|with	steaks	0?
<noun.pl> [to] large|small|big|late|high|low|heavy|old|short|long|weak|expensive for|to	too	0
[formally] a|an|head|known	formerly	0
seeking|want|for|looking_for a [roll] in|as|of|where|with	role	0
~complete|~finish|~take|~attend|~pass|~do|evening|short|college|training a? [coarse] in|on|at|for|of	course	0
and|to|^ [advice] them|him|her|us|customers|clients|patients|guests|parents|farmers|students	advise	0
not|is|was|it's|do|did|go|went|get|got [rite] $|and|,	right	0
gave|give|send|sent|show|showed|told|asked|taught|paid|handed customers|clients|patients|guests|students|drivers|visitors|parents|pupils|people|staff|workers|children [there] <noun>	their	0
sent|ordered|booked|sold|worked|paid|communicated|submitted|filed|ran|applied|reported|reports|orders|requests|messages [threw] the|a|our|an	through	0
, [use to] #|<num>|<verb.gerund>|<adj>|<noun>	used to	0
help|helped|to|and|can [asses]	assess	0
[statue] law|laws|of_limitations	statute	0
<noun.pl> [thorough] careful|good|hard|the|regular|better	through	0
dinners|meals|starters|cakes|sauces|breads|soups|salads|lunches|bake|baked|cook|cooked|make|made|plated and? [deserts] $|for|and|,|at|on	desserts	0
^|and [sowed] dresses|wedding|curtains|clothes|shirts|uniforms|costumes|buttons|hems|suits|seams|garments|skirts	sewed	0
^|and [planed] and|events|meetings|routes|trips|menus|shifts|lessons|parties|campaigns|budgets	planned	0
^|and [striped] old|paint|wallpaper|floors|beds|wires|cables|the_old	stripped	0
^|and [soled] tickets|phones|cars|clothes|vacuum|food|drinks|insurance|furniture|products|flowers|fruit	sold	0
the [fist] floor|aid|class|time|year|shift|team|prize	first	0
the|clean|cleaned|store|shop|supermarket|and [isles] $|and|in|at|,	aisles	0
[weakly] articles|reports|meetings|report|meeting|schedule|rota|shop|checks|newsletter|plan|stock|cleaning|basis	weekly	0
[plum] line|lines|bob	plumb	0
new|to|and|learn|the [knew] software|tools|system|systems|skills|products|clients|customers|staff|methods|rules|machines|technology|employees|menu	new	0
and|to|, [right] a|the|reports|short|articles|letters|code|summaries|emails summary|report|log|letter|article|notes|minutes|$|for|to	write	0
~check|~read|~watch|the|and [whether] report|reports|forecast|forecasts|conditions|station|data|warnings	weather	0
strong|high|good|and|ethical [morale] principles|values|standards|code|character|duty	moral	0
fabric|hair|cloth|textile|wool|yarn|leather [dying]	dyeing	0
, [mayor] in	major	0
team|staff|kitchen|crew|closely|chef|sales|with_others [too] plan|make|prepare|improve|ensure|reach|keep|help|serve|solve|find|create|deliver	to	0
<noun.pl|noun.mass> [an] concerts|supplies|medical|services|events|equipment|drinks|tools|other|customers|materials|training	and	0
not|never [adverse] to	averse	0
frame|start|door|morning|end|beginning|design|idea [threw] to	through	0
`,
  "sound-words": String.raw`
[their] was|were|is|are|has_been|have_been	there	0
[who 's] <noun.pl|noun.sg> $|got|were|are|in|at|for|with|and	whose	0
more|less|rather|better|greater|higher|fewer|lower|other|larger|faster|bigger|smaller|longer|later [then]	than	0
could|would|should|must|might [of] <verb.participle|verb.past>	have	0
said|are|and [your] welcome	you're	0
[form] the_start|the_beginning|scratch|home|monday|tuesday|wednesday|thursday|friday|january|february|march|april|june|july|august|september|october|november|december|all_over|start_to	from	0
~come|~receive|~order|~buy|~move|stock|~range|~grow|~transfer|~import|~borrow|~differ|~arrive|~benefit|~learn|~travel|orders|calls|data|feedback|information|customers|patients|materials|goods|apart|away|far [form] <det|noun|proper|pron|adj>	from	0
part|full|most|because|instead|some|most|many|each|all|range|number|variety|ahead|charge|care|aware|capable|member|members|team [off] the|our|my|their|#|his|her|its|people|staff|customers	of	0
!<noun|verb.gerund> off [of]		0
a|an|my|our|their|his|her|the|of [advise]	advice	0
~give|~provide|~offer|~seek|~take|~get|good|expert|legal|medical|technical|financial|clear|professional|clients|customers|guests|patients|of|some|free|safety|career|dietary|impartial [advise]	advice	0
to|can|will|could|would|must|should|may [advice] <det|noun.pl|pron|proper>	advise	0
the|no|an|any|its|great|big|strong|positive|negative|side|their|little|good|bad|direct|of|immediate [affect] !the|each|every|our	effect	0
the|side|no|any|its|harmful|positive|negative|adverse|these|those|long-term [affects]	effects	0
to|can|could|may|might|will|would|not|that|which [effect] <det|noun.pl> !change|changes	affect	0
was|were|is|are|been|not|badly|being [effected] by	affected	0
[loose] customers|money|time|weight|sight|data|stock|track|focus|hope|heart|business|income|sales|points|market_share	lose	0
[loosing]	losing	0
main|key|core|basic|guiding|first|safety|lean|design|accounting|agile [principals]	principles	0
[principle] duty|duties|role|engineer|consultant|designer|investigator|contractor|contractors|client|clients|dancer|officer|architect|teacher|cause|reason|aim|accountant|scientist|surveyor|partner|carer	principal	0
[principal] of_least|of_fairness|of_equality|of_universal	principle	0
~work|able|used|trained|asked|according|due|up|related|prior|next|sent|close|access|responsible|support|~report|~speak|~talk|~listen|~respond|~contribute|~deliver|~provide|~adhere|~lead|kept|~keep [too] the|a|an|our|their|his|her|all|customers|clients|staff|patients|students|new|other|senior|people|tight|strict|high	to	0
was|were|is|are|too|not|far|much|got|became|felt [to] many|much|late|busy|slow|low|high|cold|hot|old|big|few|heavy|expensive|tired	too	0
[quite] room|rooms|hours|area|areas|zone|place|time|period	quiet	0
[apart] of	a part	0
[patients] and_understanding|and_empathy|and_care|and_respect|and_compassion|and_kindness	patience	0
calm|great|much|empathy|kindness|compassion|tact|with|care|respect and [patients] $	patience	0
[costumer] service|services|care|support|complaint|complaints|satisfaction|queries|enquiries|calls|orders|needs|relations|accounts|base|feedback|experience	customer	0
irate|angry|rude|difficult|upset|happy|regular|new|loyal|unhappy|other|all|our|potential|many|most|helped|served|greeted|# [costumers]	customers	0
hr|staff|company|the|employee [personal] department|officer|manager	personnel	0
security|military|trained|medical|nursing|key|qualified|authorised|authorized|emergency|sales|maintenance|technical|office|support|army|site|kitchen [personal] $|to|in|at|for|with|from|were|was|on|during|and|who	personnel	0
[personnel] touch|care|hygiene|development|experience|details|belongings|trainer|training_sessions|skills|data|assistant	personal	0
[complementary] drink|drinks|breakfast|tea|coffee|upgrade|upgrades|ticket|tickets|gift|gifts|parking|meal|meals|snack|snacks|shuttle|wine|stay|room|wifi|newspaper|copy|service	complimentary	0
[compliment] each|one|existing|the_menu|the_design|our|their_skills	complement	0
[discrete] service|handling|manner|care|way|and_professional|and_polite|removal|advice|support|approach	discreet	0
[stationary] order|orders|supplies|cupboard|items|budget|stock|shop|costs|store	stationery	0
office|ordered|ordering|bought [stationary]	stationery	0
staff|team|crew|employee|raised|boosted|improved|low|high|lifted|good [moral] $|and|of|in|by|on|at|during|across|among|through	morale	0
[weather] or_not	whether	0
~check|~decide|~see|~ask|~determine|~confirm|~assess [weather] they|it|he|she|we|a|an|there|customers|to	whether	0
lives and [breaths]	breathes	0
[breath] life	breathe	0
a|the|an|some|any|more|extra <noun.sg|noun.mass> [were] needed|necessary|possible|required|appropriate|applicable $|to|by|and	where	0
[where] <verb.participle|verb.past> by_the|by_a	were	0
[trough] the|a|an|our|all|their|#	through	0
[thorough] the|a|an|our|all	through	0
a|very|more|most|with [through] knowledge|understanding|cleaning|clean|check|inspection|review|search|investigation|analysis|grasp	thorough	0
[insure|insured|insuring|insures] that	ensure~1	0
[exposer] to|of|on|in	exposure	0
with|~have|~get|~gain|good [exposer]	exposure	0
[roll] of_a|of_the_team|as_a|model|models	role	0
[role] out|outs|call	roll	0
^ [past] my|all_my|all_exams|the_exam|the_test|all_tests|with_distinction|with_merit|every_audit	passed	0
[hole] team|process|department|project|store|company|time|day|week|building|year	whole	0
[peaked] interest|their_interest|the_interest|curiosity	piqued	0
[reign|reigns] in|of_the	rein~1	0
[peace|peaces] of_equipment|of_work|of_kit|of_land|of_music|of_software|of_furniture	piece~1	0
[council|councils|counciled] clients|patients|students|families|users|victims	counsel~1	0
[practise] manager|nurse|nurses	practice	0
a|the|best|good|private|general|legal|dental|medical|clinical|this|law|standard|safe|common [practise] $|of|in|at|for|and|with|to|was|is	practice	0
[manger|mangers] of|on|on_duty|at|for	manager	0
team|shift|store|project|duty|line|bar|kitchen|account|sales|office|general|assistant|deputy|area|regional|senior|product|night|floor|bank|hotel|hr|it|warehouse|operations [manger]	manager	0
team|shift|store|project|duty|line|bar|kitchen|account|sales|office|general|assistant|deputy|area|regional|senior|product|night|floor [mangers]	managers	0
[minuets]	minutes	0
[weakly] report|reports|meeting|meetings|basis|rota|rotas|checks|sales|orders|team|payroll|wages|targets	weekly	0
[dairy] management|entries|appointments	diary	0
[lead] by_example_and	led	0
~have|was|were|been|being [lead] by|to|a|the|many|several|our|teams|#	led	0
[collage] degree|course|courses|students|student	college	0
[brake|brakes] room|time|times|cover	break~1	0
lunch|tea|coffee|rest|summer|winter [brake|brakes]	break~1	0
new [cites|sights]	sites	0
[suit|suits] of_products|of_tools|of_software|of_tests|of_services	suite	0
[every day] tasks|work|duties|operations|problems|running|needs|issues|use	everyday	0
[everyday] $	every day	0
[some time] at	sometimes	0
and|or|but [sometime] a|an|the|i|we|also|even|with|at|in|on|work|help|drive|<verb>	sometimes	0
<noun> [witch] <verb>	which	0
, [witch] <verb|aux|pron|det>	which	0
[too] the|our|their|your	to	0
support|help|given|gave|sold|sent|spoke|access|reported|according|due|close|next|up [too] <num>	to	0
teams|crews|team's|crew's|staff's [moral]	morale	0
~answer|~handle|~resolve|~deal|of|customer|customers|client|guest|phone|telephone|general|all|any|to|with|email [enquires]	enquiries	0
<noun|verb.past|verb.gerund> [trough] <proper|det|noun.pl|num|pron>	through	0
[planing] and|of events|shifts|menus|setting|organising|organizing|scheduling|trips|rotas|production|lessons|work	planning	0
who|whom|which|<num> [past] the|all|my|their|there|every|a|his|her <noun|adj>? exam|exams|test|tests|assessment|assessments|audit|audits|inspection|inspections	passed	0
and|with|of|to|for [they 're] parents|family|families|carers|needs|owners|homes|children|pets|rooms|relatives|managers|customers|own	their	0
<noun|adj> [were] i|we can|could|would|learned|learnt|worked|managed|was|am|had|will	where	0
in charge [off]	of	0
before|after [it 's] <noun> <verb|aux>	its	0
of|for|and|to [arctics]	artics	0
rate|rates|average|total|score|budget|turnover|margin|team|crew|group|staff|fleet|loss|profit [off] <num>	of	0
polite|professional|timely|friendly|safe|orderly|calm|efficient|courteous|respectful [manor]	manner	0
tyres|tires|oil|lights|pressures|steering|clutch|exhausts|tyre and|,|& [breaks]	brakes	0
the|our|its|these [principle] <noun.pl>	principal	0
[excepted] all|payments|payment|deliveries|delivery|orders|cash|returns|bookings|donations|cards|goods	accepted	0
[weighted] and|items|goods|ingredients|parcels|bags|samples|out	weighed	0
!not|was|were|is|are|be|only|far|went [too] meet|make|ensure|provide|help|keep|get|see|find|improve|achieve|complete|reach|deliver|support|create|reduce|increase|serve|solve|fix	to	0
loading|unloading|handling|packing|maintenance|delivery|running|opening|closing [off] <noun|det>	of	0
!set|sets|setting|start|started|starting out [off] the|our|my|their|a	of	0
!a|the|feed|water|drinking|cattle|pig|feeding|drip|concrete|cable [trough] <noun|adj|proper|verb.gerund>	through	0
less|more|fewer|better * *? [then] any_other|expected|planned|average|usual|the_rest	than	0
have|has|had|take|takes|took|get|gets|got [they] <noun?> $|and|on|in|at|for	their	0
^|i|we|you|they|and [no] i|how|that|what|where|about|this	know	0
now|because|since|as [there] all|both at|in|using|on|very|happy|ready|open	they're	0
harder|easier|faster|slower|better|worse|earlier|later|longer|shorter|bigger|larger|smaller|higher|lower|greater|cheaper|older|younger|busier|quicker|safer|stronger|sooner|closer|further|farther|newer|heavier|lighter|cleaner|rather|other|wider|taller|deeper [then] !i|we|he|she|they|to|back	than	0
more|fewer|less <adj>? <noun> [then] <verb.past|verb.participle|pron|num|det|adj>|needed|planned|expected|usual|before|required|last|any	than	0
~hand|~send|~give|~pass|~take|~show|~return|~bring|~put|~turn|~help|~teach|~move|~keep|~tell [then] over|to|back|off|up|out|in|how|into|onto|down|safe|on|through	them	0
, [were] <noun.pl> <verb.base|verb.past>	where	0
, [were] i|we|they|he|she <verb|aux>	where	0
^ <adj>? <noun.pl> [where] <verb.participle?> $|by|in|on|and|at|with|before|to|daily|weekly	were	0
+switch|+sign|+log|+shut|+seal|+fence|+drop|+rope [of] the|all|a|every	off	0
without|by|before|after taking|switching|turning|cutting|setting|signing [of] the|all|more|any|a|every	off	0
calls|emails|complaints|orders|feedback|requests|data|goods|deliveries|money|funding|results|letters|tickets|enquiries|queries|referrals|help|support|thanks|praise|supplies [form] the|all|our|other|customers|clients|guests|patients|staff|suppliers|schools|<proper>	from	0
up|down|away|back|far|different|free|safe|apart|straight|moved|came|direct|directly [form] the|a|an|all|our|#|<verb.gerund?|proper>	from	0
<num> [form] the|a|an|our|<proper>	from	0
[form] scratch|closure|abroad|within|around	from	0
<noun> [who 's] <adj|noun>? <noun> <verb.past|aux>	whose	0
on|in|at|for|with|during|of|to|before|after [there] first|last|next|new|own <noun>	their	0
~talk|~coach|~guide [threw] the|a|an|our|all|each|plans|problems|forms|steps	through	0
a|per|each|every day|week|month|hour|year|shift [buy] hand|phone|email|post|bus|bike|car|van|fax|vin|name|weight|machine|mail|train|<verb.gerund>	by	0
<noun> [buy] # $|in|over|within|and|from	by	0
~move|~go|~get|~look|~turn|~transfer|~grow|~log|~break|~put [in too] <noun|adj|proper|det>	into	0
from <det>? <adj|num> [too] <det>? <adj|num>	to	0
local|city|town|parish|county|borough|district|student|full|school [counsel] $|and|for|on|in|meeting|meetings|house|houses|tax|offices|office|member|members|budget	council	0
~buy|~order|~stock|~sell|office|school|of|for [stationary] $|and|for|cupboard|supplies|orders|items|stock|cabinet	stationery	0
the [stationary] $|and|for|from|cupboard|supplies|orders|order|stock|cabinet	stationery	0
[collage] hackathon|course|student|students|degree|fees|library|magazine|team|football|fest|festival|event|events|union|campus|days	college	0
when|if|because|although|though|whenever|as [its] busy|quiet|flat|late|needed|required|raining|hot|dark|possible|necessary|my|a|not|full|too|very|going|only	it's	0
^|to|and [asses] <noun|det|adj>	assess	0
[lose] prevention|adjuster|adjusters|adjustment	loss	0
~learn|~want|able|unable|ready|willing|keen|eager|ability|opportunity|chance|how|~hope|~plan|~decide|~agree|~manage|~ask|~train|~teach|~expect|~require|~allow|~trust|~encourage|~remind|~refuse|order|used [too] <verb.base?> <det|pron|noun|proper|num|adj|prep>|and|$	to	0
~try|~begin|~help|~continue|~prefer|~intend|~aim|happy|free|paid|time|way|responsible [too] <verb.base> <det|pron|noun|proper|num>	to	0
<verb> <det|pron|adj|num>? <adj|noun>? <noun> [too] <verb.base> <det|pron|noun.pl>	to	0
to|can|could|will|would|may|might|must|never|not [loose] the|a|an|any|our|my|their|his|her|it|them|one|another	lose	0
they|who [where] !to	were	0
^ we [where] <adj|verb|adv|det|prep>	were	0
^|that|but there [where] <num>|no|many|some|several|always|often	were	0
couple|type|types|lack|variety|instead|because|copies|copy [off] <det|noun|adj|pron|num>	of	0
if|because|when|unless [your] looking|interested|hiring|unsure|happy_to|free_to|free_on|able_to|willing	you're	0
^|,|and|. [than] <verb.past|pron> <det|prep|noun|adv>|to	then	0
during|throughout|at|for|in|of|with|by [there] morning|evening|night|first|second|last|daily|weekly <noun.pl|noun.sg> <noun>? $|,|and|before|after|when|with|in	their	0
+use|+know|+learn|+follow|+show|to_work|+operate|+clean|+read|+check [there] new|old|own|hot|cold|electric|smart <noun.pl|noun.sg|noun.mass>	their	0
<noun.sg|proper|pron> [whose] had|has|have|works|worked|knows|taught	who	0
[there own]	their own	0
nobody|nothing|everyone|everybody|anyone|who|which|that|never|it|he|she [looses]	loses	0
meat|eggs|milk|sugar|butter|rice|bread|salt|yeast|oil|, [flower] and|, eggs|milk|sugar|butter|rice|vegetables|fruit|salt|yeast|oil|meat	flour	0
~make|~serve|~prepare|~bake [desert]	dessert	0
[currant] price|list|prices|license|licence|role|job|position|ticket|certificate|staff|team|employer	current	0?
all|is|are [currant] $	current	0
could|should|would|must|might|may [of] gotten|been|<verb.participle|verb.past|aux>	have	0
<noun.pl> [form] applicants|trawlers|customers|clients|suppliers|patients|guests|students|parents|shops|farms|warehouses|ships|vendors|members|visitors|local|different|other|abroad	from	0
order|application|booking|entry|customs|registration|consent|tax|claim|request|feedback [from] $|and|with|,|for	form	0
[they 're] feedback|work|team|needs|own|children|staff|names|customers|orders|families|parents|homes|rooms has|have|was|were|is|are	their	0
and|about|of|with|on|for|to|in [there] use|uses|purchase|purchases|order|orders|account|accounts|booking|bookings|effects|benefits|prices|sizes|quality|condition|safety|comfort|health|skills|knowledge|behaviour|behavior|needs|progress|schedule|medication|homework $|,|.|and|or|with|in|on|before|after|by	their	0
`,
  "split-words": String.raw`
[alot of]	a lot of	0
[alot]	a lot	0
[aswell]	as well	0
[upto]	up to	0
[incharge]	in charge	0
[inorder] to	in order	0
[infront]	in front	0
[eachother]	each other	0
[ontime]	on time	0
[onboard] <det>	on board	0
[inspite] of	in spite	0
[atleast]	at least	0
[eventhough]	even though	0
[followup] on|with|calls|visits	follow up	0
[over saw]	oversaw	0
[over see|sees|seen|seeing]	over$2	0
[out lets]	outlets	0
[stake holders|holder]	stake$2	0
[share holders|holder]	share$2	0
[team work]	teamwork	0
[net working]	networking	0
[work shop|shops]	work$2	0
[work force]	workforce	0
[work load|loads]	work$2	0
[ware house]	warehouse	0
[data base|bases]	data$2	0
[spread sheet|sheets]	spread$2	0
[web site|sites]	web$2	0
[news letter|letters]	news$2	0
[dead line|lines]	dead$2	0
[guide line|lines]	guide$2	0
[head count]	headcount	0
[feed back]	feedback	0
[key word|words]	key$2	0
[note book|books]	note$2	0
[short listed|listing]	short$2	0
a|the|final|first [short list]	short$2	0
[under stand|standing|stood]	under$2	0
[under took|take|taken|taking]	under$2	0
[with in] #|the|a|an|two|three|four|five|six|seven|eight|nine|ten|budget|deadline|deadlines|target|time|one|our|their	within	0
[with out]	without	0
+put|+move|+load|+pack|+enter|+feed|+fit|+bring|+take|+import|+break|+cut|+sort|+divide|+integrate|+translate|+convert|waste|data|stock|mail|goods|it|them|post|water|money [in to] <det|noun|num|adj>	into	0
[any one] who	anyone	0
[every one] in|at|on|who	everyone	0
[some one] who|to|from	someone	0
[can not]	cannot	0
[what ever]	whatever	0
[when ever]	whenever	0
[where ever]	wherever	0
[how ever] ,	however	0
[through out]	throughout	0
[them selves]	themselves	0
[it self]	itself	0
[my self]	myself	0
[hand over] notes|note|report|reports|meeting|sheet|sheets|process|period|book	handover	0
[start up|ups] company|costs|phase|team|business	start-$2	0
[up coming]	upcoming	0
[up grade|grades|graded|grading]	up$2	0
[down loaded|load|loading]	down$2	0
[up loaded|load|loading]	up$2	0
[up dated|dating]	up$2	0
[back log|logs]	back$2	0
[back ground]	background	0
[day to day] <noun.pl|noun.sg|noun.mass>	day-to-day	0
[pay roll]	payroll	0
[book keeping]	bookkeeping	0
[house keeping]	housekeeping	0
[trouble shooted]	troubleshot	0
[trouble shoot|shooting|shot]	trouble$2	0
[brain storming|storm|stormed]	brain$2	0
[multi tasking|task|tasked]	multi$2	0
[pro active|actively]	pro$2	0
[out standing]	outstanding	0
[out come|comes]	out$2	0
[out side|sides]	out$2	0
[in side] $|the|of|a|my|our|and	inside	0
every|at|on|over|each|worked [week end|ends]	week$2	0
[thats]	that's	0
[dont]	don't	0
[doesnt]	doesn't	0
[didnt]	didn't	0
[wasnt]	wasn't	0
[werent]	weren't	0
[isnt]	isn't	0
[arent]	aren't	0
[ive] <verb.participle|verb.past>	I've	0
[wont] <verb.base?>	won't	0
, [its] estimated|expected|said|known|the|a|an|not|been|now|because	it's	0
improved|kept|met|exceeded|reached|doubled|grew|in|of|and|with|to|for|on|increased|reduced|lost|cut|changed [it 's] own|sales|target|targets|goal|goals|staff|customers|clients|size|budget|costs|market|first|new	its	0
[couldnt]	couldn't	0
[wouldnt]	wouldn't	0
[hasnt]	hasn't	0
[havent]	haven't	0
[xrays]	X-rays	0
[xray] room|machine|machines|department|images|film|films|technician|unit|equipment|results|inspection|scanner	X-ray	0
the|an|digital|chest|dental|portable|of [xray]	X-ray	0
[its] estimated|expected|said|known|been|not|because	it's	0
[along side]	alongside	0
[proof read|reads|reading|reader]	proof$2	0
[childrens] $|in|at|and|under|with|to|for|from	children	0
[field works|work] in|at|on	fieldwork	0
[new builts|built] homes|houses|flats|estates|properties	new-build	0
[fund raiser|raisers|raising]	fund$2	0
[mothers] day	mother's	0
[fathers] day	father's	0
[valentines] day	valentine's	0
[patricks] day|weekend	patrick's	0
[deans] list	dean's	0
[masters] degree|degrees|thesis|programme|program	master's	0
[bachelors] degree|degrees|in|of|thesis	bachelor's	0
[drivers] license|licence	driver's	0
new [years] eve|day	year's	0
[electricians] mate	electrician's	0
[plumbers] mate	plumber's	0
[master] students|student|thesis	master's	0?
[im] also|the|a|an|responsible|great|good|currently|now|able|not|very|always	I'm	0
[walk ins|outs]	walk-$2	0
[some thing] was|is|went|broke|happened|wrong|$	something	0
[wheel chair|chairs]	wheel$2	0
[land owner|owners]	land$2	0
[flat bread|breads]	flat$2	0
[thru out]	throughout	0
[alongwith]	along with	0
[out look] and|,|$|calendar|email|e-mail	Outlook	0
[auto cad]	AutoCAD	0
[allover] the|a|our	all over	0
[break|shut|slow|lock|mark|count|touch|melt downs]	$1downs	0
[call|set|draw|cut|pay|kick|roll backs]	$1backs	0
[check|follow|tidy|touch|top|warm|mock|tune|wash|sign|start|meet|catch ups]	$1-ups	0
[set|pick|mark|line|hook|break ups]	$1ups	0
[hand|take|change|turn|make|roll|stop|lay overs]	$1overs	0
[print|hand|lay|roll|work|drop|lock|black|buy outs]	$1outs	0
[call|try|fit|carve|burn outs]	$1-outs	0
[drop|cut|sign|spin|write|trade|stand|kick|hand offs]	$1-offs	0
a|the|any|every|each|no|engine|vehicle|machine|during|after [break down] $|of|on|in|at|and|truck|van|cover|service|lorry|recovery	breakdown	0
[in stead] of	instead	0
[counter balance]	counterbalance	0
+collect|+check|+record|+update|+monitor|+file|+manage|+process|+review|+track|+maintain|+handle|+keep|of|about [students|patients|residents|pupils|clients|customers|guests|tenants|members|drivers|workers|employees|visitors] medical|personal|dental|financial|individual|dietary|academic|legal|blood|vital|private|special <noun>	$1'	0
[any where]	anywhere	0
[sub contractors|contractor|contracted|contracting]	sub$2	0
[theres] a|the|no|an|frost|ice|snow|any|some|always|been|not	there's	0
[soft|hard ware]	$1ware	0
[back grounds|ground] and|of|for|in|,	back$2	0
[play ground|grounds]	play$2	0
[swimmingpool]	swimming pool	0
[swimmingpools]	swimming pools	0
[customerservice]	customer service	0
[firealarms]	fire alarms	0
[multi lingual]	multilingual	0
to|and|or|not_to [by pass] <det|noun>	bypass	0
was|were|be|been [by passed]	by$2	0
[every thing] they|we|i|that|in|on|for|from|else|is|was|needed|about	everything	0
[give aways]	giveaways	0
[alittle]	a little	0
[upto_date] <noun>	up-to-date	0
`,
  "usage": String.raw`
[+participate|~partake] the|a|an|all|our|<noun.pl>	$1 in	0
[+explain] <det|adj>? <adj|noun>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers how|what|why|where|when|that	$1 to	0
+explain <det>? <adj|noun>? <noun>? <noun>? [for] the|all|our|<noun>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers	to	0
[+teach to] <det|adj|num>? <adj>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers <noun|adj|verb|conj|prep|det>	$1	0
+train <det|num>? <adj>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers [how] to <verb.base>		0
[~learn] <det|num|adj>? <adj>? students|student|trainees|trainee|apprentices|apprentice|interns|intern|juniors|pupils|children|kids|workers|colleagues|helpers|cooks|bakers|nurses|drivers|cashiers|volunteers|recruits|beginners|newcomers|assistants|labourers|operators|technicians from|at|in|for|to|how|on|about|with|$	teach~1	0
[~discuss] with <det>? <adj|noun>? <noun|pron> about	talk~1	0
[searching|searched] a|an|new|suitable|full-time|part-time job|jobs|position|post|employment	$1 for	0
[~apply to] a|the job|position|post|role	$1 for	0
[~await for]	await~1	0
[+enter to|into|in] the building|office|room|site|shop|kitchen|plant|ward|warehouse	$1	0
[+access to] the|all|our	$1	0
[+contact with|to] <noun.pl|det>	$1	0
[+greet|+tell|+phone|+thank|+warn|+remind|+instruct|+guide|+educate|+motivate|+supervise|+coach|+mentor to] the|all|our|new students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers	$1	0
[~adhere with|on|at|in|by]	$1 to	0
[~adhere] the|all|safety|strict	$1 to	0
[~conform with_to|on|at]	$1 to	0
[+contribute in|for|on] <det|verb.gerund>	$1 to	0
[~specialise|~specialize on|at|for|of]	$1 in	0
[~rely|~insist|~concentrate|~embark|~capitalise|~capitalize in|at|to|of|for] <det|noun|adj>	$1 on	0
[+suffer|+benefit|+differ|+graduate|+derive of|by|with] the|a|an|our	$1 from	0
[~take care about|for|to|on] <det|noun|pron>	$1 $2 of	0
[take care , that]	ensure that	0
[in] the end of each|every|the|a	at	0
[on|in] the beginning|end|start of each|every shift|day|week|month|year|season|term|lesson|meeting|job|visit|session	at	0
~deliver|~submit|~complete|~finish|~send|~close|~issue|~file <det>? <adj|noun>? <noun>? <noun>? [until|till] the end of each|every|the month|week|day|quarter|shift|year	by	0
~deliver|~submit|~complete|~finish|~send|~close|~issue|~file <det>? <adj|noun>? <noun>? <noun>? [until|till] monday|tuesday|wednesday|thursday|friday|noon|midday	by	0
[since|from past|last] #|<num> years|months|weeks	for the $2	0
[since the past|last] #|<num>|few|several years|months|weeks	for the $3	0
[by foot] $|,|.|and|or|to|from|in|for|with|at	on foot	0
[with car|bus|bike|train|plane|bicycle|van] $|and|to|or	by $2	0
[by|in the phone|telephone] $|and|or|with|to	by $3	0
[on|in the weekends]	on weekends	0
[in] weekends $|and|or|during	on	0
[upon|on to request]	$1 request	0
[till now|date]	to date	0
[all the times] $|and|with|in|on	at all times	0
[most of month|week|year]	most $3:pl	0?
~finish|~complete|~deliver|~end|~close <det>? <adj|noun>? <noun>? [before the|of time] $|by|with|and|in	ahead of schedule	0?
good|great|excellent|strong|fair|full|fluent command [on|in|at] <proper|noun|det>	of	0
committed|dedicated|devoted|accustomed to [<verb.base>] <det|adj|noun.pl|pron>	$1:gerund	0
[without|after|before|besides to <verb.base>] <det|noun|pron|adj|prep>	$1 $3:gerund	0
so|that|where|when <noun|pron> could|must|should|cannot|can [to] <verb.base>		0
[~start|~begin to the work]	$1 work	0
~assist|~help <det>? <adj|num>? <noun>? [in|for|by doing] <verb.gerund|noun|adj>	with	0
[~become] thanks|praise	receive~1	0
[pretend] to <verb.base> a|an|in|into|my	intend	0?
^ [actually] work|working|employed|studying|living	currently	0?
^ [actually] i work|am|study|live	currently	0?
[~make|~do a stage] of # months|weeks|years	complete~1 an internship	0?
, [level advanced|intermediate|elementary] $	$2 level	0
^ [the safety|quality|hygiene|punctuality|cleanliness] is|was the|a|my|our|always	$2	0
~give|~provide|~offer|~receive|good|useful|legal|financial|medical|expert <noun>? [advises]	advice	0
[less] than #|<num> <adj>? late|customer? complaints|errors|mistakes|accidents|defects|deliveries|orders|calls|people|staff|faults|customers|clients|incidents|absences|returns|breakdowns|tickets|items|cases|patients|residents|children|students|parts|words|pages|seats|losses	fewer	0
^ [setup] <adj|proper|noun>? <noun.pl>	set up	0
~complete|~finish|~do all the [works] $|before|on|in|within|and|at|by	work	0
[internal] displaced	internally	0
[recent|new] appointed|hired|opened|renovated|built|qualified|recruited|launched|developed|graduated	$1ly	0
[high] motivated|skilled|qualified|trained|experienced|organised|organized|regarded|rated|efficient|professional	highly	0
[full] trained|qualified|equipped|stocked|booked|automated|licensed|insured	fully	0
[proper|professional|complete|correct|regular|efficient] trained|equipped|organised|organized|maintained|installed|cleaned|labelled|labeled|stored|managed|sealed|documented	$1ly	0
[more easy] $|than|and|to|without|with|in|for|by|at	easier	0
[more busy] $|than|and|to|without|with|in|for|by|at	busier	0
[more happy] $|than|and|to|without|with|in|for|by|at	happier	0
[more safe] $|than|and|to|without|with|in|for|by|at	safer	0
[more large] $|than|and|to|without|with|in|for|by|at	larger	0
[more close] $|than|and|to|without|with|in|for|by|at	closer	0
[more big] $|than|and|to|without|with|in|for|by|at	bigger	0
[more heavy] $|than|and|to|without|with|in|for|by|at	heavier	0
[payments|transports|orders|projects|deliveries|invoices|tickets|vehicles|machines|tests|warehouses|tools|budgets|contracts|shipments|purchases|inventories] certificate|certificates|contract|contracts|schedule|schedules|plan|plans|database|databases|process|processes|procedure|procedures|planning|preparation|tracking|tracker|entry|list|lists|log|logs|department	$1:sg	0
in|from|until|since|on [the january|february|march|april|june|july|august|september|october|november|december of] #	$2	0
in|to|from|across|around|of|for [the] south|north|west|east|central|western|eastern|southern|northern wales|africa|america|asia|india|korea|england|yorkshire|london|germany|france|italy|spain|europe|scotland $|and|since|with|for|at		0
in|to|from|across|around [the] germany|france|italy|spain|england|india|china|poland|turkey|brazil|mexico|canada|australia|ireland|scotland|wales|nigeria|kenya|egypt|syria|ukraine|romania|japan|europe|africa|asia|london|paris|dubai $|and|since|with|for|at		0
[in the good|right|correct|proper temperature]	at the right temperature	0
employee|nurse|worker|teacher|player|member|student|driver|seller|staff|manager|apprentice|agent|salesperson|cleaner|volunteer of [month|year|week|quarter]	the $1	0
when|whenever|if|while|until|because|after|before [chef|boss|manager|owner|customer|client|supervisor|foreman|driver|doctor|teacher|engineer|patient|truck|machine|kitchen|shop|office|restaurant] is|was|are|has|had|comes|came|needs|needed|leaves|left|arrives|arrived|calls|called|asks|asked|stops|stopped|opens|opened|closes|closed	the $1	0
with [tolerance|accuracy|capacity|radius|width|length|height|depth|diameter|turnover|volume|budget|score|mark|grade|staff|team|crew of] #|<num>|up|about|over|more|under|less|between	a $1 $2	0
~check|~measure|~monitor|~record|~control|~adjust|~read|~log|~note|~test [temperature|pressure|weight|level|speed|condition|size|length|height|depth|voltage|balance|price|cost|amount|location|position|thickness|width|moisture|humidity|number of] the|each|every|all|<noun.pl>	the $1 $2	0
~obtain|~secure|seeking|~find|~get|~want [<adj|noun>? <noun> position|job|post|role|internship|apprenticeship|placement] $|in|at|with|as|where|near	a $1 $2 $3	0
[<adj|verb|adv|noun> this] saved|reduced|increased|improved|resulted|allowed|meant|brought <det|prep|num|noun|adj>	$1; this	0
to [reply] <det|noun.pl|proper|adj>	$1 to	0
[~make|~do trainings|formation|formations for|to|of] <noun|adj|det|num>	train~1	0
[~give|~assure|~ensure|~animate formation|formations to|for|of] <noun|adj|det|num>	train~1	0
[~make|~do|~perform the? control of] <noun|det|adj|num>	check~1	0
[~assure|~ensure the? control of] the|all|<noun.pl>	check~1	0?
when|if|because|whenever [was|is] busy|late|quiet|necessary|possible|needed|cold|hot|full|raining|required|urgent|dark	it $1	0
~mend|~help|~train|~teach|~support|with|for|and|of|by|in|to [others] <noun.pl>	other	0
[a people's|peoples person]	a people person	0
[people's|peoples person] $|who|and|with	people person	0
~have|~gain|with [the experience] in|with|of|as !mind|which|that|my|this	experience	0
in|to|from|at [the manila|london|dublin|manchester|birmingham|leeds|glasgow|edinburgh|cardiff|bristol|liverpool|cork|galway|belfast|paris|berlin|madrid|rome|warsaw|lisbon|lagos|abuja|accra|nairobi|cairo|dubai|doha|mumbai|delhi|chennai|pune|bangalore|bengaluru|hyderabad|kolkata|karachi|lahore|dhaka|colombo|jakarta|singapore|sydney|melbourne|perth|toronto|montreal|vancouver|chicago|houston|boston|seattle|atlanta|denver|dallas|phoenix|johannesburg|durban|kyiv|lviv|odesa|istanbul|ankara] $|and|or|for|with|since|as	$2	0
in|on|with|using|of|by|via|through [the excel|autocad|photoshop|instagram|facebook|outlook|powerpoint|linkedin|whatsapp|youtube|tiktok|quickbooks|xero|sap|javascript|python|java|sql|wordpress|figma|illustrator|indesign|solidworks|matlab] $|,|for|to|by|since	$2	0
[english|german|french|spanish|italian|polish|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|dutch|czech|romanian|greek|mandarin|cantonese|japanese|korean|vietnamese|tagalog|swahili|kurdish|hungarian|punjabi|bengali|tamil|telugu|gujarati|marathi|yoruba|igbo|hausa|zulu|xhosa|isizulu|isixhosa|sesotho|afrikaans|twi|filipino|cebuano|igbo|malayalam|kannada english|german|french|spanish|italian|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|dutch|czech|romanian|greek|mandarin|cantonese|japanese|korean|vietnamese|tagalog|swahili|kurdish|hungarian|punjabi|bengali|tamil|telugu|gujarati|marathi|yoruba|igbo|hausa|zulu|xhosa|isizulu|isixhosa|sesotho|afrikaans|twi|filipino|cebuano|igbo|malayalam|kannada] $|,|and|(	$1, $2	0
[word|excel|powerpoint|outlook|onenote|sharepoint excel|powerpoint|outlook|onenote|sharepoint] $|,|and	$1, $2	0
[more fast] $|than|and|to|without|with|in|for|by|at	faster	0
[more quick] $|than|and|to|without|with|in|for|by|at	quicker	0
[more cheap] $|than|and|to|without|with|in|for|by|at	cheaper	0
[more strong] $|than|and|to|without|with|in|for|by|at	stronger	0
[more long] $|than|and|to|without|with|in|for|by|at	longer	0
[more short] $|than|and|to|without|with|in|for|by|at	shorter	0
[more slow] $|than|and|to|without|with|in|for|by|at	slower	0
[more hard] $|than|and|to|without|with|in|for|by|at	harder	0
[more small] $|than|and|to|without|with|in|for|by|at	smaller	0
[more tidy] $|than|and|to|without|with|in|for|by|at	tidier	0
[more early] $|than|and|to|without|with|in|for|by|at	earlier	0
[more late] $|than|and|to|without|with|in|for|by|at	later	0
[~do|~make researches on|about|into]	research~1	0
[~do|~make|~perform a? follow-up|follow-ups|followup|followups of|on|with|for]	follow~1 up on	0
[~make research of|on|about|into] <noun.pl|det>	research~1	0
[the brexit|covid|covid-19] $|,|and|in|with	$2	0
[during of]	during	0
[until to] #|<proper>|<noun>	until	0
[in|on|as regards to]	with regard to	0
[per a] minute|hour|day|week|month|year	per	0
two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty [year] experience	years'	0
^ [was given] the|a|an *? *? *? *? award|prize|title|medal|trophy|commendation	received	0
the|our|their <noun.pl> [itself]	themselves	0?
provided|available|given|supplied|furnished|sent [in|at|under request] $	on request	0
!walk|drive|check|log|sign|drop [in] every|each monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|night|week|month|year		0
before|until|when|after|once the|a|an|my|our <noun> [will come]	comes	0
before|until|when|after|once the|a|an|my|our <noun> [will arrive]	arrives	0
~help the|our|my <noun> [for] lift|turn|move|clean|carry|load|unload|cook|wash|prepare|serve|set|pack|sort|feed|dress	to	0
two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several|many|# [year's] experience|service	years'	0
[speak fluently] english|irish|french|spanish|german|polish|hindi|arabic|portuguese|welsh|italian|russian|mandarin|tagalog|romanian|turkish|dutch|greek|swahili	Speak fluent	0
^|and|, [<verb.base|verb.past|verb.third> always|never|usually] the|a|an|all|my|our|with|to|each|every|any|<noun.pl>|<det>	$2 $1:low	0
^|and|, [<verb.base|verb.past> often|rarely|sometimes|regularly|frequently] the|a|an|all|my|our	$2 $1:low	0
^|and|, [<verb.base|verb.past|verb.third> quickly|carefully|successfully|correctly|properly|personally|efficiently] the|a|an|all|my|our <noun|adj>	$2 $1:low	0
^|and|, [<verb.base|verb.past|verb.third> daily|weekly|monthly|yearly the|a|an|all|our <np>] $	$1 $3 $4 $2	0
^|and|, [<verb.past|verb.base> there <proper>] $	$1 $3 there	0
^|and|,|up [alone <np>] $	$2 alone	0
^ [<verb.base|verb.past> at|on weekends|weekend|night|sundays|saturdays <np>] $|to|for|in|with	$1 $4 $2 $3	0
^|and|, [~explain|~show|~give|~send|~present|~describe|~offer|~recommend|~deliver|~hand|~sell|~serve|~teach|~propose|~suggest to <np> the|a|an|all|our|new <np>] $$|and|in|with|by|so	$1 $4 $5 to $3	0
^ [<verb.past|verb.base> also <np>] $|and|in|for|with|on|at	also $1:low $3	0
[experience|knowledge|education wide|large|big|solid|extensive|deep|broad] $|in|of|and	$2 $1	0
<verb|noun|pron|adj|prep> [how|where|why|when|what should|can|could|must|will|would <np>] be|<verb.base>	$1 $3 $2	0
~show|~explain|~learn|~know|~check|~see|~teach|~understand [how works|work|functions|operates <np>] $	how $3 $2	0
^ [also|then|first visited|cleaned|wrote|drew|made|did|helped|checked|prepared|kept|ran|took|taught regularly|daily|often]	$1 $3 $2	0
[vaccinated|trained|licensed|insured|booked|equipped|qualified|certified fully|partly] $	$2 $1	0
above|following|said|attached|given|above-mentioned particulars|details|statements|facts|documents|points|answers [is]	are	0
above|following|said|given|above-mentioned information|data [are]	is	0
[there 's] usually|about|over|around|only|always|often? #|<num>|many|several|lots|some|no <noun.pl>	there are	0
and|but|though [its] rare|hard|easy|important|possible|clear|never|always|not	it's	0
[<verb> up|out|down|back|away them|it|him|her|us] $|and|from|at|for|with|to|by|in	$1 $3 $2	0
^ [never was]	was never	0
^|and|, [<verb.base|verb.past> very quickly|carefully|well|fast|soon the|a|an|all|my|our <np>] $|and	$1 $4 $5 $2 $3	0
there [is] not? enough|any|no|many|several|few|various <adj|noun|verb>? <adj|noun>? <noun.pl>	are	0
there [was] not? enough|any|no|many|several|few|various <adj|noun|verb>? <adj|noun>? <noun.pl>	were	0
there [are] any|no|much|little|some damage|work|information|equipment|money|time|traffic|food|help|evidence|stock|space|training|progress|need	is	0
there [were] any|no|much|little|some damage|work|information|equipment|money|time|traffic|food|help|evidence|stock|space|training|progress|need	was	0
whose <adj>? <noun.pl> [is]	are	0
whose <adj>? <noun.pl> [was]	were	0
whose <adj>? <noun.pl> [has]	have	0
<verb|prep> [this] <adj>? results|documents|savings|problems|tasks|duties|products|orders|reports|materials|customers|clients|patients|students|machines|projects|files|samples|changes|skills|events|tests|items|goods|data_sets|tools|parts|rules|courses|calls|requests	these	0
<verb|prep> [that] items|documents|products|orders|reports|materials|machines|files|samples|goods|parts|tools|boxes $|back|on|in|to|for|and|with|from	those	0
[these] information|equipment|software|project|system|report|process|data_set|task|role|position|job|experience|machine|product|department|period $|and|together|in|to|for|with|by|at|on|since|from|is|was	this	0
[much] new|different|other|old|technical|international|important? problems|customers|clients|projects|people|tasks|orders|products|years|things|machines|events|hours|calls|students|patients|guests|documents|reports|complaints|mistakes|errors|languages|skills|tools|courses|countries|companies	many	0
[many] experience|money|information|work|knowledge|help|support|equipment|furniture|advice|traffic|energy|effort|progress $|in|by|with|of|on|for|to|about|from|and|at	a lot of	0
[less] drivers|staff_members|people|employees|workers|errors|mistakes|customers|clients|patients|guests|calls|orders|machines|parts|products|steps|hours|days|trips|vehicles|trucks|cars|accidents|returns|defects|students|meetings|clicks|lines|materials|tickets	fewer	0
[fewer] time|money|work|waste|water|energy|fuel|stock|space|material|paper|traffic|staff_time|effort|equipment	less	0
[amount] of <adj>? complaints|customers|clients|people|calls|orders|errors|mistakes|returns|accidents|defects|students|patients|guests|employees|visitors|users|products|parts|tickets|incidents|deliveries|vehicles|machines|hours|days|steps	number	0
^ my|the|our|main|daily|key|other? <adj>? duties|responsibilities|tasks|functions|activities [includes]	include	0
^ my|the|our|this|main <adj>? duties|responsibilities|tasks [was]	were	0
^ my|the <adj>? [task|duty|responsibility are]	$1:pl are	0
^ my|the|this|our <adj>? role|job|work|position|post|team|task|duty|company|project|department [include|involve|require|consist|focus|cover|need|comprise|depend|demand] <det|noun|adj|verb.gerund|prep|num>	$1s	0
~plan|~do|~finish|~coordinate|~supervise|~check [these] work	this	0
^|and|, [<verb.past|verb.base> daily|weekly|monthly the|a|an|all|our <nps>] and|for|in|,|with|at	$1 $3 $4 $2	0?
^|and|, [<verb.past|verb.base> every day|week|month|morning|evening|night|year|shift <nps>]	$1 $4 $2 $3	0
^|and|, [<verb.past|verb.base> in 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 <nps>]	$1 $4 $2 $3	0
^|and|, [<verb.past|verb.base> since 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 <nps>]	$1 $4 $2 $3	0
^|and|, [<verb.past|verb.base> for|in #|<num> years|months|weeks|days <nps>]	$1 $5 $2 $3 $4	0
^|and|, [<verb.past|verb.base> by hand <nps>]	$1 $4 by hand	0
^|and|, [~speak very well|good <nps>]	$1 $4 very well	0
^|who|and|, [~speak|~know perfectly|well <np>] $|and|in	$1 $3 $2	0
^|and|, [<verb.past|verb.base> safely|significantly|completely|effectively|considerably|drastically|greatly|fully|independently|constantly|continuously|professionally|thoroughly the|a|an|all|our <nps>]	$2 $1:low $3 $4	0
^|and|, [<verb.past|verb.base> quickly|carefully|politely|efficiently|accurately|regularly <noun.pl>] $|from|in|at|with|for|and	$1 $3 $2	0?
^|and|, [~give|~deliver|~present|~offer|~sell|~explain to guests|patients|customers|clients|students|pupils|visitors|users|tenants|parents|pharmacies|shops|restaurants|residents|members medicines|training|advice|information|support|lessons|classes|help|food|parcels|goods|samples|instructions|presentations|tours]	$1 $4 to $3	0
<verb|noun|pron|prep|adj> [how|why|what|where|when did <np> <verb.base>]	$1 $3 $4:past	0
<verb|noun|pron|prep|adj> [how|why|what|where|when do <np> <verb.base>]	$1 $3 $4	0
<verb|noun|pron|prep|adj> [how|why|what|where|when does <np> <verb.base>]	$1 $3 $4:third	0
[how much|many does <np> cost]	$1 $2 $4 costs	0
[set|sets|setting up it|them]	$1 $3 $2	0
[~switch|~turn|~put|~take on|off it|them]	$1 $3 $2	0
!saved|saving|save|charged|paid|won|earned|gave|lent|owed|offered [nurses|students|workers|guests|patients|clients|customers|children|employees|people|members|trainees|drivers|machines|vehicles|orders|calls|branches|shops|stores|users|staff|teams|restaurants|houses #|<num>] of|in|from|at|with|for|who|to|on|and|per|a|$	$2 $1:low	0
[workers|people|guests|customers|patients|students|employees|children|clients around|approximately #]	$2 $3 $1	0
[dollars|euros|pounds #] a|per|in|by|for|$|and|on	$2 $1	0
[experience # years|months] in|as|with|of	$2 $3 of experience	0
[was|is|am|were responsible also]	$1 also responsible	0
[many time] $|and|by|in|on|for|with|at	many times	0
^ [sold|bought|made|ran|wrote|built|taught|led|did|took|gave|grew|drew|kept|held also]	also $1:low	0
^ my skills|duties|responsibilities|tasks|strengths|interests|hobbies|languages [includes|is]	include	0
my|the <adj|noun>? goal|aim|objective [are] to	is	0
^ my <adj|noun>? goal|aim|objective|experience|background [include|reflect|involve|require|combine|cover]	$1s	0
everyone|everybody|each_of_us|nobody|no_one on|in the|my|our team|crew|group|ward|shift [know|have|do|use|work|like|get|need]	$1:third	0
whose work [have]	has	0
how|able|want|wants|ability|hope|need|ready to [<verb.third>]	$1:base	0
^|i|and|also can|could|must|should|will [types|drives|speaks|works|cooks|writes|reads|operates|uses|handles|manages|makes|lifts|plays|sews|repairs]	$1:base	0
companies|patients|clients|customers|drivers|workers|employees|families|farmers|children|residents|guests|users|members on|at|in|with|for|about|to|of [its]	their	0
#|<num> [million|thousand|hundred of] <noun.pl>	$1	0
one of the most <adj> [kitchen|company|hotel|school|hospital|restaurant|shop|firm|project|client|team|store|event|city|factory|brand|site|bank|university]	$1:pl	0
one of the largest|biggest|leading|best|busiest|oldest|top|main <noun>? [company|hotel|school|hospital|restaurant|shop|firm|store|bank|university|factory|supplier|producer|bakery|chain|supermarket] $|in|of|and|for	$1:pl	0
bachelor|master of [sciences] in	science	0
bachelor|master of [art] in	arts	0
with good|high|excellent|top [mark|grade|result] in|and|$	$1s	0
^|and|, [<verb.past|verb.base> strictly|precisely|closely|actively|directly the|all|a|our <nps>] $|and|of|in|at|with|for	$2 $1:low $3 $4	0?
^ [<verb.past|verb.base> together with the|two|my|a <noun> a|an|the|#|<num> <nps>]	$1 $6 $7 together with $4 $5	0
^ [<verb.past> for|with|at|in a|an|the|two <noun> a|an|the <nps>] $|in|and|for	$1 $5 $6 $2 $3 $4	0?
^|and|, [~speak|~write|~read fairly|quite|very|rather well <proper>]	$1 $4 $2 $3	0
[department|service of accounting|sales|marketing|finance|maintenance|quality|purchasing|production|logistics|engineering]	$3 $1	0
^ [technician|engineer|assistant|manager|operator of maintenance|sales|accounting|marketing|production|quality|logistics|laboratory|warehouse|kitchen]	$3 $1:low	0
and [checked|cleaned|counted|measured|tested|washed|read twice|again|daily|carefully it|them]	$1 $3 $2	0
[enough experienced|old|good|strong|big|large|trained|skilled|qualified|fast] to	$2 enough	0
the [month|week|year employee|worker|driver|salesperson|seller|agent]	$2 of the $1	0
the [best second|third|fourth] <noun>	$2 best	0
but [sold|made|repaired|taught|cleaned|trained|ran|built also]	also $1	0
<noun|adv|verb|year> to [discussed|trained|visited|improved|delivered|collected|prepared|cleaned|repaired|checked|helped|learned|learnt] <noun|adj|det|pron>	$1:base	0
^ [seen] over|about|up|around|many	saw	0
^ [begun] as|with|in|a|the	began	0
information about|on|regarding <nps> [are]	is	0
we|they|i|you [done] <det|num|noun|pron>	did	0
i [has] <verb.participle|num|det|adj|noun>	have	0
with [# year experience]	$1 years' $3	0
~be [in] holiday|vacation|leave $|and|or|for|in	on	0
file|tool|system|program|programme|app|spreadsheet|website|machine|software|template|report|macro|script|device|database|process [who] <verb.third>	that	0
i [likes]	like	0
`,
  "word-forms": String.raw`
!<num> [equipments]	equipment	0
[softwares]	software	1
[informations]	information	2
!remittance|payment|delivery|dispatch|despatch|shipping|credit|debit [advices]	advice	3
[furnitures]	furniture	4
[feedbacks]	feedback	5
[knowledges]	knowledge	6
[stationaries]	stationery	7
[stationeries]	stationery	7
[luggages]	luggage	8
[machineries]	machinery	9
[homeworks]	homework	a
[documentations]	documentation	b
[hardwares]	hardware	c
[traffics]	traffic	d
[cutleries]	cutlery	e
[legislations]	legislation	f
[paperworks]	paperwork	g
[baggages]	baggage	h
[manpowers]	manpower	i
[sceneries]	scenery	j
[jewelleries]	jewellery	k
[wastages]	wastage	l
[guidances]	guidance	m
[staffs] !at|in|the|a	staff	n
[staffs] $|and|to|in|of|on|for|with|at	staff	o
[trainings]	training	o
# batches|sessions|rounds|days|hours of <adj|noun>? [trainings]	training	o
#|many|few|several|of|the|young|old|employed|other [peoples]	people	o
#|of|with|for [persons] $|and|in|at|to|per|from|on|daily	people	o
market|financial|field|academic|scientific|internet|extensive|conducted|did|carried_out [researches]	research	o
[logistic] of|for|and|operations|activities|department|tasks|services|manager	logistics	o
[premise] $|,|every|daily|at|and|for|by|hourly	premises	o
a|one|any|no|single|each|every|without_a|customer|guest [complain] $|and|in|from|by|about|per	complaint	o
handled|handling|resolved|solve|solved|received|of|all|no|any|zero|many customer|customers|guest|guests|client|clients|patient|noise? [complains]	complaints	o
with|of|to|against|from weight|hair|blood|memory|hearing|data|heat [lost] $|and|or|in	loss	o
~load|~drive|~work|~handle|~lift|~use|~store|~move|~stack <det|pron|noun|adj> <noun|pron>? [safe] $|and	safely	o
+work|+perform|+communicate|+function|+operate|+run|+respond|+cooperate [efficient|effective|quick|independent|professional|proper|careful|accurate|successful|smooth|regular] $|with|and|in|under|to|at|on	$1ly	o
[succesful|successful] ~manage|~complete|~lead|~run|~deliver|~launch|~implement the|a|all|#	successfully	o
[no any]	no	o
[had not any]	had no	o
[have not any]	have no	o
[brung]	brought	o
[teached]	taught	o
[catched]	caught	o
[buyed]	bought	o
[thinked]	thought	o
[runned]	ran	o
[sended]	sent	o
[builded]	built	o
[bringed]	brought	o
[drived]	drove	o
[writed]	wrote	o
[maked]	made	o
[keeped]	kept	o
[selled]	sold	o
[payed]	paid	o
[growed]	grew	o
[overseed|overseeed]	oversaw	o
[gived]	gave	o
[speaked]	spoke	o
[choosed]	chose	o
[winned]	won	o
[holded]	held	o
[learnt|learned] them|him|her|staff|people to	taught	o
[thesises]	theses	o
[criterias]	criteria	o
[phenomenons]	phenomena	o
[analysises]	analyses	o
[opportuned] to	able	o
[preponed]	brought forward	o
[was work] as|in|at|for|with|on	worked	o
<noun|num> , [what] ~reduce|~increase|~improve|~save|~help|~lead|~allow|~bring|~cut|~raise|made	which	o
#|two|three|all|many|some|most|both|none of [who]	whom	o
soldiers|staff|students|people|customers|clients|children|employees|trainees|nurses|engineers|volunteers|patients|pupils|members|candidates|apprentices|colleagues|agents|interns , many|some|most|all|#|several|both of [which]	whom	o
customers|clients|people|staff|students|patients|guests|children|employees|candidates|visitors|residents|drivers [which] <verb.past|verb.base|aux>	who	o
#|two|three|many|most|some|all|both|half of them [was]	were	o
#|two|three|many|most|some|all|both|half of them [is]	are	o
at [all time] $|in|on|and|to	all times	o
[users experience]	user experience	o
[users interviews]	user interviews	o
[users stories]	user stories	o
[rooms] upgrade|service|booking|bookings|upgrades|rates	room	o
[weddings] party|parties|guests|cakes|cake|events|planner	wedding	o
[products] manager|knowledge	product	o
[projects] manager|managers|management|planning	project	o
[costs] reduction|control|savings	cost	o
[customers] service|satisfaction	customer	o
[guests vip]	VIP guests	o
[clients vip]	VIP clients	o
~have|~maintain|~keep|~build|~develop|very|of|with good|strong|excellent|close|cordial|great [relation] with	relations	o
[fast solve|solving] of	fast solution	o
[solve] of	solving	o
# [degree] c|celsius|f	degrees	o
[more better]	better	o
[more higher]	higher	o
[more faster]	faster	o
[more easier]	easier	o
[most best]	best	o
[most fastest]	fastest	o
[more cheaper]	cheaper	o
[the most] highest|lowest|best|largest|fastest	the	o
[less] customers|complaints|errors|mistakes|people|staff_members|clients|calls|accidents|defects|returns|hours|days|faults	fewer	o
[amount of] people|customers|clients|staff|calls|orders|students|patients|employees	number of	o
[much] customers|clients|people|projects|orders|calls	many	o
[many] work|information|equipment|knowledge $	much	o
every [days|weeks|months|years|hours]	$1:sg	o
each [days|weeks|months|years|hours]	$1:sg	o
signed|packed|checked|raised|written|prepared|sorted|cleaned|labelled|labeled|printed|stamped and [send] to	sent	o
[analyse] of	analysis	o
[the both]	both	o
[different other]	other	o
[other different]	other	o
[in the] 2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $	in	o
[to till date]	to date	o
[till date]	to date	o
[irregardless]	regardless	o
[by my own] $|and|in|at|on|for|with|since	on my own	o
[setup] the|a|an|new|all|up|vlans|our|and_configured|servers|systems|accounts|stalls|displays|equipment|#	set up	o
i|we|to|also|then [setup] <noun|det|adj|num>	set up	o
[set-up] the|a|an|new|all|our	set up	o
[backup] the|all|our	back up	o
to [login|logon] to|into|and	log in	o
[pickup] the|orders|parcels|goods|stock|clients|customers	pick up	o
[followup] the|leads|clients|orders|on	follow up	o
[cleanup] the|after	clean up	o
[workout] the	work out	o
~work|~perform|~communicate|~operate|~respond [independent|efficient|effective|quick|professional|accurate|careful] $|with|and|in|under|to|at|on	$1ly	o
<adv> and [efficient|effective|quick|accurate|professional|careful|safe|independent] $	$1ly	o
in [use of] <proper>	the use of	o
~give|~provide|~receive|~learn [the] first aid $|to|and|in		o
average [on the] month|week|day|year	per	o
~achieve|~reach [highest|lowest|fastest|largest] <noun?>	the $1	o
[how correctly to]	how to correctly	o
[by] small|minor repairs|works|jobs|tasks	with	o
[~realize|~realise] the|a|an|#|several|many|some|all|in-depth|user|users interviews|interview|tests|test|studies|study|audits|audit|inventory|inventories|maintenance|analysis|analyses|surveys|inspections|experiments|research|workshops|negotiation|negotiations	conduct~1	o?
[~realize|~realise] interviews|tests|studies|audits|inventories|maintenance|surveys|inspections|experiments|research|workshops	conduct~1	o?
[~actuate] in|as	work~1	o?
[actual] topics|topic|trends|events|issues|news|status|situation|job|position|role|employer	current	o?
[redaction] of the? report|reports|research|documents|articles|minutes|proposals|contracts|emails	writing	o?
[animation] of the? co-design|workshop|workshops|meetings|training|groups|teams|seminars	facilitation	o?
[formation] of new? staff|employees|teachers|colleagues|workers|operators|users|clients|personnel	training	o?
with [less] supervision	minimal	o?
suited [for] <pron|noun|det>	to	o?
[since] <num> years|months|weeks $|in|at|as|with|of|,	for	o
in [absence|presence|process|middle|event|field|area] of	the $1	o
with [strong|good|keen|great] sense of	a $1	o
from # thousand [for] #	to	o
: [intermediary] $	intermediate	o
[good] organized|organised|trained|documented|educated|structured	well	o
[logistic] coordinator|coordinators|assistant|company|companies|department|services|specialist|operator	logistics	o
[in|to|from|across|throughout|within|of|for uk|usa|uae|eu|netherlands|philippines] $|and|since|by|with	$1 the $2	o
+discuss [to] <noun|det>	with	o
^ [search] a|an|new opportunity|position|job|role	seek	o
,|and|with|at|for [average] of <num>	an average	o
~keep|~maintain [record|log] of	a $1	o
~help|~assist [engineer|doctor|teacher|manager|chef|nurse|technician|supervisor|accountant|surgeon|pharmacist|dentist] to|with|in|on|during|<verb.base>	the $1	o
<num> weeks|months|days [on] <num> weeks|months|days off	on,	o
[sheeps]	sheep	o
[aircrafts]	aircraft	o
by|for|with|after|despite [been] <adj|verb>	being	o
[+order for] new|more|extra|all	$1	o
# [millions|thousands|hundreds|billions] !of	$1:sg	p
all|various [kind|type|sort of]	$1:pl of	o
<noun> , [what] <verb.past>	which	o
board of [director]	directors	o
app|apps|application|applications|system|systems|website|websites|tool|tools|machine|machines|motor|engine|device|devices|program|programme|project|projects|product|products|model|platform|script|robot|process|report|reports [who] <verb.past|verb.third|verb.base|aux>	that	q
how [use|make|run|operate|create|build|write|get|fix|handle|manage|solve|clean|cook|install|read|deal|drive|prepare|serve|improve|repair] the|a|an|it|them|with	to $1	o
[technic] $|and|for|of|to	technique	o
<noun|num> per [hours|days|weeks|months|years|shifts]	$1:sg	r
# [childrens]	children	o
who|have|has|had|having [past] it|his|her|the|their|all|my|a	passed	o
[not] never		s
[~learn] the|two|three|four|five|six|new|my|our|young <noun|adj> how	teach~1	t
[percents]	percent	u
seeking|able|want|wants|wish|wishes|hope|hopes|aim|aims|ready|willing|keen|eager|looking|learned|learnt|opportunity|ability|helped|helps|trained|tried|easy to [<verb.third?>] <det|pron>|to	$1:base	o
able|ability|want|wants|hope|hopes|tried|managed|learned|learnt|ready|willing|easy|how to [<verb.gerund>] <noun|det|adj|prep|num>	$1:base	o
!and|& [temperatures|stocks|vegetables|meats|cars|trucks|tyres|boilers|kitchens|hotels|offices|factories|warehouses|machines|prices|credits|recipes|websites|databases|vehicles|wages|furnitures] record|records|control|checks|list|lists|maintenance|repair|repairs|cleaning|cleaner|cleaners|worker|workers|manager|assistant|operator|operators|inspection|inspections|management|preparation|log|logs|technician|production|development|installation|logbook|chart|charts	$1:sg	o
[custom] declaration|declarations|clearance|clearances|broker|brokers|officer|officers|duty|duties|authorities	customs	o
[basics] english|french|spanish|german|italian|polish|arabic|hindi|japanese|computer|knowledge|maths|first_aid|welding|carpentry	basic	o
~test|~check|~inspect|~pack|~count|~store|~load|~ship [finish] units|products|goods|parts|pieces|items|garments	finished	o
~send|~return|~remove|~replace|~sort|~repair|any|of|for|all|the [damage] goods|items|pieces|stock|parcels|boxes|pallets|products|linen|packages|garments	damaged	o
become|became|a|as|be|qualified [certify|certificate] technician|technicians|welder|welders|nurse|electrician|trainer|accountant|operator|operators|mechanic	certified	o
^|an|highly|very|and [experience] <adj|noun>? nurse|cook|driver|teacher|engineer|technician|welder|mechanic|worker|carer|cleaner|electrician|plumber|accountant|bookkeeper|barista|waiter|waitress|carpenter	experienced	o
health and [safe] $|rules|standards|training|procedures|regulations|checks|officer|policy|law|at|in|on	safety	o
food|fire|workplace|patient|site|road [safe] rules|standards|training|procedures|regulations|checks|level|certificate|inspection|inspections	safety	o
+drive|+operate|+load|+lift|+store|+handle <pron>? [safety] $|and|at|on|in	safely	o
+work|+perform|+cook|+communicate|+cope [good] $|and|under|in	well	o
in|with a|an [profession] manner|way|attitude|style|approach	professional	o
very|am|is|was|be|am_very [interesting] in <verb.gerund|noun>	interested	o
years|years'|months|lot_of|relevant|previous|practical [experiences] in|with|as|of|at	experience	o
~cut|~wash|~dry|~colour|~color|~style|men's|women's|customers'|clients' [hairs]	hair	o
~count|~handle [cashes]	cash	o
[crockeries]	crockery	v
[glasswares]	glassware	w
[garbages]	garbage	x
[merchandises]	merchandise	y
[correspondences]	correspondence	z
[transportations]	transportation	10
[scaffoldings]	scaffolding	11
[weldings]	welding	12
[wirings]	wiring	13
[plumbings]	plumbing	14
[housekeepings]	housekeeping	15
[bookkeepings]	bookkeeping	16
[packagings]	packaging	17
^ [advices]	advice	3
looking|look|looked forward to [join|working_be|meet|contribute|learn|become|be|bring|use|take|hear|discuss|start|continue|grow|help|serve|build|develop|apply|show|make]	$1:gerund	o
learners|pupils|students|children|staff|people|customers|clients|patients|residents|guests|employees|workers|nurses|trainees|apprentices|volunteers|members|candidates|engineers|players|drivers|cooks , [from|of which] #|<num>|many|most|several|some|half|all|none	of whom	o
[~learn|learnt] the|our|two|three|my boys|girls|pupils|children|learners|students|trainees|apprentices|workers|lads|kids <noun|adj> <noun>?	teach~1	o
, [which it] is|was|has|had|will|can	which	o
am [used to <verb.base>] <adv|prep|noun|det|adj>	used to $3:gerund	o
^ the|our|my|all|some|most <noun.pl> [likes|wants|needs] the|my|our|me|it|a|to|this	$1:sg	o
[local] available|sourced|grown|produced|made|based	locally	o
no|any|little [significance] effect|difference|change|impact|increase	significant	o
and|with|of|the|skilled|unskilled|casual [labours]	labourers	o
[informations|furnitures|advices|luggages are]	$1:sg is	o
[informations|furnitures|advices|luggages were]	$1:sg was	o
i|he|she|we|they [very] like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|want|wanted|appreciate	really	o
before|after|when|while|without|by [start|begin|finish|leave|open|close|enter|send|load|cut|cook|deliver|order|clean|repair] the|a|an|each|every|my|our|any <noun|adj>	$1:gerund	o
^ [good|excellent|strong|great|effective|clear communicate] with|to|$|and	$1 communication	o
my [hobby] are	hobbies	o
[twicely]	twice	o
[oftenly]	often	o
[fastly]	fast	o
years|months|years'|decades of [experiences]	experience	o
+work|+drive|+operate|+lift|+climb|+handle|+cut|+use|+store|+dive|+dispose|+load|+weld [safe] at|in|on|with|under|around|near|$|and	safely	o
to|and weld|cut|drive|lift|climb|work|load|ride|operate|handle [safe] $|and|at|on|in	safely	o
to|can|correctly|and [safety] handle|operate|lift|load|store|drive|remove|dispose|use	safely	o
with|of|for|to|help|helped|helping|assist|care_for [elder] people|patients|residents|persons|clients|and_disabled|and_bedridden	elderly	o
[convincing power|powers|capacity|skill|skills]	persuasion	o
english|german|french|spanish|italian|polish|russian|ukrainian|turkish|arabic|portuguese|hindi|urdu|romanian|mandarin|swahili|kiswahili (|-|–|: [fluently|fluency] $	fluent	o
[~become improved|increased|decreased|reduced|grown|doubled] $|and|by|in|after|with|since	$2	o
[from immediately]	immediately	o
all [the] kind|kinds|sorts|types of		o
[all the] shift|aisle|floor|building|hotel|ward|shop|store|site|street|season|harvest|project|process|department|school|village	the whole	o
since # [year|years]		o
[norms|standards|rules|regulations|procedures|certification haccp|iso|gmp|osha|gdpr|brc] !#	$2 $1	o
[per each|every] <noun> $|in|for|on|at|and|with|to|by	per	o
[every days|weeks|months|years|nights]	every $2:sg	o
without|by|before|after [to <verb.base>]	$2:gerund	o
^ [formed] <det|num> <adj>? intern|interns|technician|technicians|employees|operators|apprentice|apprentices|staff|colleagues|workers|trainees|trainee|cooks	trained	o?
[brigade] of #|<num> men|workers|welders|builders|painters|people|masons	crew	o?
^ [~realise|~realize] the? <adj|noun>? mockups|mock-ups|drawings|posters|flyers|logos|websites|videos|illustrations|layouts|prototypes|sketches|garments|models|costumes|cakes|desserts|dishes|menus	create~1	o
^ [~realise|~realize] the? <adj|noun>? service|cleaning|deliveries|installation|installations|repairs|assembly|preparation|stocktaking|stocktake|wiring|check-in|checks|control|controls|monitoring|measurements|analyses	carry~1 out	o
[~make] the? preventive|corrective|routine|daily|weekly|regular|general|periodic|electrical|mechanical? maintenance|cleaning|stocktaking|stocktake|inventory_count|stock_count|paperwork|laundry|shopping|overtime|homework $|on|in|every|for|at|and|to	do~1	o
[~make|~do] swabs|blood_pressure|temperatures|photos|photographs|pictures|measurements|notes|x-rays of|for|in|and|from|at|with|every|daily|$	take~1	o
[security] shoes|boots|helmet|helmets|goggles|glasses|vest|norms	safety	o
+make|+have|+gain [experiences] in|with|of|as|at|on	experience	o
including|of|by|in|for|like|with <verb.gerund?> <noun|det|adj>? <noun|pron>? and|or [to <verb.base>]	$2:gerund	o
+help <det|num|adj>? of? <num>? <noun.pl|pron> [<verb.past>] the|a|an|their|his|her|our	$1:base	o
^ [<verb.base|verb.past> every|each morning|evening|day|night|week|month|shift the|all_the|our|my|his <adj|noun>? <noun>]	$1 $4 $5 $6 $2 $3	o
^ [+reduce|+increase|+cut|+improve|+raise|+lower|+grow|+boost in|with|by #% the|our|its <adj|noun>? <noun>] $|in|on|by|through|and|from|with|after|within|over|during	$1 $4 $5 $6 by $3	o
^ [it was me|i who|that <verb.past>]	$5	o
^ [i was|am the one|person|man|woman|guy who|that <verb.past>]	$6	o
, [i know also] <proper|noun> <noun>? $|and|,		o
^|and|, <adj>? <noun.pl> [has] <verb.participle>	have	o
there [is] no|many|several|few|two|three|four|various|some <adj>? <noun.pl>	are	o
there [was] no|many|several|few|two|three|four|various|some <adj>? <noun.pl>	were	o
two|three|four|five|six|several|many|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|24|30|50|100 [time] a|per|every|each|daily	times	o
of|in|with|from|for|across different [nationality|age|background|culture|department|size|brand|model|country|field|area|level|kind|type|sort|language|style] $|and|,|in|with|on|at|of	$1:pl	o
[childs]	children	o
[womans]	women	o
[mans] $|and|in|to|on	men	o
[peoples] with|who|in|at|from|to|on|and	people	o
[peoples] $	people	o
them|it|mower|crew|machine|machines|site|car|truck|table|display|tools [proper] $|and|before|after	properly	o
run|runs|ran|use|used|operate|drive|drove|lift|move|handle|load|guide <det>? <adj|verb>? <adj|noun>? <noun|pron> [safe] $|and	safely	o
italian|french|german|english|spanish|russian|polish|arabic|hindi|turkish|greek|dutch|japanese (|:|-|– [basis] $	basic	o
$|and|or [use to] the|early|late|long|hard|heavy|night|shift|working|busy|cold|hot|<verb.ger>	used to	o
[differents]	different	o
[elderlies]	older people	o
[engineer] team|teams|department|office	engineering	o
^ [actual] member|treasurer|president|secretary|owner|holder|employer|job|position	Current	o
[before|without|besides to <verb.base?>] $|and|or|in|at	$1 $3:gerund	o
[all the # hours|days|weeks|months|kilometres|km|miles]	every $3 $4	o?
+measure|+check|+weigh|+cut|+clean|+test|+inspect|+paint|+remove|+wash|+drill <np> [by] caliper|micrometer|ruler|gauge|hammer|saw|chainsaw|brush|mop|multimeter|thermometer|scanner|camera|forklift|crane|grinder|knife|microscope|drill|trowel|spirit_level|machine|spray_gun|pressure_washer|steam_cleaner|torque_wrench|calculator|tablet|computer	with a	o
speak|speaks|understand|know|and|, [a little of] <proper>	a little	o
in charge [to <verb.base>]	of $2:gerund	o
in charge of <verb.gerund> <np> and [of] <verb.gerund>		o?
good|bad|excellent|great|skilled|best at [<verb.base>] $|and|with|,|or	$1:gerund	o
responsible for|to [<verb.base?>] the|a|an|all|our|my	$1:gerund	o
[on my own expense|expenses|risk]	at $2 own $4	o
^|i [iv|ive] done|been|worked|had|got|made|run|seen|used|taken|driven|led|always|never|also	I've	o
since|when|as|that|if|and|where|but|because [=i] was|am|have|had|can|could|worked|started|joined|left|did|do	I	o
[womens' <noun|adj>]	women's $2	o
[childrens' <noun|adj>]	children's $2	o
[mens' <noun|adj>]	men's $2	o
the|our [shops|schools|hotels|clubs|farms|restaurants|hospitals|firms|banks|colleges|brands|towns|villages|kitchens|bakeries] own	$1:sg's	o
in|to|of|at|with the|our [customers|clients|guests|patients|pupils|students|residents|employees|drivers|owners|parents|tenants|members|visitors|workers|teachers] own <noun>	$1'	o
^ !kept|keep|keeping|made|make|making|left|leave|leaving|get|got|find|found|hold|held|paint|painted|is|was|look|looked|be|stay|stayed|have|has|had|seem|feel|felt <np> [immediate|quick|careful|correct|proper|polite|smooth|efficient|accurate|thorough|prompt|regular|gentle|honest|timely|rapid|punctual] $|and|to_the|in_the|at_all	$1ly	o
^ !kept|keep|made|make|left|leave|get|got|find|found|hold|held|is|was|be|have|has|had <np> [neat] $|and	neatly	o
[real careful|quick|neat|safe|gentle|slow] on|in|$|and|with|to_avoid	$2ly	o
a|the|to_a|with_a [smoothly] finish|surface|edge|operation|running|handover|transition|flow	smooth	o
[in a safely|professionally|efficiently|politely|carefully|properly|accurately|quickly|correctly manner|way]	$3	o
and|to [analysis] them|it	analyse	o
under [supervise|supervising] of	the supervision	o
fluent|basic|good|advanced|excellent|written|spoken reading|writing|listening and [speak]	speaking	o
~assist [to <verb.base>] <num|det|noun.pl>	in $2:gerund	o
^|i|we|who|also|and can|must|should|might [to] <verb.base>		o
which|that permits|allows|permitted|allowed [to <verb.base>] <num|det|noun.pl|noun.mass>	$2:gerund	o
[more small|high|low|fast|slow|cheap|old|new|strong|weak|hard|long|short|clean|clear|young|great|light|quick|near|deep|thick|smart|bright|tight] $|and|than|in|for|to|by	$2er	o
[more safe|late|large|wide|simple|close|fine|rare] $|and|than|in|for|to|by	$2r	o
[more easy]	easier	o
[more early]	earlier	o
[more heavy] $|and|than|in|for|to|by	heavier	o
[more better|faster|easier|cheaper|safer|higher|lower|quicker|smaller|bigger|earlier|later|stronger|cleaner|shorter|longer|larger]	$2	o
[most best|fastest|highest|lowest|biggest|largest|cheapest|easiest|busiest]	$2	o
in|by|for|of|with|from [explaining|calculating|presenting|teaching|supporting|protecting|describing|discussing|translating|reviewing|evaluating|negotiating|training|explaining|understanding|solving|investigating|examining|identifying|comparing|collecting|combining of] <det|noun.pl|noun.mass>	$1	o
by [change|replacement|use|introduction|reduction|improvement|purchase|sale|repair of] the|a|all|new|<noun.pl>	the $1 of	o
+help <np> [<verb.gerund>] the|a|an|all|their|our|his|her	$1:base	o
cooks|clerks|helpers|trainees|apprentices|workers|students|pupils|staff|nurses|drivers|interns|children|people|employees|colleagues|assistants|operators|members|volunteers|guards|waiters|bakers|learners|graduates|technicians|engineers|teachers|recruits|patients|customers|clients , #|<num>|some|many|most|all|both|one|several|none of [which]	whom	o
<noun|proper|num> , [what] takes|means|helps|makes|keeps|allows|saves|gives|brings|costs|leads|shows|ensures	which	o
open|opposed|committed|looking_forward to [move|relocate|emigrate]	$1:gerund	o
english|french|german|spanish|polish|russian|italian|arabic|ukrainian ( [middle] )	intermediate	o
^ [capacitate|capacitated|capacitating]	train~1	o
electrical|wiring|hydraulic|pneumatic|circuit|electric|electronic [scheme|schemes]	diagrams	o
filed|sorted|arranged|stored|listed|kept|file|sort|arrange|store <noun|noun.pl|verb.third>? [alphabetical|chronological|numerical|geographical] $|and	$1ly	o
~give|~offer|~provide|~get|~receive|~share|useful|good|some|more|with|for|of|and|legal|financial|medical|technical [advices]	advice	o
[evidences]	evidence	o
incoming|outgoing|daily|post|sort|sorted|and [mails]	mail	o
electrical|plumbing|painting|cleaning|repair|detail|office|administrative|paper|construction|building [works] in|at|for|on|with|and|$	work	o?
[childrens] from|with|between|in|at|to|and|,|on|for|aged|who|while|<verb>|<aux>	children	o
for|of|with|to|by|from|among|between|two|three|four|five|six|ten|# [mens] ,|and|in|at|from|with|to|who|on	men	o
[womens] ,|and|in|at|from|with|to|who|on	women	o
homeless|young|old|many|other|all|disabled|elderly|local|new|most|some|these|those|of|with|for|to|help|helped|poor|sick|of [peoples]	people	o
#|<num> [person] <verb|prep>|$|who	people	o
thousand|million|hundred [dollar|euro|pound|rupee|peso|naira|shilling|zloty|lira] $|in|per|a|of|for|with|by|from|and|to	$1s	o
communication|organisational|organizational|analytical|computer|interpersonal|leadership|language|writing|technical|problem-solving|management|negotiation|presentation|customer-service|driving|cooking|people|selling|sales|typing [skill] $|in|and|with|to|gained|acquired|of|,	skills	o
graduated|passed|finished with [honour] $|from|in|at|and	honours	o
graduated|passed|finished with [honor] $|from|in|at|and	honors	o
the|proper|daily|for [manage] of	management	o
the|proper|daily|for [develop] of	development	o
the|proper|daily|for [grow] of	growth	o
the|proper|daily|for [construct] of	construction	o
the|proper|daily|for [install] of	installation	o
the|proper|daily|for [recruit] of	recruitment	o
the|proper|daily|for [maintain] of	maintenance	o
the|proper|daily|for [produce] of	production	o
the|proper|daily|for [prepare] of	preparation	o
the|proper|daily|for [organise] of	organisation	o
the|proper|daily|for [organize] of	organization	o
the|proper|daily|for [implement] of	implementation	o
the|proper|daily|for [distribute] of	distribution	o
the|proper|daily|for [collect] of	collection	o
the|proper|daily|for [select] of	selection	o
the|proper|daily|for [protect] of	protection	o
the|proper|daily|for [inspect] of	inspection	o
the|proper|daily|for [create] of	creation	o
the|proper|daily|for [educate] of	education	o
the|proper|daily|for [operate] of	operation	o
the|proper|daily|for [coordinate] of	coordination	o
the|proper|daily|for [supervise] of	supervision	o
the|proper|daily|for [administer] of	administration	o
the|proper|daily|for [evaluate] of	evaluation	o
the|proper|daily|for [reduce] of	reduction	o
the|proper|daily|for [improve] of	improvement	o
the|proper|daily|for [deliver] of	delivery	o
the|proper|daily|for [assemble] of	assembly	o
the|proper|daily|for [analyse] of	analysis	o
the|proper|daily|for [analyze] of	analysis	o
the|proper|daily|for [apply] of	application	o
the|proper|daily|for [calibrate] of	calibration	o
the|proper|daily|for [modernise] of	modernisation	o
the|proper|daily|for [renovate] of	renovation	o
the|proper|daily|for [treat] of	treatment	o
the|proper|daily|for [adjust] of	adjustment	o
the|proper|daily|for [replace] of	replacement	o
the|proper|daily|for [remove] of	removal	o
the|proper|daily|for [store] of	storage	o
the|proper|daily|for [arrive] of	arrival	o
the|proper|daily|for [qualify] of	quality	o
the|proper|daily|for [safe] of	safety	o
the|proper|daily|for [secure] of	security	o
^|and|also|, [successful] completed|managed|delivered|launched|led|ran|finished|implemented|passed|closed|negotiated|organised|organized|trained|built|introduced|handled|developed	successfully	o
was|were|am|been [success] in	successful	o
^|a|an|and|,|very [extreme] reliable|careful|hardworking|hard-working|motivated|organised|organized|patient|friendly|flexible|punctual|dedicated|detailed|accurate|busy|fast|good|competitive|committed|precise|challenging	extremely	o
^|a|an|and|,|with [high] motivated|skilled|qualified|trained|experienced|organised|organized|professional|effective|efficient	highly	o
+work|+collaborate|+cooperate [close] with|together	closely	o
~rise|~drop|~fall|~grow|~increase|~decrease|~improve|~change [significant|dramatic|considerable|substantial|steady|rapid|sharp|slight|quick|constant]	$1ly	o
~keep|~leave|~make <np> [cleanly] $|and|,	clean	o
~make <np> [more? easily]	easier	o
[most young]	youngest	o
[most high]	highest	o
[most low]	lowest	o
[most big]	biggest	o
[most old]	oldest	o
~find|~use|~buy|with|by|of|for|choose [more cheap] <noun>	cheaper	o
+avoid|+suggest|+enjoy|~finish|+consider|+risk|+postpone [to <verb.base>]	$2:gerund	o
~decide|~agree|~offer|~refuse|~promise [<verb.gerund>] a|an|the|our|his|her|their|my|to	to $1:base	o
let|lets trainees|drivers|staff|students|pupils|people|them|customers|workers|children|guests|users|apprentices [to]		o
made|make|makes drivers|staff|students|pupils|people|them|trainees|customers|workers|children|guests|players|everyone|apprentices [to] <verb.base>		o
~contribute to [improve|increase|reduce|develop|build|maintain|achieve|make|create|raise|grow|promote|enhance|cut|solve|keep|ensure|strengthen|save|boost|expand|launch|organise|organize|protect|preserve|educate|teach|bring|give|provide] the|a|an|our|<noun.pl>	$1:gerund	o
look|looking|looks forward to [<verb.base>]	$1:gerund	o
dedicated|devoted|spent|committed <np> to [<verb.base>] <adj|det|noun>	$1:gerund	o?
succeeded|interested|experienced|success|experience|specialised|specialized|involved|interest in [to <verb.base>]	$2:gerund	o
of|from|without|by [to <verb.base>] <det|noun|adj|pron>	$2:gerund	o
by|after|before|without|while [use|finish|complete|start|<verb.base>] the|a|an|all|new|old|our|their|his|her|it|them|each|every|<noun.pl>	$1:gerund	o
<noun> [for] help|vaccinate|improve|reduce|increase|provide|ensure|maintain|create|support|teach|prevent|protect|avoid|make|solve|achieve|develop|promote|prepare|check|clean|repair|install|explain|evaluate|collect|deliver|sell|buy|serve|meet the|a|an|new|all|our|their|<noun.pl>|<adj>	to	o?
<noun> [for] use the|new|a|our	to	o?
~provide|~give|~offer|~receive [assist] to|with|for|in	assistance	o
was|were|is|are|be|been|being [pay|send|make|give|take|buy|sell|build|write|choose|bring|keep|teach|hold|show|spend|deliver|produce|receive|use|train|install|manage|organise|organize|prepare|serve|handle|check|repair|order|pack|assign|award|promote|finish|store|collect|record] within|by|in|on|at|to|from|with|every|$	$1:participle	o
<noun.pl|noun.mass> [prepare|produce|receive|make|send|order|deliver|provide|require|manufacture|supply|import|collect|request|donate] by|from the|a|my|our|abroad|<noun>	$1:participle	o
have|has [work|live|serve|teach|manage|train|help|cook|study|participate] in|as|at|with	$1:participle	o
am|very|is|highly|be|also [interesting] in	interested	o
^ [qualify] electrician|nurse|teacher|accountant|welder|mechanic|engineer|chef|plumber|carpenter|driver|technician	qualified	o
^ [skill] carpenter|electrician|nurse|welder|mechanic|engineer|chef|cook|driver|technician|worker|operator	skilled	o
^ [experience] <noun>? <noun> with #|over|more|<num>|years	experienced $2 $3	o
[detailed-oriented|detail-orientated]	detail-oriented	o
[self-motivate]	self-motivated	o
with|have|has|of|a [strongly] skills|background|knowledge|experience|interest|focus|team	strong	o
a|have|has|with [deeply] understanding|knowledge|interest|experience	deep	o
a|an [significantly] reduction|increase|improvement|growth|rise|drop|saving|change|decrease	significant	o
~prepare|~write|~keep|~give|~produce|~maintain|~provide [accurately] reports|records|data|information|accounts|figures|documents|invoices	accurate	o
a|the|our|their|and [medicine] team|staff|care|equipment|records|assistance|history|help|treatment	medical	o
a|the|and [safety] working|work environment|conditions|place	safe	o
in|and|the|of|for [economical] and|or|development|growth|situation|policy|analysis|matters|research|crisis|conditions	economic	o
an|the|in [industry] area|estate|machines|equipment|park|zone|kitchen|oven|robots|robot	industrial	o
^|and [~realise|~realize] a|an|weekly|monthly|daily|regular|annual <adj|noun>? <adj|noun>? study|studies|counts|count|checks|check|tests|test|surveys|survey|audits|audit|inspections|inspection|research|experiments|maintenance|repairs|visits|training|campaigns|campaign	carry~1 out	o
^|and [~animate] workshops|groups|events|sessions|activities|children|training|meetings|a_group|a_workshop|parties	lead~1	o
^|and [~effectuate] payments|transfers|purchases|changes|orders|reservations|bookings|repairs	make~1	o
^|and [~control] tickets|documents|invoices|identity|passports|deliveries|id|papers|luggage|margins	check~1	o?
[informatic|informatics] equipment|department|systems|skills|tools|support|security	IT	o
^ ~complete|~do|~finish a|my [stage|practice] of #|<num>	placement	o
^ [formation] in <noun|verb.gerund>	training	o
[borrowed] <np> to <noun.pl>	lent	o
^|and|, [~do] decisions|a_decision|phone_calls|calls|progress|suggestions|reservations|bookings|appointments|payments|offers|an_offer|plans|photocopies|copies|coffee|arrangements	make~1	o
^|and|, [~make] research|homework|business_with|business_in|sports|exercises|the_shopping|the_cleaning|an_internship|overtime|a_course|experiments|the_accounting|accounting|stocktaking|the_housework	do~1	o
^|and|also|who [was went|came|took|did|had|worked|started|began|got|ran|wrote]	$2	o
^|and [did helped|worked|made|managed|cleaned|checked|served|prepared|repaired|sold|trained|wrote|ran|took|led|built]	$2	o
[costed] less|more|#|over|under|about|only|twice	cost	o
^|and|, [leaded] a|an|the|#|<num>|teams|projects|our	led	o
customers|clients|they|guests|who|that|it|he|she|had|have|has|which had|have|has [broke|took|went|drove|wrote|spoke|chose|began|gave|did|saw|ate|fell|knew|grew|threw|wore|rode|stole|forgot|drew|flew|ran]	$1:participle	o
one|a [weeks|months|years|days] notice|training|experience|leave|pay|course|work|internship|placement	$1:sg's	o
[todays] specials|menu|news|tasks|orders|work|soup|lunch	today's	o
[associates] degree	associate's	o
[mens] shoes|clothing|clothes|wear|department|section|team|hair|fashion|football|suits|shirts	men's	o
[womens] clothing|clothes|wear|department|section|team|hair|fashion|football|shoes|shelter|health|rights|group	women's	o
by <verb.gerund> <np> and [to <verb.base>]	$2:gerund	o
by <verb.gerund> <np> , <verb.gerund> <np> and [<verb.past>] <noun|det|adj>	$1:gerund	o
by <verb.gerund> <np> , [<verb.past>] <np> and <verb.gerund>	$1:gerund	o
to <verb.base> <np> , <verb.base> <np> and [<verb.gerund>] <noun|det|adj>	$1:base	o
to <verb.base> <np> , [<verb.gerund>] <np> and <verb.base>	$1:base	o
[goed]	went	o
[feeled]	felt	o
[meeted]	met	o
[spended]	spent	o
[taked]	took	o
[telled]	told	o
[understanded]	understood	o
[begined]	began	o
[breaked]	broke	o
[cutted]	cut	o
[dealed]	dealt	o
[digged]	dug	o
[drawed]	drew	o
[feeded]	fed	o
[finded]	found	o
[knowed]	knew	o
[layed]	laid	o
[losed]	lost	o
[putted]	put	o
[rided]	rode	o
[seeked]	sought	o
[setted]	set	o
[splitted]	split	o
[throwed]	threw	o
[weared]	wore	o
[letted]	let	o
[quitted]	quit	o
[shooted]	shot	o
[sweeped]	swept	o
[swimmed]	swam	o
[becomed]	became	o
[overseed]	oversaw	o
[undertaked]	undertook	o
two|three|four|five|six|seven|eight|nine|ten|several [time] $|in|a|per|by|on|at|for|with|and|during	times	o
[using] by <num|det> <noun>	used	o
^ [actually] looking|working|employed|studying|living|seeking	currently	o
^ [awarded as] <adj|noun|proper>	named	o
^ [form|formed] #|<num>|new|young apprentices|trainees|interns|workers|students|colleagues|employees	train~1	o
^ [pretending] to	hoping	o
[accordingly] to	according	o
[slinged]	slung	o
can|could|may|might|must|should [reading|writing|speaking|working|starting|driving|cooking|using|doing|making|handling|operating|managing]	$1:base	o
english|french|german|polish|spanish|italian|russian ( [communicative] )	conversational	o
is|are|was|were still|now|also [use|produce|make|sell|need|require] in|by|at|for|$	$1:participle	o
callers|customers|clients|patients|guests|people|students|workers|children|drivers|visitors|parents|employees|colleagues|persons|families [which] had|have|were|are|was|has|can|could|need|needed|want|wanted|live|lived|work|worked|came|come	who	o
<noun.pl> [whose] have|had|are|were	who	o
responsible [to] the management|handling|cleaning|maintenance|organisation|organization|planning|supervision|preparation|control|safety|quality|stock|sales|accounts|budget|training|delivery	for	o
in order [<verb.gerund>]	to $1:base	o
in order [that] save|avoid|reduce|improve|increase|make|get	to	o
^|and|, [~do] improvements|an_effort|efforts|changes|a_list|lists|a_plan|a_presentation|a_suggestion|a_contract|contracts	make~1	o
^|and|, [~make] inventory of	take~1	o
^|and|, [~realise|~realize] installations|installation|deliveries|sales of?	carry~1 out	o
^|and|, [~elaborate] budgets|reports|plans|drawings|documents|menus|quotes|proposals|monthly|technical|weekly|annual|financial|the|a	prepare~1	o
^|and|, [~assume the charge of]	take~1 charge of	o
^|and|, [~assist to] meetings|courses|classes|conferences|training|workshops|seminars|lectures	attend~1	o
^|and|, [~follow a training|formation]	attend~1 training	o
in|of|and|, [electric] engineering|engineer	electrical	o
in|of|and [politic] science|sciences	political	o
degree|bachelor's|master's|bachelor|master|diploma|msc|bsc in|of [economy]	economics	o
degree|diploma|bachelor|master|bachelor's|master's in|of mechanical|civil|electrical|industrial|chemical|software|computer [engineer]	engineering	o
degree|diploma|bachelor|bachelor's in|of [nurse]	nursing	o
^ [certified of] completion|attendance|achievement	certificate of	o
able [of <verb.gerund>]	to $2:base	o
able|want|wants|wish|hope|need|ready|willing|plan|like|love to [<verb.gerund>]	$1:base	o
^|,|and|a [responsibility] and <adj>	responsible	o
^|,|and|a [punctuality] , <adj>	punctual	o
^|,|and|a [flexibility] and patient|friendly|honest|creative|motivated|reliable	flexible	o
^|,|and|a [ambition] and <adj>	ambitious	o
^|a|and|, [enthusiasm] teacher|worker|cook|nurse|trainer|person	enthusiastic	o
^|a|and|, [confidence] speaker|person|worker|user	confident	o
^|a|and|, [professionalism] chef|cook|driver|nurse|worker|cleaner	professional	o
^ [well organise]	well-organised	o
^ [well organize]	well-organized	o
[customer-focus] <noun>	customer-focused	o
[well-experience|well-experiences]	experienced	o
to be [employ]	employed	o
a [challenge] position|job|role|environment|career|post	challenging	o
allow|allows|enable|enables me|us|them [use|learn|grow|develop|apply|improve|work]	to $1	o
lets|let me|us|them [to] <verb.base>		o
want|wants|hope|wish|like|love|opportunity|chance to [growth]	grow	o
to [enhancement] my|our|the	enhance	o
to [development] my|our	develop	o
to [improvement] my|our	improve	o
in [charged] of	charge	o
the [correctly] functioning|running|operation|use|handling	correct	o
used to [worked|served|cleaned|made|sold|helped|managed|drove|taught|ran|cooked|did|took|carried|checked|repaired|prepared]	$1:base	o
tasked|charged|entrusted with [<verb.base>] a|an|the|all|new	$1:gerund	o
~prevent <np> [to <verb.base>]	from $2:gerund	o?
~encourage|~persuade|~ask|~remind|~advise|~convince|~motivate pupils|students|customers|clients|patients|staff|colleagues|them|people|guests|workers|children|parents|employees [reading|working|using|joining|taking|eating|learning|buying|renewing|practising|practicing|trying|speaking|saving|writing|exercising]	to $1:base	o?
+recommend [to <verb.base>] the|a|an|new|more	$2:gerund	o
~spend most|half|part|much of the|my day|time|shift|week [to <verb.base>]	$2:gerund	o
difficulty|difficulties|trouble [to <verb.base>]	in $2:gerund	o?
^|and|, love|like|enjoy [cook|read|travel|swim|dance|paint|play|learn|hike|sing|draw|write]	$1:gerund	o
interests|hobbies : <noun|verb.gerund> , [read|cook|swim|travel_to|paint|play|listen|watch|write|draw|sing|dance]	$1:gerund	o
~improve|~increase|~raise|~boost|the [efficient] of	efficiency	o
the [reliable] of	reliability	o
the [lost] of	loss	o
the [weigh] of	weight	o
the [high] and weight|width|length	height	o
~increase|~raise|~improve|~boost [productive] in|by|of	productivity	o
~increase|~raise|~improve|~boost [profitable] by	profitability	o
[strategical]	strategic	o
technical|medical|legal|financial|personal|give|gave|first [assistant] to|for|with $|farmers|clients|customers|patients|the|users	assistance	o
~work|~help|~care|with|for|of [patience] suffering|who|after|aged	patients	o
[bachelor degree]	bachelor's degree	o
[master degree]	master's degree	o
[evidenced based|informed]	evidence-$2	o
$|,|^|in [advance] excel|word|diploma|training|course|knowledge|level|english|certificate|java|python|accounting|tally	advanced	o
$|,|- [expire] in|on|january|february|march|april|may|june|july|august|september|october|november|december|#	expires	o
~has|~have|sound|good|basic|strong|deep|clear|full|some|working|thorough understanding|knowledge|grasp|awareness [off] <noun|adj|det>	of	o
<verb.past|verb.gerund|verb.base> noise|odour|odor|billing|delivery [complains]	complaints	o
, [sometime] #|<num>|more|also|even|with|alone	sometimes	o
how to work|drive|lift|move|operate|act [safety] $	safely	o
of|in|with|~lead|~manage|~supervise [# persons|people|members team|crew|group]	a $1-person $3	o
a|the|our|my [# persons|people|members team|crew|group]	$1-person $3	o
my|his|her|their|your|by|of|through [hardworking|hard-working] $	hard work	o
~keep|~maintain accurate|daily|good|proper|correct|clear|detailed|precise|up-to-date|complete [record] of	records	o
inquiries|enquiries|questions|queries|requests|feedback|orders|issues|comments|doubts|problems and|or|& [complains]	complaints	o
<noun|proper> , [include|includes] <np>	including	o
am|is|are|aged [# year] old $	$1 years	o
^ [+reduce|+increase|+cut|+improve|+raise|+lower|+grow|+boost in|with|by #% the|our|its <adj|noun>? <noun> of <adj|noun>? <noun>] $|in|on|by|through|and|from|with|after|within|over|during|(	$1 $4 $5 $6 $7 $8 $9 by $3	o
^ [temperatures|stocks|vegetables|meats|cars|trucks|tyres|boilers|kitchens|hotels|offices|factories|warehouses|machines|prices|credits|recipes|websites|databases|vehicles|wages|furnitures] record|records|control|checks|list|lists|maintenance|repair|repairs|cleaning|cleaner|cleaners|worker|workers|manager|assistant|operator|operators|inspection|inspections|management|preparation|log|logs|technician|production|development|installation|logbook|chart|charts	$1:sg	o
^ [redaction of] the? report|reports|research|documents|articles|minutes|proposals|contracts|emails|letters	writing of	o?
fast|quick|good|accurate|excellent [typer]	typist	o
<noun> , [included] <np> $$	including	o
`,
  "wordy": String.raw`
[in order to] <verb.base|adv>	to	0
[so as to]	to	0
[for the purpose of]	for	0
[due|owing to the fact that]	because	0
[in the event that]	if	0
[with|in regard|regards to]	about	0
[prior to]	before	0
[subsequent to]	after	0
[in close proximity to]	near	0
[on|in a? daily|weekly|monthly|quarterly|yearly basis]	$3	0
[~utilise|~utilize]	use~1	0
[every one hour|day|week|month|year|minute]	every $3	0
[plus minus #]	±$3	0
[has got]	has	0
[have got] a|an|no|#	have	0
[closely together] with	closely	0
[~collaborate|~cooperate together]	$1	0
[~return|~revert|~refund back] the|a|lost|to|all|#	$1	0
[~repeat|~redo again]	$1	0
[various different]	various	0
[different various]	various	0
[each and every]	every	0
[and etc]	$2	0
[from the hands of]	from	0
[past experience]	experience	0
[end result]	result	0
[in collaboration with]	with	0
^ [successfully|effectively|efficiently|proactively|diligently <verb.past|verb.base|verb.third|verb.participle>]	$2	1
and|to|,|i [successfully] <verb.past|verb.base>		1
[~give|~provide|~offer support|assistance to] <det|noun|proper|num|adj>	support~1	0
[~give|~provide training to] <det|noun|proper|num|adj>	train~1	0
[~make use of]	use~1	0
[a total of] #|<num>		2
^ [basically|honestly|literally <verb>]	$2	0
[~offer|~give|~provide advice|advices to] the|our|all|<noun.pl>	advise~1	0
^ [having # years of? experience] $|in_<nps>_$|as_<nps>_$|of_<nps>_$|in_<adj>_and_<nps>_$	$2 $3 of experience	0
[out of which] #|<num>	of which	0
[in|with a|an professional|safe|careful|polite|patient|efficient|effective|accurate|prompt|clear|correct|courteous|proper|respectful manner|way|fashion]	$3ly	0
[in|with a|an timely manner|way|fashion]	on time	0
my|our|his|her|their [very own]	own	0
[all of] the|our|my|their <noun.pl|noun.mass|adj>	all	0
^ [actually|really|truly|obviously|simply <verb.past|verb.base>]	$2	0
[really|truly|genuinely|actually] rough|busy|difficult|hard|fluent|good|tight|heavy|big|large|small|old|steep|cold|hot|long|short|tough|useful|helpful		0?
[and also] <verb|noun|adj>	and	0
[at that|this very moment in time]	at that moment	0
[on a regular basis]	regularly	0
[in|with a|an sensitive|tactful|thoughtful|caring|helpful|skilful|punctual|systematic|methodical|competent|confidential|consistent|cheerful|discreet|productive|creative|positive|constructive manner|way|fashion]	$3ly	0
[by|for the reason of]	because of	0
by [basically|actually|literally] <verb.gerund>		0
and [actually|basically|literally] <adj|adv|verb.past>		0
[and so on] $		0?
[in order to be able to] <verb.base|adv>	to	0
[in accordance with the requirements of]	to	0
[and also too]	and	0
[~return back]	return~1	0
[~repeat again]	repeat~1	0
^ [through|from this experience , <verb.past>]	$5	0
^ [have the ability to] <verb.base>	can	0
[to be able to] obtain|get|secure|find	to	0
[with a keen eye for detail and] #|<num>	with	0
^ [was in a position to <verb.base>]	$6:past	0
[at intervals of] every #|<num>		0
^ [reading|writing|playing|watching|cooking|collecting of] <noun>	$1	0
<num|adj>? years|months [of experience in the field of]	of experience in	0
[in|within|over a span|period of] #|<num>	$1	0
[straight away|right_away immediately]	straight away	0
[can|could be able to]	$1	0
<noun.sg> and ~send|~submit|~file|~forward|~give|~report|~record [the same] $|to|in|by|on	it	0
[made|make the|a decision to <verb.base>]	decided to $5	0
^|and [~conduct|~make|~perform|~carry_out an? analysis of]	analyse~1	0
^|and [~make improvements|improvement to|on|of|in] the|our|a	improve~1	0
^|and [~give assistance|help to] <noun|det|adj>	assist~1	0
^|and [was able to <verb.base>]	$4:past	0
^|and [successfully managed to <verb.base>]	$4:past	0
[during the period from] #	from	0
~train|~teach|~advise|~inform|~instruct <nps> [with regard|respect to]	on	0
[by means of]	through	0
[in the city of] <proper>	in	0
[track record of success] in	track record	0
^|and|, [~make meetings|meeting with]	meet~1 with	0
^|and|, [~make|~do corrections|correction of]	correct~1	0
^|and|, [~conduct|~make|~do interviews with]	interview~1	0
`,
};

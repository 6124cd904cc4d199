/** Generated from ../data/articles.tsv: npm run lint-tables. */
export const packed = {
  name: "articles",
  category: "grammar" as const,
  title: "Articles in set phrases",
  why: "“In polite manner” and “at end of the shift” lack the small word that English wants.",
  priority: 46,
  messages: [
    "It is usual to write “{new}”.",
  ],
  rows: String.raw`
in [polite|professional|timely|friendly|safe|orderly|calm|efficient|courteous|respectful|similar|clear|prompt|fast-paced|busy|fast|challenging|dynamic|clean|healthy|stressful|multicultural|supportive|positive|accurate|organised|organized|clear|careful|cost-effective|structured manner|way|environment|atmosphere|fashion|setting|kitchen|restaurant|cafe|shop|store|office|clinic|ward|warehouse|salon|hotel|team]	a $1 $2	0
on [regular|weekly|daily|monthly|temporary|permanent|part-time|full-time|rotating|day-to-day basis]	a $1 $2	0
in|during [morning|mornings|afternoon|afternoons|evening|evenings] $|and|with|for|to|by|at	the $1	0
at|by|before|until|till|from|after|towards|in [beginning|start|end|middle of] !year|play|day|term|season|life|line	the $1 $2	0
for [first time] $|in|at|by|since	the $1 $2	0
in|of|on|across|throughout|for|through|over [whole|entire <noun.sg>]	the $1 $2	0
in|of|from|across|within [<proper> area|region]	the $1 $2	0
with|at|to|~maintain|~achieve|~ensure|~provide|~need|~require|~demand [high|higher|good|great|excellent|strong|low|consistent level|standard|degree|quality|rate of]	a $1 $2 $3	0
with|on|for|of|in|to|had|has|have|~handle|~manage|~sell|~offer|~use [wide|large|broad|huge|great|vast range|variety|number|amount|array of]	a $1 $2 $3	0
~win|~achieve|~receive|~have|~get|~earn|~reach|~hold|with [highest|lowest|largest|biggest|fastest <noun>]	the $1 $2	0
~work|~be|~play|~live|used|part [in|of team] $|and|with|environment|of|to	$1 a $2	0
~serve|~act|~work|~play|~be [as member|part of] the|a|an|#|our|their	as a $2 $3	0
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
as [only] <noun>	the only	0
to|in|from|of|or <proper> or|and [netherlands|philippines]	the $1	0
[with help|assistance|support|permission of] <det>	with the $2 of	0
from|in|into|to [the] academia|society|nature|agriculture|tourism|commerce		0
and|, [little] english|french|german|spanish|arabic|italian|polish|russian|hindi|urdu|mandarin|japanese $	a little	0
+act|+serve [as link|bridge|backup|interface|point|role_model|contact|deputy|substitute|mediator|intermediary]	as a $2	0
~choose|~find|~pick|~select|~get|~order|~give|~use|~take|~receive|~apply [right|correct] <noun.sg>	the $1	0
to|of|with|by|from|as [head|chief] of	the $1	0
in|into|to|from [system] $|and|,|or|for	the system	0
~have|~get|~had [opportunity|chance|privilege|honour|honor] to	the $1	0
~play [key|important|major|leading|vital|active|central|significant|big|large|crucial role|part] in	a $1 $2	0
~achieve|~see|~reach|~record|~produce|~bring|~report|~deliver|with [increase|decrease|reduction|growth|rise|drop|saving|improvement] of #|#%	a $1	0
~serve|~handle|~process|~deliver|~answer|~sell|~achieve|~reach|~make|~pack|~keep|with|by|to|at|for [average of] #|#%|<num>	an average of	0
<verb|prep> [variety|range|couple|number|series|lot|wide_range|wide_variety|large_number|great_deal|handful] of	a $1	0
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
at|from|by|for|with|to [=Ministry] of <proper>	the Ministry	0
at|from|by|for|with|to [=Institute] of <proper>	the Institute	0
at|from|by|for|with|to [=Department] of <proper>	the Department	0
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
on|in|at|of|for|from|by|is|was|became|become|as [best|largest|biggest|longest|highest|lowest|fastest|oldest|youngest|busiest|smallest|newest|shortest|cheapest|leading|strongest] <noun.sg>	the $1	0
is|was|became|be|as [only|sole] <noun>	the $1	0
~sell|~win|~have|~get|~make|~score|~close [most] <noun.pl> in|of|at	the most	0
~run|~take|~cover|~start|~work|~prepare|for|to|of|at|before [next] shift|order|delivery|lesson|job|event|season|phase|stage|step $|and|,|of|with|in	the next	0
[the] climate|healthy|global|public|mental|social|online|customer change|eating|warming|health|media|marketing|service|transport $|to|for|in|at|and|among|with		0?
~advise|~help|~support|~teach|~assist|~serve|~train|~visit|care_for|cared_for [the] small|elderly|disabled|homeless|private businesses|firms|companies|people|adults|clients|customers $|on|in|with|at|about|to|and|from|by		0?
~improve|~increase|~support|~promote|~develop|~strengthen [the] communication|cooperation|collaboration|teamwork|awareness|motivation between|among|with|in|at		0?
~sell|~offer|~buy [the] insurance|software|furniture|clothing|food|coffee|equipment|jewellery|jewelry to|for|in|online|by|at		0?
during|at|after|before|for [the] lunch|dinner|breakfast $|and|or|,|in|at		0?
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
in|since|until|from [the] 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $|and|to|as|with|by|i|for		0
from|since|in|until [the] january|february|march|april|may|june|july|august|september|october|november|december to|#|$|until		0
~finish|~complete|~attend|~leave|~graduate [the] high|secondary|primary school $|with|in|at|and		0
by [the] train|bus|car|plane|bike|bicycle|boat|ship|phone|email|e-mail|post|mail|hand $|and|to|from|or|for		0
<verb.past|verb.base> [same] <noun.pl> for|in|at|with|every	the same	0
was|became|am|is [first|second|youngest|oldest] woman|man|person|employee|student|member|nurse|driver to|in|from|who	the $1	0
in|of|from|to|for [hotel|food|automotive|construction|textile|fashion|music|film|oil|mining|tourism|hospitality|banking|travel|energy|insurance|retail industry|sector|business]	the $1 $2	0?
`,
};

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
`,
};

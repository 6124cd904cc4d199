/** Generated from ../data/sound-words.tsv: npm run lint-tables. */
export const packed = {
  name: "sound-words",
  category: "spelling" as const,
  title: "Small words that are easily confused",
  why: "“There” and “their”, “then” and “than” sound alike and mean different things.",
  priority: 55,
  messages: [
    "“{new}” is meant here, not “{old}”.",
  ],
  rows: String.raw`
[their] was|were|is|are|has_been|have_been	there	0
[who 's] <noun.pl|noun.sg> $|got|were|are|in|at|for|with|and	whose	0
more|less|rather|better|greater|higher|fewer|lower|other|larger|faster|bigger|smaller|longer|later [then]	than	0
could|would|should|must|might [of] <verb.participle|verb.past>	have	0
said|are|and [your] welcome	you're	0
[form] #|the_start|the_beginning|scratch|home|monday|tuesday|wednesday|thursday|friday|january|february|march|april|june|july|august|september|october|november|december|all_over|start_to	from	0
~come|~receive|~order|~buy|~move|stock|~range|~grow|~transfer|~import|~borrow|~differ|~arrive|~benefit|~learn|~travel|orders|calls|data|feedback|information|customers|patients|materials|goods|apart|away|far [form] <det|noun|proper|pron|adj>	from	0
part|full|most|because|instead|some|most|many|each|all|range|number|variety|ahead|charge|care|aware|capable|member|members|team [off] the|our|my|their|#|his|her|its|people|staff|customers	of	0
off [of]		0
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
[personal] department|officer|file|files|manager|records	personnel	0
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
and|or|but [sometime]	sometimes	0
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
loading|unloading|handling|packing|checking|maintenance|delivery|running|opening|closing [off] <noun|det>	of	0
!set|sets|setting|start|started|starting out [off] the|our|my|their|a	of	0
!a|the|feed|water|drinking|cattle|pig|feeding|drip|concrete|cable [trough] <noun|adj|proper|verb.gerund>	through	0
less|more|fewer|better * *? [then] any_other|expected|planned|average|usual|the_rest	than	0
have|has|had|take|takes|took|get|gets|got [they] <noun?> $|and|on|in|at|for	their	0
^|i|we|you|they|and [no] i|how|that|what|where|about|this	know	0
now|because|since|as [there] all|both at|in|using|on|very|happy|ready|open	they're	0
`,
};

/** Generated from ../data/word-forms.tsv: npm run lint-tables. */
export const packed = {
  name: "word-forms",
  category: "grammar" as const,
  title: "The right form of the word",
  why: "A wrong form, such as “equipments” or “teached”, is noticed at once.",
  priority: 54,
  messages: [
    "“equipment” has no plural.",
    "“software” has no plural.",
    "“information” has no plural.",
    "“advice” has no plural.",
    "“furniture” has no plural.",
    "“feedback” has no plural.",
    "“knowledge” has no plural.",
    "“stationery” has no plural.",
    "“luggage” has no plural.",
    "“machinery” has no plural.",
    "“homework” has no plural.",
    "“documentation” has no plural.",
    "“hardware” has no plural.",
    "“traffic” has no plural.",
    "“cutlery” has no plural.",
    "“legislation” has no plural.",
    "“paperwork” has no plural.",
    "“baggage” has no plural.",
    "“manpower” has no plural.",
    "“scenery” has no plural.",
    "“jewellery” has no plural.",
    "“wastage” has no plural.",
    "“guidance” has no plural.",
    "“staff” has no plural.",
    "The usual form is “{new}”.",
    "After a number it is “{new}”.",
    "“Who” is for people.",
    "“Per” takes one: “{new}”.",
    "“Never” says “not” already.",
    "One teaches others.",
    "“Percent” has no plural.",
  ],
  rows: String.raw`
[equipments]	equipment	0
[softwares]	software	1
[informations]	information	2
[advices]	advice	3
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
customer|customers|guest|guests|handled|handling|resolved|of|all|no|any|zero|many [complains]	complaints	o
weight|hair|blood|memory|hearing|data|heat [lost] $|and|or|in	loss	o
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
customers|clients|people|staff|students|patients|guests|children|employees|candidates|visitors|residents|drivers [which] <verb|aux>	who	o
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
[by my own]	on my own	o
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
[since] <num> years|year|months|weeks $|in|at|as|with|of|,	for	o
in [absence|presence|process|middle|event|field|area] of	the $1	o
with [strong|good|keen|great] sense of	a $1	o
from # thousand [for] #	to	o
: [intermediary] $	intermediate	o
[good] organized|organised|trained|documented|educated|structured	well	o
[logistic] coordinator|coordinators|assistant|company|companies|department|services|specialist|operator	logistics	o
[in last|next] year|month|week $|,|and	$2	o
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
per [hours|days|weeks|months|years|shifts]	$1:sg	r
# [childrens]	children	o
who|have|has|had|having [past] it|his|her|the|their|all|my|a	passed	o
[not] never		s
[~learn] the|two|three|four|five|six|new|my|our|young <noun|adj> how	teach~1	t
[percents]	percent	u
`,
};

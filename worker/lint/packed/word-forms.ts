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
  ],
  rows: String.raw`
equipments	[equipments]	equipment	0
softwares	[softwares]	software	1
informations	[informations]	information	2
advices	[advices]	advice	3
furnitures	[furnitures]	furniture	4
feedbacks	[feedbacks]	feedback	5
knowledges	[knowledges]	knowledge	6
stationaries	[stationaries]	stationery	7
stationeries	[stationeries]	stationery	7
luggages	[luggages]	luggage	8
machineries	[machineries]	machinery	9
homeworks	[homeworks]	homework	a
documentations	[documentations]	documentation	b
hardwares	[hardwares]	hardware	c
traffics	[traffics]	traffic	d
cutleries	[cutleries]	cutlery	e
legislations	[legislations]	legislation	f
paperworks	[paperworks]	paperwork	g
baggages	[baggages]	baggage	h
manpowers	[manpowers]	manpower	i
sceneries	[sceneries]	scenery	j
jewelleries	[jewelleries]	jewellery	k
wastages	[wastages]	wastage	l
guidances	[guidances]	guidance	m
staffs	[staffs] !at|in|the|a	staff	n
staffs-2	[staffs] $|and|to|in|of|on|for|with|at	staff	o
trainings	[trainings]	training	o
trainings-2	# batches|sessions|rounds|days|hours of <adj|noun>? [trainings]	training	o
peoples	#|many|few|several|of|the|young|old|employed|other [peoples]	people	o
persons	#|of|with|for [persons] $|and|in|at|to|per|from|on|daily	people	o
researches	market|financial|field|academic|scientific|internet|extensive|conducted|did|carried_out [researches]	research	o
logistic	[logistic] of|for|and|operations|activities|department|tasks|services|manager	logistics	o
premise	[premise] $|,|every|daily|at|and|for|by|hourly	premises	o
complain	a|one|any|no|single|each|every|without_a|customer|guest [complain] $|and|in|from|by|about|per	complaint	o
complains	customer|customers|guest|guests|handled|handling|resolved|of|all|no|any|zero|many [complains]	complaints	o
lost	weight|hair|blood|memory|hearing|data|heat [lost] $|and|or|in	loss	o
safe	~load|~drive|~work|~handle|~lift|~use|~store|~move|~stack <det|pron|noun|adj> <noun|pron>? [safe] $|and	safely	o
efficient-effective-quick-independent-pr	+work|+perform|+communicate|+function|+operate|+run|+respond|+cooperate [efficient|effective|quick|independent|professional|proper|careful|accurate|successful|smooth|regular] $|with|and|in|under|to|at|on	$1ly	o
succesful-successful	[succesful|successful] ~manage|~complete|~lead|~run|~deliver|~launch|~implement the|a|all|#	successfully	o
no-any	[no any]	no	o
had-not-any	[had not any]	had no	o
have-not-any	[have not any]	have no	o
brung	[brung]	brought	o
teached	[teached]	taught	o
catched	[catched]	caught	o
buyed	[buyed]	bought	o
thinked	[thinked]	thought	o
runned	[runned]	ran	o
sended	[sended]	sent	o
builded	[builded]	built	o
bringed	[bringed]	brought	o
drived	[drived]	drove	o
writed	[writed]	wrote	o
maked	[maked]	made	o
keeped	[keeped]	kept	o
selled	[selled]	sold	o
payed	[payed]	paid	o
growed	[growed]	grew	o
overseed-overseeed	[overseed|overseeed]	oversaw	o
gived	[gived]	gave	o
speaked	[speaked]	spoke	o
choosed	[choosed]	chose	o
winned	[winned]	won	o
holded	[holded]	held	o
learnt-learned	[learnt|learned] them|him|her|staff|people to	taught	o
thesises	[thesises]	theses	o
criterias	[criterias]	criteria	o
phenomenons	[phenomenons]	phenomena	o
analysises	[analysises]	analyses	o
opportuned	[opportuned] to	able	o
preponed	[preponed]	brought forward	o
was-work	[was work] as|in|at|for|with|on	worked	o
what	<noun|num> , [what] ~reduce|~increase|~improve|~save|~help|~lead|~allow|~bring|~cut|~raise|made	which	o
who	#|two|three|all|many|some|most|both|none of [who]	whom	o
which	soldiers|staff|students|people|customers|clients|children|employees|trainees|nurses|engineers|volunteers|patients|pupils|members|candidates|apprentices|colleagues|agents|interns , many|some|most|all|#|several|both of [which]	whom	o
which-2	customers|clients|people|staff|students|patients|guests|children|employees|candidates|visitors|residents|drivers [which] <verb|aux>	who	o
was	#|two|three|many|most|some|all|both|half of them [was]	were	o
is	#|two|three|many|most|some|all|both|half of them [is]	are	o
all-time	at [all time] $|in|on|and|to	all times	o
users-experience	[users experience]	user experience	o
users-interviews	[users interviews]	user interviews	o
users-stories	[users stories]	user stories	o
rooms	[rooms] upgrade|service|booking|bookings|upgrades|rates	room	o
weddings	[weddings] party|parties|guests|cakes|cake|events|planner	wedding	o
products	[products] manager|knowledge	product	o
projects	[projects] manager|managers|management|planning	project	o
costs	[costs] reduction|control|savings	cost	o
customers	[customers] service|satisfaction	customer	o
guests-vip	[guests vip]	VIP guests	o
clients-vip	[clients vip]	VIP clients	o
relation	~have|~maintain|~keep|~build|~develop|very|of|with good|strong|excellent|close|cordial|great [relation] with	relations	o
fast-solve-solving	[fast solve|solving] of	fast solution	o
solve	[solve] of	solving	o
degree	# [degree] c|celsius|f	degrees	o
more-better	[more better]	better	o
more-higher	[more higher]	higher	o
more-faster	[more faster]	faster	o
more-easier	[more easier]	easier	o
most-best	[most best]	best	o
most-fastest	[most fastest]	fastest	o
more-cheaper	[more cheaper]	cheaper	o
the-most	[the most] highest|lowest|best|largest|fastest	the	o
less	[less] customers|complaints|errors|mistakes|people|staff_members|clients|calls|accidents|defects|returns|hours|days|faults	fewer	o
amount-of	[amount of] people|customers|clients|staff|calls|orders|students|patients|employees	number of	o
much	[much] customers|clients|people|projects|orders|calls	many	o
many	[many] work|information|equipment|knowledge $	much	o
days-weeks-months-years-hours	every [days|weeks|months|years|hours]	$1:sg	o
days-weeks-months-years-hours-2	each [days|weeks|months|years|hours]	$1:sg	o
send	signed|packed|checked|raised|written|prepared|sorted|cleaned|labelled|labeled|printed|stamped and [send] to	sent	o
analyse	[analyse] of	analysis	o
the-both	[the both]	both	o
different-other	[different other]	other	o
other-different	[other different]	other	o
in-the	[in the] 2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $	in	o
till-date	[till date]	to date	o
irregardless	[irregardless]	regardless	o
by-my-own	[by my own]	on my own	o
setup	[setup] the|a|an|new|all|up|vlans|our|and_configured|servers|systems|accounts|stalls|displays|equipment|#	set up	o
setup-2	i|we|to|also|then [setup] <noun|det|adj|num>	set up	o
set-up	[set-up] the|a|an|new|all|our	set up	o
backup	[backup] the|all|our	back up	o
login-logon	to [login|logon] to|into|and	log in	o
pickup	[pickup] the|orders|parcels|goods|stock|clients|customers	pick up	o
followup	[followup] the|leads|clients|orders|on	follow up	o
cleanup	[cleanup] the|after	clean up	o
workout	[workout] the	work out	o
independent-efficient-effective-quick-pr	~work|~perform|~communicate|~operate|~respond [independent|efficient|effective|quick|professional|accurate|careful] $|with|and|in|under|to|at|on	$1ly	o
efficient-effective-quick-accurate-profe	<adv> and [efficient|effective|quick|accurate|professional|careful|safe|independent] $	$1ly	o
use-of	in [use of] <proper>	the use of	o
the	~give|~provide|~receive|~learn [the] first aid $|to|and|in		o
on-the	average [on the] month|week|day|year	per	o
highest-lowest-fastest-largest	~achieve|~reach [highest|lowest|fastest|largest] <noun?>	the $1	o
how-correctly-to	[how correctly to]	how to correctly	o
by	[by] small|minor repairs|works|jobs|tasks	with	o
realize-realise	[~realize|~realise] the|a|an|#|several|many|some|all|in-depth|user|users interviews|interview|tests|test|studies|study|audits|audit|inventory|inventories|maintenance|analysis|analyses|surveys|inspections|experiments|research|workshops|negotiation|negotiations	conduct~1	o?
realize-realise-2	[~realize|~realise] interviews|tests|studies|audits|inventories|maintenance|surveys|inspections|experiments|research|workshops	conduct~1	o?
actuate	[~actuate] in|as	work~1	o?
actual	[actual] topics|topic|trends|events|issues|news|status|situation|job|position|role|employer	current	o?
redaction	[redaction] of the? report|reports|research|documents|articles|minutes|proposals|contracts|emails	writing	o?
animation	[animation] of the? co-design|workshop|workshops|meetings|training|groups|teams|seminars	facilitation	o?
formation	[formation] of new? staff|employees|teachers|colleagues|workers|operators|users|clients|personnel	training	o?
less-2	with [less] supervision	minimal	o?
for	suited [for] <pron|noun|det>	to	o?
since	[since] <num> years|year|months|weeks $|in|at|as|with|of|,	for	o
absence-presence-process-middle-event-fi	in [absence|presence|process|middle|event|field|area] of	the $1	o
strong-good-keen-great	with [strong|good|keen|great] sense of	a $1	o
for-2	from # thousand [for] #	to	o
intermediary	: [intermediary] $	intermediate	o
good	[good] organized|organised|trained|documented|educated|structured	well	o
logistic-2	[logistic] coordinator|coordinators|assistant|company|companies|department|services|specialist|operator	logistics	o
in-last-next	[in last|next] year|month|week $|,|and	$2	o
in-to-from-across-throughout-within-of-f	[in|to|from|across|throughout|within|of|for uk|usa|uae|eu|netherlands|philippines] $|and|since|by|with	$1 the $2	o
to	+discuss [to] <noun|det>	with	o
search	^ [search] a|an|new opportunity|position|job|role	seek	o
average	,|and|with|at|for [average] of <num>	an average	o
record-log	~keep|~maintain [record|log] of	a $1	o
engineer-doctor-teacher-manager-chef-nur	~help|~assist [engineer|doctor|teacher|manager|chef|nurse|technician|supervisor|accountant|surgeon|pharmacist|dentist] to|with|in|on|during	the $1	o
on	<num> weeks|months|days [on] <num> weeks|months|days off	on,	o
sheeps	[sheeps]	sheep	o
aircrafts	[aircrafts]	aircraft	o
been	by|for|with|after|despite [been] <adj|verb>	being	o
order-for	[+order for] new|more|extra|all	$1	o
millions-thousands-hundreds-billions	# [millions|thousands|hundreds|billions] !of	$1:sg	p
kind-type-sort-of	all|various [kind|type|sort of]	$1:pl of	o
what-2	<noun> , [what] <verb.past>	which	o
director	board of [director]	directors	o
who-2	app|apps|application|applications|system|systems|website|websites|tool|tools|machine|machines|motor|engine|device|devices|program|programme|project|projects|product|products|model|platform|script|robot|process|report|reports [who] <verb.past|verb.third|verb.base|aux>	that	q
use-make-run-operate-create-build-write-	how [use|make|run|operate|create|build|write|get|fix|handle|manage|solve|clean|cook|install|read|deal|drive|prepare|serve|improve|repair] the|a|an|it|them|with	to $1	o
technic	[technic] $|and|for|of|to	technique	o
hours-days-weeks-months-years-shifts	per [hours|days|weeks|months|years|shifts]	$1:sg	r
childrens	# [childrens]	children	o
past	who|have|has|had|having [past] it|his|her|the|their|all|my|a	passed	o
`,
};

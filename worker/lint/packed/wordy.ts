/** Generated from ../data/wordy.tsv: npm run lint-tables. */
export const packed = {
  name: "wordy",
  category: "style" as const,
  title: "Say it in fewer words",
  why: "Each word that says nothing hides one that does.",
  priority: 58,
  messages: [
    "Fewer words say the same: “{new}”.",
    "Cut “{old}”: that it is listed says so.",
    "The number alone says it.",
  ],
  rows: String.raw`
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
[have got] a|an|the|no|#	have	0
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
^ [having # years of? experience]	$2 $3 of experience	0
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
and ~send|~submit|~file|~forward|~give|~report|~record [the same] $|to|in|by|on	it	0
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
`,
};

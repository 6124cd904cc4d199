/** Generated from ../data/usage.tsv: npm run lint-tables. */
export const packed = {
  name: "usage",
  category: "grammar" as const,
  title: "The usual form of words",
  why: "A word or preposition carried over from another language makes a reader stop.",
  priority: 56,
  messages: [
    "It is usual to write “{new}”.",
  ],
  rows: String.raw`
[+participate|~partake] the|a|an|all|our|<noun.pl>	$1 in	0
[+explain] <det|adj>? <adj|noun>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers how|what|why|where|when|that	$1 to	0
+explain <det>? <adj|noun>? <noun>? <noun>? [for] the|all|our|<noun>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers	to	0
[+teach to] <det|adj|num>? <adj>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers <noun|adj|verb|conj|prep|det>	$1	0
+train <det|num>? <adj>? students|trainees|apprentices|staff|workers|colleagues|interns|juniors|pupils|children|kids|customers|clients|guests|patients|residents|visitors|operators|technicians|nurses|drivers|cooks|bakers|cashiers|volunteers|members|users|employees|recruits|starters|people|parents|players|passengers|cleaners|waiters|farmers|learners|beginners|newcomers [how] to <verb.base>		0
[~learn] <det|num|adj>? <adj>? students|student|trainees|trainee|apprentices|apprentice|interns|intern|juniors|pupils|children|kids|workers|colleagues|helpers|cooks|bakers|nurses|drivers|cashiers|volunteers|recruits|beginners|newcomers|assistants|labourers|operators|technicians from|at|in|for|to|how|on|about|with|$	teach~1	0
[~discuss] with <det>? <adj|noun>? <noun|pron> about	talk~1	0
[~search] a|an|new|suitable|full-time|part-time job|jobs|position|post|employment	$1 for	0
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
[~suffer|~benefit|~differ|~graduate|~derive of|by|with] the|a|an|our	$1 from	0
[~take care about|for|to|on] <det|noun|pron>	$1 $2 of	0
[take care , that]	ensure that	0
[in] the end of each|every|the|a	at	0
[on|in] the beginning|end|start of each|every shift|day|week|month|year|season|term|lesson|meeting|job|visit|session	at	0
~deliver|~submit|~complete|~finish|~send|~close|~issue|~file <det>? <adj|noun>? <noun>? <noun>? [until|till] the end of each|every|the month|week|day|quarter|shift|year	by	0
~deliver|~submit|~complete|~finish|~send|~close|~issue|~file <det>? <adj|noun>? <noun>? <noun>? [until|till] monday|tuesday|wednesday|thursday|friday|noon|midday	by	0
[since|from past|last] #|<num> years|months|weeks	for the $2	0
[since the past|last] #|<num>|few|several years|months|weeks	for the $3	0
[by foot]	on foot	0
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
[less] than #|<num> <adj>? late|customer? complaints|errors|mistakes|accidents|defects|deliveries|orders|calls|people|staff|faults|customers|clients|incidents|absences|returns|breakdowns|tickets	fewer	0
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
`,
};

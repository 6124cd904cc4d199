/** Generated from ../data/split-words.tsv: npm run lint-tables. */
export const packed = {
  name: "split-words",
  category: "spelling" as const,
  title: "Words joined or parted wrongly",
  why: "“Alot” and “over saw” are spelling mistakes, though each part is a word.",
  priority: 55,
  messages: [
    "It is written “{new}”.",
  ],
  rows: String.raw`
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
[short list|lists|listed|listing]	short$2	0
[under stand|standing|stood]	under$2	0
[under took|take|taken|taking]	under$2	0
[with in] #|the|a|an|two|three|four|five|six|seven|eight|nine|ten|budget|deadline|deadlines|target|time|one|our|their	within	0
[with out]	without	0
+turn|+put|+move|+load|+pack|+enter|+feed|+fit|+bring|+take|+import|+break|+cut|+sort|+divide|+integrate|+translate|+convert|waste|data|stock|mail|goods|it|them|post|water|money [in to] <det|noun|num|adj>	into	0
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
[trouble shoot|shooting|shot]	trouble$2	0
[brain storming|storm|stormed]	brain$2	0
[multi tasking|task|tasked]	multi$2	0
[pro active|actively]	pro$2	0
[out standing]	outstanding	0
[out come|comes]	out$2	0
[out side|sides]	out$2	0
[in side]	inside	0
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
[xray]	X-ray	0
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
`,
};

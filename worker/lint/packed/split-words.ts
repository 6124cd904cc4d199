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
alot-of	[alot of]	a lot of	0
alot	[alot]	a lot	0
aswell	[aswell]	as well	0
upto	[upto]	up to	0
incharge	[incharge]	in charge	0
inorder	[inorder] to	in order	0
infront	[infront]	in front	0
eachother	[eachother]	each other	0
ontime	[ontime]	on time	0
onboard	[onboard] <det>	on board	0
inspite	[inspite] of	in spite	0
atleast	[atleast]	at least	0
eventhough	[eventhough]	even though	0
followup	[followup] on|with|calls|visits	follow up	0
over-saw	[over saw]	oversaw	0
over-see-sees-seen-seeing	[over see|sees|seen|seeing]	over$2	0
out-lets	[out lets]	outlets	0
stake-holders-holder	[stake holders|holder]	stake$2	0
share-holders-holder	[share holders|holder]	share$2	0
team-work	[team work]	teamwork	0
net-working	[net working]	networking	0
work-shop-shops	[work shop|shops]	work$2	0
work-force	[work force]	workforce	0
work-load-loads	[work load|loads]	work$2	0
ware-house	[ware house]	warehouse	0
data-base-bases	[data base|bases]	data$2	0
spread-sheet-sheets	[spread sheet|sheets]	spread$2	0
web-site-sites	[web site|sites]	web$2	0
news-letter-letters	[news letter|letters]	news$2	0
dead-line-lines	[dead line|lines]	dead$2	0
guide-line-lines	[guide line|lines]	guide$2	0
head-count	[head count]	headcount	0
feed-back	[feed back]	feedback	0
key-word-words	[key word|words]	key$2	0
note-book-books	[note book|books]	note$2	0
short-list-lists-listed-listing	[short list|lists|listed|listing]	short$2	0
under-stand-standing-stood	[under stand|standing|stood]	under$2	0
under-took-take-taken-taking	[under took|take|taken|taking]	under$2	0
with-in	[with in] #|the|a|an|two|three|four|five|six|seven|eight|nine|ten|budget|deadline|deadlines|target|time|one|our|their	within	0
with-out	[with out]	without	0
in-to	+turn|+put|+move|+load|+pack|+enter|+feed|+fit|+bring|+take|+import|+break|+cut|+sort|+divide|+integrate|+translate|+convert|waste|data|stock|mail|goods|it|them|post|water|money [in to] <det|noun|num|adj>	into	0
any-one	[any one] who	anyone	0
every-one	[every one] in|at|on|who	everyone	0
some-one	[some one] who|to|from	someone	0
can-not	[can not]	cannot	0
what-ever	[what ever]	whatever	0
when-ever	[when ever]	whenever	0
where-ever	[where ever]	wherever	0
how-ever	[how ever] ,	however	0
through-out	[through out]	throughout	0
them-selves	[them selves]	themselves	0
it-self	[it self]	itself	0
my-self	[my self]	myself	0
hand-over	[hand over] notes|note|report|reports|meeting|sheet|sheets|process|period|book	handover	0
start-up-ups	[start up|ups] company|costs|phase|team|business	start-$2	0
up-coming	[up coming]	upcoming	0
up-grade-grades-graded-grading	[up grade|grades|graded|grading]	up$2	0
down-loaded-load-loading	[down loaded|load|loading]	down$2	0
up-loaded-load-loading	[up loaded|load|loading]	up$2	0
up-dated-dating	[up dated|dating]	up$2	0
back-log-logs	[back log|logs]	back$2	0
back-ground	[back ground]	background	0
day-to-day	[day to day] <noun.pl|noun.sg|noun.mass>	day-to-day	0
pay-roll	[pay roll]	payroll	0
book-keeping	[book keeping]	bookkeeping	0
house-keeping	[house keeping]	housekeeping	0
trouble-shoot-shooting-shot	[trouble shoot|shooting|shot]	trouble$2	0
brain-storming-storm-stormed	[brain storming|storm|stormed]	brain$2	0
multi-tasking-task-tasked	[multi tasking|task|tasked]	multi$2	0
pro-active-actively	[pro active|actively]	pro$2	0
out-standing	[out standing]	outstanding	0
out-come-comes	[out come|comes]	out$2	0
out-side-sides	[out side|sides]	out$2	0
in-side	[in side]	inside	0
week-end-ends	every|at|on|over|each|worked [week end|ends]	week$2	0
thats	[thats]	that's	0
dont	[dont]	don't	0
doesnt	[doesnt]	doesn't	0
didnt	[didnt]	didn't	0
wasnt	[wasnt]	wasn't	0
werent	[werent]	weren't	0
isnt	[isnt]	isn't	0
arent	[arent]	aren't	0
ive	[ive] <verb.participle|verb.past>	I've	0
wont	[wont] <verb.base?>	won't	0
its	, [its] estimated|expected|said|known|the|a|an|not|been|now|because	it's	0
it-'s	improved|kept|met|exceeded|reached|doubled|grew|in|of|and|with|to|for|on|increased|reduced|lost|cut|changed [it 's] own|sales|target|targets|goal|goals|staff|customers|clients|size|budget|costs|market|first|new	its	0
couldnt	[couldnt]	couldn't	0
wouldnt	[wouldnt]	wouldn't	0
hasnt	[hasnt]	hasn't	0
havent	[havent]	haven't	0
xrays	[xrays]	X-rays	0
xray	[xray]	X-ray	0
its-2	[its] estimated|expected|said|known|been|not|because	it's	0
along-side	[along side]	alongside	0
proof-read-reads-reading-reader	[proof read|reads|reading|reader]	proof$2	0
childrens	[childrens] $|in|at|and|under|with|to|for|from	children	0
field-works-work	[field works|work] in|at|on	fieldwork	0
new-builts-built	[new builts|built] homes|houses|flats|estates|properties	new-build	0
fund-raiser-raisers-raising	[fund raiser|raisers|raising]	fund$2	0
mothers	[mothers] day	mother's	0
fathers	[fathers] day	father's	0
valentines	[valentines] day	valentine's	0
patricks	[patricks] day|weekend	patrick's	0
deans	[deans] list	dean's	0
masters	[masters] degree|degrees|thesis|programme|program	master's	0
bachelors	[bachelors] degree|degrees|in|of|thesis	bachelor's	0
drivers	[drivers] license|licence	driver's	0
years	new [years] eve|day	year's	0
electricians	[electricians] mate	electrician's	0
plumbers	[plumbers] mate	plumber's	0
master	[master] students|student|thesis	master's	0?
im	[im] also|the|a|an|responsible|great|good|currently|now|able|not|very|always	I'm	0
walk-ins-outs	[walk ins|outs]	walk-$2	0
some-thing	[some thing] was|is|went|broke|happened|wrong|$	something	0
`,
};

/** Generated from ../data/hyphens.tsv: npm run lint-tables. */
export const packed = {
  name: "hyphens",
  category: "grammar" as const,
  title: "Hyphens in compounds",
  why: "A hyphen keeps together what belongs together.",
  priority: 48,
  messages: [
    "It is written “{new}”.",
  ],
  rows: String.raw`
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
[on site] training|support|team|staff|visits|inspections|meetings	on-site	0
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
[check in|out] desk|counter|process|procedures|times	check-$2	0
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
`,
};

/** Generated from ../data/plain-words.tsv: npm run lint-tables. */
export const packed = {
  name: "plain-words",
  category: "style" as const,
  title: "Say it in plain words",
  why: "A phrase that fits everyone says nothing of you.",
  priority: 58,
  messages: [
    "Fewer words say the same: “{new}”.",
    "Say what was done instead of “{old}”.",
    "Cut “{old}”: it names no kind of post.",
    "Cut “{old}”: it names no employer.",
  ],
  rows: String.raw`
[at this|the|present moment|point in time]	now	0
[at the present time]	now	0
[a little bit of]	a little	0
[various|different kinds|types|sorts of different|various]	$1 $2 of	0
that|which [is able to <verb.base>]	$4:third	0
[as per the|our|their]	according to $3	0
[for a period of] #|<num>	for	0
[during the course of]	during	0
[despite|in_spite_of the fact that]	although	0
[until such time as]	until	0
[advance planning]	planning	0
[new innovations]	innovations	0
[absolutely|very essential]	essential	0
with [a passion for all? things? <noun|verb.gerund> and] <noun|adj|num|proper|det>		1?
~obtain|~find|seek|seeking|~want|~secure|~get|for a|an [challenging|rewarding|suitable|dynamic|stimulating] <adj|noun>? position|role|job|post|career		2?
in|with|at|for a|an [reputed|reputable|esteemed|renowned|prestigious|progressive|growth-oriented] organisation|organization|company|firm|institution|concern		3?
`,
};

/** Generated from ../data/collocations.tsv: npm run lint-tables. */
export const packed = {
  name: "collocations",
  category: "grammar" as const,
  title: "Verbs with their own preposition",
  why: "Some verbs take no preposition, or always the same one.",
  priority: 50,
  messages: [
    "Another preposition is usual here.",
  ],
  rows: String.raw`
discuss-about	[~discuss about] !#	$1	0
explain-about	[~explain about]	$1	0
inform-to	[~inform to] <det|noun|proper|pron>	$1	0
`,
};

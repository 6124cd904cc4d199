/** Generated from ../data/collocations.tsv: npm run lint-tables. */
export const packed = {
  name: "collocations",
  category: "grammar" as const,
  title: "The usual preposition",
  why: "Each verb has its own preposition, or none.",
  priority: 55,
  messages: [
    "It is usual to write “{new}”.",
  ],
  rows: null,
};

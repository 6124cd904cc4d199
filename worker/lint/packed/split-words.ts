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
  rows: null,
};

/** Generated from ../data/casing.tsv: npm run lint-tables. */
export const packed = {
  name: "casing",
  category: "typography" as const,
  title: "Names as their owners write them",
  why: "A name spelled as its owner spells it is found by searches and reads as known.",
  priority: 50,
  messages: [
    "The name is written “{new}”.",
  ],
  rows: null,
};

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
  rows: null,
};

/** Generated from ../data/real-words.tsv: npm run lint-tables. */
export const packed = {
  name: "real-words",
  category: "spelling" as const,
  title: "Words taken for others",
  why: "A word that is spelled right but is not the one meant passes every spell checker.",
  priority: 56,
  messages: [
    "“{new}” is meant here, not “{old}”.",
  ],
  rows: null,
};

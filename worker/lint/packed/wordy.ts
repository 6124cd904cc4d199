/** Generated from ../data/wordy.tsv: npm run lint-tables. */
export const packed = {
  name: "wordy",
  category: "style" as const,
  title: "Say it in fewer words",
  why: "Each word that says nothing hides one that does.",
  priority: 58,
  messages: [
    "Fewer words say the same: “{new}”.",
    "Cut “{old}”: that it is listed says so.",
    "The number alone says it.",
  ],
  rows: null,
};

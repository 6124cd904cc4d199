/** Generated from ../data/sound-words.tsv: npm run lint-tables. */
export const packed = {
  name: "sound-words",
  category: "spelling" as const,
  title: "Small words that are easily confused",
  why: "“There” and “their”, “then” and “than” sound alike and mean different things.",
  priority: 55,
  messages: [
    "“{new}” is meant here, not “{old}”.",
  ],
  rows: null,
};

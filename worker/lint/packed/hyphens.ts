/** Generated from ../data/hyphens.tsv: npm run lint-tables. */
export const packed = {
  name: "hyphens",
  category: "grammar" as const,
  title: "Compounds as they are written",
  why: "A hyphen, or no gap, keeps together what belongs together.",
  priority: 48,
  messages: [
    "It is written “{new}”.",
  ],
  rows: null,
};

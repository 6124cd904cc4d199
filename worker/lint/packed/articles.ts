/** Generated from ../data/articles.tsv: npm run lint-tables. */
export const packed = {
  name: "articles",
  category: "grammar" as const,
  title: "Articles in set phrases",
  why: "“In polite manner” and “at end of the shift” lack the small word that English wants.",
  priority: 46,
  messages: [
    "It is usual to write “{new}”.",
  ],
  rows: null,
};

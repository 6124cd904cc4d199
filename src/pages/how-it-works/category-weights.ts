/** Points of each category out of 100, as tests/published-weights.test.ts compares them with the engine's. */
export const CATEGORY_WEIGHTS: [category: string, points: number, what: string][] = [
  ['Machine readability', 15, 'Can software get the text out, in order?'],
  ['Structure', 17, 'Contact, headings, roles and dates where they are looked for'],
  ['Evidence', 30, 'Numbers, outcomes, verbs: what you did, not what you were given'],
  ['Findability', 20, 'The words that your field searches for'],
  ['Language', 10, 'Spelling, tense, no filler'],
  ['Length and scan', 8, 'Short enough to read, long enough to say it'],
];

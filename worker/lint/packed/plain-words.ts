/** Generated from ../data/plain-words.tsv: npm run lint-tables. */
export const packed = {
  name: "plain-words",
  category: "style" as const,
  title: "Say it in plain words",
  why: "A phrase that fits everyone says nothing of you.",
  priority: 58,
  messages: [
    "Fewer words say the same: “{new}”.",
    "Say what was done instead of “{old}”.",
    "Cut “{old}”: it names no kind of post.",
    "Cut “{old}”: it names no employer.",
    "Words that anyone may say of themselves can go.",
  ],
  rows: null,
};

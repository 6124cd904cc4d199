/** Generated from ../data/sound-alikes.tsv: npm run lint-tables. */
export const packed = {
  name: "sound-alikes",
  category: "spelling" as const,
  title: "Words that sound or look alike",
  why: "A spell checker lets these pass, because each is a word; a reader does not.",
  priority: 55,
  messages: [
    "“{new}” is meant here, not “{old}”.",
  ],
  rows: null,
};

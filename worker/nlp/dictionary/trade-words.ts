/** Words that look like common misspellings and are right in one trade, with what stands beside them there. */
const TRADES: Readonly<Record<string, RegExp>> = {
  // Who makes costumes; a castrated ram; tea; a machine of rolls; shaped before it came.
  costumer:
    /\bcostum(?:e|es|ing)\b|\b(?:wardrobe|theat(?:re|er)s?|operas?|ballets?|productions|film|stage|actors)\b/i,
  wether: /\b(?:lambs?|sheep|ewes?|flocks?|hoggets?|rams?|tups?)\b/i,
  teh: /\b(?:tarik|kopi|halia)\b/i,
  calender:
    /\b(?:laundry|linen|sheets|towels|iron(?:ed|ing)|mills?|rolls?|rollers?|hydros?|rubber|sheeting|textiles?|fabric|ironers?)\b/i,
  preformed:
    /\b(?:concrete|gaskets?|copings?|culverts?|kerbs?|lintels?|insulation|liners?|thermoplastic|foam|splints?|pouch(?:es)?)\b/i,
};

/** True of 'costumer' in a line about a theatre: no misspelling of 'customer'. */
export const isTradeWord = (word: string, line: string): boolean =>
  TRADES[word.toLowerCase().replace(/s$/, '')]?.test(line) ?? false;

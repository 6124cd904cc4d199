/** Past forms that tell the kind of a thing and no deed: 'certified mail', 'timed specimens'. */

/** True where `word` before `next` may well tell the kind of a thing, in a line of today. */
export const describesThing = (word: string, next: string): boolean =>
  (DESCRIBES.test(word) && !/^(?:the|an?|all|any|new|their|our|its|it|them|\d.*)$/.test(next)) ||
  isAdjective(word, next);

/** True where `word` before `next` is no deed in any line: 'frozen food', 'fixed asset register'. */
export const isAdjective = (word: string, next: string): boolean =>
  ADJECTIVES.test(`${word} ${next}`);

const DESCRIBES =
  /^(?:certified|amended|registered|mounted|recorded|printed|frozen|fried|baked|smoked|mixed|combined|detailed|signed|dated|planned|related|required|approved|licensed|qualified|advanced|automated|integrated|limited|fixed|reduced|increased|extended|written|damaged|returned|used|packaged|canned|dried|sealed|insured|restricted|controlled|assisted|supported|guided|shared|rented|leased|furnished|finished|processed|imported|donated|delayed|embedded|lost|stolen|unused|revised|scheduled|targeted|tailored|customi[sz]ed)$/;

/** Past forms that no bullet tells of as a deed, before a thing. */
const ADJECTIVES =
  /^(?:timed|embedded|frozen|lost|mixed|related|limited|advanced|automated|heated|chilled|armoured|reinforced|insulated|unpaid|aged) [a-z]|^fixed assets?\b|^raised (?:toilet|beds?|floors?|access|platforms?|garden)\b|^fixed (?:price|rate|term|line|wire)\b/;

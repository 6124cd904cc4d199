/** Signs that lead an item of a list where white space follows; inside a class of a regular expression. */
export const BULLET_SIGNS = String.raw`•●▪▫■□◦○‣⁃∙◆◇▶►▸➢➤✓✔✦★❖·・⦁☆✧→»›>~+*−–—-`;

/** Signs of a list that are typed with two characters or more: '=>', '->', '-->'. */
export const TYPED_ARROWS = String.raw`[-=]{1,2}>`;

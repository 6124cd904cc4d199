/** Signs that lead an item of a list where white space follows; inside a class of a regular expression. */
export const BULLET_SIGNS = String.raw`•●▪▫■□◦○‣⁃∙◆◇▶►▸➢➤✓✔✦★❖·»›>+*–—-`;

/**
 * The one list of signs that lead an item of a list, for classes of regular expressions. Those that are drawn lead one
 * wherever they stand in front; those that are typed only where white space follows.
 */
export const DRAWN_SIGNS = '•‣◦⁃∙●○■□▪▫◆◇♦♢➢➤►▶▸✓✔✦✧★☆·・⦁❖»›→';

/** '1.', '(2)', 'iv.', '(a)', 'b.' before an item of a list; no part of a class. */
export const NUMERALS = String.raw`\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)]|\(?[a-h][.)]`;

/** Both sorts; the hyphen stands last, as a class wants it. */
export const BULLET_SIGNS = `${DRAWN_SIGNS}~+*>−–—-`;

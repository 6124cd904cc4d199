/**
 * The one list of signs that lead an item of a list, for classes of regular expressions. Those that are drawn lead one
 * wherever they stand in front; those that are typed only where white space follows.
 */
export const DRAWN_SIGNS = '•‣◦⁃∙●○■□▪▫◆◇♦♢➢➤►▶▸✓✔✦✧★☆·・⦁❖»›→';

/** Both sorts; the hyphen stands last, as a class wants it. */
export const BULLET_SIGNS = `${DRAWN_SIGNS}~+*>−–—-`;

/** Tells lines that rules may read from all else that stands among bullets. */

/** A line longer than this is a paragraph: no rule was made for it. */
const MAX_LINE_LENGTH = 420;

/** Contact lines, lists of names with bars and lines without words are not prose. */
export function isProse(text: string): boolean {
  return (
    text.length <= MAX_LINE_LENGTH &&
    !/[|•·\t\n]|@\w/.test(text) &&
    /\p{Ll}{2}/u.test(text) &&
    text.trim().split(/\s+/).length > 2
  );
}

/** 'Answered phones.' is too short for any rule, but its number is missing all the same. */
export const isBareDeed = (text: string): boolean =>
  /^\p{Lu}[a-z]+(?:ed|t|ew|ove|an|ade|old|ave|ook) [a-z]+s\.?$/u.test(text);

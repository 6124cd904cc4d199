/** Whether words stand in a proper name, where they say nothing of their own. */

/** True for 'Super' of 'Super Rugby', 'Things' of 'Internet of Things'; not for the first word of a sentence or a Line In Capitals. */
export function standsInName(text: string, at: number, words: string): boolean {
  const before = text.slice(0, at);
  if (!/^\p{Lu}\p{Ll}*/u.test(words) || !/[\p{L}\d,'’(“" ]$/u.test(before)) return false;
  if (before.trim() === '' || isTitleCase(text)) return false;
  // 'Provided Excellent Customer Service to all': capitals for weight.
  const isAlone = !words.includes(' ');
  return (
    isAlone ||
    /^ (?:of |the )?\p{Lu}\p{Ll}/u.test(text.slice(at + words.length)) ||
    / \p{Lu}\p{Ll}+ $/u.test(before)
  );
}

/** Whether every longer word has a capital. */
const isTitleCase = (text: string) =>
  (text.match(/(?<![\p{L}'’])\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** Ways to say the same that lines and models mix freely; each becomes the same words before anything is compared. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bper (?=hour|day|shift|night|week|month|quarter|season|year)/gi, 'a '],
  [/\bmaking use of\b/gi, 'using'],
  [/\bmade use of\b/gi, 'used'],
  [/\b(?:took|taking|take|takes) part in\b/gi, 'participated in'],
  [/\bparticipat(?:ing|es?) in\b/gi, 'participated in'],
];

/** 'One' is left out: 'no one', 'one of'. */
const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The line in those words. */
export function inSameWords(text: string): string {
  let plain = text;
  for (const [pattern, to] of SAME) plain = plain.replace(pattern, to);
  return plain.replaceAll(/\p{L}+/gu, (word) => {
    const at = NUMBERS.indexOf(word.toLowerCase());
    return at < 0 ? word : String(at + 2);
  });
}

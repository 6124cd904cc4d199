import { rememberByText } from '#worker/nlp/remember.ts';

/** Number of words that hold a letter or a digit. */
export const countWords: (text: string) => number = rememberByText((text) => {
  let count = 0;
  for (const word of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) count += 1;
  return count;
});

/** Sentences of prose; abbreviations such as 'e.g.' and single initials do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^\s.]{2}[.!?])\s+(?=[\p{Lu}\d“"])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

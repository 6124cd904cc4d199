import { rememberByText } from '#worker/nlp/remember.ts';

/** Number of words that hold a letter or a digit. */
export const countWords: (text: string) => number = rememberByText((text) => {
  let count = 0;
  for (const word of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) count += 1;
  return count;
});

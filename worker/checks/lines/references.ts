import { rememberByText } from '#worker/nlp/remember.ts';
import { countWords } from './words.ts';

/** “References available on request”, which is taken for granted; not “References available from Dr Hale”, which names one. */
export const REFERENCES =
  /\breferences?(?: are| will be)? (?:available|furnished|provided|supplied)(?: up)?on request|\breferences available\b(?!\s+from\b)/gi;

/** How many words of a text promise references; they say nothing, so that cutting them costs nothing. */
export const referenceWordsIn = rememberByText((text): number =>
  [...text.matchAll(REFERENCES)].reduce((sum, [found]) => sum + countWords(found), 0),
);

import { rememberByText } from './remember.ts';

/** So many of them show that the writer does not leave them out as newspapers' headlines do. */
const ENOUGH = 3;

/** Whether a text has its articles: then a noun without one is a slip, and else it is the style. */
export const writesArticles = rememberByText(
  (text: string): boolean => (text.match(ARTICLE)?.length ?? 0) >= ENOUGH,
  8,
);

const ARTICLE = /(?<=\p{Ll} )an?(?= \p{Ll})/gu;

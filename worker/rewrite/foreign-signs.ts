/** Wording that was thought in another language: where a line is changed, its writer is asked to read the whole again. */
import { ARTICLES } from './foreign-signs/articles.ts';
import { LENT_WORDS } from './foreign-signs/lent-words.ts';
import { PREPOSITIONS } from './foreign-signs/prepositions.ts';
import { anyStands, type Frame } from './frames.ts';

/** All that is looked for, by kind. */
export const FOREIGN_SIGNS: readonly (readonly Frame[])[] = [ARTICLES, PREPOSITIONS, LENT_WORDS];

/** True where such wording stands in the line. */
export const hasForeignSign: (text: string) => boolean = anyStands(FOREIGN_SIGNS);

/** Words and frames that are seldom meant: where a line is changed, a slip of these is not left beside the change. */
import { anyStands, type Frame } from './frames.ts';
import { ARTICLES_AND_NUMBERS } from './suspects/articles-and-numbers.ts';
import { HYPHENS } from './suspects/hyphens.ts';
import { LENT_FRAMES } from './suspects/lent-frames.ts';
import { MISSPELLINGS } from './suspects/misspellings.ts';
import { OPENINGS } from './suspects/openings.ts';
import { OWNERS } from './suspects/owners.ts';
import { PREPOSITIONS } from './suspects/prepositions.ts';
import { SOUND_ALIKES } from './suspects/sound-alikes.ts';
import { TENSES } from './suspects/tenses.ts';

/** All that is looked for, by kind. */
export const SUSPECTS: readonly (readonly Frame[])[] = [
  SOUND_ALIKES,
  MISSPELLINGS,
  HYPHENS,
  OWNERS,
  ARTICLES_AND_NUMBERS,
  PREPOSITIONS,
  LENT_FRAMES,
  TENSES,
  OPENINGS,
];

/** True where one of them stands in the line. */
export const hasSuspect: (text: string) => boolean = anyStands(SUSPECTS);

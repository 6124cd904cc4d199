/** Every table of rows; add a line for a new file in `data/`. */
import { packed as articles } from './packed/articles.ts';
import { packed as casing } from './packed/casing.ts';
import { packed as collocations } from './packed/collocations.ts';
import { packed as hyphens } from './packed/hyphens.ts';
import { packed as plainWords } from './packed/plain-words.ts';
import { packed as realWords } from './packed/real-words.ts';
import { packed as soundAlikes } from './packed/sound-alikes.ts';
import { packed as soundWords } from './packed/sound-words.ts';
import { packed as splitWords } from './packed/split-words.ts';
import { packed as usage } from './packed/usage.ts';
import { packed as wordForms } from './packed/word-forms.ts';
import { packed as wordy } from './packed/wordy.ts';
import { tableRule } from './table-rule.ts';

export const TABLES = [
  articles,
  casing,
  collocations,
  hyphens,
  plainWords,
  realWords,
  soundAlikes,
  soundWords,
  splitWords,
  usage,
  wordForms,
  wordy,
];

export const TABLE_RULES = TABLES.map(tableRule);

const names: ReadonlySet<string> = new Set(TABLES.map(({ name }) => name));

/** True for the id of a lint that a row of a table gave. */
export const isTableRow = (rule: string): boolean => names.has(rule.split('/')[0]!);

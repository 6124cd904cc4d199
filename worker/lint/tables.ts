/** Every table of rows; add a line for a new file in `data/`. */
import { loadBeside } from '#worker/nlp/speller.ts';
import { packed as articles } from './packed/articles.ts';
import { packed as casing } from './packed/casing.ts';
import { packed as collocations } from './packed/collocations.ts';
import { packed as hyphens } from './packed/hyphens.ts';
import { packed as soundAlikes } from './packed/sound-alikes.ts';
import { packed as soundWords } from './packed/sound-words.ts';
import { packed as splitWords } from './packed/split-words.ts';
import { packed as wordForms } from './packed/word-forms.ts';
import { packed as wordy } from './packed/wordy.ts';
import { tableRule, type PackedTable } from './table-rule.ts';

/** Tables that load beside the dictionary: they find nothing before. */
const usage = laterTable('usage', 'grammar');
const plainWords = laterTable('plain-words', 'style');
loadBeside(async () => {
  const [one, other] = await Promise.all([
    import('./packed/usage.ts'),
    import('./packed/plain-words.ts'),
  ]);
  Object.assign(usage, one.packed);
  Object.assign(plainWords, other.packed);
});

export const TABLES = [
  articles,
  casing,
  collocations,
  hyphens,
  plainWords,
  soundAlikes,
  soundWords,
  splitWords,
  usage,
  wordForms,
  wordy,
];

function laterTable(name: string, category: PackedTable['category']): PackedTable {
  return { name, category, title: '', why: '', priority: 0, messages: [], rows: '' };
}

export const TABLE_RULES = TABLES.map(tableRule);

const names: ReadonlySet<string> = new Set(TABLES.map(({ name }) => name));

/** True for the id of a lint that a row of a table gave. */
export const isTableRow = (rule: string): boolean => names.has(rule.split('/')[0]!);

/** Static marketing figures of the specification, §2; the page says that they are illustrative. */
import type { Piece } from '../../ui/marks/word-diff.ts';

export interface ExampleCase {
  field: string;
  from: number;
  to: number;
  line: Piece[];
}

const same = (text: string): Piece => ({ kind: 'same', text });
const removed = (text: string): Piece => ({ kind: 'removed', text });
const added = (text: string): Piece => ({ kind: 'added', text });

export const CASES: ExampleCase[] = [
  {
    field: 'Marketing',
    from: 64,
    to: 91,
    line: [
      removed('Was responsible for running'),
      same(' '),
      added('Ran'),
      same(' the spring newsletter, 12 issues, 38,000 readers'),
    ],
  },
  {
    field: 'Software engineer',
    from: 58,
    to: 88,
    line: [
      removed('Worked on the migration of'),
      same(' '),
      added('Migrated'),
      same(' 40 services from Jenkins to '),
      removed('github actions'),
      same(' '),
      added('GitHub Actions'),
    ],
  },
  {
    field: 'Finance',
    from: 61,
    to: 93,
    line: [
      removed('Duties included preparing'),
      same(' '),
      added('Prepared'),
      same(' month-end close for 6 entities'),
      removed(', being detail-oriented'),
    ],
  },
];

export const STATS: [value: string, name: string][] = [
  ['49%', 'average improvement'],
  ['45+', 'suggestions'],
  ['50K+', 'professionals'],
  ['25+', 'industries'],
];

export const PATTERNS: [percent: number, text: string][] = [
  [89, 'had duties turned into verbs'],
  [94, 'gained keywords from their field'],
  [100, 'got headings software knows'],
  [78, 'put a number in a line'],
  [85, 'had dates brought to one form'],
  [67, 'lost filler words'],
];

/**
 * A line as the engine leaves it, and one judge's grade: of a changed line by the judging sheet, of a
 * question GOOD or NEEDLESS, and '-' where the line stays as it is.
 */
export type GradedLine = readonly [
  before: string,
  after: string | null,
  outcome: 'auto' | 'confirm' | 'ask' | 'none',
  grade: Grade,
];

export type Grade =
  | 'OK'
  | 'CLUMSY'
  | 'UNGRAMMATICAL'
  | 'MEANING'
  | 'OVERCLAIM'
  | 'GOOD'
  | 'NEEDLESS'
  | '-'
  | 'UNGRADED';

/** Every way in which a chosen file is no archive that a resume can be made of, as the user reads it. */
export type ArchiveProblem =
  | 'no-zip'
  | 'pdf'
  | 'not-linkedin'
  | 'no-history'
  | 'locked'
  | 'too-large'
  | 'damaged'
  | 'unreadable';

export const ARCHIVE_WORDS: Record<ArchiveProblem, string> = {
  'no-zip':
    'This is not a .zip file. Choose the archive as LinkedIn sent it, without unpacking it first.',
  pdf: 'This is a PDF. If it is your profile, close this and choose it in the upload box.',
  'not-linkedin':
    'This .zip is not a LinkedIn archive: it holds no Profile.csv and no Positions.csv.',
  'no-history':
    'This archive holds no positions and no education. In LinkedIn, ask for the larger data archive: the quick one can come without them.',
  locked: 'This .zip is locked with a password. Choose the archive as LinkedIn sent it.',
  'too-large': 'This archive unpacks to far more than a profile holds, so it was not read.',
  damaged: 'This .zip is cut short or damaged. Download it from LinkedIn again.',
  unreadable: 'The file could not be opened. It may have been moved or deleted.',
};

/** Thrown while an archive is read; `problem` says why it cannot be used. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(ARCHIVE_WORDS[problem]);
    this.problem = problem;
  }
}

/** Name, versions and tables of the IndexedDB database; the engine writes it, the page only reads it. */
import type { Dexie, Transaction } from 'dexie';
import type { DocumentFormat, ProcessingStage, ProcessingStatus } from './resume.ts';
import { questionsApart } from './upgrade-questions.ts';

export { DATABASE_NAME } from './database-name.ts';

/** Dexie index definitions: what each schema version adds. */
export const DATABASE_STORES = {
  1: { resumes: '++id, createdAt', files: 'id', progress: 'id' },
  2: { contents: 'id' },
  3: {},
  4: {},
  5: { matches: '++id, resumeId' },
} as const;

/** Declares every schema version; the page and the engine both call it, whoever opens first upgrades. */
export function declareSchema(database: Dexie): void {
  database.version(1).stores(DATABASE_STORES[1]);
  database.version(2).stores(DATABASE_STORES[2]).upgrade(splitContents);
  database.version(3).stores(DATABASE_STORES[3]).upgrade(questionsApart);
  database.version(4).stores(DATABASE_STORES[4]).upgrade(makeRoomForOwnText);
  // Job ads stand in a table of their own: nothing that is stored already changes.
  database.version(5).stores(DATABASE_STORES[5]);
}

/** Row of table `resumes`: small, so that the list can be watched; the text stands in `contents`. */
export interface ResumeListRow {
  id: number;
  originalFileName: string;
  processingStatus: ProcessingStatus;
  atsScore: number | null;
  enhancedAtsScore: number | null;
  /** ISO 8601. */
  createdAt: string;
  format: DocumentFormat | null;
  /** Counts the changes of the record. */
  revision: number;
}

/** Table `progress`: one short-lived row while a resume is being processed. */
export interface ProgressRow {
  id: number;
  stage: ProcessingStage;
  /** Milliseconds since the epoch. */
  at: number;
  /** What the finished stages found, in order. */
  done?: ProgressNote[];
  /** First lines of the document once it is read, with a margin note where a check stopped at one. */
  excerpt?: { text: string; note?: string }[];
}

/** One finished stage: what it found, in a few plain words, and how long it took. */
export interface ProgressNote {
  stage: ProcessingStage;
  text: string;
  tookMs: number;
}

/** Version 1 kept the whole record in `resumes`, so that every change of one re-read them all. */
async function splitContents(transaction: Transaction): Promise<void> {
  const resumes = transaction.table<Record<string, unknown>>('resumes');
  const contents = transaction.table('contents');
  for (const row of await resumes.toArray()) {
    const { id, originalFileName, processingStatus, atsScore, enhancedAtsScore, createdAt } = row;
    const { format = null, ...rest } = row;
    await contents.put({ ...rest, id });
    await resumes.put({
      id,
      originalFileName,
      processingStatus,
      atsScore,
      enhancedAtsScore,
      createdAt,
      format,
    });
  }
}

/** From version 4 on the user's own text stands between the original and the suggestions. */
async function makeRoomForOwnText(transaction: Transaction): Promise<void> {
  await transaction
    .table<{ revision?: number }>('resumes')
    .toCollection()
    .modify((row) => {
      row.revision ??= 0;
    });
  await transaction
    .table<{ result: { ownEdits?: []; hints?: [] } | null }>('contents')
    .toCollection()
    .modify(({ result }) => {
      if (!result) return;
      result.ownEdits ??= [];
      result.hints ??= [];
    });
}

/** What the page reads straight from the database, live; loaded only with the features that show it. */
import Dexie from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import {
  DATABASE_NAME,
  declareSchema,
  type ProgressRow,
  type ResumeListRow,
} from '#contract/database.ts';
import type { ProcessingStatus } from '#contract/resume.ts';

const database = new Dexie(DATABASE_NAME);
declareSchema(database);

/** Saved resumes, newest first; undefined until first read. */
export const useStoredResumes = (): ResumeListRow[] | undefined =>
  useLiveQuery(() =>
    database.table<ResumeListRow>('resumes').orderBy('createdAt').toArray(newestFirst),
  );

/** How many resumes are saved; asks without making the database where there is none. */
export const countStoredResumes = async (): Promise<number> =>
  (await Dexie.exists(DATABASE_NAME)) ? database.table('resumes').count() : 0;

const newestFirst = (rows: ResumeListRow[]) => rows.toReversed();

/** The latest stage of a resume that is being processed; undefined when none is known. */
export const useProgress = (id: string): ProgressRow | undefined =>
  useLiveQuery(() => database.table<ProgressRow>('progress').get(Number(id)), [id]);

/** Where a stored resume stands, live; undefined until read or when it is not stored. */
export const useStoredStatus = (id: string): ProcessingStatus | undefined =>
  useLiveQuery(
    async () => (await database.table<ResumeListRow>('resumes').get(Number(id)))?.processingStatus,
    [id],
  );

/** How often a stored resume was changed, live in every tab; undefined until read or when it is not stored. */
export const useStoredRevision = (id: string): number | undefined =>
  useLiveQuery(
    async () => (await database.table<ResumeListRow>('resumes').get(Number(id)))?.revision,
    [id],
  );

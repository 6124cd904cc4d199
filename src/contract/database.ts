/** Name and tables of the IndexedDB database; the engine writes it, the page only reads it. */
import type { ProcessingStage, ProcessingStatus } from './resume.ts';

export const DATABASE_NAME = 'resume-ai';

/** Dexie index definitions by schema version. */
export const DATABASE_STORES = {
  1: { resumes: '++id, createdAt', files: 'id', progress: 'id' },
} as const;

/** Columns of table `resumes` that the page may rely on; the engine keeps more in the same row. */
export interface ResumeListRow {
  id: number;
  originalFileName: string;
  processingStatus: ProcessingStatus;
  atsScore: number | null;
  enhancedAtsScore: number | null;
  createdAt: string;
}

/** Table `progress`: one short-lived row while a resume is being processed. */
export interface ProgressRow {
  id: number;
  stage: ProcessingStage;
  /** Milliseconds since the epoch. */
  at: number;
}

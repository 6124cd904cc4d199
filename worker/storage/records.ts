/** Whole records in and out of the database; every write is one transaction. */
import type { ResumeListRow } from '#contract/database.ts';
import type { ContentRow, ProcessingResult, ResumeDatabase } from './database.ts';
import type { NewMatch } from './matches.ts';

/** One resume without its file. */
export interface StoredResume {
  row: ResumeListRow;
  content: ContentRow;
}

/** A record that has no id yet, with its file and the job ads it was held against. */
export interface NewResume {
  row: Omit<ResumeListRow, 'id'>;
  content: Omit<ContentRow, 'id'>;
  bytes: Uint8Array;
  matches?: NewMatch[];
}

/** Adds records, all or none, in the order given; returns their ids. */
export function addRecords(database: ResumeDatabase, records: NewResume[]): Promise<number[]> {
  const { resumes, contents, files, matches } = database;
  return database.transaction('rw', resumes, contents, files, matches, async () => {
    const ids: number[] = [];
    for (const { row, content, bytes, matches: ads = [] } of records) {
      const id = await resumes.add(row);
      await contents.add({ ...content, id });
      await files.add({ id, bytes });
      await matches.bulkAdd(ads.map((ad) => ({ ...ad, resumeId: id })));
      ids.push(id);
    }
    return ids;
  });
}

/** Null where there is no such record. */
export async function readRecord(
  database: ResumeDatabase,
  id: number,
): Promise<StoredResume | null> {
  const { resumes, contents } = database;
  return database.transaction('r', resumes, contents, async () => {
    const row = await resumes.get(id);
    const content = await contents.get(id);
    return row && content ? { row, content } : null;
  });
}

/** Changes one record by a pure function that sees its newest state under the next revision; null where there is none. */
export async function updateRecord<T>(
  database: ResumeDatabase,
  id: number,
  change: (record: StoredResume) => { record: StoredResume; answer: T } | { answer: T },
): Promise<T | null> {
  const { resumes, contents } = database;
  let written: StoredResume | undefined;
  const answer = await database.transaction('rw', resumes, contents, async () => {
    const row = await resumes.get(id);
    const content = row && (knownContent(database, row) ?? (await contents.get(id)));
    if (!row || !content) return null;
    const changed = change({ row: { ...row, revision: row.revision + 1 }, content });
    if ('record' in changed) {
      written = changed.record;
      await resumes.put(written.row);
      await contents.put(written.content);
    }
    return changed.answer;
  });
  const connection = database.backendDB();
  // Not before all of it is stored.
  if (written && connection) lastWritten.set(connection, written);
  return answer;
}

/**
 * What was written last over a connection, so that the next change need not read it again. Each change of a content
 * takes the next revision, whoever makes it, and no id is given twice while a connection holds the database open.
 */
const lastWritten = new WeakMap<IDBDatabase, StoredResume>();

function knownContent(
  database: ResumeDatabase,
  { id, revision }: ResumeListRow,
): ContentRow | undefined {
  const connection = database.backendDB();
  const last = connection && lastWritten.get(connection);
  return last?.row.id === id && last.row.revision === revision ? last.content : undefined;
}

/** The record as it is after processing or after a decision: the list row repeats the two scores. */
export function withResult<Row extends object, Content extends object>(
  { row, content }: { row: Row; content: Content },
  result: ProcessingResult,
) {
  return {
    row: {
      ...row,
      processingStatus: 'completed' as const,
      atsScore: result.analysis.originalAtsScore,
      enhancedAtsScore: result.analysis.enhancedAtsScore,
      format: result.document.format,
    },
    content: { ...content, originalContent: result.document.text, result },
  };
}

/** Removes a record with its file, progress and job ads; false where there was none. */
export function removeRecord(database: ResumeDatabase, id: number): Promise<boolean> {
  const { resumes, contents, files, progress, matches } = database;
  return database.transaction('rw', [resumes, contents, files, progress, matches], async () => {
    const found = (await resumes.get(id)) !== undefined;
    await matches.where({ resumeId: id }).delete();
    for (const table of [resumes, contents, files, progress]) await table.delete(id);
    return found;
  });
}

/** Leaves no row in any table. */
export function clearRecords(database: ResumeDatabase): Promise<void> {
  return database.transaction('rw', database.tables, async () => {
    for (const table of database.tables) await table.clear();
  });
}

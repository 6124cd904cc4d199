/** Job ads that a resume was held against, in and out of the database; every write is one transaction. */
import type { MatchRow, ResumeDatabase } from './database.ts';

/** An ad that has no id yet. */
export type NewMatch = Omit<MatchRow, 'id' | 'resumeId'>;

/** Adds an ad to a resume; null where that resume is not stored any more. */
export function addMatch(
  database: ResumeDatabase,
  resumeId: number,
  match: NewMatch,
): Promise<MatchRow | null> {
  const { resumes, matches } = database;
  return database.transaction('rw', resumes, matches, async () => {
    if (!(await resumes.get(resumeId))) return null;
    const row = { ...match, resumeId };
    return { ...row, id: await matches.add(row) };
  });
}

/** The ads of one resume, in the order in which they were added. */
export const matchesOf = (database: ResumeDatabase, resumeId: number): Promise<MatchRow[]> =>
  database.matches.where({ resumeId }).sortBy('id');

/** One ad of one resume; null where there is none. */
export async function readMatch(
  database: ResumeDatabase,
  resumeId: number,
  id: number,
): Promise<MatchRow | null> {
  const row = await database.matches.get(id);
  return row?.resumeId === resumeId ? row : null;
}

/** Changes one ad by a pure function that sees its newest state; null where there is none. */
export function updateMatch(
  database: ResumeDatabase,
  { resumeId, id }: Pick<MatchRow, 'resumeId' | 'id'>,
  change: (row: MatchRow) => MatchRow,
): Promise<MatchRow | null> {
  return database.transaction('rw', database.matches, async () => {
    const row = await readMatch(database, resumeId, id);
    if (!row) return null;
    const changed = change(row);
    await database.matches.put(changed);
    return changed;
  });
}

/** Removes one ad; false where there was none. */
export function removeMatch(
  database: ResumeDatabase,
  resumeId: number,
  id: number,
): Promise<boolean> {
  return database.transaction('rw', database.matches, async () => {
    const row = await readMatch(database, resumeId, id);
    if (row) await database.matches.delete(id);
    return row !== null;
  });
}

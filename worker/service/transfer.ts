import { succeed, type Outcome } from '#contract/problem.ts';
import type { Backup, Restored } from '#contract/resume.ts';
import { withOwnEdits } from '../document/own-edits.ts';
import { enhance } from '../pipeline.ts';
import { matchesOf } from '../storage/matches.ts';
import { addRecords, withResult, type NewResume } from '../storage/records.ts';
import { decodeBase64 } from './accept-file.ts';
import { makeBackup, readBackup, savedIn, type SavedResume } from './backup.ts';
import { localDay, timerOf, type ServiceParts } from './parts.ts';
import { processBytes } from './processing.ts';
import { writtenFor } from './written-for.ts';

/** Everything that is stored. */
export async function backUp({ database, clock }: ServiceParts): Promise<Outcome<Backup>> {
  const { resumes, contents, files, matches } = database;
  const records = await database.transaction('r', resumes, contents, files, matches, async () => {
    const rows = await resumes.toArray();
    return Promise.all(
      rows.map(async (row) => ({
        row,
        content: (await contents.get(row.id))!,
        bytes: (await files.get(row.id))!.bytes,
        matches: await matchesOf(database, row.id),
      })),
    );
  });
  return succeed(makeBackup(records, clock().toISOString()));
}

/** Adds the resumes of a backup, worked out anew; all or none. Fails: malformed, quota. */
export async function restore(parts: ServiceParts, backup: unknown): Promise<Outcome<Restored>> {
  const saved = readBackup(backup);
  if (!saved.ok) return saved;
  const records: NewResume[] = [];
  for (const resume of saved.value) records.push(await revive(parts, resume));
  await addRecords(parts.database, records);
  const unread = records.filter(
    ({ content }, at) => saved.value[at]!.processed && content.result === null,
  );
  return succeed({ restored: records.length, unread: unread.length, present: 0 });
}

/** Reads a backup and changes nothing. Fails: malformed. */
export function checkBackup(backup: unknown): Outcome<{ resumes: number }> {
  const saved = readBackup(backup);
  return saved.ok ? succeed({ resumes: saved.value.length }) : saved;
}

/** A file that cannot be read any more stays as an upload that can be tried again. */
async function revive(parts: ServiceParts, saved: SavedResume): Promise<NewResume> {
  const bytes = decodeBase64(saved.fileContentBase64)!;
  const record = uploaded(saved);
  if (!saved.processed) return { ...record, bytes };
  const speller = parts.loadSpeller();
  const options = {
    speller: await speller,
    chosenField: saved.chosenField,
    hints: saved.hints,
  };
  const outcome = await processBytes({
    bytes,
    fileName: saved.originalFileName,
    options,
    speller,
    decisions: savedIn(saved),
    own: { edits: saved.ownEdits, original: saved.originalContent },
    onProgress: async () => {},
    now: timerOf(parts),
  });
  if (!outcome.ok) return { ...record, bytes };
  const result = outcome.value;
  if (saved.linkedin) {
    const working = withOwnEdits(result.document, result.ownEdits);
    const enhanced = enhance(working, result, options);
    const { writeLinkedIn } = await import('../linkedin/linkedin.ts');
    const profile = writeLinkedIn({ ...enhanced, today: localDay(new Date(saved.createdAt)) });
    result.linkedin = { profile, writtenFor: writtenFor(result) };
  }
  return { ...record, ...withResult(record, result), bytes };
}

function uploaded(saved: SavedResume): Omit<NewResume, 'bytes'> {
  return {
    matches: saved.matches.map((match) => ({ ...match, seenFor: null, summary: null })),
    row: {
      originalFileName: saved.originalFileName,
      processingStatus: 'uploaded',
      atsScore: null,
      enhancedAtsScore: null,
      createdAt: saved.createdAt,
      format: null,
      revision: 0,
    },
    content: {
      originalFilePath: saved.originalFilePath,
      originalContent: saved.originalContent,
      chosenField: saved.chosenField,
      result: null,
    },
  };
}

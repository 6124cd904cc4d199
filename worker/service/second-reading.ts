import { succeed, type Outcome } from '#contract/problem.ts';
import type { SecondReading } from '#contract/resume.ts';
import { readRecord } from '../storage/records.ts';
import { NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import type { ServiceParts } from './parts.ts';

/** What mammoth reads in the stored file of a resume, and which of our lines it lacks. Fails: not-found, wrong-state. */
export async function readAgain(
  { database }: ServiceParts,
  key: number,
): Promise<Outcome<SecondReading>> {
  const record = await readRecord(database, key);
  const file = await database.files.get(key);
  if (!record || !file) return NOT_FOUND;
  const { result } = record.content;
  if (!result) return NOT_PROCESSED;
  const { missingLines, readWithMammoth } = await import('../extract/docx/second-reader.ts');
  const read = await readWithMammoth(file.bytes);
  if (!read.ok) return read;
  const text = read.value.replaceAll(/\n{3,}/g, '\n\n').trim();
  return succeed({ reader: 'mammoth', text, missing: missingLines(result.document.lines, text) });
}

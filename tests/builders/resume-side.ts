import { resumeSide, type ResumeSide } from '#worker/ad/match/resume-side.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { readDocument } from '#tests/fixtures/read.ts';

/** What ads are held against: a resume of plain text, on 1 March 2026. */
export async function sideOf(text: string): Promise<ResumeSide> {
  const document = await readDocument(new TextEncoder().encode(text), 'resume.txt');
  return resumeSide(document, parseResume(document, []), '2026-03-01');
}

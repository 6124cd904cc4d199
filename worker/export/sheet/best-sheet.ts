import type { ExtractedDocument } from '#worker/document/model.ts';
import { extract } from '#worker/extract/extract.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { plainFields } from '../plain-fields.ts';
import { compareFields } from '../round-trip.ts';
import { DETAILS, type Details } from './entry-rows.ts';
import { AS_WRITTEN, makeSheet, type SheetOptions } from './make-sheet.ts';
import type { Sheet } from './model.ts';
import { textOfSheet } from './sheet-text.ts';

/** The sheet whose headers are set as they read back best, the tidiest first. */
export async function bestSheet(
  document: ExtractedDocument,
  resume: ParsedResume,
  options: Omit<SheetOptions, 'details'>,
): Promise<Sheet> {
  return makeSheet(document, resume, { ...options, details: await bestDetails(document, resume) });
}

/** The last answer, since a choice in the dialog changes nothing of it. */
let last: { document: ExtractedDocument; details: Details } | undefined;

async function bestDetails(document: ExtractedDocument, resume: ParsedResume): Promise<Details> {
  if (last?.document.text === document.text) return last.details;
  const expected = plainFields(resume);
  let best: { details: Details; losses: number } | undefined;
  for (const details of DETAILS) {
    const text = textOfSheet(makeSheet(document, resume, { ...AS_WRITTEN, details }));
    const read = await extract(new TextEncoder().encode(text), 'sheet.txt');
    const found = read.ok ? plainFields(parseResume(read.value)) : null;
    const losses = compareFields(expected, found).losses.length;
    if (!best || losses < best.losses) best = { details, losses };
    if (losses === 0) break;
  }
  last = { document, details: best!.details };
  return best!.details;
}

import type { ExtractedDocument } from '#worker/document/model.ts';
import { extract } from '#worker/extract/extract.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { plainFields } from '../plain-fields.ts';
import { compareFields, type Loss } from '../round-trip.ts';
import { DETAILS, type Details } from './header-rows.ts';
import { AS_WRITTEN, makeSheet, type SheetOptions } from './make-sheet.ts';
import type { Sheet } from './model.ts';
import { textOfSheet } from './sheet-text.ts';

/** How headers are set: those of schools and all others. */
interface HeaderStyles {
  details: Details;
  schools: Details;
}

/** The sheet whose headers are set as they read back best, the tidiest first. */
export async function bestSheet(
  document: ExtractedDocument,
  resume: ParsedResume,
  options: Omit<SheetOptions, 'details' | 'schools'>,
): Promise<Sheet> {
  return makeSheet(document, resume, { ...options, ...(await bestStyles(document, resume)) });
}

/** The last answer, since a choice in the dialog changes nothing of it. */
let last: { document: ExtractedDocument; styles: HeaderStyles } | undefined;

async function bestStyles(
  document: ExtractedDocument,
  resume: ParsedResume,
): Promise<HeaderStyles> {
  if (last?.document.text === document.text) return last.styles;
  const styles = await readBest(document, resume);
  last = { document, styles };
  return styles;
}

/** Every style for all headers first; then the best for schools together with the best for the others. */
async function readBest(document: ExtractedDocument, resume: ParsedResume): Promise<HeaderStyles> {
  const expected = plainFields(resume);
  const lossesOf = async (styles: HeaderStyles): Promise<Loss[]> => {
    const text = textOfSheet(makeSheet(document, resume, { ...AS_WRITTEN, ...styles }));
    const read = await extract(new TextEncoder().encode(text), 'sheet.txt');
    const found = read.ok ? plainFields(parseResume(read.value)) : null;
    return compareFields(expected, found).losses;
  };
  const tried: { details: Details; all: number; schools: number }[] = [];
  for (const details of DETAILS) {
    const losses = await lossesOf({ details, schools: details });
    const schools = losses.filter(({ field }) => field.startsWith('education.')).length;
    tried.push({ details, all: losses.length, schools });
    if (losses.length === 0) break;
  }
  const whole = least(tried, ({ all }) => all);
  const others = least(tried, ({ all, schools }) => all - schools);
  const school = least(tried, ({ schools }) => schools);
  const single = { details: whole.details, schools: whole.details };
  const mixed = { details: others.details, schools: school.details };
  if (whole.all <= others.all - others.schools + school.schools) return single;
  return (await lossesOf(mixed)).length < whole.all ? mixed : single;
}

/** The first of those with the lowest count. */
const least = <Tried>(tried: readonly Tried[], count: (one: Tried) => number): Tried =>
  tried.reduce((best, one) => (count(one) < count(best) ? one : best));

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

/** How headers are set: those of schools and all others, and single ones otherwise. */
interface HeaderStyles {
  details: Details;
  schools: Details;
  single?: ReadonlyMap<string, Details>;
}

/** How often a sheet is read for headers of its own style. */
const MOST_READINGS = 24;

/** The sheet whose headers are set as they read back best, the tidiest first. */
export async function bestSheet(
  document: ExtractedDocument,
  resume: ParsedResume,
  options: Omit<SheetOptions, keyof HeaderStyles>,
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

type Read = (styles: HeaderStyles) => Promise<Loss[]>;

async function readBest(document: ExtractedDocument, resume: ParsedResume): Promise<HeaderStyles> {
  const expected = plainFields(resume);
  const lossesOf: Read = async (styles) => {
    const text = textOfSheet(makeSheet(document, resume, { ...AS_WRITTEN, ...styles }));
    const read = await extract(new TextEncoder().encode(text), 'sheet.txt');
    const found = read.ok ? plainFields(parseResume(read.value)) : null;
    return compareFields(expected, found).losses;
  };
  const { styles, losses } = await ofAll(lossesOf);
  return losses.length === 0 ? styles : ofSingle(styles, losses, lossesOf);
}

/** Every style for all headers first; then the best for schools together with the best for the others. */
async function ofAll(lossesOf: Read): Promise<{ styles: HeaderStyles; losses: Loss[] }> {
  const tried: { details: Details; losses: Loss[]; all: number; schools: number }[] = [];
  for (const details of DETAILS) {
    const losses = await lossesOf({ details, schools: details });
    const schools = losses.filter(({ field }) => field.startsWith('education.')).length;
    tried.push({ details, losses, all: losses.length, schools });
    if (losses.length === 0) break;
  }
  const whole = least(tried, ({ all }) => all);
  const others = least(tried, ({ all, schools }) => all - schools);
  const school = least(tried, ({ schools }) => schools);
  const single = { details: whole.details, schools: whole.details };
  if (whole.all > others.all - others.schools + school.schools) {
    const mixed = { details: others.details, schools: school.details };
    const losses = await lossesOf(mixed);
    if (losses.length < whole.all) return { styles: mixed, losses };
  }
  return { styles: single, losses: whole.losses };
}

/** An entry that does not come back, and the one above it, in any other style that reads better. */
async function ofSingle(
  all: HeaderStyles,
  allLosses: readonly Loss[],
  lossesOf: Read,
): Promise<HeaderStyles> {
  let [styles, losses] = [all, allLosses];
  const paths = new Set(losses.flatMap(({ field }) => withOneAbove(field)));
  let readings = 0;
  for (const path of paths) {
    for (const details of DETAILS) {
      if (losses.length === 0 || readings === MOST_READINGS) return styles;
      if (details === (path.startsWith('work.') ? all.details : all.schools)) continue;
      const tried = { ...all, single: new Map(styles.single).set(path, details) };
      const left = await lossesOf(tried);
      readings += 1;
      if (left.length < losses.length) [styles, losses] = [tried, left];
    }
  }
  return styles;
}

/** The path of a field's entry, and that of the one above. */
function withOneAbove(field: string): string[] {
  const [, kind, at] = /^(work|education)\.(\d+)/.exec(field) ?? [];
  if (!kind) return [];
  return at === '0' ? [`${kind}.0`] : [`${kind}.${at}`, `${kind}.${Number(at) - 1}`];
}

/** The first of those with the lowest count. */
const least = <Tried>(tried: readonly Tried[], count: (one: Tried) => number): Tried =>
  tried.reduce((best, one) => (count(one) < count(best) ? one : best));

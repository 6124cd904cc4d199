/** From a sheet to a PDF; loaded when asked for, since it brings pdfkit. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import {
  TEMPLATE_TITLES,
  TEMPLATES,
  type DocumentOptions,
  type TemplateName,
} from '#contract/document-options.ts';
import { rowsOf, type Row, type Sheet } from '../sheet/model.ts';
import { drawable } from '../typeset/metrics.ts';
import { lookOf } from '../typeset/templates.ts';
import type { SetDocument } from '../typeset/model.ts';
import { keptWithNext } from '../typeset/pages.ts';
import { typeset, typesetForOthers } from '../typeset/typeset.ts';
import { loadFaces, missingSigns } from './faces.ts';
import { writePdf } from './write-pdf.ts';

export interface MadePdf {
  bytes: Uint8Array;
  pages: number;
  /** Whether it takes no more pages than were asked for. */
  fits: boolean;
  sizePt: number;
}

const textsOf = (sheet: Sheet): string[] =>
  rowsOf(sheet).flatMap(({ text, right }) => [drawable(text), drawable(right)]);

/** Sets and draws a sheet. Fails: missing-glyphs with the signs that the fonts lack. */
export async function makePdf(sheet: Sheet, options: DocumentOptions): Promise<Outcome<MadePdf>> {
  const faces = await loadFaces(lookOf(options).family);
  const missing = missingSigns(textsOf(sheet), faces);
  if (missing.length > 0) {
    return fail('missing-glyphs', missingWords(missing, options.template, await ableTo(missing)));
  }
  const set = typeset(sheet, options, faces.metrics);
  const title = sheet.name === null ? 'Resume' : `${sheet.name}, Resume`;
  const bytes = await writePdf(set, faces, { title, language: sheet.language });
  return succeed({ bytes, pages: set.pages.length, fits: set.fits, sizePt: set.look.sizePt });
}

/**
 * Sets a sheet by the widths of our fonts, with room to spare, for a file that brings none of its own; which
 * rows its pages must not part, and whether our fonts have all its signs.
 */
export async function setSheet(
  sheet: Sheet,
  options: DocumentOptions,
): Promise<{ set: SetDocument; kept: Set<Row>; isPlain: boolean }> {
  const faces = await loadFaces(lookOf(options).family);
  const set = typesetForOthers(sheet, options, faces.metrics);
  return {
    set,
    kept: keptWithNext(set.pages.flat()),
    isPlain: missingSigns(textsOf(sheet), faces).length === 0,
  };
}

/** The templates whose fonts have all of the signs. */
async function ableTo(signs: readonly string[]): Promise<TemplateName[]> {
  const able: TemplateName[] = [];
  for (const template of TEMPLATES) {
    const faces = await loadFaces(lookOf({ template, sizePt: null, accent: null }).family);
    if (missingSigns(signs, faces).length === 0) able.push(template);
  }
  return able;
}

const SHOWN = 12;

function missingWords(
  signs: readonly string[],
  template: TemplateName,
  able: readonly TemplateName[],
): string {
  const some = signs.slice(0, SHOWN).join(' ');
  const more = signs.length > SHOWN ? ` and ${signs.length - SHOWN} more` : '';
  const word = 'it shows them with the fonts of the computer that opens it.';
  if (able.length === 0) {
    return `The fonts of the PDF have no sign for ${some}${more}. Download the Word file instead: ${word}`;
  }
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    able.map((name) => TEMPLATE_TITLES[name]),
  );
  return `The font of the template ${TEMPLATE_TITLES[template]} has no sign for ${some}${more}. Choose ${names}, whose font has all of them, or download the Word file: ${word}`;
}

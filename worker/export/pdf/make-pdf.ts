/** From a sheet to a PDF; loaded when asked for, since it brings pdfkit. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DocumentOptions } from '#contract/document-options.ts';
import { rowsOf, type Sheet } from '../sheet/model.ts';
import { drawable } from '../typeset/metrics.ts';
import { lookOf } from '../typeset/templates.ts';
import type { SetDocument } from '../typeset/model.ts';
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
  if (missing.length > 0) return fail('missing-glyphs', missingWords(missing));
  const set = typeset(sheet, options, faces.metrics);
  const title = sheet.name === null ? 'Resume' : `${sheet.name}, Resume`;
  const bytes = await writePdf(set, faces, { title, language: sheet.language });
  return succeed({ bytes, pages: set.pages.length, fits: set.fits, sizePt: set.look.sizePt });
}

/**
 * Sets a sheet by the widths of our fonts, with room to spare, for a file that brings none of its own; and
 * whether they have all its signs.
 */
export async function setSheet(
  sheet: Sheet,
  options: DocumentOptions,
): Promise<{ set: SetDocument; isPlain: boolean }> {
  const faces = await loadFaces(lookOf(options).family);
  return {
    set: typesetForOthers(sheet, options, faces.metrics),
    isPlain: missingSigns(textsOf(sheet), faces).length === 0,
  };
}

const SHOWN = 12;

function missingWords(signs: readonly string[]): string {
  const some = signs.slice(0, SHOWN).join(' ');
  const more = signs.length > SHOWN ? ` and ${signs.length - SHOWN} more` : '';
  return `The fonts of the PDF have no sign for ${some}${more}. Download the Word file instead: it shows them with the fonts of the computer that opens it.`;
}

/** Files for employers: one sheet of the enhanced resume, as PDF, Word and Markdown. */
import type { DocumentOptions } from '#contract/document-options.ts';
import { succeed, type Outcome } from '#contract/problem.ts';
import type { MadeDocument } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { writeMarkdown } from './markdown.ts';
import { bestSheet } from './sheet/best-sheet.ts';
import type { Sheet } from './sheet/model.ts';

export type EmployerKind = 'pdf' | 'word-clean' | 'markdown';

export interface EmployerInput {
  /** The enhanced document and what the parser finds in it. */
  document: ExtractedDocument;
  resume: ParsedResume;
}

export interface EmployerFile {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  made: MadeDocument;
}

/** Makes one file for employers. Fails: missing-glyphs for a PDF. */
export async function makeEmployerFile(
  kind: EmployerKind,
  { document, resume }: EmployerInput,
  options: DocumentOptions,
): Promise<Outcome<EmployerFile>> {
  const sheet = await bestSheet(document, resume, options);
  return MAKERS[kind](sheet, options);
}

type Maker = (sheet: Sheet, options: DocumentOptions) => Promise<Outcome<EmployerFile>>;

const MAKERS: Record<EmployerKind, Maker> = {
  async pdf(sheet, options) {
    const { makePdf } = await import('./pdf/make-pdf.ts');
    const made = await makePdf(sheet, options);
    if (!made.ok) return made;
    const { bytes, ...rest } = made.value;
    return succeed({
      fileName: `${fileTitle(sheet)}.pdf`,
      mediaType: 'application/pdf',
      bytes,
      made: { ...rest, ...shapeOf(sheet, options) },
    });
  },

  async 'word-clean'(sheet, options) {
    const [{ setSheet }, { writeWordSheet }] = await Promise.all([
      import('./pdf/make-pdf.ts'),
      import('./word/write-sheet.ts'),
    ]);
    const { set, isPlain, kept } = await setSheet(sheet, options);
    const { look, tight, width, height, fits } = set;
    const page = { width, height };
    return succeed({
      fileName: `${fileTitle(sheet)}.docx`,
      mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes: await writeWordSheet({ sheet, look, tight, page, kept, isPlain }),
      made: { pages: null, fits, sizePt: look.sizePt, ...shapeOf(sheet, options) },
    });
  },

  async markdown(sheet, options) {
    return succeed({
      fileName: `${fileTitle(sheet)}.md`,
      mediaType: 'text/markdown;charset=utf-8',
      bytes: new TextEncoder().encode(writeMarkdown(sheet)),
      made: { pages: null, fits: true, sizePt: 0, ...shapeOf(sheet, options) },
    });
  },
};

const shapeOf = (
  { paper, sections }: Sheet,
  options: DocumentOptions,
): Pick<MadeDocument, 'paper' | 'sections'> => ({
  paper: options.paper === 'auto' ? paper : options.paper,
  sections: sections.map(({ kind, heading }) => ({ kind, heading })),
});

/** What recruiters ask for: the applicant's name and what it is. */
function fileTitle({ name }: Sheet): string {
  const words = name?.match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? [];
  return [...words, 'Resume'].join(' ');
}

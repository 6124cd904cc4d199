/** A draft written as the files that people send: the same text as .docx, .pdf and .txt. */
import { BULLET_NUMBERING, listItem, makeDocx, paragraph } from '../fixtures/make-docx.ts';
import { makePdf, type PdfPage } from '../fixtures/make-pdf.ts';
import { buildResume, type ResumeDraft } from './resume.ts';

interface Line {
  text: string;
  kind: 'name' | 'heading' | 'bullet' | 'plain';
}

/** Bytes by file ending. */
export function filesOf(draft: ResumeDraft): Record<'docx' | 'pdf' | 'txt', Uint8Array> {
  const lines = linesOf(draft);
  return { docx: docxOf(lines), pdf: pdfOf(lines), txt: txtOf(lines) };
}

function linesOf(draft: ResumeDraft): Line[] {
  const { document, resume } = buildResume(draft);
  const headings = new Set(resume.sections.map(({ heading }) => heading?.value));
  return document.lines.map(({ text }, index) => {
    if (text.startsWith('- ')) return { text: text.slice(2), kind: 'bullet' };
    if (headings.has(text)) return { text, kind: 'heading' };
    return { text, kind: index === 0 ? 'name' : 'plain' };
  });
}

const docxOf = (lines: readonly Line[]) =>
  makeDocx({
    numbering: BULLET_NUMBERING,
    body: lines
      .map(({ text, kind }) => {
        if (kind === 'bullet') return listItem(text);
        return paragraph(text, kind === 'heading' ? '<w:pStyle w:val="Heading1"/>' : '');
      })
      .join(''),
  });

const txtOf = (lines: readonly Line[]) =>
  new TextEncoder().encode(
    lines
      .map(({ text, kind }) => {
        if (kind === 'bullet') return `- ${text}\n`;
        return kind === 'heading' ? `\n${text}\n` : `${text}\n`;
      })
      .join(''),
  );

const LEFT = 60;
const TOP = 60;
const BOTTOM = 780;
const LEADING = 14;
/** Letters of 10-point Helvetica that fit between the margins. */
const LETTERS_PER_ROW = 92;

/** Set as a word processor does: long lines wrap and hang, sections stand apart, pages break. */
function pdfOf(lines: readonly Line[]): Uint8Array {
  const pages: PdfPage[] = [{ content: [] }];
  let y = TOP;
  for (const { text, kind } of lines) {
    if (kind === 'heading') y += LEADING / 2;
    const big = kind === 'name' || kind === 'heading';
    for (const [row, part] of wrapped(text).entries()) {
      if (y > BOTTOM) {
        pages.push({ content: [] });
        y = TOP;
      }
      const bullet = kind === 'bullet';
      const { content } = pages.at(-1)!;
      if (bullet && row === 0) content.push({ text: '•', x: LEFT, y });
      content.push({
        text: part,
        x: bullet ? LEFT + 14 : LEFT,
        y,
        sizePt: kind === 'name' ? 18 : big ? 12 : 10,
        font: big ? 'Helvetica-Bold' : 'Helvetica',
      });
      y += kind === 'name' ? LEADING * 1.5 : LEADING;
    }
  }
  return makePdf(pages);
}

function wrapped(text: string): string[] {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1)!;
    if (row !== '' && row.length + word.length >= LETTERS_PER_ROW) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}

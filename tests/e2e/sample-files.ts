/** One fictional resume as a file of each format, made by the project's own generators. */
import { BOLD, makeDoc } from '../fixtures/make-doc.ts';
import { listItem, makeDocx, paragraph } from '../fixtures/make-docx.ts';
import { documentObject, makePages, storage } from '../fixtures/make-pages.ts';
import { makePdf } from '../fixtures/make-pdf.ts';
import { RESUME_TEXT } from './guarded.ts';

const lines = RESUME_TEXT.trimEnd().split('\n');

const isHeading = (line: string) => /^[A-Z]{4,}$/.test(line);

const docx = (): Uint8Array =>
  makeDocx({
    body: lines
      .filter((line) => line !== '')
      .map((line) => {
        if (line.startsWith('- ')) return listItem(line.slice(2));
        return isHeading(line) ? paragraph(line, '<w:pStyle w:val="Heading1"/>') : paragraph(line);
      })
      .join(''),
  });

const doc = (): Uint8Array =>
  makeDoc({
    body: lines.map((text) => ({ runs: [isHeading(text) ? { text, sprms: [BOLD] } : text] })),
  });

const rtf = (): Uint8Array => {
  const body = lines.map((line) => line.replaceAll('ä', "\\'e4")).join('\\par\n');
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\\f0 ${body}\\par}`,
  );
};

const pages = (): Uint8Array => makePages([documentObject(2), storage(2, lines.join('\n'))]);

const pdf = (): Uint8Array =>
  makePdf([
    {
      content: lines.flatMap((text, index) =>
        text === ''
          ? []
          : [
              {
                text: text.replace(/^- /, '• ').replace('ä', 'a'),
                x: 60,
                y: 70 + index * 18,
                sizePt: isHeading(text) || index === 0 ? 14 : 11,
                font: isHeading(text) || index === 0 ? 'Helvetica-Bold' : 'Helvetica',
              } as const,
            ],
      ),
    },
  ]);

export const SAMPLE_FILES: readonly { name: string; mimeType: string; bytes: Uint8Array }[] = [
  { name: 'leonie.pdf', mimeType: 'application/pdf', bytes: pdf() },
  {
    name: 'leonie.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: docx(),
  },
  { name: 'leonie.txt', mimeType: 'text/plain', bytes: new TextEncoder().encode(RESUME_TEXT) },
  { name: 'leonie.doc', mimeType: 'application/msword', bytes: doc() },
  { name: 'leonie.pages', mimeType: 'application/vnd.apple.pages', bytes: pages() },
  { name: 'leonie.rtf', mimeType: 'application/rtf', bytes: rtf() },
];

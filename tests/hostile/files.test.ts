import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '#tests/fixtures/make-docx.ts';
import { makePdf, type PlacedText } from '#tests/fixtures/make-pdf.ts';
import { extract } from '#worker/extract/extract.ts';
import { cpuMs } from '#tests/builders/processor-time.ts';

/** A quarter of it is usual. */
const LIMIT_MS = 4_000;

const rows = (count: number, draw: (i: number) => PlacedText | string) =>
  makePdf([
    {
      content: [
        { text: 'Rosa Lindqvist', x: 60, y: 60 },
        { text: 'She baked the bread of the town', x: 60, y: 80 },
        ...Array.from({ length: count }, (_, i) => draw(i)),
      ],
    },
  ]);
const at = (i: number) => ({ x: 40 + ((i * 37) % 500), y: 100 + ((i * 53) % 700) });
const fromTop = (y: number) => 842 - y;

const FILES: Record<string, () => Uint8Array> = {
  'a matrix beyond all measure.pdf': () =>
    rows(1, () => 'BT /F0 10 Tf 1 0 2147483647 1 380 588 Tm (slanted for ever) Tj ET'),
  'a letter as large as a house.pdf': () =>
    rows(1, () => 'BT /F0 900000 Tf 1 0 0 1 -9e8 9e8 Tm (huge) Tj ET'),
  'letters all over.pdf': () => rows(30_000, (i) => ({ text: 'a', ...at(i), sizePt: 4 })),
  'white letters on many boxes.pdf': () =>
    rows(30_000, (i) =>
      i % 2 === 0
        ? `1 1 1 rg ${at(i).x} ${fromTop(at(i).y)} 30 12 re f`
        : { text: 'white', ...at(i), color: [1, 1, 1] },
    ),
  'dots everywhere.pdf': () =>
    rows(30_000, (i) => `0 0 0 rg ${at(i).x} ${fromTop(at(i).y)} 3 3 re f`),
  'paragraphs of a letter.docx': () => makeDocx({ body: paragraph('a').repeat(150_000) }),
  'one endless paragraph.docx': () =>
    makeDocx({ body: paragraph('Rosa ran the bakery of the town. '.repeat(200_000)) }),
  'lines of a letter.rtf': () =>
    new TextEncoder().encode(`{\\rtf1\\ansi Rosa and the bread\\par ${'a\\par '.repeat(150_000)}}`),
  'a word in groups.rtf': () =>
    new TextEncoder().encode(`{\\rtf1\\ansi Rosa and the bread\\par ${'{a}'.repeat(150_000)}}`),
};

describe('a file made to hurt its reader', () => {
  it.each(Object.entries(FILES))('ends in time: %s', { timeout: 120_000 }, async (name, make) => {
    const bytes = make();
    let text = '';
    const ms = await cpuMs(async () => {
      const outcome = await extract(bytes, name);
      text = outcome.ok ? outcome.value.text : outcome.problem.code;
    });
    expect(text).toMatch(/Rosa|^a\n|^corrupted$/);
    expect(ms).toBeLessThan(LIMIT_MS);
  });
});

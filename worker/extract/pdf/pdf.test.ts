import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePdf, picture, type PdfPage, type PlacedText } from '#tests/fixtures/make-pdf.ts';
import { readPage, readPages } from '#tests/fixtures/read-pdf.ts';
import { readPdf } from './pdf.ts';

describe('signals', () => {
  const rows = (x: number, texts: string[]): PlacedText[] =>
    texts.map((text, i) => ({ text, x, y: 120 + 13 * i }));
  const prose = Array.from(
    { length: 24 },
    (_, i) => `and moved the cold store of site ${i} to a new hall`,
  );

  it('count two columns where ink and row order agree', async () => {
    const list = Array.from({ length: 24 }, (_, i) => `Licence number ${i}`);
    const { signals, carelessText } = await readPage(...rows(40, list), ...rows(240, prose));
    expect(signals.columns).toBe(2);
    expect(signals.rowOrderLikeness).toBeLessThan(0.9);
    expect(carelessText).toContain('Licence number 0 and moved the cold store');
  });

  it('count one column where only dates stand at the right margin', async () => {
    const dates = [120, 198, 276].map((y, i) => ({ text: `201${i} – 201${i + 1}`, x: 500, y }));
    const { signals, carelessText } = await readPage(...dates, ...rows(40, prose));
    expect(signals.columns).toBe(1);
    expect(carelessText).toBeNull();
  });

  it('tell hidden text from white text on a dark ground', async () => {
    const white: [number, number, number] = [1, 1, 1];
    const { signals, lines } = await readPage(
      '0.1 0.2 0.4 rg 0 742 595 100 re f',
      { text: 'Maja Lind', x: 40, y: 50, sizePt: 20, color: white },
      { text: 'Logistics manager', x: 40, y: 140 },
      { text: 'kubernetes terraform', x: 40, y: 400, color: white },
      { text: 'ansible', x: 40, y: 420, sizePt: 1 },
    );
    expect(signals.hiddenChars).toBe('kubernetesterraformansible'.length);
    expect(signals.hiddenSample).toContain('kubernetes');
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toContain('Maja Lind');
    expect(text).not.toMatch(/kubernetes|terraform|ansible/);
  });

  it('know a scan with recognised text', async () => {
    const { signals, warnings } = await readPage(
      picture(0, 0, 595, 842),
      ...rows(40, prose).map((row) => ({ ...row, mode: 3 })),
    );
    expect(signals).toMatchObject({ ocrLayer: true, hiddenChars: 0, images: 1 });
    expect(warnings.map(({ code }) => code)).toEqual(['ocr-layer']);
  });

  it('take a picture under the text for its ground, and count only the photo on it', async () => {
    const { signals } = await readPage(
      picture(20, 20, 555, 800),
      picture(400, 700, 90, 110),
      ...rows(6, prose),
    );
    expect(signals.images).toBe(1);
  });

  it('name fonts, producer and pages', async () => {
    const { signals } = await readPages([{ content: rows(40, prose) }], { producer: 'Writer 7' });
    expect(signals).toMatchObject({ fonts: ['Helvetica'], producer: 'Writer 7', pageCount: 1 });
  });
});

describe('the edges of pages', () => {
  const page = (number: number): PdfPage => ({
    content: [
      { text: 'Maja Lind · maja.lind@example.com', x: 40, y: 30 },
      { text: `Body of page ${'one two'.split(' ')[number - 1]}`, x: 40, y: 300 },
      { text: `Page ${number} of 2`, x: 280, y: 820 },
    ],
  });

  it('are read once when they repeat', async () => {
    const { lines, signals } = await readPages([page(1), page(2)]);
    expect(lines.filter((line) => line.text !== '').map((line) => [line.role, line.text])).toEqual([
      ['header', 'Maja Lind · maja.lind@example.com'],
      ['body', 'Body of page one'],
      ['body', 'Body of page two'],
      ['footer', 'Page 1 of 2'],
    ]);
    expect(signals).toMatchObject({ headerText: true, footerText: true });
  });

  it('stay body text on a single page', async () => {
    const { lines } = await readPages([page(1)]);
    expect(lines[0]).toMatchObject({ role: 'body', text: 'Maja Lind · maja.lind@example.com' });
  });
});

describe('links', () => {
  it('come with their text and line, and mend an address that was broken', async () => {
    const { lines, links } = await readPages([
      {
        content: [
          { text: 'Maja Lind', x: 40, y: 60, sizePt: 20 },
          { text: 'maja.lind@fictio', x: 40, y: 100 },
          { text: 'nal.example', x: 40, y: 112 },
          { text: 'Logistics manager with nine years in chilled food', x: 200, y: 100 },
          { text: 'and two warehouse moves behind her, both on time', x: 200, y: 112 },
          { text: 'and within the budget that the board had set.', x: 200, y: 124 },
        ],
        links: [{ url: 'mailto:maja.lind@fictional.example', x: 38, y: 90, x2: 130, y2: 116 }],
      },
    ]);
    const line = lines.findIndex(({ text }) => text === 'maja.lind@fictional.example');
    expect(line).toBeGreaterThan(0);
    expect(links).toEqual([
      { url: 'mailto:maja.lind@fictional.example', text: 'maja.lind@fictional.example', line },
    ]);
  });
});

describe('files that cannot be read', () => {
  it('are called locked when they need a password', async () => {
    const outcome = await readPdf(makePdf([{ content: [] }], { locked: true }));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'locked' } });
  });

  it('are called corrupted when they are no PDF at all', async () => {
    const outcome = await readPdf(new TextEncoder().encode('%PDF-1.7 and then nothing'));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'corrupted' } });
  });

  it('are called image-based when a picture fills the page', async () => {
    const outcome = await readPdf(makePdf([{ content: [picture(0, 0, 595, 842)] }]));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'image-based' } });
  });

  it('are not called image-based for a photo beside text', async () => {
    const { signals } = await readPage(picture(400, 700, 90, 110), {
      text: 'Maja Lind, logistics manager in Leeds since 2019',
      x: 40,
      y: 100,
    });
    expect(signals.images).toBe(1);
  });

  it('never make the reader throw, whatever bytes are damaged', async () => {
    const whole = makePdf([
      { content: [{ text: 'Maja Lind', x: 40, y: 60 }, picture(10, 10, 50, 50)], links: [] },
    ]);
    const damage = fc.array(
      fc.tuple(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 1, max: whole.length }), async (changes, end) => {
        const bytes = whole.slice(0, end < 200 ? undefined : end);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const outcome = await readPdf(bytes);
        expect(typeof outcome.ok).toBe('boolean');
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePdf,
  picture,
  type PdfOptions,
  type PdfPage,
  type PlacedText,
} from '#tests/fixtures/make-pdf.ts';
import { readPdf } from './pdf.ts';

async function readPages(pages: PdfPage[], options?: PdfOptions) {
  const outcome = await readPdf(makePdf(pages, options));
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const read = (...content: (PlacedText | string)[]) => readPages([{ content }]);

/** On a page that ends right of the text, so that full rows are full. */
const narrowTextOf = async (...content: (PlacedText | string)[]) =>
  (await readPages([{ content }], { width: 430 })).text;

const textOf = async (...content: (PlacedText | string)[]) => (await read(...content)).text;

describe('lines of a page', () => {
  it('joins a wrapped bullet to one line and keeps the next bullet apart', async () => {
    const text = await textOf(
      { text: '• Cut delivery time from nine days to four by moving the whole', x: 60, y: 100 },
      { text: 'regional stock to one warehouse.', x: 66, y: 112 },
      { text: '• Trained 14 drivers.', x: 60, y: 124 },
    );
    expect(text).toBe(
      '• Cut delivery time from nine days to four by moving the whole regional stock to one warehouse.\n• Trained 14 drivers.',
    );
  });

  it('keeps title, company and place apart when each would have fit on the line above', async () => {
    const text = await textOf(
      { text: 'Warehouse Manager', x: 60, y: 100, font: 'Helvetica-Bold' },
      { text: 'Brightwater Foods', x: 60, y: 112 },
      { text: 'Leeds', x: 60, y: 124 },
      {
        text: 'Ran the night shift of a chilled store with 40 people and two lines.',
        x: 60,
        y: 136,
      },
    );
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Warehouse Manager',
      'Brightwater Foods',
      'Leeds',
    ]);
  });

  it('takes three typed spaces for a tab, but not the two after a sentence or those after a mark', async () => {
    const text = await textOf(
      { text: 'Redbud Glazing', x: 60, y: 100, font: 'Helvetica-Bold' },
      { text: '   Tulsa, OK   Glazier      4/2016 to now', x: 138, y: 100 },
      { text: 'Cut glass to size.  Fitted shop fronts.', x: 60, y: 130 },
      { text: '1.   Glazing licence', x: 60, y: 160 },
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Redbud Glazing\tTulsa, OK\tGlazier\t4/2016 to now',
      'Cut glass to size. Fitted shop fronts.',
      '1. Glazing licence',
    ]);
  });

  it('takes an icon before a line for a list mark, but neither a row of them nor a telephone', async () => {
    const { lines } = await read(
      { text: 'T', x: 60, y: 80, font: 'MarVoSym' },
      { text: '+44 113 496 0000', x: 72, y: 80 },
      { text: '{', x: 60, y: 110, font: 'MarVoSym' },
      { text: 'Trained 14 drivers', x: 72, y: 110 },
      { text: '{{{', x: 60, y: 140, font: 'MarVoSym' },
      { text: 'Forklift', x: 100, y: 140 },
    );
    expect(lines.filter(({ text }) => text).map(({ text, list }) => [text, list])).toEqual([
      ['+44 113 496 0000', undefined],
      ['• Trained 14 drivers', 'bullet'],
      ['Forklift', undefined],
    ]);
  });

  it('joins the end of a range of dates that was broken before its dash', async () => {
    const text = await textOf(
      { text: 'BSc Glass Technology, Example University, Sheffield, 2011-06-01', x: 60, y: 100 },
      { text: '– 2014-01-01', x: 60, y: 112 },
      { text: '– Won the furnace prize of 2013', x: 60, y: 124 },
    );
    expect(text).toBe(
      'BSc Glass Technology, Example University, Sheffield, 2011-06-01 – 2014-01-01\n• Won the furnace prize of 2013',
    );
  });

  it('ends a full line after its range of dates, but goes on after a single year', async () => {
    const text = await narrowTextOf(
      { text: 'BSc Glass Technology, Example University of Sheffield 2011 – 2014', x: 60, y: 100 },
      { text: 'Grade: distinction', x: 60, y: 112 },
      { text: 'Won the furnace prize of the Northern Glass Institute in 2013', x: 60, y: 140 },
      { text: 'Sheffield and was hired by the jury.', x: 60, y: 152 },
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'BSc Glass Technology, Example University of Sheffield 2011 – 2014',
      'Grade: distinction',
      'Won the furnace prize of the Northern Glass Institute in 2013 Sheffield and was hired by the jury.',
    ]);
  });

  it('keeps the first dates under a heading on the row of the job beside them', async () => {
    const text = await textOf(
      { text: 'Laufbahn', x: 60, y: 104, font: 'Helvetica-Bold', sizePt: 13 },
      { text: '03/2018 – heute', x: 60, y: 124 },
      { text: 'Leiter der Produktion, Glashaus Beispiel GmbH', x: 180, y: 124 },
      { text: '• Leitung eines Teams von 24 Mitarbeitern', x: 190, y: 138 },
      { text: '• Senkung der Quote von 4,1 % auf 1,8 %', x: 190, y: 152 },
      { text: '09/2012 – 02/2018', x: 60, y: 176 },
      { text: 'Leiter der Schicht, Metall Beispiel AG', x: 180, y: 176 },
      { text: '• Planung der Schichten', x: 190, y: 190 },
    );
    expect(text).toContain('03/2018 – heute\tLeiter der Produktion');
    expect(text).toContain('09/2012 – 02/2018\tLeiter der Schicht');
  });

  it('keeps a date at the right margin on the line of its title, after a tab', async () => {
    const text = await textOf(
      { text: 'Warehouse Manager', x: 60, y: 100 },
      { text: '2019 – 2023', x: 480, y: 100 },
      { text: 'Ran the night shift of a chilled store with 40 people.', x: 60, y: 114 },
    );
    expect(text.split('\n')[0]).toBe('Warehouse Manager\t2019 – 2023');
  });

  it('merges letters that were spaced out by the font', async () => {
    expect(await textOf({ text: 'SUMMARY OF SKILLS', x: 60, y: 100, spacing: 4 })).toBe(
      'SUMMARY OF SKILLS',
    );
  });

  it('merges letters that were spaced out with the space bar', async () => {
    expect(await textOf({ text: 'S U M M A R Y', x: 60, y: 100 })).toBe('SUMMARY');
  });

  it('leaves single letters between words alone', async () => {
    expect(await textOf({ text: 'Plan B and vitamin C, R and Go', x: 60, y: 100 })).toBe(
      'Plan B and vitamin C, R and Go',
    );
  });

  it('tells size, weight and place of a line', async () => {
    const { lines } = await read({
      text: 'Maja Lind',
      x: 60,
      y: 100,
      sizePt: 20,
      font: 'Helvetica-Bold',
    });
    expect(lines[0]).toMatchObject({
      text: 'Maja Lind',
      page: 1,
      x: 60,
      y: 100,
      sizePt: 20,
      bold: true,
      italic: false,
    });
  });
});

describe('columns', () => {
  const side = (x: number, words: string[]): PlacedText[] =>
    words.map((text, i) => ({ text, x, y: 100 + 14 * i }));
  const left = side(40, [
    'Contact',
    'Leeds',
    'Skills',
    'Forklift',
    'Rota planning',
    'Stock control',
  ]);
  const right = side(260, [
    'Experience',
    'Brightwater Foods, warehouse manager',
    'Ran the night shift of a chilled store.',
    'Cut waste by a third within two years.',
    'Education',
    'College of Leeds, logistics',
  ]);

  it('are read one after the other when they were drawn so', async () => {
    const text = await textOf(...left, ...right);
    expect(text.indexOf('Stock control')).toBeLessThan(text.indexOf('Experience'));
  });

  it('put labels that were all drawn first where they stand', async () => {
    const text = await textOf(
      { text: 'Profile', x: 40, y: 103, sizePt: 18 },
      { text: 'Trades', x: 40, y: 153, sizePt: 18 },
      { text: 'Joiner with nine years on listed buildings', x: 160, y: 100 },
      { text: 'and two apprentices trained.', x: 160, y: 112 },
      { text: 'Sash windows', x: 160, y: 150 },
      { text: 'Staircases', x: 160, y: 164 },
      { text: 'Roof frames', x: 160, y: 178 },
    );
    expect(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(0, 12)),
    ).toEqual(['Profile', 'Joiner with ', 'Trades', 'Sash windows', 'Staircases', 'Roof frames']);
  });

  it('put a label before what stands beside it', async () => {
    const text = await textOf(
      { text: 'SUMMARY', x: 40, y: 100 },
      { text: 'Logistics manager with nine years in chilled food and', x: 160, y: 100 },
      { text: 'two warehouse moves behind her.', x: 160, y: 112 },
      { text: 'SKILLS', x: 40, y: 150 },
      { text: 'Forklift', x: 160, y: 150 },
      { text: 'Rota planning', x: 160, y: 164 },
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'SUMMARY',
      'Logistics manager with nine years in chilled food and two warehouse moves behind her.',
      'SKILLS',
      'Forklift',
      'Rota planning',
    ]);
  });
});

describe('signals', () => {
  const rows = (x: number, texts: string[]): PlacedText[] =>
    texts.map((text, i) => ({ text, x, y: 120 + 13 * i }));
  const prose = Array.from(
    { length: 24 },
    (_, i) => `and moved the cold store of site ${i} to a new hall`,
  );

  it('count two columns where ink and row order agree', async () => {
    const list = Array.from({ length: 24 }, (_, i) => `Licence number ${i}`);
    const { signals, carelessText } = await read(...rows(40, list), ...rows(240, prose));
    expect(signals.columns).toBe(2);
    expect(signals.rowOrderLikeness).toBeLessThan(0.9);
    expect(carelessText).toContain('Licence number 0 and moved the cold store');
  });

  it('count one column where only dates stand at the right margin', async () => {
    const dates = [120, 198, 276].map((y, i) => ({ text: `201${i} – 201${i + 1}`, x: 500, y }));
    const { signals, carelessText } = await read(...dates, ...rows(40, prose));
    expect(signals.columns).toBe(1);
    expect(carelessText).toBeNull();
  });

  it('tell hidden text from white text on a dark ground', async () => {
    const white: [number, number, number] = [1, 1, 1];
    const { signals, lines } = await read(
      '0.1 0.2 0.4 rg 0 742 595 100 re f',
      { text: 'Maja Lind', x: 40, y: 50, sizePt: 20, color: white },
      { text: 'Logistics manager', x: 40, y: 140 },
      { text: 'kubernetes terraform', x: 40, y: 400, color: white },
      { text: 'ansible', x: 40, y: 420, sizePt: 1 },
    );
    expect(signals.hiddenChars).toBe('kubernetesterraformansible'.length);
    const hidden = lines.filter((line) => line.hidden).map((line) => line.text);
    expect(hidden).toContain('kubernetes terraform');
    expect(lines.find((line) => line.text === 'Maja Lind')?.hidden).toBeUndefined();
  });

  it('know a scan with recognised text', async () => {
    const { signals, warnings } = await read(
      picture(0, 0, 595, 842),
      ...rows(40, prose).map((row) => ({ ...row, mode: 3 })),
    );
    expect(signals).toMatchObject({ ocrLayer: true, hiddenChars: 0, images: 1 });
    expect(warnings.map(({ code }) => code)).toEqual(['ocr-layer']);
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
    const { signals } = await read(picture(400, 700, 90, 110), {
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

import { describe, expect, it } from 'vitest';
import { makePdf, type PlacedText } from '#tests/fixtures/make-pdf.ts';
import { readPdf } from './pdf.ts';

async function read(...content: (PlacedText | string)[]) {
  const outcome = await readPdf(makePdf([{ content }]));
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

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

describe('files that cannot be read', () => {
  it('are called locked when they need a password', async () => {
    const outcome = await readPdf(makePdf([{ content: [] }], { locked: true }));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'locked' } });
  });

  it('are called corrupted when they are no PDF at all', async () => {
    const outcome = await readPdf(new TextEncoder().encode('%PDF-1.7 and then nothing'));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'corrupted' } });
  });
});

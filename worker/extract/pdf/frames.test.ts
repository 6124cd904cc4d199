import { describe, expect, it } from 'vitest';
import { linesOfPage } from '#tests/fixtures/read-pdf.ts';

/** A box around a word at a height from the page's top. */
const box = (x: number, y: number, width: number) => `${x} ${842 - y - 5} ${width} 18 re S`;

describe('words in boxes of their own', () => {
  it('are told apart by commas', async () => {
    const lines = await linesOfPage(
      box(60, 100, 42),
      { text: 'Excel', x: 68, y: 100 },
      box(108, 100, 62),
      { text: 'Power BI', x: 118, y: 100 },
      box(60, 124, 44),
      { text: 'Python', x: 66, y: 124 },
    );
    expect(lines).toEqual(['Excel, Power BI', 'Python']);
  });

  it('are cells of a table where the boxes share a border', async () => {
    const lines = await linesOfPage(
      box(60, 100, 42),
      { text: 'Excel', x: 68, y: 100 },
      box(102, 100, 62),
      { text: 'Power BI', x: 112, y: 100 },
    );
    expect(lines).toEqual(['Excel\tPower BI']);
  });
});

describe('raised numbers', () => {
  it('are left out where they lead to a note of the page, whose own number stands apart', async () => {
    const lines = await linesOfPage(
      { text: 'Grew revenue', x: 60, y: 100 },
      { text: '1', x: 121.5, y: 96, sizePt: 6 },
      { text: 'Measured against the year before.', x: 64, y: 600 },
      { text: '1', x: 60, y: 596, sizePt: 6 },
    );
    expect(lines).toEqual(['Grew revenue', '1 Measured against the year before.']);
  });

  it('stay where they are part of a unit', async () => {
    const lines = await linesOfPage(
      { text: 'Laid 900 m', x: 60, y: 100 },
      { text: '2', x: 109.6, y: 96, sizePt: 6 },
      { text: 'Two', x: 64, y: 600 },
      { text: '2', x: 60, y: 596, sizePt: 6 },
    );
    expect(lines[0]).toBe('Laid 900 m2');
  });
});

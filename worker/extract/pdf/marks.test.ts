import { describe, expect, it } from 'vitest';
import { picture } from '#tests/fixtures/make-pdf.ts';
import { linesOfPage, readPage } from '#tests/fixtures/read-pdf.ts';
import { isMarkGlyph } from './characters.ts';
import { fontTraits } from './fonts.ts';

/** A circle of 4 pt as a browser draws the hollow mark of a list, at a height from the page's top. */
const circle = (x: number, y: number, paint = 'S') => {
  const [left, bottom] = [x, 842 - y];
  return (
    `${left + 4} ${bottom + 2} m ${left + 4} ${bottom + 4} ${left} ${bottom + 4} ${left} ` +
    `${bottom + 2} c ${left} ${bottom} ${left + 4} ${bottom} ${left + 4} ${bottom + 2} c h ` +
    paint
  );
};

describe('list marks drawn without letters', () => {
  it('takes an icon before a line for a list mark, but neither a row of them nor a telephone', async () => {
    const { lines } = await readPage(
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

  it('are found as hollow circles, squares and pictures', async () => {
    const lines = await linesOfPage(
      circle(60, 108),
      { text: 'Answered 60 calls a day', x: 72, y: 110 },
      circle(60, 122),
      { text: 'Trained 4 colleagues', x: 72, y: 124 },
      '60 702 4 4 re f',
      { text: 'Filed the monthly returns', x: 72, y: 140 },
      picture(60, 686, 4, 4),
      { text: 'Kept the stock lists', x: 72, y: 156 },
    );
    expect(lines).toEqual([
      '• Answered 60 calls a day',
      '• Trained 4 colleagues',
      '• Filed the monthly returns',
      '• Kept the stock lists',
    ]);
  });

  it('are no part of an icon, no ornament of a heading, and no rating', async () => {
    const lines = await linesOfPage(
      circle(60, 108),
      '56 726 12 14 re S',
      { text: 'Leeds, United Kingdom', x: 74, y: 110 },
      circle(60, 138, 'f'),
      { text: 'Experience', x: 72, y: 140, font: 'Helvetica-Bold' },
      ...[60, 68, 76].map((x) => circle(x, 168, 'f')),
      { text: 'German', x: 92, y: 170 },
    );
    expect(lines).toEqual(['Leeds, United Kingdom', 'Experience', 'German']);
  });

  it('may be the box of a letter that a plain font lacks, but no letter', () => {
    const font = fontTraits('Lato-Regular');
    expect([isMarkGlyph('\0', font), isMarkGlyph('\ufffd', font)]).toEqual([true, true]);
    expect([isMarkGlyph('o', font), isMarkGlyph('\ue001', font)]).toEqual([false, false]);
  });

  it('do not count as pictures', async () => {
    const { signals } = await readPage(picture(60, 686, 4, 4), {
      text: 'Kept the stock lists of three shops',
      x: 72,
      y: 156,
    });
    expect(signals.images).toBe(0);
  });
});

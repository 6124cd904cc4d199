import { describe, expect, it } from 'vitest';
import { linesOfPage, readPage, readPages } from '#tests/fixtures/read-pdf.ts';
import { inReadingOrder } from './bidi.ts';
import { cleanCharacters } from './characters.ts';
import { fontTraits } from './fonts.ts';

/** A shape with the curves of a letter, over a box from its lower left corner. */
const outline = (x: number, fromBottom: number, width: number, height: number) => {
  const curve = `${x} ${fromBottom} ${x} ${fromBottom + height} ${x + width} ${fromBottom + height} c`;
  return `0 0 0 rg ${x} ${fromBottom} m ${`${curve} `.repeat(12)} h f`;
};
/** Outlines under a text of some letters at 12 pt. */
const outlines = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, i) => outline(x + 6 * i, 842 - y, 5, 9)).join('\n');

describe('text that a person sees', () => {
  const body = { text: 'Baked the bread of the whole town', x: 60, y: 200 };

  it('is what lies without paint on its own outlines, in its place', async () => {
    const name = { text: 'Rosa Lindqvist', x: 60, y: 60, sizePt: 12, mode: 3 };
    const seen = await readPage(outlines(60, 60, 13), name, body);
    expect(seen.text.split('\n')[0]).toBe('Rosa Lindqvist');
    expect(seen.signals.hiddenChars).toBe(0);
    const alone = await readPage(name, body);
    expect(alone.text).not.toContain('Rosa');
    expect(alone.signals).toMatchObject({ hiddenChars: 13 });
  });

  it('is read once where it is painted twice, and doubled letters stay', async () => {
    const shadow = { text: 'Allison Bookkeeper', x: 60.6, y: 60.6, sizePt: 14 };
    const lines = await linesOfPage(shadow, { ...shadow, x: 60, y: 60 }, body);
    expect(lines).toEqual(['Allison Bookkeeper', 'Baked the bread of the whole town']);
  });

  it('is what form fields and notes say, and not what buttons and hidden ones do', async () => {
    const box = { x: 160, x2: 400 };
    const { text } = await readPages([
      {
        content: [{ text: 'Full name:', x: 60, y: 72 }, body],
        fields: [
          { ...box, value: 'Rosa Lindqvist', y: 60, y2: 76 },
          { ...box, value: 'Speaks Swedish at home', note: true, y: 300, y2: 316 },
          { ...box, value: 'secret', flags: 2, y: 400, y2: 416 },
        ],
      },
    ]);
    expect(text).toMatch(/Full name:\s+Rosa Lindqvist/);
    expect(text).toContain('Speaks Swedish at home');
    expect(text).not.toContain('secret');
  });
});

describe('characters', () => {
  const font = fontTraits('Cambria');

  it('of any white space are a space, and none of them is noise', () => {
    for (const blank of [' ', '\t', '\r', '\t\r   ', '\u00a0', '\u2003']) {
      expect(cleanCharacters(blank, font), JSON.stringify(blank)).toEqual({ text: ' ', junk: 0 });
    }
    expect(cleanCharacters('\u0001', font).junk).toBe(1);
  });

  it('drawn as a soft hyphen are a dash', () => {
    expect(cleanCharacters('\u00ad', font)).toEqual({ text: '-', junk: 0 });
  });
});

describe('writing from the right', () => {
  const drawn = (text: string) => Array.from(text).toReversed().join('');

  it('is put into the order of reading, with its figures and Latin words', () => {
    expect(inReadingOrder(drawn('ניהלתי צוות של אנשים'))).toBe('ניהלתי צוות של אנשים');
    expect(inReadingOrder('2023 - 2019 ,תל אביב'.replace('תל אביב', drawn('תל אביב')))).toContain(
      'תל אביב',
    );
    expect(inReadingOrder(`Excel ${drawn('בתוכנת')} 12 ${drawn('הובלתי')}`)).toBe(
      'הובלתי 12 בתוכנת Excel',
    );
  });

  it('leaves other writing alone', () => {
    expect(inReadingOrder('Ran (and 12) shifts')).toBe('Ran (and 12) shifts');
  });
});

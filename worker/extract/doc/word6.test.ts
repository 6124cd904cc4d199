import { describe, expect, it } from 'vitest';
import { ascii, makeWord6, type Word6Parts } from '#tests/fixtures/make-word6.ts';
import { readDocument } from '#tests/fixtures/read.ts';

const CYRILLIC = 204;
const CENTRAL_EUROPEAN = 238;
const JAPANESE = 128;
const inFont = (index: number) => [93, index, 0];
const BOLD = [85, 1];
const WHITE = [98, 8];
const FONTS = [
  { name: 'Times New Roman', charset: 0 },
  { name: 'Times New Roman Cyr', charset: CYRILLIC },
  { name: 'Arial CE', charset: CENTRAL_EUROPEAN },
  { name: 'MS Mincho', charset: JAPANESE },
];
/** “Анна” in windows-1251. */
const ANNA = [0xc0, 0xed, 0xed, 0xe0];
const read = (parts: Word6Parts) => readDocument(makeWord6({ fonts: FONTS, ...parts }), 'cv.doc');

describe('reading a document of Word 6 or 95', () => {
  it('decodes each run by the charset of its font', async () => {
    const document = await read({
      runs: [
        { bytes: [...ANNA, 13], properties: inFont(1) },
        { bytes: [0xf8, 0xe9, 13], properties: inFont(2) },
        { bytes: [...ascii('Caf'), 0xe9, 13], properties: inFont(0) },
      ],
    });
    expect(document.text).toBe('Анна\nřé\nCafé');
    expect(document.signals.fonts).toEqual(['Arial CE', 'Times New Roman', 'Times New Roman Cyr']);
  });

  it('keeps its place behind characters of two bytes', async () => {
    const document = await read({
      runs: [
        { bytes: [0x93, 0xfa, 0x96, 0x7b, ...ascii(' jp')], properties: inFont(3) },
        { bytes: [...ascii(' Mara'), 13], properties: [...BOLD, ...inFont(0)] },
        { bytes: [...ascii('Baker'), 13] },
      ],
    });
    expect(document.text).toBe('日本 jp Mara\nBaker');
    expect(document.lines[1]!.bold).toBeUndefined();
  });

  it('takes the code page of the language where no font says one', async () => {
    const parts = { fonts: [], runs: [{ bytes: [...ANNA, 13] }] };
    expect((await read({ ...parts, language: 0x419 })).text).toBe('Анна');
    expect((await read(parts)).text).toBe('Àííà');
  });

  it('gives the look of runs, and drops white text unless it stands on a shaded row', async () => {
    const IN_TABLE = [24, 1];
    const shadedRowEnd = [24, 1, 25, 1, 191, 2, 0x40, 0x04];
    const white = { bytes: [...ascii('Role'), 7], properties: WHITE };
    const parts = (rowEnd: number[]): Word6Parts => ({
      runs: [
        { bytes: [...ascii('Mara Quill'), 13], properties: [...BOLD, 99, 36, 0] },
        white,
        { bytes: [7] },
        { bytes: [...ascii('Baked bread'), 13] },
      ],
      paragraphs: { 1: IN_TABLE, 2: rowEnd },
    });
    const shaded = await read(parts(shadedRowEnd));
    expect(shaded.text).toBe('Mara Quill\nRole\nBaked bread');
    expect(shaded.lines[0]).toMatchObject({ bold: true, sizePt: 18 });
    const plain = await read(parts([24, 1, 25, 1]));
    expect(plain.text).toBe('Mara Quill\nBaked bread');
    expect(plain.signals.hiddenChars).toBe(4);
  });

  it('follows the pieces of a quick save, and characters of two bytes', async () => {
    const document = await read({ isWide: true, runs: [{ bytes: ascii('Mara Quill\rBaker\r') }] });
    expect(document.text).toBe('Mara Quill\nBaker');
  });

  it('finds the footer among the few stories that it stores', async () => {
    const document = await read({
      runs: [{ bytes: ascii('Mara Quill\r') }],
      footer: ascii('mara@example.org\r'),
    });
    expect(document.lines.map((line) => [line.role, line.text])).toEqual([
      ['body', 'Mara Quill'],
      ['body', ''],
      ['footer', 'mara@example.org'],
    ]);
  });
});

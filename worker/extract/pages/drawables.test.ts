import { describe, expect, it } from 'vitest';
import {
  attributes,
  documentObject,
  makePages,
  reference,
  storage,
  type Field,
  type PagesObject,
} from '#tests/fixtures/make-pages.ts';
import { readDocument } from '#tests/fixtures/read.ts';

const read = (...objects: PagesObject[]) => readDocument(makePages(objects), 'cv.pages');

const FILLER = 'Baker with nine years of night shifts behind her';

describe('reading the drawables of a Pages document', () => {
  it('reads tables of text, numbers, amounts and dates in their place', async () => {
    const cells = [
      cell(3, 8, [1, 0, 0, 0]),
      cell(2, 2, float64(-7.5)),
      cell(10, 1, decimal(125, -2)),
      cell(5, 4, float64(JUNE_2019)),
      cell(5, 4, float64(JUNE_2019 + 86_400)),
    ];
    const document = await read(
      documentObject(2),
      storage(2, `${FILLER}\n\ufffc\nEnd`, [[9, attributes([FILLER.length + 1, 20])]]),
      { id: 20, type: 2003, fields: [[1, reference(21)]] },
      { id: 21, type: 6000, fields: [[2, reference(22)]] },
      {
        id: 22,
        type: 6001,
        fields: [
          [
            4,
            [
              [3, [[1, [[2, reference(23)]]]]],
              [4, reference(24)],
            ],
          ],
        ],
      },
      { id: 23, type: 6002, fields: [[5, tableRow(cells)]] },
      {
        id: 24,
        type: 6005,
        fields: [
          [
            3,
            [
              [1, 1],
              [3, 'Loaves'],
            ],
          ],
        ],
      },
    );
    expect(document.text).toBe(`${FILLER}\n\nLoaves\t-7.5\t1.25\tJun 2019\t2 Jun 2019\nEnd`);
    expect(document.signals.tables).toBe(1);
  });

  it('says once what floats on several pages, and keeps different boxes', async () => {
    const page = (number: number, ...ids: number[]): Field => [
      1,
      [[1, number], ...ids.map((id): Field => [4, [[1, reference(id)]]])],
    ];
    const box = (id: number): PagesObject => ({
      id,
      type: 2011,
      fields: [[4, reference(id + 10)]],
    });
    const document = await read(
      documentObject(2, 30),
      storage(2, FILLER),
      { id: 30, type: 10010, fields: [page(0, 31), page(1, 32, 33)] },
      ...[31, 32, 33].map(box),
      storage(41, 'Mara Quill'),
      storage(42, 'Mara Quill'),
      storage(43, 'Page two'),
    );
    expect(document.lines.map((line) => line.text).filter(Boolean)).toEqual([
      FILLER,
      'Mara Quill',
      'Page two',
    ]);
  });
});

/** Seconds from 1 January 2001 to 1 June 2019. */
const JUNE_2019 = Date.UTC(2019, 5, 1) / 1_000 - Date.UTC(2001, 0, 1) / 1_000;

const float64 = (value: number) => [...new Uint8Array(Float64Array.of(value).buffer)];

/** A 128-bit decimal of small digits and a small exponent. */
const decimal = (digits: number, exponent: number) => {
  const biased = exponent + 0x1820;
  return [digits, ...Array.from({ length: 13 }, () => 0), (biased << 1) & 0xff, biased >> 7];
};

/** A cell as Pages stores it since 2014, with one field. */
const cell = (type: number, flag: number, content: number[]) => [
  5,
  type,
  ...Array.from({ length: 6 }, () => 0),
  flag,
  0,
  0,
  0,
  ...content,
];

function tableRow(cells: number[][]): Field[] {
  const offsets = cells.map((_, i) => cells.slice(0, i).flat().length);
  return [
    [6, Uint8Array.from(cells.flat())],
    [7, Uint8Array.from(offsets.flatMap((at) => [at & 0xff, at >> 8]))],
  ];
}

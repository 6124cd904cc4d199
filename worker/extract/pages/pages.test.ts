import { describe, expect, it } from 'vitest';
import {
  attributes,
  documentObject,
  makePages,
  makePages09,
  point,
  reference,
  storage,
  type PagesObject,
} from '#tests/fixtures/make-pages.ts';
import { problemOf, readDocument } from '#tests/fixtures/read.ts';
import { unsnap } from './snappy.ts';

const read = (...objects: PagesObject[]) => readDocument(makePages(objects), 'cv.pages');

const FILLER = 'Baker with nine years of night shifts behind her';

describe('reading a Pages document', () => {
  it('gives paragraphs, breaks and list labels', async () => {
    const text = `Mara Quill\n${FILLER}\u2028second line\nSold tea\nOne\nTwo`;
    const teaAt = text.indexOf('Sold');
    const oneAt = text.indexOf('One');
    const document = await read(
      documentObject(2),
      storage(2, text, [[7, attributes([0], [teaAt, 3], [oneAt, 4])]]),
      { id: 3, type: 2023, fields: [[11, 2]] },
      {
        id: 4,
        type: 2023,
        fields: [
          [11, 3],
          [15, 2],
        ],
      },
    );
    expect(document.text).toBe(`Mara Quill\n${FILLER}\nsecond line\n• Sold tea\n1) One\n2) Two`);
    expect(document.lines.map((line) => line.list)).toEqual([
      undefined,
      undefined,
      undefined,
      'bullet',
      'number',
      'number',
    ]);
    expect(document.format).toBe('pages');
  });

  it('knows headings and bold text by their styles, through parents', async () => {
    const text = `${FILLER}\nSkills\nTea`;
    const document = await read(
      documentObject(2),
      storage(2, text, [[5, attributes([0, 5], [FILLER.length + 1, 7], [text.length - 3, 5])]]),
      { id: 5, type: 2022, fields: [[1, [[1, 'Body']]]] },
      {
        id: 6,
        type: 2022,
        fields: [
          [1, [[1, 'Heading 2']]],
          [11, [[1, 1]]],
        ],
      },
      { id: 7, type: 2022, fields: [[1, [[3, reference(6)]]]] },
    );
    expect(document.text).toBe(`${FILLER}\n\nSkills\nTea`);
    expect(document.lines[2]).toMatchObject({ headingLevel: 3, bold: true });
    expect(document.lines[3]!.bold).toBeUndefined();
  });

  it('keeps links, leaves placeholders and deletions out', async () => {
    const text = `${FILLER} at Home page Lorem ipsum gone`;
    const [home, lorem, gone] = ['Home', 'Lorem', 'gone'].map((word) => text.indexOf(word));
    const document = await read(
      documentObject(2),
      storage(2, text, [
        [11, attributes([home!, 8], [home! + 9], [lorem!, 9], [gone!])],
        [22, attributes([gone!, 10])],
      ]),
      { id: 8, type: 2032, fields: [[2, 'https://mara.example.org']] },
      { id: 9, type: 2031, fields: [] },
      { id: 10, type: 2060, fields: [[1, 2]] },
    );
    expect(document.text).toBe(`${FILLER} at Home page`);
    expect(document.links).toEqual([
      { url: 'https://mara.example.org', text: 'Home page', line: 0 },
    ]);
    expect(document.signals.trackedChanges).toBe(true);
  });

  it('shows the text of a template that nobody has typed into, with a warning', async () => {
    const objects = [
      documentObject(2),
      storage(2, 'Your name here, and what you do for a living', [[11, attributes([0, 9])]]),
      { id: 9, type: 2031, fields: [] },
    ];
    const document = await readDocument(makePages(objects), 'cv.pages', ['template-text']);
    expect(document.text).toMatch(/^Your name here/);
  });

  it('puts headers first, floating boxes by place behind the body, notes and footers last', async () => {
    const box = (id: number, storageId: number, y: number): PagesObject => ({
      id,
      type: 2011,
      fields: [
        [1, [[1, [[1, [[1, point(10, y)]]]]]]],
        [4, reference(storageId)],
      ],
    });
    const document = await read(
      documentObject(2, 30),
      storage(2, `${FILLER}\ufffc`, [[16, attributes([FILLER.length, 40])]]),
      {
        id: 30,
        type: 10010,
        fields: [
          [
            1,
            [
              [1, 0],
              [4, [[1, reference(31)]]],
              [4, [[1, reference(32)]]],
            ],
          ],
        ],
      },
      box(31, 33, 500),
      box(32, 34, 90),
      storage(33, 'Below'),
      storage(34, 'mara@example.org'),
      { id: 40, type: 2008, fields: [[2, reference(41)]] },
      storage(41, 'With honours'),
      {
        id: 50,
        type: 10143,
        fields: [
          [1, reference(51)],
          [2, reference(52)],
        ],
      },
      storage(51, 'Mara Quill'),
      storage(52, 'References on request'),
    );
    expect(
      document.lines.filter((line) => line.text !== '').map((line) => [line.role, line.text]),
    ).toEqual([
      ['header', 'Mara Quill'],
      ['body', FILLER],
      ['textbox', 'mara@example.org'],
      ['textbox', 'Below'],
      ['footnote', 'With honours'],
      ['footer', 'References on request'],
    ]);
    expect(document.signals).toMatchObject({ textBoxes: 2, contactOutsideBody: true });
  });

  it('is called locked when it is, and corrupted when it is cut short', async () => {
    const whole = makePages([documentObject(2), storage(2, FILLER)], {
      '.iwph': new Uint8Array(4),
    });
    expect((await problemOf(whole, 'cv.pages')).code).toBe('locked');
    expect((await problemOf(whole.slice(0, 90), 'cv.pages')).code).toBe('corrupted');
  });
});

describe("reading a document of Pages '09", () => {
  const body = (inner: string) =>
    `<sf:text-storage sf:kind="body"><sf:text-body><sf:section><sf:layout>${inner}</sf:layout></sf:section></sf:text-body></sf:text-storage>`;
  const p = (inner: string) => `<sf:p>${inner}</sf:p>`;

  it('reads the body, and no templates, styles or comments', async () => {
    const document = await readDocument(
      makePages09(
        `<sl:stylesheet><sf:p>style</sf:p></sl:stylesheet><sl:section-prototypes>${body(p('No'))}</sl:section-prototypes>` +
          `<sf:annotations>${body(p('comment'))}</sf:annotations>` +
          '<sf:headers><sf:header><sf:text-storage sf:kind="header"><sf:text-body>' +
          `${p('Mara Quill')}</sf:text-body></sf:text-storage></sf:header></sf:headers>` +
          body(
            p(`${FILLER}<sf:br/>`) +
              p('<sf:ghost-text>Lorem ipsum</sf:ghost-text><sf:br/>') +
              p(
                'Acme<sf:tab/>2019<sf:lnbr/><sf:link href="https://mara.example.org">page</sf:link>',
              ),
          ),
      ),
      'cv.pages',
    );
    expect(document.text).toBe(`Mara Quill\n\n${FILLER}\n\nAcme\t2019\npage`);
    expect(document.links[0]).toMatchObject({ url: 'https://mara.example.org', text: 'page' });
  });
});

describe('unsnap', () => {
  const block = (length: number, ...rest: number[]) => Uint8Array.from([length, ...rest]);

  it('copies what overlaps itself', () => {
    const out = unsnap(block(7, 0, 0x61, 0b000_010_01, 1), 100);
    expect(new TextDecoder().decode(out)).toBe('aaaaaaa');
  });

  it('refuses copies from before the start and lengths beyond the limit', () => {
    expect(() => unsnap(block(5, 0, 0x61, 0b000_000_01, 9), 100)).toThrow('unreadable');
    expect(() => unsnap(block(100, 0, 0x61), 50)).toThrow('unreadable');
  });
});

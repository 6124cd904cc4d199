import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '#tests/fixtures/make-compound.ts';
import {
  BOLD,
  DELETED,
  halfPoints,
  IN_TABLE,
  listIndex,
  makeDoc,
  ROW_END,
  SPECIAL,
  tableRow,
  VANISH,
  type DocParts,
  type Sprm,
} from '#tests/fixtures/make-doc.ts';
import { problemOf, readDocument } from '#tests/fixtures/read.ts';

const read = (parts: DocParts) => readDocument(makeDoc(parts), 'cv.doc');
const lines = (...texts: string[]) => texts.map((text) => ({ runs: [text] }));

describe('reading a Word 97-2003 document', () => {
  it('gives paragraphs with their look', async () => {
    const document = await read({
      body: [
        { runs: [{ text: 'Zoë Quill', sprms: [BOLD, halfPoints(36)] }] },
        { runs: [{ text: 'Acme Ltd', sprms: [BOLD] }, '\t2019 – 2021'] },
        { runs: ['co\u001eop\u001f, line one\u000bline two'] },
      ],
    });
    expect(document.text).toBe('Zoë Quill\nAcme Ltd\t2019 – 2021\nco-op, line one\nline two');
    expect(document.lines[0]).toMatchObject({ bold: true, sizePt: 18, role: 'body' });
    expect(document.lines[2]!.bold).toBeUndefined();
  });

  it('reads more runs than one page of formatting holds', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `Line number ${i}`);
    expect((await read({ body: lines(...names) })).text).toBe(names.join('\n'));
  });

  it('drops hidden and deleted text and counts the hidden', async () => {
    const document = await read({
      body: [
        {
          runs: [
            'Seen ',
            { text: 'ghost', sprms: [VANISH] },
            { text: 'gone', sprms: [DELETED] },
            'too',
          ],
        },
      ],
    });
    expect(document.text).toBe('Seen too');
    expect(document.signals).toMatchObject({ hiddenChars: 5, trackedChanges: true });
  });

  it('shows white text on a shaded table row, and nowhere else', async () => {
    const white = { runs: [{ text: 'Role', sprms: [[0x2a42, 8] as Sprm] }], sprms: [IN_TABLE] };
    const row = (...end: Sprm[]) => [
      { ...white, mark: 7 },
      { runs: [], sprms: [IN_TABLE, ROW_END, ...end], mark: 7 },
    ];
    const shaded = await read({ body: [...row([0xd609, 2, 0x40, 0x04]), ...lines('Baker')] });
    expect(shaded.text).toBe('Role\nBaker');
    const plain = await read({ body: [...row([0xd609, 2, 0, 0]), ...lines('Baker')] });
    expect(plain.text).toBe('Baker');
    expect(plain.signals.hiddenChars).toBe(4);
  });

  it('writes list labels out', async () => {
    const document = await read({
      lists: [
        { format: 23, text: '\uf0b7' },
        { format: 2, text: '\u0000)' },
      ],
      body: [
        { runs: ['Sold tea'], sprms: [listIndex(1)] },
        { runs: ['One'], sprms: [listIndex(2)] },
        { runs: ['Two'], sprms: [listIndex(2)] },
        { runs: ['None'], sprms: [listIndex(9)] },
      ],
    });
    expect(document.text).toBe('• Sold tea\ni) One\nii) Two\nNone');
    expect(document.lines.map((line) => line.list)).toEqual([
      'bullet',
      'number',
      'number',
      undefined,
    ]);
  });

  it('shows the result of a field and keeps its link', async () => {
    const document = await read({
      body: lines('Mail: \u0013HYPERLINK "mailto:zoe@example.org"\u0014zoe@example.org\u0015 only'),
    });
    expect(document.text).toBe('Mail: zoe@example.org only');
    expect(document.links).toEqual([
      { url: 'mailto:zoe@example.org', text: 'zoe@example.org', line: 0 },
    ]);
  });

  it('rebuilds tables', async () => {
    const document = await read({
      body: [...lines('Skills'), ...tableRow('Excel', 'daily'), ...tableRow('French', 'fluent')],
    });
    expect(document.text).toBe('Skills\nExcel\tdaily\nFrench\tfluent');
    expect(document.signals.tables).toBe(1);
    expect(document.lines[1]!.role).toBe('cell');
  });

  it('gives headings by style, and symbols of symbol fonts as list glyphs', async () => {
    const document = await read({
      styles: ['Normal', 'heading 1'],
      fonts: ['Arial', 'Wingdings'],
      body: [
        { runs: ['Zoë Quill'] },
        { runs: ['Experience'], style: 1 },
        { runs: [{ text: '\u00a7', sprms: [[0x4a4f, 1, 0]] }, ' Sold tea'] },
        { runs: [{ text: '(', sprms: [SPECIAL, [0x6a09, 1, 0, 0xfc, 0xf0]] }, ' Sold more tea'] },
      ],
    });
    expect(document.text).toBe('Zoë Quill\n\nExperience\n• Sold tea\n• Sold more tea');
    expect(document.lines[2]!.headingLevel).toBe(1);
  });

  it('puts header, text boxes, notes and footer in their places', async () => {
    const document = await read({
      body: lines('Profile\u0008', 'End'),
      header: lines('Zoë Quill'),
      footer: lines('zoe@example.org', 'Page 1'),
      footnotes: lines('\u0002 With honours'),
      textBoxes: [lines('+44 20 7946 0000')],
      columns: 2,
    });
    expect(document.lines.map((line) => [line.role, line.text])).toEqual([
      ['header', 'Zoë Quill'],
      ['body', ''],
      ['body', 'Profile'],
      ['body', ''],
      ['textbox', '+44 20 7946 0000'],
      ['body', ''],
      ['body', 'End'],
      ['body', ''],
      ['footnote', 'With honours'],
      ['body', ''],
      ['footer', 'zoe@example.org'],
    ]);
    expect(document.signals).toMatchObject({ textBoxes: 1, columns: 2, contactOutsideBody: true });
  });
});

describe('a compound file that is no readable Word document', () => {
  it('is called locked when it is encrypted, as .doc or as .docx', async () => {
    const locked = await problemOf(makeDoc({ body: lines('x'), encrypted: true }), 'cv.doc');
    expect(locked.code).toBe('locked');
    const docx = makeCompoundFile({ EncryptedPackage: new Uint8Array(8) });
    const problem = await problemOf(docx, 'cv.docx');
    expect(problem).toMatchObject({ code: 'locked' });
    expect(problem.message).toMatch(/locked.*corrupted/);
  });

  it('is called corrupted when it is a spreadsheet or cut short', async () => {
    const sheet = makeCompoundFile({ Workbook: new Uint8Array(8) });
    expect((await problemOf(sheet, 'cv.doc')).code).toBe('corrupted');
    const whole = makeDoc({ body: lines('Zoë Quill') });
    expect((await problemOf(whole.slice(0, 700), 'cv.doc')).code).toBe('corrupted');
  });
});

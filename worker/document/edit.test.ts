import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, areDisjoint, editDocument } from './edit.ts';
import { joinLines, PLAIN_SIGNALS, type DocumentLine, type ExtractedDocument } from './model.ts';

function documentOf(...texts: string[]): ExtractedDocument {
  const lines: DocumentLine[] = texts.map((text, page) => ({
    text,
    start: 0,
    role: 'body',
    page,
  }));
  const text = joinLines(lines);
  return {
    format: 'txt',
    text,
    lines,
    links: [],
    signals: PLAIN_SIGNALS,
    warnings: [],
    truncated: false,
    carelessText: null,
  };
}

it('ends a word before another is put behind it, whatever the order', () => {
  const edits = [
    { start: 7, end: 7, text: ' to' },
    { start: 7, end: 7, text: 'ed' },
  ];
  expect(applyEdits('Respond calls', edits)).toBe('Responded to calls');
  expect(applyEdits('Respond calls', edits.toReversed())).toBe('Responded to calls');
});

describe('editDocument', () => {
  it('reads the place of an edit anew in a document where the same line stands elsewhere', () => {
    const edit = { start: 6, end: 10, text: 'Word' };
    const linesWith = (...texts: string[]) =>
      editDocument(documentOf(...texts), [edit]).lines.map(({ text }) => text);
    for (let time = 0; time < 2; time++) {
      expect(linesWith('Ran', 'A till and more')).toEqual(['Ran', 'A Word and more']);
      expect(linesWith('R', 'A till and more')).toEqual(['R', 'A tiWordnd more']);
      expect(linesWith('Ran', 'A shop and more')).toEqual(['Ran', 'A Word and more']);
    }
  });

  it('gives an inserted line the layout of the line it was put behind', () => {
    const edited = editDocument(documentOf('Skills', 'Excel'), [
      { start: 6, end: 6, text: '\nWord' },
    ]);
    expect(edited.lines.map((line) => [line.text, line.page])).toEqual([
      ['Skills', 0],
      ['Word', 0],
      ['Excel', 1],
    ]);
  });

  it('takes a paragraph that is put in behind an empty line for no item of the list above', () => {
    const document = documentOf('- Filed letters');
    const lines = document.lines.map((line) => ({ ...line, list: 'bullet' as const }));
    const end = document.text.length;
    const edited = editDocument({ ...document, lines }, [
      { start: end, end, text: '\n- Sorted mail\n\nSkills\nExcel' },
    ]);
    expect(edited.lines.map(({ text, list }) => [text, list])).toEqual([
      ['- Filed letters', 'bullet'],
      ['- Sorted mail', 'bullet'],
      ['', 'bullet'],
      ['Skills', undefined],
      ['Excel', undefined],
    ]);
  });

  it('keeps the very lines above the first that changes, and the layout of those that do', () => {
    const document = documentOf('one', 'two', 'three');
    const edited = editDocument(document, [
      { start: 7, end: 7, text: ' more' },
      { start: 4, end: 7, text: 'Two' },
    ]);
    expect(edited.lines[0]).toBe(document.lines[0]);
    expect(edited.lines.map(({ text, start, page }) => [text, start, page])).toEqual([
      ['one', 0, 0],
      ['Two more', 4, 1],
      ['three', 13, 2],
    ]);
    expect(document.lines[2]!.start).toBe(8);
  });

  it('removes a line when its text and line break are cut', () => {
    const edited = editDocument(documentOf('one', 'two', 'three'), [
      { start: 4, end: 8, text: '' },
    ]);
    expect(edited.lines.map((line) => [line.text, line.page])).toEqual([
      ['one', 0],
      ['three', 2],
    ]);
  });

  it('refuses edits that overlap', () => {
    expect(() =>
      applyEdits('abcdef', [
        { start: 0, end: 3, text: '' },
        { start: 2, end: 4, text: '' },
      ]),
    ).toThrow('overlap');
  });

  it('has lines that always add up to the edited text, whatever the order of the edits', () => {
    const texts = fc.array(
      fc.string({ maxLength: 12 }).map((s) => s.replaceAll('\n', ' ')),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(texts, fc.array(fc.tuple(fc.nat(99), fc.nat(9), fc.string())), (lines, raw) => {
        const document = documentOf(...lines);
        const edits = [];
        let at = 0;
        for (const [gap, length, text] of raw) {
          const start = Math.min(at + (gap % 7), document.text.length);
          const end = Math.min(start + length, document.text.length);
          edits.push({ start, end, text });
          at = end;
        }
        const edited = editDocument(document, edits);
        expect(edited.text).toBe(applyEdits(document.text, edits));
        expect(edited.lines.map((line) => line.text).join('\n')).toBe(edited.text);
        for (const line of edited.lines) {
          expect(edited.text.startsWith(line.text, line.start)).toBe(true);
        }
        expect(editDocument(document, edits.toReversed()).text).toBe(edited.text);
      }),
    );
  });
});

describe('areDisjoint', () => {
  const edit = (start: number, end: number) => ({ start, end, text: '' });

  it('holds for edits inside the text that only touch, in any order', () => {
    expect(areDisjoint([], 0)).toBe(true);
    expect(areDisjoint([edit(4, 8), edit(0, 4), edit(8, 8)], 8)).toBe(true);
  });

  it('does not for one that reaches over another, ends before it starts, or leaves the text', () => {
    expect(areDisjoint([edit(0, 4), edit(3, 5)], 8)).toBe(false);
    expect(areDisjoint([edit(4, 3)], 8)).toBe(false);
    expect(areDisjoint([edit(-1, 3)], 8)).toBe(false);
    expect(areDisjoint([edit(4, 9)], 8)).toBe(false);
  });
});

describe('applyEdits', () => {
  it('puts in at both ends, and leaves nothing where all is cut', () => {
    const put = (at: number, text: string) => ({ start: at, end: at, text });
    expect(applyEdits('bar', [put(3, '!'), put(0, 'The ')])).toBe('The bar!');
    expect(applyEdits('bar', [{ start: 0, end: 3, text: '' }])).toBe('');
    expect(applyEdits('', [])).toBe('');
    expect(applyEdits('', [put(0, 'bar')])).toBe('bar');
  });
});

describe('a document whose lines change in number', () => {
  it('is the very same without edits', () => {
    const document = documentOf('Skills', 'Excel');
    expect(editDocument(document, [])).toBe(document);
  });

  it('gives each line the layout of what it begins with', () => {
    const joined = editDocument(documentOf('Ran', 'a bar', 'and a till'), [
      { start: 0, end: 4, text: '' },
      { start: 9, end: 10, text: ' ' },
    ]);
    expect(joined.lines.map(({ text, page }) => [text, page])).toEqual([['a bar and a till', 1]]);
    const put = editDocument(documentOf('Ran', 'a bar'), [{ start: 0, end: 0, text: 'Once\n' }]);
    expect(put.lines.map(({ text, page }) => [text, page])).toEqual([
      ['Once', 0],
      ['Ran', 0],
      ['a bar', 1],
    ]);
  });

  it('keeps the strings of lines that stay, with what is known of them', () => {
    const document = documentOf('Ran a bar', 'Excel, and a till');
    const edited = editDocument(document, [{ start: 0, end: 0, text: 'Once\n' }]);
    expect(edited.lines[2]).toEqual({ ...document.lines[1]!, start: 15 });
  });

  it('is cut, joined and filled in one go', () => {
    const document = documentOf('One', 'Two', 'Three', 'Four');
    const { text, lines } = editDocument(document, [
      { start: 0, end: 0, text: 'Zero ' },
      { start: 3, end: 4, text: ', ' },
      { start: 8, end: 13, text: '3' },
      { start: 18, end: 18, text: '\nFive' },
    ]);
    expect(text).toBe('Zero One, Two\n3\nFour\nFive');
    expect(lines.map(({ page, start }) => [page, start])).toEqual([
      [0, 0],
      [2, 14],
      [3, 16],
      [3, 21],
    ]);
  });
});

describe('a line with several edits', () => {
  it('takes them all, and moves the lines below', () => {
    const edited = editDocument(documentOf('Ran a bar', 'and a till', 'daily'), [
      { start: 6, end: 9, text: 'pub' },
      { start: 0, end: 3, text: 'Managed' },
      { start: 16, end: 20, text: 'stall' },
    ]);
    expect(edited.lines.map(({ text, start }) => [text, start])).toEqual([
      ['Managed a pub', 0],
      ['and a stall', 14],
      ['daily', 26],
    ]);
    expect(edited.text).toBe('Managed a pub\nand a stall\ndaily');
  });
});

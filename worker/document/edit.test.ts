import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, editDocument } from './edit.ts';
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

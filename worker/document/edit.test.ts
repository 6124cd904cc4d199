import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, editDocument, undoing } from './edit.ts';
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

  it('takes any of the edits back as if it had never been made', () => {
    const edit = fc.record({ at: fc.nat(9), cut: fc.nat(2), text: fc.string({ maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), fc.nat(63), (drafts, flags) => {
        const text = 'abc def ghi jkl mno pqr stu vwx yz_ 123 ';
        // Ten places of four letters, each changed once at most, so that no two edits meet.
        const places = new Map(drafts.map((draft) => [draft.at, draft]));
        const edits = [...places.values()].map(({ at, cut, text: put }) => ({
          start: at * 4,
          end: at * 4 + cut,
          text: put,
        }));
        const back = new Set(edits.filter((_, index) => (flags >> index) & 1));
        const left = edits.filter((one) => !back.has(one));
        expect(applyEdits(applyEdits(text, edits), undoing(text, edits, back))).toBe(
          applyEdits(text, left),
        );
      }),
    );
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from '../../ui/marks/word-diff.ts';
import { cutPieces, isSmallChange, pieceLines, textOf } from './pieces.ts';

const line = fc
  .array(fc.constantFrom('Clerk', 'Mar', '2021', ' ', '–', 'now'))
  .map((words) => words.join(''));

describe('a diff cut in two', () => {
  it('keeps the text of its side on either side of the cut', () => {
    fc.assert(
      fc.property(line, line, fc.nat(20), (before, after, wanted) => {
        const at = Math.min(wanted, after.length);
        const pieces = diffWords(before, after);
        const [head, tail] = cutPieces(pieces, at, 'after');
        expect(textOf(head, 'after')).toBe(after.slice(0, at));
        expect(textOf(tail, 'after')).toBe(after.slice(at));
        expect(textOf(head, 'before') + textOf(tail, 'before')).toBe(before);
      }),
    );
  });
});

describe('a diff over several lines', () => {
  it('is cut at each break and loses no word', () => {
    const lines = pieceLines([
      { kind: 'same', text: 'Led 4 people\n' },
      { kind: 'added', text: 'Ran the till' },
    ]);
    expect(lines.map((pieces) => textOf(pieces, 'after'))).toEqual([
      'Led 4 people',
      'Ran the till',
    ]);
  });
});

describe('a small change', () => {
  const small = (before: string | null, after: string | null) =>
    isSmallChange(
      { before, after, changed: before !== after, refs: [] },
      diffWords(before ?? '', after ?? ''),
    );

  it('is a corrected word in a line, which then stands there once', () => {
    expect(
      small('Built dashboards for the recieving team', 'Built dashboards for the receiving team'),
    ).toBe(false);
    expect(
      small(
        'Known for calm dispatch floors and seperate books that agree with the stock count',
        'Known for calm dispatch floors and separate books that agree with the stock count',
      ),
    ).toBe(true);
  });

  it('is not a new, a removed, an unchanged, or a mostly new line', () => {
    expect(small(null, 'Excel')).toBe(false);
    expect(small('Excel', null)).toBe(false);
    expect(small('Excel', 'Excel')).toBe(false);
    expect(small('Responsible for packing', 'Packed')).toBe(false);
    expect(small('Led a team of four people', 'Led a team of four people\nin two shifts')).toBe(
      false,
    );
  });
});

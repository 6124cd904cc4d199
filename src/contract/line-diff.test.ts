import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '#worker/document/edit.ts';
import { editsBetween, lineHunks, mergeTexts } from './line-diff.ts';

const line = fc.constantFrom('', 'Baker', 'Baked bread', '• Sold bread', '• Sold buns', 'Oslo 🥐');
const text = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'));

describe('the edits between two texts', () => {
  it('make one of the other and never overlap', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applyEdits(before, editsBetween(before, after))).toBe(after);
      }),
    );
  });

  it.each([
    [
      'one word',
      'Baker\nSold bred\nOslo',
      'Baker\nSold bread\nOslo',
      [{ start: 14, end: 14, text: 'a' }],
    ],
    ['a line more', 'a\nb', 'a\nx\nb', [{ start: 1, end: 1, text: '\nx' }]],
    ['a line less', 'a\nx\nb', 'a\nb', [{ start: 1, end: 3, text: '' }]],
    ['a line cut in two', 'ab cd', 'ab\ncd', [{ start: 2, end: 3, text: '\n' }]],
    ['two lines joined', 'ab\ncd\ne', 'abcd\ne', [{ start: 2, end: 3, text: '' }]],
    ['the first line gone', 'a\nb', 'b', [{ start: 0, end: 2, text: '' }]],
    ['everything gone', 'a\nb', '', [{ start: 0, end: 3, text: '' }]],
    ['nothing', 'a\nb', 'a\nb', []],
    ['one of two like faces', '🥐', '🥖', [{ start: 0, end: 2, text: '🥖' }]],
  ])('%s', (_, before, after, edits) => {
    const found = editsBetween(before, after);
    expect(applyEdits(before, found)).toBe(after);
    expect(found).toEqual(edits);
  });

  it('of two long texts without a common line are found at once', () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_, i) => `${word} ${i}`);
    expect(lineHunks(long('a'), long('b'))).toEqual([
      { aFrom: 0, aTo: 20_000, bFrom: 0, bTo: 20_000 },
    ]);
  });
});

describe('two changes of one text', () => {
  it.each([
    ['in different lines are both kept', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
    ['a line more and a line less', 'a\nb\nc', 'a\nb\nx\nc', 'b\nc', 'b\nx\nc'],
    ['of the same line: mine', 'a\nb', 'a\nmine', 'a\ntheirs', 'a\nmine'],
    ['that are the same count once', 'a\nb', 'a\nx\nb', 'a\nx\nb', 'a\nx\nb'],
    ['two lines put in at one place', 'a\nb', 'a\nx\nb', 'a\ny\nb', 'a\nx\ny\nb'],
    ['a line changed and one put in before it', 'a\nb', 'a\nB', 'a\n\nb', 'a\n\nB'],
    ['one of them none', 'a\nb', 'a\nb', 'a', 'a'],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeTexts(base, mine, theirs)).toBe(merged);
  });

  it('never lose a line that I wrote', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const merged = mergeTexts(base, mine, theirs).split('\n');
        const mineOnly = mine.split('\n').filter((one) => !base.split('\n').includes(one));
        for (const one of mineOnly) expect(merged).toContain(one);
      }),
    );
  });
});

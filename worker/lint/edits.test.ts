import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { applyEdits } from '#worker/document/edit.ts';
import { composeEdits, minimalEdit, wordsAround } from './edits.ts';

describe('minimalEdit', () => {
  it('trims what both sides share', () => {
    expect(minimalEdit('I packed 3 box', { start: 11, end: 14 }, 'boxes')).toEqual([
      { start: 14, end: 14, text: 'es' },
    ]);
    expect(minimalEdit('same', { start: 0, end: 4 }, 'same')).toEqual([]);
  });

  it('always gives the replacement', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (head, old, put) => {
        const text = `${head}${old}.`;
        const span = { start: head.length, end: head.length + old.length };
        expect(applyEdits(text, minimalEdit(text, span, put))).toBe(`${head}${put}.`);
      }),
    );
  });
});

describe('composeEdits', () => {
  it('does at once what two rounds of edits do', () => {
    const edit = fc.record({
      at: fc.nat(12),
      length: fc.nat(3),
      text: fc.string({ maxLength: 3 }),
    });
    const place = (
      text: string,
      { at, length, text: put }: { at: number; length: number; text: string },
    ) => {
      const start = Math.min(at, text.length);
      return [{ start, end: Math.min(start + length, text.length), text: put }];
    };
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 12 }), edit, edit, (text, one, two) => {
        const first = place(text, one);
        const middle = applyEdits(text, first);
        const second = place(middle, two);
        const both = composeEdits(text, first, second);
        expect(applyEdits(text, both)).toBe(applyEdits(middle, second));
      }),
    );
  });
});

describe('wordsAround', () => {
  it('widens to the words that an edit changes, but not from between two words', () => {
    const put = (at: number, text: string) => ({ start: at, end: at, text });
    expect(wordsAround('the manger’s rota', put(6, 'a'))).toEqual({ start: 4, end: 12 });
    // The blank that goes joins two words, and so changes both.
    expect(wordsAround('paid sub contractors', { start: 8, end: 9, text: '' })).toEqual({
      start: 5,
      end: 20,
    });
    expect(wordsAround('kept rota', put(9, 's'))).toEqual({ start: 5, end: 9 });
    expect(wordsAround('kept rota', put(5, 'the '))).toEqual({ start: 5, end: 5 });
    // 'depending on': the word before the blank is changed as well.
    const ending = { start: 6, end: 8, text: 'ing o' };
    expect(wordsAround('depend of it', ending)).toEqual({ start: 0, end: 9 });
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordEdits } from './word-edits.ts';

const apply = (text: string, edits: ReturnType<typeof wordEdits>) =>
  edits
    .toReversed()
    .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text);

it('touches only the words that differ', () => {
  expect(wordEdits(10, 'Filed the claims a day', 'Filed 40 of the claims a week')).toEqual([
    { start: 16, end: 16, text: '40 of ' },
    { start: 29, end: 32, text: 'week' },
  ]);
  expect(wordEdits(0, 'Same', 'Same')).toEqual([]);
});

it('makes the one text of the other, with edits in order that do not meet', () => {
  const words = fc
    .array(fc.constantFrom('filed', 'the', 'claims', ' ', ', ', '40', 'in'), { maxLength: 30 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const edits = wordEdits(0, before, after);
      expect(apply(before, edits)).toBe(after);
      edits
        .slice(1)
        .forEach(({ start }, index) => expect(start).toBeGreaterThan(edits[index]!.end));
    }),
  );
});

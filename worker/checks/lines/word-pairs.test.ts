import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import { NURSE } from '#tests/builders/people.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { wordPairs } from './word-pairs.ts';

const { document } = inputOf(NURSE);
const withLines = (texts: readonly string[], signals = document.signals): ExtractedDocument => ({
  ...document,
  signals,
  lines: texts.map((text) => ({ text, start: 0, role: 'body' })),
});
const all = () => true;

describe('the pairs of words', () => {
  it('are counted within commas and without small words, in the order of their first use', () => {
    const pairs = wordPairs(
      withLines(['Ward rounds, night shifts', 'Led ward rounds of 4 wards']),
      all,
    );
    expect(pairs.words).toBe(10);
    expect(pairs.moreThan(0)).toEqual([
      ['ward rounds', 2],
      ['night shifts', 1],
      ['led ward', 1],
    ]);
    expect(pairs.moreThan(1)).toEqual([['ward rounds', 2]]);
    expect(pairs.moreThan(2)).toEqual([]);
  });

  it('leave out lines that are not to count', () => {
    const pairs = wordPairs(withLines(['ward rounds', 'night shifts']), (_, index) => index === 1);
    expect([pairs.words, pairs.moreThan(0)]).toEqual([2, [['night shifts', 1]]]);
  });

  it('are those of the text alone, whatever text of the document was counted before', () => {
    const line = fc.constantFrom('ward rounds', 'Led ward rounds', 'night shifts, ward rounds', '');
    const lines = fc.array(line, { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        wordPairs(withLines(before), all);
        const again = wordPairs(withLines(after), all);
        const alone = wordPairs(withLines(after, { ...document.signals }), all);
        expect(again.words).toBe(alone.words);
        for (const least of [0, 1, 2]) expect(again.moreThan(least)).toEqual(alone.moreThan(least));
      }),
    );
  });
});

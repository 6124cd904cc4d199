import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedLines, MAX_LINE_CHARS, MAX_WORD_CHARS } from './bounds.ts';

const words = (lines: readonly string[]) => lines.join(' ').replaceAll(/\s/g, '');

describe('the bounds of a line', () => {
  it('leave a line alone that a person may have written', () => {
    const text = `Ran ${'a long shift and wrote it up, '.repeat(60)}`;
    expect(boundedLines(text)).toEqual([text]);
    const address = `https://example.org/?${'q=1&'.repeat(100)}`;
    expect(boundedLines(address)).toEqual([address]);
  });

  it('break a line at its spaces and a word after so many letters, and lose nothing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('a', 'b ', 'word ', '\t', '。', '😀'),
            fc.integer({ min: 1, max: 2_000 }),
          ),
        ),
        (runs) => {
          const text = runs.map(([unit, count]) => unit.repeat(count)).join('');
          const lines = boundedLines(text);
          expect(words(lines)).toBe(words([text]));
          for (const line of lines) {
            expect(line.length).toBeLessThanOrEqual(MAX_LINE_CHARS);
            for (const word of line.split(/[ \t]/)) {
              expect(word.length).toBeLessThanOrEqual(MAX_WORD_CHARS);
              expect(word.isWellFormed()).toBe(true);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('break writing without spaces behind its full stops', () => {
    const [line] = boundedLines('仕事をした。'.repeat(200));
    expect(line!.split(' ').every((part) => part.endsWith('。'))).toBe(true);
  });
});

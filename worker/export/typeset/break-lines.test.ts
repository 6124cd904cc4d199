import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, widthOf, type Box } from './break-lines.ts';

const word = (width: number): Box => ({ width, space: 3 });
const words = (...widths: number[]) => widths.map(word);

function linesOf(boxes: readonly Box[], starts: readonly number[]): Box[][] {
  return starts.map((start, at) => boxes.slice(start, starts[at + 1]));
}

describe('breaking a paragraph', () => {
  it('keeps one line whole', () => {
    expect(breakLines(words(20, 30, 20), () => 100)).toEqual([0]);
  });

  it('pulls a word down to a last line that would hold one short word', () => {
    expect(breakLines(words(50, 30, 13, 8), () => 100)).toEqual([0, 2]);
  });

  it('pulls no word down that would announce what follows it', () => {
    const label = { ...word(13), announces: true };
    expect(breakLines([word(50), word(30), label, word(8)], () => 100)).toEqual([0, 3]);
  });

  it('lets no word in capitals open a line that it need not open', () => {
    const capital = { ...word(3), isCapital: true };
    expect(breakLines([word(50), word(30), capital, word(8), word(3)], () => 100)).toEqual([0, 3]);
  });

  it('leaves a line long enough to be read on', () => {
    expect(breakLines(words(30, 30, 30, 8), () => 100)).toEqual([0, 3]);
  });

  it('leaves room on the first line for the dates beside it', () => {
    expect(breakLines(words(30, 30, 30), (line) => (line === 0 ? 40 : 100))).toEqual([0, 1]);
  });

  it('gives a word that fits nowhere a line of its own', () => {
    expect(breakLines(words(20, 300, 20), () => 100)).toEqual([0, 1, 2]);
  });

  it('overfills no line, loses no word, and takes no line more than it must', () => {
    const boxes = fc.array(fc.integer({ min: 2, max: 90 }).map(word), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(boxes, (all) => {
        const starts = breakLines(all, () => 100);
        const lines = linesOf(all, starts);
        expect(lines.flat()).toEqual(all);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(100);
        let fewest = 1;
        let width = -3;
        for (const box of all) {
          if (width + 3 + box.width > 100) {
            fewest += 1;
            width = box.width;
          } else width += 3 + box.width;
        }
        expect(lines).toHaveLength(fewest);
      }),
    );
  });
});

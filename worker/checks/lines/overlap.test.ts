import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlapping } from './overlap.ts';

const span = fc
  .tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => ({ start, end: start + length }));

it('tells a range that shares a character with a span from one that only stands beside it', () => {
  const isTaken = overlapping([
    { start: 10, end: 14 },
    { start: 2, end: 5 },
  ]);
  expect(isTaken({ start: 5, end: 10 })).toBe(false);
  expect(isTaken({ start: 5, end: 11 })).toBe(true);
  expect(isTaken({ start: 0, end: 2 })).toBe(false);
  expect(overlapping([])({ start: 0, end: 9 })).toBe(false);
});

it('finds what a look at every span finds, however they lie', () => {
  fc.assert(
    fc.property(fc.array(span), span, (spans, range) => {
      const found = spans.some(({ start, end }) => start < range.end && end > range.start);
      expect(overlapping(spans)(range)).toBe(found);
    }),
  );
});

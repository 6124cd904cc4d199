import { expect, test } from 'vitest';
import { rewriteLine } from './rewrite.ts';
import { hideGenitives, showGenitives } from './shops.ts';
import { slipLeft } from './slips-left.ts';

test.each([
  "Booked 70 appointments a day at a Truro optician's",
  "Fitted tyres and tracking at a Halifax tyre-fitter's, 30 cars a day",
  'Boned and minced in a busy Cork butcher’s for six years',
  "Took a bachelor's in law at night while clerking by day",
  "Engraved the bishop's, dean's and canons' seals",
  "Read the plaintiff's, defendant's and experts' reports in 90 cases",
])('leaves a genitive with nothing behind it: %s', (line) => {
  expect(slipLeft(line)).toBeNull();
  expect(hideGenitives(line)).not.toBe(line);
  expect(showGenitives(hideGenitives(line), line)).toBe(line);
});

test.each([
  ["Fixed network issue's for 40 staff", "network issue's"],
  ["Delivered parcels to 14 driver's daily", "driver's"],
])('still sees the stray apostrophe of a plural: %s', (line, slip) => {
  expect(slipLeft(line)).toContain(slip);
});

test('keeps what is protected apart from what it hides', () => {
  const line = 'Wrote post’s for “Sunny Ways” and two other brands';
  const { after } = rewriteLine({ text: line, current: false, dialect: 'uk', protectedSpans: [] });
  expect(after).toBe('Wrote posts for “Sunny Ways” and two other brands');
  expect(showGenitives('Sold \uE000 at a baker\uFDD0s', "Sold x at a baker's")).toBe(
    "Sold \uE000 at a baker's",
  );
});

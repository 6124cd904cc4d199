import { expect, test } from 'vitest';
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

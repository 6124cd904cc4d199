import { describe, expect, it } from 'vitest';
import { durationOf } from './tenure.ts';

const parsed = (value: string | null) =>
  value === null ? null : { value, span: null, confidence: 1 };
const duration = (start: string | null, end: string | null, today = '2025-11-15') =>
  durationOf({ start: parsed(start), end: parsed(end), current: end === 'present' }, today);

describe('the duration of a role', () => {
  it.each([
    ['2021-03', 'present', 'Mar 2021 – Present · 4 yrs 9 mos'],
    ['2019-09', '2020-08', 'Sep 2019 – Aug 2020 · 1 yr'],
    ['2020-01', '2020-01', 'Jan 2020 · 1 mo'],
    ['2017-03', '2020-01', 'Mar 2017 – Jan 2020 · 2 yrs 11 mos'],
    ['2025-11', 'present', 'Nov 2025 – Present · 1 mo'],
    ['2018', '2020', '2018 – 2020 · 2 yrs'],
    ['2018', 'present', '2018 – Present · 7 yrs'],
    ['2020', '2020', '2020'],
  ])('from %s to %s is %s', (start, end, expected) => expect(duration(start, end)).toBe(expected));

  it.each([
    ['2018', '2021-03', '2018 – Mar 2021'],
    ['2021-05', '2020-01', 'May 2021 – Jan 2020'],
    ['2027-01', 'present', 'Jan 2027 – Present'],
    ['2019-04', null, 'Apr 2019'],
    [null, '2019-04', 'Apr 2019'],
    [null, null, ''],
  ])('has no length that the dates %s and %s do not give', (start, end, expected) =>
    expect(duration(start, end)).toBe(expected),
  );
});

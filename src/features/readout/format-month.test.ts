import { expect, it } from 'vitest';
import { formatMonth } from './format-month.ts';

it('a month is named, and all else is left as it was read', () => {
  expect(formatMonth('2021-03', 'en-US')).toBe('Mar 2021');
  expect(formatMonth('2019-12', 'en-US')).toBe('Dec 2019');
  for (const other of ['present', '2021', '2021-13', '2021-00', 'spring 2021']) {
    expect(formatMonth(other, 'en-US')).toBe(other);
  }
});

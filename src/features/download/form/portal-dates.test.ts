import { expect, it } from 'vitest';
import { portalDate } from './portal-dates.ts';

it.each([
  ['2021-03', { short: '03/2021', long: 'March 2021', isPresent: false }],
  ['2019', { short: '2019', long: '2019', isPresent: false }],
  ['present', { short: 'Present', long: 'Present', isPresent: true }],
  ['', null],
])('writes %j as portals ask for it', (date, expected) => {
  expect(portalDate(date)).toEqual(expected);
});

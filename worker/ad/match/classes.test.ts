import { expect, it } from 'vitest';
import { holdsName } from './classes.ts';

it.each([
  ['June 2019 till now', false],
  ['02-Jan-2018 to till date', false],
  ['Balanced the till at night', true],
  ['Ran 4 tills', true],
])('“%s” names a till: %s', (line, expected) => {
  expect(holdsName(line, 'till')).toBe(expected);
});

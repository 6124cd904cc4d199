import { expect, it } from 'vitest';
import { stemsOf } from './stems.ts';
import { isTurnedRound } from './turned-round.ts';

it.each([
  ['a care home', 'Sunrise Home Care Ltd, Luton', true],
  ['a care home', 'Elm Care Home, Luton', false],
  ['a care home', 'Care of residents in a home', false],
  ['wound dressing', 'Dress wounds on the ward', false],
  ['care homes', 'Home care, then three years in a care home', false],
])('%s in “%s”: %s', (asked, line, expected) => {
  expect(isTurnedRound(stemsOf(asked), asked, line)).toBe(expected);
});

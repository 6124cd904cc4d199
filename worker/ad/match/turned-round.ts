/** 'Home care' for 'care home': two words side by side that name another thing the other way round. */
import { padded } from '../read/padded.ts';
import { stemsOf, type Stem } from './stems.ts';

/** 'Data analysis' and 'analyse data' are one deed. */
const DEED = /(?:ing|[st]ion|ment|sis)\W*$/i;

/** Whether a line holds two words that were asked only side by side and the other way round. */
export function isTurnedRound(wanted: readonly Stem[], asked: string, line: string): boolean {
  const [first, second, more] = wanted;
  if (!first || !second || more || DEED.test(asked)) return false;
  const stems = padded(line)
    .trim()
    .split(' ')
    .map((word) => stemsOf(word)[0]?.stem);
  const places = (stem: string) => stems.flatMap((one, at) => (one === stem ? [at] : []));
  const [before, after] = [places(first.stem), places(second.stem)];
  return before.length === 1 && after.length === 1 && after[0] === before[0]! - 1;
}

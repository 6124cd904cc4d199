import { LICENCE_ROWS } from '../data/licences.ts';
import { padded } from './padded.ts';

/** Every licence of the table with the names it goes by. */
const LICENCES: readonly (readonly string[])[] = LICENCE_ROWS.trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => {
    const [name = '', others = ''] = row.split(' = ');
    return [...new Set([name, ...others.split(', ')])];
  });

/** Licences that a text names, each as all of its names. */
export function licencesIn(text: string): (readonly string[])[] {
  const words = padded(text);
  return LICENCES.filter((names) =>
    names.some((name) => words.includes(` ${name} `) || words.includes(` ${name}s `)),
  );
}

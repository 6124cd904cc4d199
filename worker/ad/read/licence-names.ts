import { rememberByText } from '#worker/nlp/remember.ts';
import { LICENCE_ROWS } from '../data/licences.ts';
import { phraseFinder } from './phrases.ts';

/** Every licence of the table with the names it goes by. */
const LICENCES: readonly (readonly string[])[] = LICENCE_ROWS.trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => {
    const [name = '', others = ''] = row.split(' = ');
    return [name, ...others.split(', ').filter(Boolean)];
  });

const namesHeld = phraseFinder(LICENCES.flat(), true);

/** Licences that a text names, each as all of its names. */
export const licencesIn: (text: string) => readonly (readonly string[])[] = rememberByText(
  (text) => {
    const held = namesHeld(text);
    return held.size === 0 ? [] : LICENCES.filter((names) => names.some((name) => held.has(name)));
  },
);

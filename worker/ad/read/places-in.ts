import { STATE_ROWS } from '../data/states.ts';
import { REGION_CODES } from '#worker/nlp/place-names.ts';
import { placeScore } from '#worker/nlp/places.ts';

/** Full names of the two-letter codes that resumes write after a town. */
const STATES: Record<string, string> = Object.fromEntries(
  STATE_ROWS.split('|').map((row) => {
    const [code = '', ...name] = row.split(' ');
    return [code, name.join(' ')];
  }),
);
const codes = new Set(REGION_CODES.split(' '));

const STATE_NAMES = Object.values(STATES);
const FIRST_AUSTRALIAN = STATE_NAMES.indexOf('Victoria');
const FIRST_CANADIAN = STATE_NAMES.indexOf('Ontario');

/** The country of a state or province that is named in full; null for any other place. */
export function countryOf(place: string): 'United States' | 'Australia' | 'Canada' | null {
  const at = STATE_NAMES.indexOf(place);
  if (at < 0) return null;
  return at < FIRST_AUSTRALIAN ? 'United States' : at < FIRST_CANADIAN ? 'Australia' : 'Canada';
}

/** Names of towns, regions and countries in a text, codes written out. */
export function placesIn(text: string): string[] {
  const found: string[] = [];
  for (const [name] of text.matchAll(/\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}/gu)) {
    for (const candidate of shrinking(name)) {
      if (codes.has(candidate) || STATES[candidate]) {
        found.push(STATES[candidate] ?? candidate);
        break;
      }
      if (candidate.length > 3 && placeScore(candidate) >= 1) {
        found.push(candidate);
        break;
      }
    }
  }
  return [...new Set(found)];
}

function shrinking(name: string): string[] {
  const words = name.split(/\s/);
  const all: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) all.push(words.slice(from, to).join(' '));
  return all;
}

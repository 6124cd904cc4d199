/** Parts a long bullet where a second deed begins. */
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';

/** From this many words on a bullet runs past two lines. */
const LONG = 30;
const SHORTEST_PART = 7;

/** Two bullets' texts, or null where the line is short or no place to part it is safe. */
export function splitBullet(text: string, current: boolean): [string, string] | null {
  if (wordsOf(text) <= LONG) return null;
  const middle = text.length / 2;
  const places = [...text.matchAll(/(?:;\s+(?:and\s+)?|,\s+and\s+)(?:also\s+)?(?=([a-z-]+)\b)/g)]
    .filter((match) => isDeed(match[1]!, current) && isBalanced(text.slice(0, match.index)))
    .toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  for (const match of places) {
    const first = text.slice(0, match.index);
    const second = text.slice(match.index + match[0].length);
    if (wordsOf(first) < SHORTEST_PART || wordsOf(second) < SHORTEST_PART) continue;
    // A list of three deeds with the last cut off would end without its 'and'.
    if (match[0].startsWith(',') && endsInList(first)) continue;
    const stop = text.endsWith('.') ? '.' : '';
    return [first + stop, second.charAt(0).toUpperCase() + second.slice(1)];
  }
  return null;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

function isDeed(word: string, current: boolean): boolean {
  return verbOfPast(word) !== undefined || (current && verbOfBase(word) !== undefined);
}

const isBalanced = (text: string) =>
  (text.match(/[([“]/g) ?? []).length === (text.match(/[)\]”]/g) ?? []).length;

/** ', trained 4 clerks' before ', and led': the parts belong to one list. */
function endsInList(first: string): boolean {
  const items = [...first.matchAll(/,\s+([a-z-]+)\b/g)];
  return (
    items.some((match) => verbOfPast(match[1]!) !== undefined) ||
    /\b(?:which|that|who|while|when|by)\b[^,]*$/.test(first)
  );
}

/** Parts a long bullet where further deeds begin. */
import { sentencesOf } from '#worker/nlp/sentences.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';

/** From this many words on a bullet runs past two lines. */
const LONG = 30;
const SHORTEST_PART = 7;
/** A part of a list of deeds may be shorter: it is one thought. */
const SHORTEST_DEED = 5;
const MOST_PARTS = 4;

/** The texts of two or more bullets, or null where the line is short or no place to part it is safe. */
export function splitBullet(text: string, current: boolean): string[] | null {
  if (wordsOf(text) <= LONG) return null;
  const parts = inSentences(text, current) ?? inTwo(text, current) ?? inDeeds(text, current);
  const stop = text.endsWith('.') ? '.' : '';
  return parts && parts.map((part) => capital(part.replace(/\.$/, '')) + stop);
}

/** 'Built the intake form. Trained 12 clerks in it.' */
function inSentences(text: string, current: boolean): string[] | null {
  const parts = sentencesOf(text);
  const whole = parts.every(
    (part) =>
      wordsOf(part) >= SHORTEST_DEED && isDeed(firstWord(part), current) && isBalanced(part),
  );
  return parts.length > 1 && parts.length <= MOST_PARTS && whole ? parts : null;
}

/** '…; and trained 12 clerks', '…, and wrote the manual that …'. */
function inTwo(text: string, current: boolean): string[] | null {
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
    return [first, second];
  }
  return null;
}

/** 'Negotiated …, wrote …, and trained …': all deeds of a list, or none. */
function inDeeds(text: string, current: boolean): string[] | null {
  if (!isDeed(firstWord(text), current) || SUBORDINATE.test(text.split(/,\s/)[0]!)) return null;
  const parts: string[] = [];
  for (const part of text.split(/(?:,|;)\s+(?:and\s+)?(?=[a-z-]+\b)/)) {
    const begins = isDeed(firstWord(part), current) && !DONE_TO.test(part);
    if (parts.length === 0 || begins) parts.push(part);
    else parts.push(`${parts.pop()!}, ${part}`);
  }
  if (parts.length < 3 || parts.length > MOST_PARTS) return null;
  // Only a split that put every word back where it was is safe.
  const joined = text.replaceAll(/[,;]\s+(?:and\s+)?/g, ' ');
  if (parts.join(' ').replaceAll(/[,;]\s+(?:and\s+)?/g, ' ') !== joined) return null;
  return parts.every((part) => wordsOf(part) >= SHORTEST_DEED && isBalanced(part)) ? parts : null;
}

/** 'used by 40 managers', 'rated best': said of the thing before it. */
const DONE_TO =
  /^[a-z-]+(?:ed|en|n|t|d)\s+(?:by|to|as|in|on|at|from|for|with|of|best|worst|the best)\b/;
const SUBORDINATE = /\b(?:while|when|where|because|so that|if)\b/;
const firstWord = (text: string) => /^[A-Za-z-]+/.exec(text)?.[0].toLowerCase() ?? '';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether a small-letter word opens a deed: a past form, or a base form in a role that is still held. */
export function isDeed(word: string, current: boolean): boolean {
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

/** Misspellings in prose: well-known slips at once, the dictionary's guesses only when confirmed. */
import { misspellingsOf } from '#worker/checks/lines/misspellings.ts';
import type { Draft, SuggestContext } from './draft.ts';

const MOST = 20;

/** One draft for each misspelt word and its correction, all its places together. */
export function spelling(context: SuggestContext): Draft[] {
  const { speller, resume } = context;
  if (!speller || resume.language !== 'en') return [];
  const places = new Map<
    string,
    { better: string; slip: boolean; at: { start: number; end: number }[] }
  >();
  for (const { word, better, span } of misspellingsOf(context, speller)) {
    const slip = speller.knownSlip?.(word) ?? null;
    const right = slip ?? better;
    if (right === null) continue;
    const written = /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    if (written === word) continue;
    const known = places.get(word) ?? { better: written, slip: slip !== null, at: [] };
    known.at.push(span);
    places.set(word, known);
  }
  return [...places].slice(0, MOST).map(([word, { better, slip, at }]) => ({
    rules: ['spelling'],
    level: slip ? 'auto' : 'confirm',
    title: 'Correct the spelling',
    description: slip
      ? 'A misspelling costs interviews more surely than anything else on the page.'
      : 'Our dictionary does not know this word. Accept only if the correction is the word you meant.',
    before: word,
    after: better,
    check: 'spelling',
    edits: at.map(({ start, end }) => ({ start, end, text: better })),
    separable: true,
  }));
}

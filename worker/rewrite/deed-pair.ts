import { verbOfDeedNoun, type Dialect, type Verb } from '#worker/nlp/verbs.ts';

/** 'the design and testing of new parts' as two verbs with one object; null for anything else. */
export function readDeedPair(
  text: string,
  dialect: Dialect,
): { verbs: [Verb, Verb]; object: string; words: string } | null {
  const match = /^(?:the\s+)?([a-z-]+)\s+and\s+([a-z-]+)\s+of\s+(?=\S)/i.exec(text);
  const first = match && verbOfDeedNoun(match[1]!.toLowerCase(), dialect);
  const second = match && verbOfDeedNoun(match[2]!.toLowerCase(), dialect);
  if (!match || !first || !second) return null;
  const object = text.slice(match[0].length);
  if (/\b(?:and|,) (?:the )?[a-z-]+ of\b/.test(object)) return null;
  return { verbs: [first, second], object, words: match[0] };
}

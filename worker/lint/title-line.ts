/** Lines that name a thing and tell of no act, though their first word may be a verb's form: titles, labels, dates. */
import { monthOf } from '#worker/nlp/month-names.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';

/** 'Address: 4 Elm Road', 'Polish – native' */
const LABEL = /^\p{L}[\p{L}’'/&-]*(?: \p{L}[\p{L}’'/&-]*){0,2} ?(?::|[–—-](?= ))/u;
const SMALL = /^(?:of|and|the|in|for|to|at|on|a|an)$/i;
const MOST_TITLE_WORDS = 6;

/** True for 'Machine Operator', 'Email: …', 'March 2016 to now' and a word alone: their first word opens no act. */
export function isTitleLine({ text, tokens }: AnalysedLine): boolean {
  const words = tokens.filter(({ text: word }) => /^\p{L}/u.test(word)).map((it) => it.text);
  if (words.length < 2 || LABEL.test(text)) return true;
  if (monthOf(words[0]!) !== null && /^\p{L}+\.? \d{4}\b/u.test(text)) return true;
  const large = words.filter((word) => !SMALL.test(word));
  return (
    words.length <= MOST_TITLE_WORDS &&
    large.length > 1 &&
    !/[.!?;,]/.test(text) &&
    large.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  );
}

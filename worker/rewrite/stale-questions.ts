/** Questions for wording that says little: the words are named, the fact behind them is asked for. */
import { deed, hasNumber, isNow, VERB_FIRST } from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { staleIn } from './stale-wording.ts';

/** 'on an ongoing basis', 'tried to', 'second to none'; null where no such words stand. */
export function staleQuestion(context: LineContext): LineQuestion | null {
  const stale = staleIn(context.text);
  return stale === null || OWN.test(stale.words)
    ? null
    : deed(`${SAID[stale.kind]!(stale.words)}${missing(context)}`);
}

/** Said of the person alone: a fact, though a spoken one. */
const OWN = /^(?:by myself|on my own|up to me|all by|kids|nice|too|also|currently|wasn)$/i;

const SAID: Readonly<Record<string, (words: string) => string>> = {
  filler: (words) => `“${words}” adds nothing here. Write the line again without it.`,
  wordy: (words) => `“${words}” is more words than it needs. Write the line again without it.`,
  'vague thing': (words) =>
    `“${words}” could be anything. Write the line again and name what it was.`,
  cliché: (words) =>
    `“${words}” says little. Write the line again with what you did. ${VERB_FIRST}`,
  'spoken word': (words) =>
    `“${words}” is how one speaks. Write the line again as you would in a letter.`,
  modest: (words) =>
    `“${words}” hides what you did. Write the line again, starting with what you did.`,
};

const missing = (context: LineContext) =>
  hasNumber(context.text)
    ? ''
    : ` Add how much, how often or what ${isNow(context) ? 'comes' : 'came'} of it.`;

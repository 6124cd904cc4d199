/** Questions for wording that says little: the words are named, the fact behind them is asked for. */
import { bare, deed, deeds, doing, hasNumber, isNow, PERIOD, VERB_FIRST } from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellQuestion } from './tell-question.ts';
import { weakSpots, type WeakSpot } from './weak-spots.ts';

/** 'on an ongoing basis', 'Did some', 'second to none'; null where no such words stand. */
export function staleQuestion(context: LineContext): LineQuestion | null {
  const spots = weakSpots(bare(context.written ?? context.text));
  if (spots.every(({ words }) => OWN.test(words))) return null;
  const [first, second] = spots;
  if (second === undefined) return oneSpot(context, first!);
  const asked = `What ${doing(context)} actually do? ${VERB_FIRST}`;
  return spots.length > 2 || first!.words.length + second.words.length > 50
    ? deed(`This line says little. ${asked}`)
    : deed(`“${first!.words}” and “${second.words}” weaken this line. ${asked}`);
}

/** Said of the person alone: a fact, though a spoken one. */
const OWN = /^(?:by myself|on my own|up to me|all by|kids|nice|too|also|currently|wasn)$/i;

function oneSpot(context: LineContext, { kind, words }: WeakSpot): LineQuestion {
  // Whoever says 'mainly' limits the claim: the word is no filler.
  if (kind === 'limit' || LIMIT.test(words) || AMOUNT.test(context.text))
    return tellQuestion(context);
  return deed(`${SAID[kind]!(words, deeds(context))}${missing(context, words)}`);
}

const LIMIT = /^(?:mostly|mainly|usually|generally|largely|a bit of|bits of|sometimes)$/i;

/** An amount that opens the line leaves no verb before it. */
const AMOUNT = /^(?:Lots|Plenty|Loads|Heaps|Tons) of\b/;
const SAID: Readonly<Record<string, (words: string, deeds: string) => string>> = {
  filler: (words) => `“${words}” adds nothing here. Write the line again without it.`,
  manner: (words) => `“${words}” adds nothing here. Write the line again without it.`,
  wordy: (words) => `“${words}” is more words than it needs. Write the line again without it.`,
  'vague thing': (words) =>
    `“${words}” could be anything. Write the line again and name what it was.`,
  cliché: (words, told) =>
    `“${words}” says little. Write the line again with ${told}. ${VERB_FIRST}`,
  'spoken word': (words) =>
    `“${words}” is how one speaks. Write the line again as you would in a letter.`,
  modest: (words, told) => `“${words}” hides ${told}. Write the line again, starting with ${told}.`,
  person: (words, told) =>
    `Write the line again without “${words}”, starting with a verb for ${told}.`,
  'empty verb': (words, told) =>
    `“${words}” says little. Write the line again with a verb for ${told}.`,
  purpose: (_, told) => `Write the line again, starting with ${told}; what it was for comes after.`,
};

function missing(context: LineContext, words: string): string {
  if (hasNumber(context.text)) return '';
  if (/\b(?:targets?|quotas?|goals?)\b/.test(context.text)) return ' Add the figures.';
  const came = isNow(context) ? 'comes' : 'came';
  return PERIOD.test(context.text.replace(words, ''))
    ? ` Add what ${came} of it, if you can.`
    : ` Add how much, how often or what ${came} of it.`;
}

/** Questions for wording that says little: the words are named, the fact behind them is asked for. */
import { bare, deed, deeds, hasNumber, isNow, PERIOD, VERB_FIRST } from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellQuestion } from './tell-question.ts';
import { weakSpots, type WeakSpot } from './weak-spots.ts';

/** 'on an ongoing basis', 'Did some', 'second to none'; null where no such words stand. */
export function staleQuestion(context: LineContext): LineQuestion | null {
  const text = bare(context.written ?? context.text);
  const all = weakSpots(text).map((spot) => told(spot, text));
  if (all.every(({ words }) => OWN.test(words))) return null;
  const spots = all.filter(
    ({ words }, at) => !ALONE.test(words) && all.findIndex((one) => one.words === words) === at,
  );
  const [first, second] = spots;
  if (second === undefined) return oneSpot(context, first!);
  if (spots.every(({ kind }) => SPARE.test(kind))) return trimmed(context, spots);
  const again = `starting with a verb for ${deeds(context)}.`;
  const place = ({ words }: WeakSpot) => text.indexOf(words);
  const named = spots
    .slice(0, 3)
    .toSorted((one, other) => place(one) - place(other))
    .map(({ words }) => `“${words}”`);
  return named.join('').length > 70
    ? deed(`Much of this line says little. Write it again, ${again}`)
    : deed(
        `${named.slice(0, -1).join(', ')} and ${named.at(-1)!} weaken this line. Write it again without them, ${again}`,
      );
}

/** Said of the person alone: a fact, though a spoken one. */
const OWN = /^(?:by myself|on my own|up to me|all by|kids|nice|too|also|currently|wasn)$/i;
/** Nobody else took part: a fact that stays. */
const ALONE = /^(?:by myself|on my own|all by)$/i;

/** What is wrong with a spot, by its words where they tell it better than their list. */
function told({ kind, words }: WeakSpot, text: string): WeakSpot {
  if (OPEN_LIST.test(words)) return { words, kind: 'open list' };
  if (AMOUNTS.test(words)) return { words, kind: 'amount' };
  // 'stuff like feeding calves': what it was is told already.
  const [named] = /\b(?:stuff|things) (?:like(?! th(?:at|is)\b)|such as)\b/.exec(text) ?? [];
  return named?.startsWith(words) ? { words: named, kind: 'spoken word' } : { words, kind };
}
const OPEN_LIST =
  /^(?:etc|and so (?:on|forth)|and the like|and more|and others|or similar|or whatever|or anything|and (?:all )?that|(?:amongst|among) other things)$/i;
const AMOUNTS =
  /^(?:an? (?:[a-z]+ )?(?:number|variety|range|multitude|array|selection|mix|amount|lot|couple) of|(?:lots|loads|tons|heaps|plenty|bunch) of|numerous|multiple|several|several different)$/i;
/** The deed stands beside such words: they are only to go. */
const SPARE = /^(?:wordy|filler|manner|amount)$/;

/** Several spots that the line can do without, in a line that tells its deed. */
function trimmed(context: LineContext, spots: readonly WeakSpot[]): LineQuestion {
  const place = ({ words }: WeakSpot) => (context.written ?? context.text).indexOf(words);
  const [first, second, third] = spots.toSorted((one, other) => place(one) - place(other));
  const named =
    third === undefined
      ? `“${first!.words}” and “${second!.words}”`
      : `“${first!.words}”, “${second!.words}” and “${third.words}”`;
  if (spots.every(({ words }) => shorter(words) !== null)) {
    const each = spots.map(({ words }) => `“${shorter(words)!}” for “${words}”`).join(' and ');
    return deed(`Write the line again with ${each}.${missing(context, '')}`);
  }
  if (spots.some(({ words }) => shorter(words) !== null)) {
    return deed(
      `${named} are more words than the line needs. Write it again with fewer.${missing(context, '')}`,
    );
  }
  const vague = spots.some(({ kind }) => kind === 'amount');
  const more = vague ? ' Say how many, or which.' : missing(context, first!.words);
  return deed(`${named} say little. Write the line again without them.${more}`);
}

/** What says the same in one word: 'daily' of 'on a daily basis', 'to' of 'in order to'. */
function shorter(words: string): string | null {
  if (/^in order to$/i.test(words)) return 'to';
  const [, time] =
    /^on an? (daily|weekly|monthly|yearly|hourly|nightly|quarterly|termly|fortnightly|regular|annual) basis$/i.exec(
      words,
    ) ?? [];
  if (time === undefined) return null;
  return time.endsWith('ly') ? time : `${time}ly`;
}

function oneSpot(context: LineContext, { kind, words }: WeakSpot): LineQuestion {
  // Whoever says 'mainly' limits the claim: the word is no filler.
  if (kind === 'limit' || LIMIT.test(words) || AMOUNT.test(context.written ?? context.text))
    return tellQuestion(context);
  const short = shorter(words);
  if (short !== null) {
    const more = missing(context, '');
    return deed(`Write the line again with “${short}” for “${words}”.${more}`);
  }
  if (kind === 'amount') {
    return deed(`“${words}” leaves the number open. Write the line again and say how many.`);
  }
  return deed(`${SAID[kind]!(words, deeds(context))}${missing(context, words)}`);
}

const LIMIT = /^(?:mostly|mainly|usually|generally|largely|a bit of|bits of|sometimes)$/i;

/** An amount that opens the line leaves no verb before it. */
const AMOUNT = /^(?:Lots|Plenty|Loads|Heaps|Tons) of\b/;
const SAID: Readonly<Record<string, (words: string, deeds: string) => string>> = {
  filler: (words) => `“${words}” adds nothing here. Write the line again without it.`,
  manner: (words) => `“${words}” adds nothing here. Write the line again without it.`,
  wordy: (words) => `“${words}” is more words than it needs. Write the line again without it.`,
  'open list': (words) =>
    `“${words}” leaves the list open. Write the line again: name the rest, or end the list.`,
  'vague thing': (words) =>
    `“${words}” could be anything. Write the line again and name what it was.`,
  cliché: (words, told) =>
    `“${words}” says little. Write the line again with ${told}. ${VERB_FIRST}`,
  'spoken word': (words) =>
    `“${words}” is how one speaks. Write the line again as you would in writing.`,
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

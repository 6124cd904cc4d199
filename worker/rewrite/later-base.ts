/** Finds a verb left in its base form behind a deed in the past: 'Reconciled accounts and post journals'. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { isPastOnly, verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { isThing } from './deed-lists.ts';
import type { LineContext } from './model.ts';

const OWNS =
  /^(?:an?|the|all|any|each|every|new|them|it|their|his|her|its|up|two|three|four|five|six|seven|eight|nine|ten|twelve|\d.*)$/;

/** A verb before it that a base form may hang on: 'helped them pick and use', 'to plan and run'. */
const GOVERNOR =
  /\b(?:can|could|will|would|should|must|may|help|helps|helped|let|lets|made|make|not|who|that|which|what|how|I|they|we|you)\b|^Helped?\b/;

/** 'to plan and run': a base form after a 'to' that another one follows. */
export const hangsOnTo = (before: string) =>
  [...before.matchAll(/\bto (?:[a-z]+ly )?([a-z-]+)/g)].some(
    ([, word]) => verbOfBase(word!) !== undefined,
  );

/** 'a clean and tidy store': as often an adjective as a verb. */
export const DESCRIBING = new Set(
  `tidy clean clear complete correct calm cool dry empty firm fit free open quiet secure separate smooth steady warm
  welcome direct present express neat slim lean idle`.split(/\s+/),
);

/** 'hold baggage', 'season tickets', 'build scripts': before a bare thing the verb names its kind as often as a deed. */
export const namesKindOf = (word: string, next: string, before: string): boolean =>
  !OWNS.test(next) &&
  word !== 'have' &&
  (KIND_VERBS.has(word) || verbOfBase(/(?<!^)\b([a-z]+)$/.exec(before)?.[1] ?? '') !== undefined);
const KIND_VERBS: ReadonlySet<string> = new Set(
  `hold season build swim pay spend feed spin shoot catch fly dig hang wear ride lobby load drive rise lose speak buy grind plead make find hit
  hoist bend burn thaw combine lift shear weave knit grow restore seek ready set cut put read lead run show test trade work start stop stand sit lie fall bite bear blow break choose
  draw drink drop eat fight freeze hide know lend light ring sing sink sleep slide steal strike throw win wind`.split(
    /\s+/,
  ),
);

/** 'Reconciled accounts and post journals' in a line of the past; of a word that may be a noun, only if `unsure`. */
export function laterBase(
  text: string,
  { current }: Pick<LineContext, 'current'>,
  unsure: boolean,
): boolean {
  const opening = /^[A-Za-z-]+/.exec(text)![0].toLowerCase();
  // Trades have deeds of their own: 'Passaged cells and analyze data'.
  if (current || !(isPastOnly(verbOfPast(opening)) || /[a-z]{3}ed$/.test(opening))) return false;
  return [
    ...text.matchAll(
      /(?:,| and| or| &)(?: and)? (?:also |then )?([a-z-]+)(?= ([a-z\d]+)(?:[^a-z\d]|$))/g,
    ),
  ].some((match) => {
    const [, word = '', next = ''] = match;
    if (!isPastOnly(verbOfBase(word)) || verbOfPast(word)) return false;
    if (DESCRIBING.has(word) && !OWNS.test(next)) return false;
    const before = text.slice(0, match.index);
    if (GOVERNOR.test(before) || hangsOnTo(before)) return false;
    if (OWNS.test(next)) return true;
    // '300 lighting and fly cues'
    if (/\d [a-z]*[a-rt-z]$/.test(before) || namesKindOf(word, next, before)) return false;
    if (SELDOM_NAMES.test(word) && /^(?!cells$)[a-z]{3,}[^su]s$|^quality$/.test(next)) return true;
    if (
      next === 'to' &&
      /^(?:send|pass|hand|give|take|bring|reply|respond|listen|attend|speak|talk)$/.test(word)
    )
      return true;
    if (!NOUN_BASES.has(word)) return takesThing(word, text.slice(match.index + match[0].length));
    if (unsure && SPOKEN_TO.test(word) && /^(?:to|with)$/.test(next)) return true;
    return unsure && next !== 'cells' && /[a-z]{3}[^su]s$/.test(next) && !PLACES.test(before);
  });
}

/** 'and present findings', not 'and return policy': where the word may be a thing's, too, a verb takes 'the' or many. */
export const takesThing = (word: string, after: string) => {
  const thing = after
    .trim()
    .split(/[,.;:]| and | or | & /)[0]!
    .replace(/ (?:[a-z]+ly|(?:once|twice) an? [a-z]+)$/, '');
  const named = thing.split(/ (?:in|for|of|on|at|to|from|with|by|per) /)[0]!;
  if (PREPOSITION.test(thing.split(' ')[0]!)) return false;
  return !MAY_NAME.has(word) || (isThing(thing) && !COUNTED.test(named));
};
/** Bases of verbs that also stand before a noun as its kind. */
const MAY_NAME = new Set(
  `return refuse guarantee feed pay buy build catch find hit hold gain influence harness saddle scrape fetch season peel rinse
  wipe dial boil embrace gift license pull reply fly substitute transplant repair dig swim sweep stick spin speed rise remake
  rewrite forecast borrow cascade divide plough wear bend bind breed solder stitch skim slash present express separate`.split(
    /\s+/,
  ),
);
/** Things that stand without an article as the goal of a deed, not as a thing that is handled. */
const COUNTED =
  /\b(?:policy|strategy|direction|risk|budget|team|(?:rate|level|scale|form|label|slip|band|rise|grade|period|date|trip|journey|visit|flight|order|note|figure)s)$/;

/** 'and talk to the owners' */
const SPOKEN_TO = /^(?:talk|speak|report|reply|respond|pass|refer|listen|work|help|deal|chat)$/;

/** 'and update customers': before many things these hardly name a kind. */
const SELDOM_NAMES = /^(?:update|add|print|load|balance|check)$/;

/** 'in schools' (and care homes) */
const PLACES = / (?:in|at|across|between) (?:[a-z]+ )?[a-z]+s$/;
export const PREPOSITION = /^(?:of|in|on|at|for|with|to|by|from|as|and|or)$/;

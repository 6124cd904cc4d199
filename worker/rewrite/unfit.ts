/** The last word on a changed line, by all that speaks against handing it back. */
import { isPastOnly, verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import type { Draft } from './acceptable.ts';
import { hasNumber } from './ask.ts';
import { rewriteDoubt, slipDoubt } from './doubts.ts';
import { hasInnerClause } from './inner-clause.ts';
import { laterBase } from './later-base.ts';
import { gainsLittle } from './little-gain.ts';
import type { LineContext } from './model.ts';
import { isHalfDone, SPELLING, TRIMS } from './residue.ts';
import { sentencesOf } from './sentences.ts';
import { openingWord } from './words.ts';

/** A new wording and the ids of the rules that made it; how sure they are and what they changed, where that is known. */
type Wording = { text: string; rules: readonly string[] } & Partial<
  Pick<Draft, 'level' | 'licence'>
>;

/** True when an editor would not sign `text`, which `rules` made: a fault stands, or something makes one stop. */
export function isUnfit(wording: Wording, { current }: Pick<LineContext, 'current'>): boolean {
  const { text, rules } = wording;
  if (isHalfDone(text, rules)) return true;
  // 'lots of calls' → 'many calls' tells no more.
  if (rules.includes('informal-words') && /\bmany\b/i.test(text)) return true;
  // The “I” is gone, “our” still stands.
  if (rules.includes('first-person') && /\bour\b/.test(text)) return true;
  // Each sentence of a paragraph was judged by itself.
  if (sentencesOf(text).length > 1) return false;
  if (gainsLittle(text, rules) || isGuess(wording)) return true;
  // 'Tasked with finding suppliers': whether they were found is not told.
  if (rules.includes('weak-lead-in') && (OUTCOME.test(text) || LATER_OUTCOME.test(text)))
    return true;
  if (hangsBeside(text, rules)) return true;
  // 'Handled all stock issues' of a role still held
  const opening = openingWord(text);
  if (current && rules.includes('plain-verb') && isPastOnly(verbOfPast(opening))) return true;
  if (turnsOpenList(text, rules, current)) return true;
  if (isReworded(rules) && hasInnerClause(text)) return true;
  if (rules.every((rule) => SPELLING.has(rule) || DRESS.has(rule)))
    return (
      slipDoubt(text, current) !== null ||
      (/^[A-Z]/.test(text) && laterBase(text, { current }, false))
    );
  const dressed = rules.every((rule) => TRIMS.has(rule) || SPELLING.has(rule));
  return rewriteDoubt(text, { current, dressed }) !== null;
}

/** True where `text` is sound, though it tells little or holds a clause: a first wording for its writer to better. */
export function isFirstWording(
  wording: Wording,
  { current }: Pick<LineContext, 'current'>,
): boolean {
  const { text, rules } = wording;
  if (isHalfDone(text, rules) || /\b(?:our|many)\b/i.test(text)) return false;
  // 'Had to sell at least 20 policies': what was asked for is not what was done.
  if (rules.some((rule) => DEMANDED.has(rule)) && DEMAND.test(text)) return false;
  if (hangsBeside(text, rules) || turnsOpenList(text, rules, current)) return false;
  if (sentencesOf(text).length > 1 || !/^[A-Z]/.test(text)) return false;
  const dressed = rules.every((rule) => TRIMS.has(rule) || SPELLING.has(rule));
  return (
    (gainsLittle(text, rules) || isGuess(wording) || hasInnerClause(text)) &&
    rewriteDoubt(text, { current, dressed }) === null
  );
}

/** What its writer may know better: a verb found for a thing, 'the manager' for 'my manager', a passive turned round. */
const isGuess = (wording: Wording) =>
  managesAnything(wording) || losesOwner(wording) || turnsPassive(wording);

/**
 * 'In charge of the junior squad' → 'Managed the junior squad': only a number shows that it is a thing one manages.
 * Of such lines one in seven claimed more than was told, or read oddly.
 */
const managesAnything = ({ text, rules, level }: Wording) =>
  rules.includes('weak-lead-in-noun') && level === 'confirm' && !hasNumber(text);

/** 'took notes for my manager' → 'for the manager': of seven such changes five read worse than before. */
const losesOwner = ({ text, rules, licence }: Wording) =>
  rules.includes('first-person') &&
  !/\bthe (?:sales )?(?:targets?|goals?|quota)\b/.test(text) &&
  licence !== undefined &&
  licence.added.includes('the') &&
  licence.removed.some((word) => word === 'my' || word === 'our');

/**
 * 'Requests for footage were handled and exported by me': of eighteen lines told so three read oddly in the active,
 * as the verb had not been chosen for its thing. (Without “by me” the writer is asked who did it.)
 */
const turnsPassive = ({ rules, level }: Wording) => rules.includes('passive') && level === 'auto';

/** Rules that tell a demand as a deed. */
const DEMANDED: ReadonlySet<string> = new Set(['would-do', 'able-to']);
const DEMAND = /\b(?:at least|up to|minimum|per minute)\b/;
/** Deeds that come to something, or do not. */
const OUTCOME =
  /^(?:Find|Found|Win|Won|Achieved?|Increased?|Reduced?|Improved?|Grew|Grow|Raised?|Doubled?|Attract(?:ed)?|Gain(?:ed)?|Boost(?:ed)?|Maximi[sz]ed?|Minimi[sz]ed?)\b/;

/** 'Closed a depot and found other posts for its 38 staff' */
const LATER_OUTCOME = /(?:,| and) (?:found|won|achieved|increased|doubled|gained|attracted)\b/;

/** 'Prepared culture media as well as their sterility control': what stood beside the deed hangs on no verb. */
const hangsBeside = (text: string, rules: readonly string[]) =>
  NOMINAL.some((rule) => rules.includes(rule)) && BESIDE.test(text);
/** Rules that make a verb of the name of a deed. */
const NOMINAL: readonly string[] = ['noun-led', 'weak-lead-in-noun', 'light-verb'];
const BESIDE =
  / as well as |,? incl(?:\.|uding) the |, both | and (?:its|their) [a-z]+[.]?$| and (?:the )?[a-z]+(?:ions?|ments?|ances?) (?:with|to|of|for|from|about|on) /;

/** 'Setting up of the press, plate changes and so on': was each of them set up? */
const turnsOpenList = (text: string, rules: readonly string[], current: boolean) =>
  rules.includes('empty-tail') &&
  TURNED.some((rule) => rules.includes(rule)) &&
  listsThings(text, current);
/** Rules that make a deed of what was none. */
const TURNED: readonly string[] = ['gerund-led', 'weak-lead-in', 'noun-led', 'mixed-duties'];
/** A list whose items are not all deeds. */
const listsThings = (text: string, current: boolean) =>
  text
    .split(/, | and /)
    .slice(1)
    .some((item) => {
      const word = /^[a-z]+(?![\w-])/.exec(item)?.[0] ?? '';
      return verbOfPast(word) === undefined && !(current && verbOfBase(word));
    });

/** What leaves the telling as it is. */
const DRESS: ReadonlySet<string> = new Set(['tidy-spacing', 'tool-names', 'capital-start']);

/** A slip put right is right whatever stands behind it. */
const isReworded = (rules: readonly string[]) =>
  !rules.includes('agreement') && !rules.every((rule) => SPELLING.has(rule) || FORMS.has(rule));
const FORMS: ReadonlySet<string> = new Set(['tidy-spacing', 'tool-names', 'one-tense']);

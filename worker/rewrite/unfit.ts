/** The last word on a changed line, by all that speaks against handing it back. */
import { rewriteDoubt, slipDoubt } from './doubts.ts';
import { hasInnerClause } from './inner-clause.ts';
import { laterBase } from './later-base.ts';
import type { LineContext } from './model.ts';
import { isHalfDone, SPELLING, TRIMS } from './residue.ts';
import { sentencesOf } from './sentences.ts';

/** True when an editor would not sign `text`, which `rules` made: a fault stands, or something makes one stop. */
export function isUnfit(
  { text, rules }: { text: string; rules: readonly string[] },
  { current }: Pick<LineContext, 'current'>,
): boolean {
  if (isHalfDone(text, rules)) return true;
  // 'lots of calls' → 'many calls' tells no more.
  if (rules.includes('informal-words') && /\bmany\b/i.test(text)) return true;
  // The “I” is gone, “our” still stands.
  if (rules.includes('first-person') && /\bour\b/.test(text)) return true;
  // 'Provided assistance to the team' → 'Assisted the team'
  if (rules.includes('light-verb') && HELPED_TEAM.test(text)) return true;
  // Each sentence of a paragraph was judged by itself.
  if (sentencesOf(text).length > 1) return false;
  if (gainsLittle(text, rules)) return true;
  if (isReworded(rules) && hasInnerClause(text)) return true;
  if (rules.every((rule) => SPELLING.has(rule) || rule === 'tidy-spacing'))
    return (
      slipDoubt(text, current) !== null ||
      (/^[A-Z]/.test(text) && laterBase(text, { current }, false))
    );
  const dressed = rules.every((rule) => TRIMS.has(rule) || SPELLING.has(rule));
  return rewriteDoubt(text, { current, dressed }) !== null;
}

/** True where `text` is sound, though it tells little or holds a clause: a first wording for its writer to better. */
export function isFirstWording(
  { text, rules }: { text: string; rules: readonly string[] },
  { current }: Pick<LineContext, 'current'>,
): boolean {
  if (isHalfDone(text, rules) || /\b(?:our|many)\b/i.test(text)) return false;
  if (sentencesOf(text).length > 1 || !/^[A-Z]/.test(text)) return false;
  const dressed = rules.every((rule) => TRIMS.has(rule) || SPELLING.has(rule));
  return (
    (gainsLittle(text, rules) || hasInnerClause(text)) &&
    rewriteDoubt(text, { current, dressed }) === null
  );
}

/** 'Assisted the doctor on a daily basis' → 'daily', 'Served guests and so on': what was done is told no better. */
function gainsLittle(text: string, rules: readonly string[]): boolean {
  const wording = rules.filter((rule) => !SPELLING.has(rule));
  if (wording.length === 0 || !wording.every((rule) => TRIMMING.has(rule))) return false;
  return SOFT.test(text) || (SOFT_ALONE.test(text) && !TELLING.test(text.slice(1)));
}

const HELPED_TEAM =
  /^Assist(?:ed)? (?:the |our )?(?:[a-z]+ ){0,2}(?:team|department|crew|office|staff|colleagues|managers?)\b/;

/** Rules that only cut what says nothing. */
const TRIMMING: ReadonlySet<string> = new Set([
  'wordiness',
  'informal-words',
  'empty-tail',
  'empty-words',
]);
/** Openings that a shorter phrase behind them leaves as soft as they were. */
const SOFT =
  /^(?:Assist|Support|Work|Kept|Keep|Deal|Dealt|Look|Participat|Contribut|Involved|Attend)/;
/** Openings that want a number or a name behind them, or another verb. */
const SOFT_ALONE =
  /^(?:Help|Provide|Create|Ma[dk]e|G[ai]ve|Serve|Perform|Take|Took|Used?|Handle|Ensure|Carr(?:y|ied) out|Conduct|Offer|Put|Go|Went)(?:e?d)?\b/;
const TELLING = /\d|\p{Lu}/u;

/** A slip put right is right whatever stands behind it. */
const isReworded = (rules: readonly string[]) =>
  !rules.includes('agreement') && !rules.every((rule) => SPELLING.has(rule) || FORMS.has(rule));
const FORMS: ReadonlySet<string> = new Set(['tidy-spacing', 'tool-names', 'one-tense']);

/** The last word on a changed line, by all that speaks against handing it back. */
import { rewriteDoubt, slipDoubt } from './doubts.ts';
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
  // 'Assisted the doctor on a daily basis' → 'daily': the deed is told no better.
  if (rules.every((rule) => rule === 'wordiness') && SOFT.test(text)) return true;
  // The “I” is gone, “our” still stands.
  if (rules.includes('first-person') && /\bour\b/.test(text)) return true;
  // Each sentence of a paragraph was judged by itself.
  if (sentencesOf(text).length > 1) return false;
  if (rules.every((rule) => SPELLING.has(rule) || rule === 'tidy-spacing'))
    return (
      slipDoubt(text, current) !== null ||
      (/^[A-Z]/.test(text) && laterBase(text, { current }, false))
    );
  const dressed = rules.every((rule) => TRIMS.has(rule) || SPELLING.has(rule));
  return rewriteDoubt(text, { current, dressed }) !== null;
}

/** Openings that a shorter phrase behind them leaves as soft as they were. */
const SOFT =
  /^(?:Assist|Help|Support|Work|Kept|Keep|Deal|Dealt|Look|Participat|Contribut|Involved|Attend)/;

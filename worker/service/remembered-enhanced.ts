import type { Proposals } from '#contract/resume.ts';
import { enhance, type AssessOptions, type Assessment } from '../pipeline.ts';
import { acceptedEdits } from '../suggest/decide.ts';

/** A working text with everything in it that is accepted and answered, assessed. */
export type EnhancedOf = (
  working: Assessment,
  proposals: Proposals,
  options: AssessOptions,
) => Assessment;

/** The enhanced text, assessed afresh. */
export const enhancedOf: EnhancedOf = ({ document }, proposals, options) =>
  enhance(document, proposals, options);

/** Makes an `EnhancedOf` that remembers the last answers: what was worked out ahead is there when it is asked for. */
export function rememberEnhanced(): EnhancedOf {
  let known: { of: readonly unknown[]; enhanced: Assessment }[] = [];
  return (working, proposals, options) => {
    const { speller, chosenField = null, hints = [] } = options;
    const edits = JSON.stringify(acceptedEdits(proposals));
    const of = [working, edits, speller, chosenField, JSON.stringify(hints)];
    const before = known.find((one) => of.every((part, i) => part === one.of[i]));
    const answer = before ?? { of, enhanced: enhancedOf(working, proposals, options) };
    known = [answer, ...known.filter((one) => one !== before)].slice(0, MOST);
    return answer.enhanced;
  };
}

/** The state that stands, and the one that is on its way. */
const MOST = 2;

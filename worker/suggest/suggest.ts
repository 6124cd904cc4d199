import type { ScoreReport, Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';

/** Suggestions with disjoint edits over `input.document.text`, priced by scoring again, worth most first. */
export function suggest(_input: CheckInput, _report: ScoreReport): Suggestion[] {
  return [];
}

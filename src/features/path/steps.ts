/** The four steps from an uploaded file to a sent one; each can be skipped. */
import type { Proposals } from '#contract/resume.ts';

export const STEPS = ['read', 'fix', 'look', 'send'] as const;
export type Step = (typeof STEPS)[number];

export interface StepState {
  id: Step;
  name: string;
  /** Where it stands, in two or three words. */
  words: string;
  done: boolean;
}

/** Where each step stands: `unsure` counts what was read without certainty, `gaps` what is missing at the end. */
export function stepsOf(
  { suggestions, questions }: Proposals,
  { unsure, gaps, looked }: { unsure: number; gaps: number; looked: boolean },
): StepState[] {
  const left =
    suggestions.filter(({ decision }) => decision === 'undecided').length +
    questions.filter(({ status }) => status === 'open').length;
  return [
    { id: 'read', name: 'Read', words: unsure > 0 ? `${unsure} to check` : 'done', done: !unsure },
    { id: 'fix', name: 'Fix', words: left > 0 ? `${left} left` : 'done', done: left === 0 },
    { id: 'look', name: 'Look', words: 'and edit', done: looked },
    {
      id: 'send',
      name: 'Send',
      words: gaps > 0 ? (gaps === 1 ? '1 gap' : `${gaps} gaps`) : 'ready',
      done: gaps === 0,
    },
  ];
}

import type { Proposals, Resume } from '#contract/resume.ts';
import { SERVER } from '../../api/server.ts';

/** Questions that have no answer and were not skipped. */
export const openQuestions = ({ questions }: Pick<Resume, 'questions'>) =>
  questions.filter(({ status }) => status === 'open').length;

/** `3 edits to decide on and one question only you can answer.` */
export function waitingWords(proposals: Proposals): string {
  const { suggestions } = proposals;
  const questions = openQuestions(proposals);
  const undecided = suggestions.filter((one) => one.decision === 'undecided').length;
  const parts = [
    undecided === 1 ? 'one edit to decide on' : `${undecided} edits to decide on`,
    questions === 1
      ? 'one question only you can answer'
      : `${questions} questions only you can answer`,
  ].filter((_, i) => [undecided, questions][i]! > 0);
  if (suggestions.length + proposals.questions.length === 0) return 'There is nothing to decide.';
  if (parts.length === 0) return 'Everything is decided.';
  const sentence = parts.join(' and ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** `Read on 20 November 2026 in 0.9 seconds, on this device`. */
export function readOnWords(resume: Resume, locale?: string): string {
  const day = new Date(resume.createdAt);
  const date = Number.isNaN(day.getTime())
    ? ''
    : ` on ${day.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })}`;
  const took = resume.analysis?.tookMs;
  const time = took === undefined ? '' : ` in ${(took / 1000).toFixed(1)} seconds`;
  return `Read${date}${time}, ${SERVER === null ? 'on this device' : `by ${SERVER}`}`;
}

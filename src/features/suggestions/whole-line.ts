import type { Question } from '#contract/resume.ts';

/** Marks the answer's place in a question's template. */
export const ANSWER = '{answer}';

/** Whether the answer is the whole new line rather than a fact put into it. */
export const isWholeLine = ({ template }: Question) => template.trim() === ANSWER;

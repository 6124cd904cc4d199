/** Checks of form on the user's own words; what they say is the user's business. */
import type { Question } from '#contract/resume.ts';

const LONGEST_LINE = 600;
const LONGEST_NUMBER = 40;
const PLACEHOLDER = /\{answer\}|\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\b[Xx]{1,3}(?=%|\b)|_{2,}/;

/** What is wrong with an answer, in words for the user; null when it can stand. */
export function answerFault(text: string, kind: Question['kind']): string | null {
  if (text === '') return 'Write your answer first.';
  if (/[\n\r]/.test(text)) return 'Keep the answer on one line.';
  if (PLACEHOLDER.test(text)) return 'Put your own words in place of the placeholder.';
  return FORMS[kind](text);
}

const FORMS: Record<Question['kind'], (text: string) => string | null> = {
  number: (text) =>
    /\d/.test(text) && text.length <= LONGEST_NUMBER ? null : 'Write a number, with digits.',
  email: (text) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? null : 'Write a full e-mail address.',
  phone: (text) =>
    /^[+(\d][\d\s().-]{5,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7
      ? null
      : 'Write a phone number with its area code.',
  date: (text) => (/\b(?:19|20)\d\d\b/.test(text) ? null : 'Write the month and year.'),
  text: (text) =>
    text.length < 2 || text.length > LONGEST_LINE ? 'Write one line of text.' : null,
};

/** What is wrong with the user's own wording of a line; null when it can stand. */
export function wordingFault(text: string, before: string): string | null {
  if (text === '') return 'An empty line cannot be used. Reject the suggestion instead.';
  if (/[\n\r]/.test(text)) return 'Keep it on one line.';
  if (text.length > LONGEST_LINE) return `Keep it under ${LONGEST_LINE} characters.`;
  if (PLACEHOLDER.test(text)) return 'Put your own words in place of the placeholder.';
  if (text === before) return 'That is the line as it was. Reject the suggestion instead.';
  return null;
}

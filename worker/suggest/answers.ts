/** Checks of form on the user's own words; what they say is the user's business. */
import { PLACEHOLDER } from '#contract/answered-line.ts';

const LONGEST_LINE = 600;

/** What is wrong with the user's own wording of a line; null when it can stand. */
export function wordingFault(text: string, before: string): string | null {
  if (text === '') return 'An empty line cannot be used. Reject the suggestion instead.';
  if (/[\n\r]/.test(text)) return 'Keep it on one line.';
  if (text.length > LONGEST_LINE) return `Keep it under ${LONGEST_LINE} characters.`;
  if (PLACEHOLDER.test(text)) return 'Put your own words in place of the placeholder.';
  if (text === before) return 'That is the line as it was. Reject the suggestion instead.';
  return null;
}

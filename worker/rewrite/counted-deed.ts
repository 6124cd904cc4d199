/** A deed with something to count, and the question for the number. */
import type { Measure } from '#contract/number-answer.ts';
import type { Verb } from '#worker/nlp/verbs.ts';
import { figure, PERIOD } from './ask.ts';
import type { LineQuestion } from './model.ts';

/** A deed of a line, read as verb, object and what follows. */
export interface Deed {
  /** All before the verb's object: 'Ran errands and answered', with no space at its end. */
  opening: string;
  verb: Verb;
  /** The verb or pair of verbs in the base form. */
  did: string;
  particle: string;
  /** The object without 'the', 'many' and the like. */
  things: string;
  heads: string[];
  /** The object as written. */
  phrase: string;
  rest: string;
  /** What another deed was done for: 'Used chainsaws to clear trees'. */
  purpose: boolean;
  current: boolean;
}

/** People who come anew each day. */
export const DAILY_PEOPLE =
  /^(?:customers|guests|patients|visitors|residents|callers|passengers|diners|shoppers)$/;

/** A question whose answer is a number; `things` follow it in the template. */
export const number = (
  prompt: string,
  template: string,
  measure: Measure,
  things?: string,
): LineQuestion => ({
  prompt,
  kind: 'number',
  template,
  measure,
  ...(things !== undefined && { things }),
  purpose: 'quantity',
});

/** 'do you' of a role that is still held, else 'did you'. */
export const did = ({ current }: Deed) => (current ? 'do you' : 'did you');

/** The stretch of time that a count is for. */
export type Time = 'day' | 'week' | 'month';
const ASKED: Record<Time, string> = {
  day: ' on a usual day',
  week: ' in a usual week',
  month: ' in a usual month',
};

/** What may follow things without being part of their name. */
const APART =
  /^(?:$|,| and [a-z]| (?:in|on|at|from|across|to|by|using|during|into|via|through|over|under)\b)/;
const BELONGING = /^(?:$|,| [a-z])/;

/**
 * 'About how many calls did you answer on a usual day?' with the line that takes the answer; where the things
 * go on behind their name ('calls for service'), the user sets the number. Null where the line says how often.
 */
export function counted(deed: Deed, things: string, time: Time | null): LineQuestion | null {
  const { opening, particle, rest } = deed;
  if (PERIOD.test(rest)) return null;
  const after = particle === '' ? '' : ` ${particle.trim()}`;
  const when = time === null ? (particle === 'in ' ? '' : ' in this role') : ASKED[time];
  const prompt = `About how many ${things} ${did(deed)} ${deed.did}${after}${when}?`;
  if (!(time === null ? BELONGING : APART).test(rest)) return figure(prompt);
  const period = time === null ? '' : ` a ${time}`;
  return number(prompt, `${opening} {answer} ${things}${period}${rest}`, 'count', things);
}

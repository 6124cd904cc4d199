/** A deed with something to count, and the question for the number. */
import type { Measure } from '#contract/number-answer.ts';
import type { Verb } from '#worker/nlp/verbs.ts';
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

/** How often, as people write it: 'daily', 'per shift'. */
export const PERIOD =
  /\b(?:per|each|every|daily|weekly|monthly|annual|annually|yearly|nightly|an? (?:day|week|month|year|shift))\b/i;

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

/** A second deed with times of its own. */
const LATER_DEED = /(?:,? and |, )[a-z]+(?:ed|an|old|ept|id|ove|ew|ade|ook|ent)\b.*$/;

/** The stretch of time that a count is for. */
export type Time = 'day' | 'week' | 'month';
const ASKED: Record<Time, string> = {
  day: ' on a usual day',
  week: ' in a usual week',
  month: ' in a usual month',
};

/** 'About how many calls did you answer on a usual day?' with the line that takes the answer. */
export function counted(deed: Deed, things: string, time: Time | null): LineQuestion {
  const { opening, particle, rest } = deed;
  const told = PERIOD.test(rest.replace(LATER_DEED, ''));
  const none = particle === 'in ' ? '' : ' in this role';
  const when = time === null || told ? none : ASKED[time];
  const period = time === null || told ? '' : ` a ${time}`;
  const after = particle === '' ? '' : ` ${particle.trim()}`;
  const prompt = told
    ? `About how many ${things} ${did(deed)} ${deed.did}${after}${rest.replace(LATER_DEED, '')}?`
    : `About how many ${things} ${did(deed)} ${deed.did}${after}${when}?`;
  return number(prompt, `${opening} {answer} ${things}${period}${rest}`, 'count', things);
}

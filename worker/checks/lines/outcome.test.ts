import { expect, it } from 'vitest';
import { statesOutcome } from './outcome.ts';

it.each([
  'Cut food cost from 33% to 26%',
  'Met sales quota 5 years in a row',
  'Built a churn model used by the retention team',
  'Named employee of the month',
  'Rewrote the form, resulting in fewer calls',
  'Delivered the move on time and under budget',
])('“%s” says what came of it', (line) => expect(statesOutcome(line)).toBe(true));

it.each([
  'Answered phones',
  'Wrote letters for the office',
  'Responsible for delivery of parcels',
  'Did other duties as assigned by my manager',
  'Prepared drawings and risk assessments',
])('“%s” does not', (line) => expect(statesOutcome(line)).toBe(false));

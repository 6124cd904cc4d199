import { expect, it } from 'vitest';
import { whatToCount } from './what-to-count.ts';

it.each([
  ['Took blood samples from patients on two wards', /^How many samples\?/],
  ['Answered calls about bills', /^How many calls\?/],
  ['Reduced waiting times in the clinic', /^By how much\?/],
  ['Held the marketing budget', /^How large was the budget\?/],
  ['Supervised the night team', /^How many people\?/],
  ['Checked the boiler daily', /^How often/],
  ['Checked the boilers daily', /^How many boilers\?/],
  ['Repainted classrooms in the holidays', /^How many classrooms\?/],
  ['Administered medication by mouth', /^How much or how often did you administer medication\?/],
  ['Provide individual and group counseling', /^How many, how much or how often\?/],
  ['Prepared for the move to the new hall', /^How many, how much or how often\?/],
])('“%s” is asked what it counts', (line, question) => expect(whatToCount(line)).toMatch(question));

import { expect, it } from 'vitest';
import { isPause } from './pauses.ts';

it.each([
  'Career break',
  'Full-time care of my parents',
  'Caring for my elderly mother',
  'Raising two children',
  'Looking for work, language course in Cork',
  'Unemployed, looking for work',
  'OFF WORK, KNEE SURGERY',
  'Recovery from an accident',
  'Maternity leave',
  'Stay-at-home mother',
  'Break for family reasons',
  'Travelling in South America',
  'Relocation to Canada',
  'Redundancy and retraining',
])('takes «%s» for a time without a job', (text) => {
  expect(isPause([text])).toBe(true);
});

it.each([
  'Carer',
  'Care Assistant, Sunrise Home',
  'Family Support Worker',
  'Travel Agent',
  'Travel and Expense Analyst',
  'Recovery Driver',
  'Sabbatical Officer',
  'Surgery Receptionist',
  'Nursing Assistant',
  'Childcare Worker',
  'Job Search Adviser',
  'Redundancy Adviser',
])('takes «%s» for a job', (text) => {
  expect(isPause([text])).toBe(false);
});

it('takes an employer behind the words for a job', () => {
  expect(isPause(['Time out', 'Quay Magazine Ltd'])).toBe(false);
});

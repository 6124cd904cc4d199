/** Where a resume only comes near, nothing is said to be met. */
import { beforeAll, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import { answerDegree } from './degree.ts';
import { answerLanguage } from './language.ts';
import { answerLicence } from './licence.ts';
import { answerOther } from './other.ts';
import type { ResumeSide } from './resume-side.ts';
import { answerShown } from './shown.ts';
import { answerYears } from './years.ts';

const RESUME = `Leocadia Brandt
Perth, Australia | leocadia.brandt@example.com

Experience
Joiner, Karri Fitouts, Perth
March 2017 - Present
- Fit kitchens and doors in private houses for builders in France and Germany
- Mentor two trainees, work evenings and weekends
- Sell to businesses and keep the supply contracts
- Explain costs to clients by phone
- Welding of brackets, rehabilitation of old walls
- Follow up out-of-tolerance panels
- Monitor humidity in the drying kiln, dress timber
Apprentice Joiner, Karri Fitouts, Perth
February 2013 - February 2017

Education
Bachelor of Engineering, Mechanical Engineering, Curtin University, 2012
GCSEs: English (B), Art (C), 2008

Certificates
White card, 2013
IPAF, valid to 2028
PASMA, expired 2024
Lean Six Sigma Yellow Belt, 2020

Languages
English, native
French, B1
Japanese, A2`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

it.each([
  ['Supply planning', 'partly', 'by one word of two'],
  ['Humidity monitoring', 'met', 'by the same deed the other way round'],
  ['Commercial joinery', 'partly', 'where the field is narrower'],
  ['Able to design or dress timber', 'met', 'by one of two deeds with one object'],
  ['Able to source or grade walnut', 'not-shown', 'where only a verb is shared'],
  ['Dealings with French or Belgian builders', 'met', 'by the country'],
  ['A challenging Sandler course', 'not-shown', 'by no name'],
  ['ECC', 'not-shown', 'by letters that meet by chance'],
  ['OOT reports', 'met', 'by letters that are spelt out'],
  ['You grew a B2B magazine’s readership abroad', 'partly', 'by its field alone'],
  ['Kiln work (as we dry for two weeks, with phone support)', 'met', 'by what is asked itself'],
  ['Veneer presses (with us one phone each)', 'not-shown', 'by words said aside'],
  ['Welding', 'met', 'by its name'],
  ['Underwater welding', 'partly', 'by no other welding'],
  ['Hydrotherapy', 'not-shown', 'by no rehabilitation of walls'],
  ['Moulders (doors, panels)', 'partly', 'by a detail in brackets'],
] as const)('skill “%s” is %s %s', (clause, verdict, _why) => {
  expect(answerShown(clause, side).verdict).toBe(verdict);
});

it.each([
  ['Three years as a furniture designer', 'partly', 'by another title of the trade'],
  ['Three years as a joiner', 'met', 'by the title'],
  ['Five years on the tools since qualifying', 'met', 'by work after the apprenticeship'],
  ['Ten years on the tools since qualifying', 'partly', 'by no year of apprenticeship'],
  ['Two years in sea freight', 'not-shown', 'by no word that only begins alike'],
] as const)('“%s” is %s %s', (clause, verdict, _why) => {
  expect(answerYears(clause, side, 'Joiner', null).verdict).toBe(verdict);
});

it.each([
  ['Bachelor’s degree in civil engineering', 'not-shown'],
  ['Bachelor’s degree in mechanical engineering', 'met'],
  ['An engineering degree', 'met'],
  ['College diploma or degree in a health-related field', 'partly'],
  ['GCSE English and Maths', 'partly'],
  ['GCSE English', 'met'],
  ['You should be a time-served joiner', 'met'],
  ['You should be a time-served plumber', 'partly'],
])('education “%s” is %s', (clause, verdict) => {
  expect(answerDegree(clause, side).verdict).toBe(verdict);
});

it.each([
  ['Six Sigma Green Belt', 'partly'],
  ['Six Sigma Yellow Belt', 'met'],
  ['A white card and a rescue boat certificate', 'partly'],
  ['A white card', 'met'],
  ['Care Certificate', 'not-shown'],
  ['IPAF and PASMA cards', 'partly'],
  ['IPAF card', 'met'],
])('licence “%s” is %s', (clause, verdict) => {
  expect(answerLicence(clause, side).verdict).toBe(verdict);
});

it('takes a language’s level from behind its name, and both where both are asked', () => {
  expect(answerLanguage('Fluent English', side).verdict).toBe('met');
  expect(answerLanguage('Fluent in English and French (C1 or CLB 9)', side).verdict).toBe('partly');
});

it('leaves what may still be learnt to the person', () => {
  const at = (clause: string) => answerShown(clause, side).verdict;
  expect(at('Marquetry, or happy to be trained')).toBe('only-you-know');
  expect(at('Marquetry')).toBe('not-shown');
  expect(at('Dressing timber, or willing to learn')).not.toBe('only-you-know');
});

it('reads no promise of hours out of hours worked', () => {
  expect(answerOther('Willing to work nights and bank holidays', side).verdict).toBe(
    'only-you-know',
  );
});

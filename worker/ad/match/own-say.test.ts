import { beforeAll, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import { answerDegree } from './degree.ts';
import { answerLicence } from './licence.ts';
import { answerOther } from './other.ts';
import { answerPlace } from './place.ts';
import type { ResumeSide } from './resume-side.ts';

const RESUME = `Tamsin Oyelaran
Ballarat, Victoria | tamsin@example.com

Experience
Optical Dispenser, Fernside Eyes, Ballarat, May 2018 - Present
- Fit frames on evenings and every second weekend
- Teach choir to local children

Education
Certificate IV, Optical Dispensing, Otway Institute, 2017, 74%
Secondary school, 2015, 68%

Certificates
VIT registration, 2019
ODAA membership, 2020
Member, Chartered Society of Painters, 2021
Level 3 Award in Food Safety, 2022

Personal
New Zealand citizen. Three weeks' notice.`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

it.each([
  ['You need the right to work in Australia', 'met', 'by a citizenship that allows it'],
  ['You need the right to work in the UK', 'only-you-know', 'by no other citizenship'],
  ['Must be available within 4 weeks', 'met', 'by the notice told'],
  ['Able to work evenings and weekends', 'met', 'by hours worked now'],
  ['Able to work nights and be on call', 'only-you-know', 'by no other hours'],
  ['Willing to teach choir', 'met', 'by the deed'],
  ['Willing to teach swimming', 'only-you-know', 'by no other deed'],
  ['60% throughout (10th and graduation)', 'met', 'by every mark'],
  ['70% throughout (10th and graduation)', 'partly', 'where one mark is lower'],
])('“%s” is %s %s', (clause, verdict, _why) => {
  expect(answerOther(clause, side).verdict).toBe(verdict);
});

it.each([
  ['Teacher registration with VIT', null, 'met', 'by the register itself'],
  ['Accreditation with NESA', null, 'partly', 'by the register of another state'],
  ['Member of the CSP', null, 'met', 'by the words of its letters'],
  ['Current ODAA certification', null, 'met', 'by its short name'],
  ['Current OFTA certification', null, 'not-shown', 'by no other short name'],
  ['Level 2 cert is a bonus', 'Knowledge of food safety', 'met', 'by what stands before'],
  ['Forklift licence', null, 'not-shown', 'by no word such as licence'],
] as const)('licence “%s” after %s is %s %s', (clause, before, verdict, _why) => {
  expect(answerLicence(clause, side, before).verdict).toBe(verdict);
});

it('takes any school for the graduate of a program, in its subject', () => {
  const of = (subject: string) => `Graduate of an accredited ${subject} program`;
  expect(answerDegree(of('Optical Dispensing'), side).verdict).toBe('met');
  expect(answerDegree(of('Dental Hygiene'), side).verdict).not.toBe('met');
});

it('asks nobody to move who lives there', () => {
  expect(answerPlace('Must be willing to relocate', side, ['Ballarat']).verdict).toBe('met');
  expect(answerPlace('Must be willing to relocate', side, ['Perth']).verdict).toBe('only-you-know');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import { answerLanguage } from './language.ts';
import type { ResumeSide } from './resume-side.ts';
import { answerShown } from './shown.ts';
import { answerSoft } from './soft.ts';
import { answerYears } from './years.ts';

const RESUME = `Wilhelmina Okafor
Cork, Ireland | wilhelmina@example.com

Experience
Kitchen Manager, Saltmarsh Bistro, Cork
March 2021 - Present
- Run payroll for 90 staff in BrightPay
- Present the weekly menu plan to both owners
- Write the newsletter for regular guests
- Serve 200 covers on Saturdays
Line Cook, Harbour Grill, Cork
March 2017 - February 2021
- Cooked fish on the grill
- Deployed a small ordering site in Docker

Education
Leaving Certificate: English, Irish, Maths, 2016

Languages
German: B1, B2 course since May
Polish

Skills
Java (basic), Excel, Learning Spanish pastry`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

describe('a skill', () => {
  it.each([
    ['Payroll experience', 'met', 'by the class'],
    ['UK payroll', 'partly', 'where a narrower class is asked'],
    ['Kubernetes', 'not-shown', 'where only containers are told'],
    ['Containers', 'met', 'by a member'],
    ['80+ headcount', 'met', 'by a larger figure'],
    ['300+ covers', 'partly', 'by a smaller figure'],
    ['Strong Java', 'partly', 'where it is only basic'],
    ['Basic Java', 'met', 'where little is asked'],
    ['Able to write clear tender documents', 'not-shown', 'where only other texts were written'],
    ['Training or experience in falconry', 'not-shown', 'where any training is told'],
    ['Microsoft POS', 'not-shown', 'where nothing of it is named'],
    ['Excel, Access or similar', 'met', 'by one of several'],
  ] as const)('“%s” is %s %s', (clause, verdict, _why) => {
    expect(answerShown(clause, side).verdict).toBe(verdict);
  });
});

describe('a length of time', () => {
  it.each([
    ['5 years managing a restaurant', 'met', 'over jobs that lead'],
    ['8 years managing a restaurant', 'partly', 'not over jobs that only help'],
    ['8 years in restaurants', 'met', 'over both'],
    ['5 year checkable work history', 'met', 'over any work'],
    ['Several years (at least 4) in a bistro', 'met', 'by the figure in brackets'],
  ] as const)('“%s” is %s %s', (clause, verdict, _why) => {
    expect(answerYears(clause, side, null, null).verdict).toBe(verdict);
  });
});

it.each([
  ['German at level B2, as nobody here speaks English', 'partly'],
  ['German at level B1', 'met'],
  ['Fluent Polish', 'partly'],
  ['Polish', 'met'],
  ['Good English', 'met'],
])('language “%s” is %s', (clause, verdict) => {
  expect(answerLanguage(clause, side).verdict).toBe(verdict);
});

it.each([
  ['Ability to present a menu plan and defend it', 'met'],
  ['Discretion with confidential matters', 'only-you-know'],
  ['You stay gracious under pressure', 'only-you-know'],
  ['Able to mediate a conflict between crews', 'only-you-know'],
  ['Able to explain a fault to a lay person, in writing and by phone', 'only-you-know'],
])('manner “%s” is %s', (clause, verdict) => {
  expect(answerSoft(clause, side).verdict).toBe(verdict);
});

import { describe, expect, it } from 'vitest';
import { shapeQuestion } from './shape-questions.ts';

const ask = (text: string) =>
  shapeQuestion({ text, current: false, dialect: 'us', protectedSpans: [] })?.prompt ?? null;

describe('the question for a line whose shape hides its deed', () => {
  it.each([
    [
      'General farm duties including milking, feeding of calves and fencing',
      'Which of these took most of your time? Say what you did, starting with a verb.',
    ],
    [
      'My responsibilities in the winery were pump overs and cleaning',
      'Which of these took most of your time? Say what you did, starting with a verb.',
    ],
    [
      'My main responsibility though was the lettings side',
      'What did you do in this? Start with a verb.',
    ],
    [
      'Working knowledge of Active Directory and MDT',
      'What did you do with it in this role? Start with a verb.',
    ],
    [
      'Worked in a surgical ward where I was often in charge of the shift',
      'Say this without “I”: what did you do? Start with a verb.',
    ],
    [
      'Participated also in camps in rural areas',
      'What was your own part in this? Start with a verb.',
    ],
  ])('asks about «%s»', (line, prompt) => {
    expect(ask(line)).toBe(prompt);
  });

  it.each([
    'Milked 90 cows and fed the calves',
    'Balanced accounts and I was promoted in March',
    'When the manager was off I held the keys',
    'Provision of legal advice to tenants and landlords',
    'Experienced midwife in two labour wards',
    'Performed the duties of the night porter',
    'Head of installation for three regions',
  ])('asks nothing about «%s»', (line) => {
    expect(ask(line)).toBeNull();
  });
});

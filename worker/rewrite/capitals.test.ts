import { expect, it } from 'vitest';
import { rewriteLine } from './rewrite.ts';

const rewrite = (text: string, current = false) =>
  rewriteLine({ text, current, dialect: 'us', protectedSpans: [] });

it.each([
  [
    'RESPONSIBLE FOR PATROLLING 3 BUILDINGS AND THEIR YARDS',
    'PATROLLED 3 BUILDINGS AND THEIR YARDS',
  ],
  ['I TRAINED 4 NEW GUARDS', 'TRAINED 4 NEW GUARDS'],
  ['RECIEVED VISITORS AT THE FRONT GATE', 'RECEIVED VISITORS AT THE FRONT GATE'],
])('rewrites a line in capitals and keeps them: %s', (before, after) => {
  expect(rewrite(before)).toMatchObject({ before, after, level: 'auto' });
});

it('asks in small letters, and sets the answer’s frame in capitals', () => {
  const { question, level } = rewrite('CHECKED BAGS OF GUESTS AT THE GATE');
  expect(level).toBe('ask');
  expect(question!.prompt).toMatch(/\p{Ll}/u);
  expect(question!.template.replace('{answer}', '')).not.toMatch(/\p{Ll}/u);
});

it.each([
  'RESPONSIBLE FOR IT SUPPORT OF 40 OFFICES',
  'WROTE INCIDENT REPORTS IN EXCEL EACH NIGHT AFTER THE LAST ROUND',
  'BREW CITY SECURITY SERVICES',
  'CPR, FIRST AID',
])('changes nothing in %s', (text) => {
  expect(rewrite(text).after).toBe(text);
});

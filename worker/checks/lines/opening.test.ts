import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

describe('the opening of a bullet', () => {
  it.each([
    ['Negotiated 14 contracts', 'negotiate', 'past'],
    ['Own month-end close', 'own', 'base'],
    ['Cut costs', 'cut', null],
    ['Co-created a grief group', 'create', 'past'],
    ['Successfully launched a shop', 'launch', 'past'],
    ['Design marketing campaigns for 3 brands', 'design', 'base'],
    ['Plan and deliver lessons to 28 pupils', 'plan', 'base'],
    ['Answer and transfer calls', 'answer', 'base'],
    ['Architected a settlement service', 'architected', 'past'],
  ])('“%s” is an action', (line, verb, form) =>
    expect(openingOf(line)).toMatchObject({ kind: 'action', verb, form }),
  );

  it.each([
    ['Responsible for the till', 'Responsible for'],
    ['Was responsible for designing things', 'Was responsible for'],
    ['Helped customers', 'Helped'],
    ['Worked on various models', 'Worked on'],
    ['Duties included filing', 'Duties included'],
    ['Tasked with payroll', 'Tasked with'],
  ])('“%s” is a duty', (line, words) =>
    expect(openingOf(line)).toMatchObject({ kind: 'duty', words }),
  );

  it.each([
    'Design of valves and manifolds',
    'Contact person for 8 suppliers',
    'Project engineer for robot cells',
    'Research integrated into Azure Cognitive Services',
    'Website traffic grew by 35%',
    'Managing a team',
    'Manages a team',
    'Advanced Cardiac Life Support',
    'Experienced nurse',
  ])('“%s” is neither', (line) => expect(openingOf(line).kind).toBe('other'));

  it.each([
    ['Managing the till', 'gerund'],
    ['Plumbing and heating engineer', null],
    ['Marketing club member', null],
  ])('of “%s” has the form %s', (line, form) => expect(openingOf(line).form).toBe(form));

  it('that says little is told from one that is no verb', () => {
    expect(openingOf('Made drinks')).toMatchObject({ kind: 'other', weak: true });
    expect(openingOf('Contact person for 8 suppliers').weak).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { buildResume } from '#tests/builders/resume.ts';
import { ownRoles } from './own-roles.ts';

const rolesOf = (...work: Parameters<typeof buildResume>[0]['work'] & object) =>
  ownRoles(buildResume({ work }).resume).map(({ title, dates }) => title?.value ?? dates?.value);

const COMPANY = 'Harrow Lane Foods';

it('leaves out the line that only names the employer above the titles held there', () => {
  expect(
    rolesOf(
      { company: COMPANY, dates: '2011 – Present' },
      {
        company: COMPANY,
        title: 'Plant Manager',
        dates: '2019 – Present',
        bullets: ['Led 90 people'],
      },
      { company: COMPANY, title: 'Shift Lead', dates: '2011 – 2019', bullets: ['Led 12 people'] },
    ),
  ).toEqual(['Plant Manager', 'Shift Lead']);
});

it('keeps a job without a title where nothing else stands for it', () => {
  expect(
    rolesOf(
      { company: COMPANY, dates: '2011 – Present' },
      { company: 'Elm Street Diner', title: 'Cook', dates: '2008 – 2011' },
    ),
  ).toEqual(['2011 – Present', 'Cook']);
});

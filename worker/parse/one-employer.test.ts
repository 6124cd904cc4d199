import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const jobs = (text: string) =>
  parseResume(documentOf(`Orla Tench\norla@example.ie\n\n${text}`)).work.map(
    ({ title, company, location }) => [title?.value, company?.value, location?.value],
  );

const POSTS =
  'Store Manager, Northgate Branch\nMay 2010 to June 2020\n- Ran a team of nine\n\n' +
  'Assistant Manager, Quay Branch\nMarch 1998 to April 2010\n- Kept the stock\n';

it.each([
  [
    'Employer: Halden Bay Trust Ltd\nPeriod of service: March 1998 - June 2020',
    'Halden Bay Trust Ltd',
  ],
  ['Organisation : Halden Bay Trust Ltd', 'Halden Bay Trust Ltd'],
  ['I have worked for Halden Bay Trust since 1998 in the following posts:', 'Halden Bay Trust'],
  ['All posts held at Halden Bay Trust:', 'Halden Bay Trust'],
])('gives all posts below «%s» their employer, and takes branches for places', (top, employer) => {
  expect(jobs(`EXPERIENCE\n\n${top}\n\n${POSTS}`)).toEqual([
    ['Store Manager', employer, 'Northgate Branch'],
    ['Assistant Manager', employer, 'Quay Branch'],
  ]);
});

it('takes the employer of all posts from the heading', () => {
  const text = `EXPERIENCE AT HALDEN BAY RAILWAY\n\n${POSTS}\nEDUCATION\n\nHalden College, Diploma in Transport, 1997\n`;
  expect(jobs(text).map(([title, company]) => [title, company])).toEqual([
    ['Store Manager', 'HALDEN BAY RAILWAY'],
    ['Assistant Manager', 'HALDEN BAY RAILWAY'],
  ]);
});

it('leaves an employer of its own to a post below', () => {
  expect(
    jobs(
      `EXPERIENCE\n\nOrganisation: Halden Bay Trust\n\n${POSTS}\nCook, Sea Road Inn Ltd\n1995 - 1998\n`,
    ).at(-1),
  ).toEqual(['Cook', 'Sea Road Inn Ltd', undefined]);
});

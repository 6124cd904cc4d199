import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const jobs = (lines: string) =>
  parseResume(documentOf(`Orla Tench\norla@example.ie\n\nEMPLOYMENT\n${lines}`)).work.map(
    ({ title, company, start, end, current }) => [
      title?.value,
      company?.value,
      start?.value,
      current ? 'present' : end?.value,
    ],
  );

it('makes one job of joining an employer and leaving it', () => {
  expect(
    jobs(
      '04/2012  Joined Sligo Bay Seafoods Ltd as Quality Inspector\n' +
        '09/2016  Resigned from Sligo Bay Seafoods Ltd for family reasons\n' +
        '10/2016  Joined Ox Mountain Dairy Ltd as Laboratory Technician\n' +
        'Up to the present',
    ),
  ).toEqual([
    ['Quality Inspector', 'Sligo Bay Seafoods Ltd', '2012-04', '2016-09'],
    ['Laboratory Technician', 'Ox Mountain Dairy Ltd', '2016-10', 'present'],
  ]);
});

it('reads the year and the month from columns of their own', () => {
  expect(
    jobs(
      '2012  4   Joined Sligo Bay Seafoods Ltd as Quality Inspector\n2016  9   Left Sligo Bay Seafoods Ltd',
    ),
  ).toEqual([['Quality Inspector', 'Sligo Bay Seafoods Ltd', '2012-04', '2016-09']]);
});

it('leaves the rows below a colon in the job above them', () => {
  const { work } = parseResume(
    documentOf(
      'Orla Tench\norla@example.ie\n\nEXPERIENCE\n\nGardener, Sea Road Nursery Ltd, 2016 – 2022\n' +
        'Gardens, among others:\nLissadell, rose beds, 2019\nHazelwood, paths, 2020 – 2021\n\n' +
        'Cook, Sea Road Inn Ltd, 2012 – 2016\nCooked for 60',
    ),
  );
  expect(work.map(({ title }) => title?.value)).toEqual(['Gardener', 'Cook']);
  expect(work[0]!.highlights).toHaveLength(3);
});

it('takes the unit behind a rank for no part of the title', () => {
  const { work } = parseResume(
    documentOf(
      'Orla Tench\norla@example.ie\n\nEXPERIENCE\n\nIRISH NAVAL SERVICE, 2008 – 2020\n\n' +
        'Operations Officer, Ship P61, 2014 – 2020\nPlanned patrols.\n\n' +
        'Engineering Officer, Ship P52, 2008 – 2014\nRan the engines.',
    ),
  );
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Operations Officer', 'IRISH NAVAL SERVICE'],
    ['Engineering Officer', 'IRISH NAVAL SERVICE'],
  ]);
});

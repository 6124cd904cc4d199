import { expect, it } from 'vitest';
import { plainFields } from '#worker/export/plain-fields.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) =>
  plainFields(parseResume(documentOf(`Orla Tench\norla@example.ie\n\n${text}`)));
const jobs = (text: string) =>
  read(text).work.map(({ title, company, start, end }) => [title, company, start, end]);

it('says that a job goes on which only began', () => {
  const text =
    'EXPERIENCE\n\nCook, Sea Road Inn Ltd\nsince May 2020\n\nWaiter, Pier Cafe Ltd\n2018 – 2020\n';
  expect(jobs(text)).toEqual([
    ['Cook', 'Sea Road Inn Ltd', '2020-05', 'present'],
    ['Waiter', 'Pier Cafe Ltd', '2018', '2020'],
  ]);
});

it('takes clients with their years for no jobs', () => {
  const text =
    'WORK\n\nFreelance illustrator\nSelf-employed\n2014 to present\n\n' +
    'Clients include:\n- Arbor Press (six covers, 2016-2019)\n- Quill House, Dublin (2018, ' +
    '2020, 2022)\n- The Harbour Museum, posters since 2021\n\nDesigner, Reed Studio Ltd\n' +
    '2010 - 2014\n- Drew maps\n';
  expect(jobs(text)).toEqual([
    ['Freelance illustrator', 'Self-employed', '2014', 'present'],
    ['Designer', 'Reed Studio Ltd', '2010', '2014'],
  ]);
});

it('ends a job with the row that tells of leaving, and takes a new rank for no job', () => {
  const text =
    'EMPLOYMENT\n\n2010   4   Entered Aoba Printing Co., Ltd.\n2013   7   Promoted to section ' +
    'chief\n2016   3   Resigned due to family reasons\n2016   5   Joined Hoshi Foods K.K. as ' +
    'Buyer\n2019   9   Contract expired\n2019  10   Joined Kita Trading Co., Ltd. as Export ' +
    'Clerk\n           Until the present\n';
  expect(jobs(text)).toEqual([
    [null, 'Aoba Printing Co., Ltd.', '2010-04', '2016-03'],
    ['Buyer', 'Hoshi Foods K.K.', '2016-05', '2019-09'],
    ['Export Clerk', 'Kita Trading Co., Ltd.', '2019-10', 'present'],
  ]);
});

it('divides a post from its employer at the comma beside jobs without one, and no bracket of time employs', () => {
  const text =
    'EMPLOYMENT\n\nRetail assistant and key holder, Fern & Daughter, Ennis\n' +
    'Nov 2021 - present\n- Opened the shop\n\nTeam member, Burger Barn Galway\n' +
    'March 2018 to May 2020\n- Shift trainer from 2019\n\nWork experience placement, Clare ' +
    'Herald\nMay 2017 (two weeks)\n- Wrote two pieces\n';
  expect(jobs(text)).toEqual([
    ['Retail assistant and key holder', 'Fern & Daughter', '2021-11', 'present'],
    ['Team member', 'Burger Barn Galway', '2018-03', '2020-05'],
    ['Work experience placement', 'Clare Herald', '2017-05', null],
  ]);
});

it('takes labels of towns off and leaves the employer above them', () => {
  const text =
    'EXPERIENCE\n\n[03/2018 - Current] Staff Nurse\nHaldenklinik\n' +
    'Town: Graz | Country: Austria\n- Night shifts\n\n[06/2014 - 02/2018] Carer\n' +
    'Hotel Bergblick\nTown: Zell | Country: Austria\n- Looked after guests\n';
  expect(jobs(text)).toEqual([
    ['Staff Nurse', 'Haldenklinik', '2018-03', 'present'],
    ['Carer', 'Hotel Bergblick', '2014-06', '2018-02'],
  ]);
});

it('reads dates behind the two labels of a form', () => {
  const job = (employer: string, dates: string) =>
    `Position Held: Cook\nEmployer: ${employer}\nCity: Sligo\n${dates}\nDuties: Cooked for sixty\n\n`;
  const text = `EXPERIENCE\n\n${job('Sea Road Inn', 'From: May 2018 To: now')}${job('Harbour Hotel', 'From: May 2015 To: April 2018')}`;
  expect(jobs(text)).toEqual([
    ['Cook', 'Sea Road Inn', '2018-05', 'present'],
    ['Cook', 'Harbour Hotel', '2015-05', '2018-04'],
  ]);
});

it('reads seasons from the first to the last', () => {
  const text =
    'EXPERIENCE\n\nField Assistant\nCape Survey Ltd\nSummers 2016 and 2017\n' +
    '- Counted plants\n\nSki instructor, Glen Resort\nWinters 2012, 2013 and 2015\n' +
    '- Taught children\n\nFruit picker, Orchard Farms\nSummer 2008/09 to summer 2010/11\n';
  expect(jobs(text).map(([, , start, end]) => [start?.slice(0, 4), end])).toEqual([
    ['2016', '2017'],
    ['2012', '2015'],
    ['2008', '2011'],
  ]);
});

it('reads the name of a link, and the town of an unknown house where a post stands below', () => {
  expect(
    jobs('EXPERIENCE\n\nTester — [Nordlicht AG](https://nordlicht.example)\n2016 - 2019\n'),
  ).toEqual([['Tester', 'Nordlicht AG', '2016', '2019']]);
  expect(
    jobs(
      'EXPERIENCE\n\nHands Laundry Place, Carstow\nPresser\n2018 - 2020\n\nBell & Dale Ltd, Leeds\nPacker\n2015 - 2018\n',
    ),
  ).toEqual([
    ['Presser', 'Hands Laundry Place', '2018', '2020'],
    ['Packer', 'Bell & Dale Ltd', '2015', '2018'],
  ]);
});

it('sets posts in two towns apart from both', () => {
  const text =
    'EXPERIENCE\n\nGunner, Fort Lowe, NY and Kandara, Jordan\nUnited States Army\n2010 - 2014\n- Drove\n';
  expect(jobs(text)).toEqual([['Gunner', 'United States Army', '2010', '2014']]);
});

it('joins a list of schools with a list of qualifications by the year', () => {
  const { education } = read(
    'SCHOOLS ATTENDED WITH DATES\n\nHalden University, Jos   2009 - 2013\n' +
      'River Grammar School, Jos   2002 - 2008\n\nQUALIFICATIONS OBTAINED WITH DATES\n\n' +
      'B.Sc. Botany   2013\nSenior Secondary School Certificate   2008\n',
  );
  expect(education.map(({ degree, start }) => [degree, start])).toEqual([
    ['B.Sc.', '2009'],
    ['Senior Secondary School Certificate', '2002'],
  ]);
});

it('tells the kind of a school and a mark of its name from what was earned there', () => {
  const { education } = read(
    'Education\n\nSecondary school, Realschule Halden\nMittlere Reife\n' +
      '2006 - 2012\n\nUNT Dallas, Hill College of Business   2018\nMaster of Business ' +
      'Administration\n',
  );
  expect(education.map(({ degree }) => degree)).toEqual([
    'Mittlere Reife',
    'Master of Business Administration',
  ]);
});

import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { withBarsAsTabs } from './bar-rows.ts';
import { parseResume } from './parse.ts';

const cellsOf = (text: string) =>
  withBarsAsTabs(documentOf(text).lines).map((line) => line.text.split(/\t+/));

it('reads bars as the edges of cells below a row of names, and leaves every offset as it is', () => {
  const text = `Position | Company | From | To
Line Cook | Ferry Lane Bistro | 2019 | 2021
Kept the grill at a house of 80
Kitchen Porter | Quay Street Inn | 2017 | 2019`;
  expect(cellsOf(text).map((cells) => cells.length)).toEqual([4, 4, 1, 4]);
  const lines = withBarsAsTabs(documentOf(text).lines);
  expect(lines.map((line) => line.text.length)).toEqual(
    text.split('\n').map((line) => line.length),
  );
});

it('takes a shorter row right below for one of the table', () => {
  const rows = cellsOf(`Year | Month | Work History
2016 | 4 | Joined Kobe Paper Works as Clerk
Employed there to the present | End of entries`);
  expect(rows.map((cells) => cells.length)).toEqual([3, 3, 2]);
});

it.each([
  ['no names of columns', 'ana@example.com | Lisbon | +351 910 555 010'],
  ['items of a list', 'Python | SQL | Excel\nGit | Docker | Linux'],
  ['a line of another width', 'Company | Title | Dates\nWelder | Dock Works'],
])('leaves bars where they are: %s', (_, text) => {
  expect(cellsOf(text).at(-1)).toHaveLength(1);
});

it('reads the jobs and schools of tables with bars', () => {
  const resume = parseResume(
    documentOf(`Yuto Shirakawa
y.shirakawa@example.jp

Education
Year | Month | Education
2009 | 4 | Entered Himeji Minami High School
2012 | 3 | Graduated from the above

Experience
Year | Month | Work History
2012 | 4 | Joined Harima Glass Co., Ltd. as Furnace Assistant
2018 | 9 | Left the above for family reasons
2018 | 10 | Joined Banshu Tools Inc. as Shift Supervisor
Employed there to the present | End of entries`),
  );
  expect(
    resume.work.map(({ title, company, start, end }) => [
      title?.value,
      company?.value,
      start?.value,
      end?.value,
    ]),
  ).toEqual([
    ['Furnace Assistant', 'Harima Glass Co., Ltd.', '2012-04', '2018-09'],
    ['Shift Supervisor', 'Banshu Tools Inc.', '2018-10', 'present'],
  ]);
  expect(resume.education.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2009-04', '2012-03'],
  ]);
});

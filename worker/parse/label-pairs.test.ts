import { expect, it } from 'vitest';
import { placed, type Place } from '#tests/fixtures/parse/placed.ts';
import { parseResume } from './parse.ts';

/** Labels flush right at 200 pt, on one row or two, each before its value. */
function form(...fields: (string | [label: string, value: string])[]): Place[] {
  let y = 40;
  return fields.flatMap((field): Place[] => {
    y += 34;
    if (typeof field === 'string') return [{ text: field, x: 60, y, width: 140 }];
    const [first = '', second] = field[0].split('/');
    const label = (text: string, row: number): Place => {
      const width = 5 * text.length;
      return { text, x: 200 - width, width, y: y + 14 * row, column: 0 };
    };
    const rest = second ? [label(second, 1)] : [];
    return [label(first, 0), ...rest, { text: field[1], x: 212, y, column: 1 }];
  });
}

it('reads fields by labels that a narrow column broke over two lines', () => {
  const { work, education } = parseResume(
    placed([
      { text: 'Orla Tench', x: 60, y: 20, sizePt: 18 },
      { text: 'orla@example.ie', x: 60, y: 36 },
      ...form(
        'Work experience',
        ['Dates', '04/2019 → now'],
        ['Occupation or position/held', 'Pastry Cook'],
        ['Name and address of/employer', 'Sea Road Inn, Sligo (Ireland)'],
        ['Type of business or/sector', 'Hotel and restaurant'],
        ['Dates', '09/2016 – 03/2019'],
        ['Occupation or position/held', 'Kitchen Porter'],
        ['Name and address of/employer', 'Golden Crust, Sligo (Ireland)'],
        ['Type of business or/sector', 'Bakery'],
        'Education and training',
        ['Dates', '2012 – 2015'],
        ['Title of qualification/awarded', 'Vocational Diploma in Catering'],
        ['Name and type of/organisation', 'Zespół Kucharzy, Rzeszów (Poland)'],
      ),
    ]),
  );
  expect(
    work.map(({ title, company, start }) => [title?.value, company?.value, start?.value]),
  ).toEqual([
    ['Pastry Cook', 'Sea Road Inn', '2019-04'],
    ['Kitchen Porter', 'Golden Crust', '2016-09'],
  ]);
  expect(education.map(({ institution, degree }) => [institution?.value, degree?.value])).toEqual([
    ['Zespół Kucharzy', 'Vocational Diploma'],
  ]);
});

it('leaves a table of assignments in the job that it stands in', () => {
  const { work } = parseResume(
    placed([
      { text: 'Orla Tench', x: 60, y: 20, sizePt: 18 },
      { text: 'orla@example.ie', x: 60, y: 36 },
      { text: 'EXPERIENCE', x: 60, y: 60, bold: true },
      {
        text: 'Freelance Interpreter | Self-employed, Sligo | February 2016 – present',
        x: 60,
        y: 80,
      },
      { text: '• Interpreted at 180 hearings a year', x: 64, y: 94 },
      { text: 'Period\tClient\tAssignment', x: 66, y: 114, sizePt: 9 },
      {
        text: 'Oct 2023\tCoroner of Sligo\tInquest into a death at work',
        x: 66,
        y: 130,
        sizePt: 9,
      },
      { text: '2021–2022\tRefugee Panel\t140 hearings by video link', x: 66, y: 146, sizePt: 9 },
      { text: 'Teacher | Noor Language Centre | 2007 – 2010', x: 60, y: 170 },
      { text: '• Taught classes of 30', x: 64, y: 184 },
    ]),
  );
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Freelance Interpreter', 'Self-employed'],
    ['Teacher', 'Noor Language Centre'],
  ]);
});

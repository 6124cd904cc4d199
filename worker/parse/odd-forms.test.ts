import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { placed, type Place } from '#tests/fixtures/parse/placed.ts';
import { parseResume } from './parse.ts';

const headOf = 'Orla Tench\norla@example.ie\n\n';
const read = (text: string) => parseResume(documentOf(headOf + text));
const schools = (text: string) =>
  read(text).education.map(({ institution, degree, area }) => [
    institution?.value,
    degree?.value,
    area?.value,
  ]);

const rows = (top: number, ...places: (Place | string)[]): Place[] =>
  places.map((place, i) => ({
    ...(typeof place === 'string' ? { text: place } : place),
    y: top + 20 * i,
  }));

const small = (text: string): Place => ({ text, sizePt: 12, bold: true });

it('takes what is written and set like the small headings of a portfolio for a heading', () => {
  const { skills, projects, education } = parseResume(
    placed(
      rows(
        40,
        { text: 'Orla Tench', sizePt: 30, bold: true },
        'orla@example.ie',
        small('where i worked'),
        '2019 → 2022\tCook, Sea Road Inn Ltd',
        small('learning'),
        '2016 → 2018\tDiploma in Catering, Sligo College',
        small('skills'),
        'Bread, Sauces, Pastry',
        small('some things i made'),
        'The Long Table',
        'Supper for 90, 2021.',
        small('i speak'),
        'Irish, English',
      ),
    ),
  );
  expect(skills.map(({ value }) => value)).toEqual(['Bread', 'Sauces', 'Pastry']);
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Sligo College']);
  expect(projects).not.toEqual([]);
});

it('takes a sign on a line of time off the head beside it, and leaves deeds in the text', () => {
  const jobs = (text: string) =>
    read(`EXPERIENCE\n${text}`).work.map(({ title, company, start, highlights }) => [
      title?.value,
      company?.value,
      start?.value,
      highlights.length,
    ]);
  expect(jobs('2019 → 2022\t• Cook at Sea Road Inn Ltd\nCooked for 60 every night.\n')).toEqual([
    ['Cook', 'Sea Road Inn Ltd', '2019', 1],
  ]);
  expect(
    jobs('2019 → 2022\tCook at Sea Road Inn Ltd\t• Cooked for 60\t• Wrote the menu\n'),
  ).toEqual([['Cook', 'Sea Road Inn Ltd', '2019', 2]]);
});

it('reads a heading that takes two lines as one', () => {
  const said = 'EDUCATION AND\nTRAINING\n2016 – 2018   Diploma in Catering   Sligo College\n';
  expect(schools(said)).toEqual([['Sligo College', 'Diploma', 'Catering']]);
  expect(read(said).sections.map(({ kind }) => kind)).toEqual(['header', 'education']);
});

it('takes neither the level of a framework nor the name of the document for a school', () => {
  expect(
    schools(
      'EDUCATION\n2016 – 2018   Diploma in Catering EQF level 5\nSligo College, Sligo (Ireland) Final project on the bread of the islands.\n',
    ),
  ).toEqual([['Sligo College', 'Diploma', 'Catering']]);
});

it.each([
  ['NOMSA DUBE-STEYN CA(SA)', 'NOMSA DUBE-STEYN'],
  ['Nomsa Dube-Steyn (Mrs)', 'Nomsa Dube-Steyn'],
  ['Nomsa Dube-Steyn (Noni)', 'Nomsa Dube-Steyn (Noni)'],
])('reads the name of «%s» as «%s»', (line, name) => {
  const text = `${line}\nnomsa@example.org\n\nEXPERIENCE\nCook, Sea Road Inn Ltd, 2019 – 2022\n`;
  expect(parseResume(documentOf(text)).name?.value).toBe(name);
});

it('reads the major behind wide gaps, and the town behind two spaces as a place', () => {
  const [school] = read(
    'EDUCATION\nHigh Mesa College  Durango, CO US\nBachelor of Science  05/2014\nMajor: Wildlife Biology  Minor: Spanish\n',
  ).education;
  expect(school?.institution?.value).toBe('High Mesa College');
  expect(school?.area?.value).toBe('Wildlife Biology');
});

it('takes “various kitchens in Kerry” below a dated title for whom the work was done', () => {
  const { work } = read(
    'EXPERIENCE\n2019 – 2022   Relief Cook\n              various kitchens in Kerry\n- Cooked for 60\n',
  );
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Relief Cook', 'various kitchens in Kerry'],
  ]);
});

it.each([
  ['July to November, every year since 2018', '2018', undefined],
  ['Summers 2021 – 2023', '2021', '2023'],
  ['Every harvest 2014 – 2019', '2014', '2019'],
])('reads the season of each year with its dates: %s', (dates, start, end) => {
  const { work } = read(
    `EXPERIENCE\n\nShed Hand, Sligo Shearing, Sligo\n${dates}\n- Swept the board\n\nClerk, Oak & Co, Cork\n2012 – 2014\n- Filed claims`,
  );
  expect(work.map((job) => [job.title?.value, job.company?.value])).toEqual([
    ['Shed Hand', 'Sligo Shearing'],
    ['Clerk', 'Oak & Co'],
  ]);
  expect([work[0]!.start?.value, work[0]!.end?.value]).toEqual([start, end]);
});

it.each(['(a) (b)', 'a) b)', 'a. b.'])(
  'reads the items of a lettered list as bullets: %s',
  (marks) => {
    const [first, second] = marks.split(' ');
    const job = 'Porter, Sea Road Inn, Sligo\nNov 2019 – Present\n';
    const { work } = read(
      `EXPERIENCE\n${job}${first} Check in late arrivals\n${second} Walk the floors\n`,
    );
    expect(work.map(({ highlights }) => highlights.map(({ value }) => value))).toEqual([
      ['Check in late arrivals', 'Walk the floors'],
    ]);
  },
);

it('takes a letter for no mark where no list begins', () => {
  const job = 'Porter, Sea Road Inn, Sligo\nNov 2019 – Present\n';
  const { work } = read(`EXPERIENCE\n${job}- Carried bags\nc) Parked cars\n`);
  expect(work.flatMap(({ highlights }) => highlights.map(({ value }) => value)).join()).toMatch(
    /c\) Parked cars/,
  );
});

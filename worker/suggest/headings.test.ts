import { expect, it } from 'vitest';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { headings } from './headings.ts';

function renamed(text: string): [string, string][] {
  const document = documentOf(text);
  const resume = parseResume(document);
  const keywords = findKeywords(document, resume, null);
  const context = { document, resume, keywords, speller: null, dialect: 'us' as const };
  return headings(context).map(({ before, after }) => [before, after]);
}

const HEAD = 'Nadia Brandt\nnadia.brandt@example.com\n\n';
const JOB = 'Clerk, Oak & Co\nJan 2019 – Mar 2022\n- Filed 40 claims a day\n\n';

it('gives an unusual heading the name that parsers know', () => {
  expect(renamed(`${HEAD}CAREER HISTORY\n${JOB}`)).toEqual([['CAREER HISTORY', 'EXPERIENCE']]);
});

it('writes a heading in small letters only where all of them are', () => {
  const school = 'education\nBA History, Elm College, 2018\n';
  expect(renamed(`${HEAD}career history\n${JOB}${school}`)).toEqual([
    ['career history', 'experience'],
  ]);
  expect(renamed(`${HEAD}career history\n${JOB}Education\nBA History, 2018\n`)).toEqual([
    ['career history', 'Experience'],
  ]);
});

it('does not give two sections the same name', () => {
  const school = 'BA History, Elm College, 2018\n';
  const text = `${HEAD}EXPERIENCE\n${JOB}QUALIFICATIONS\nNVQ Level 3 Logistics\n\nEDUCATION\n${school}`;
  expect(renamed(text)).toEqual([]);
});

it('corrects a slip in a heading and keeps its words and capitals', () => {
  expect(renamed(`${HEAD}Work Experence\n${JOB}EDUCATON\nBA History, Elm College, 2018\n`)).toEqual(
    [
      ['Work Experence', 'Work Experience'],
      ['EDUCATON', 'EDUCATION'],
    ],
  );
});

it.each(['Driving licence: full UK, own car', 'SECURITY CLEARANCE\nSC, valid until 2029'])(
  'keeps a heading that names what is held: %s',
  (lines) => {
    expect(renamed(`${HEAD}${lines}\n\nEXPERIENCE\n${JOB}`)).toEqual([]);
  },
);

it.each([
  [
    'the word over the whole document',
    `RESUME\n\nPersonal details\nName: Nadia Brandt\nCivil status: single\n\nEXPERIENCE\n${JOB}`,
  ],
  ['a label with its text beside it', `${HEAD}Certs: forklift, first aid\n\nEXPERIENCE\n${JOB}`],
  [
    'activities that are more than volunteering',
    `${HEAD}EXPERIENCE\n${JOB}EXTRA CURRICULAR\n- Played chess for the town\n`,
  ],
])('leaves %s', (_, text) => {
  expect(renamed(text)).toEqual([]);
});

it('leaves an employer whose name begins like a heading', () => {
  const job = 'Volunteer Roofing, Salem, OR\nRoofer, Jan 2014 – Mar 2019\n- Laid 40 roofs\n\n';
  expect(renamed(`${HEAD}EXPERIENCE\n${JOB}${job}`)).toEqual([]);
  expect(renamed(`${HEAD}Volunteer Roofing, Salem\n${JOB}`)).toEqual([]);
});

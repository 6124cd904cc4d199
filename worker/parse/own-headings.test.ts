import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { readHeading } from './heading-text.ts';
import { parseResume } from './parse.ts';

it.each([
  ['Where I have worked', 'experience'],
  ['Jobs I’ve had', 'experience'],
  ['MY WORKING LIFE', 'experience'],
  ['Where I went to school', 'education'],
  ['My studies', 'education'],
  ["WHAT I'M GOOD AT", 'skills'],
  ['What I can do', 'skills'],
  ['Machines I can use', 'skills'],
  ['Tickets I hold', 'certificates'],
  ['Languages I speak', 'languages'],
  ['What I do in my free time', 'interests'],
  ['A bit about me', 'summary'],
  ["What I'm looking for", 'objective'],
])('takes %s for a heading of %s', (text, kind) => {
  expect(readHeading(text)?.kind).toBe(kind);
});

it.each(['My work was checked every week', 'What I did there was mostly sewing', 'I can do hems'])(
  'takes no sentence for a heading: %s',
  (text) => {
    expect(readHeading(text)).toBeNull();
  },
);

it('reads the sections of a resume under headings in the first person', () => {
  const resume = parseResume(
    documentOf(
      'Ana Sofia Pell\nana.pell@example.com\n\nMy working life\n\nShop Assistant, Corner Foods, ' +
        'Leeds, since March 2019\n- Sold bread\n\nMy studies\nLeeds City College, GCSEs, 2015\n\n' +
        "What I'm good at\nTills, stock\n\nThings I can do\nDriving, lifting\n\n" +
        'What I do in my free time\nChess',
    ),
  );
  expect(resume.work.map(({ title }) => title?.value)).toEqual(['Shop Assistant']);
  expect(resume.education.map(({ area }) => area)).toEqual([null]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Tills', 'stock', 'Driving', 'lifting']);
  expect(resume.certificates).toEqual([]);
});

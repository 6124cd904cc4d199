import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { calibrationTable, judge } from './calibration.ts';

const resume = parseResume(
  documentOf(`
Ada Quillon
ada@example.com

EDUCATION
BSc Biology, University of Hull, 2016

SKILLS
Microscopy, Excel
`),
);
const truth = {
  name: 'Ada Quillon',
  email: 'someone.else@example.com',
  skills: ['Excel', 'Microscopy'],
};

it('judges each value that the labels speak of, and no other', () => {
  const judged = judge(resume, truth);
  expect(judged.map(({ field, right }) => `${field} ${right}`)).toEqual([
    'name true',
    'email false',
    'skills true',
    'skills true',
  ]);
});

it('counts the right among those of a confidence', () => {
  const table = calibrationTable(judge(resume, truth)).join('\n');
  expect(table).toMatch(/ skills +2 +100\.0/);
  expect(table).toMatch(/ email +1 +0\.0/);
});

import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { inputOf } from '#tests/builders/input.ts';
import { NURSE } from '#tests/builders/people.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { jobTitle } from './job-title.ts';

function fractionOf(text: string) {
  const document = documentOf(text);
  const result = jobTitle.run({ ...inputOf(NURSE), document, resume: parseResume(document) });
  return result.kind === 'scored' && result.fraction;
}

it('finds a title near the top, and none among the skills', () => {
  const rest = 'EDUCATION\nDiploma in Business, Mesabi College, 2014';
  expect(fractionOf(`Ada Quill\nada@example.com\n\nSKILLS\nHARD WORKER\nEXCEL\n\n${rest}`)).toBe(0);
  expect(
    fractionOf(`Ada Quill\nSales Assistant\nada@example.com\n\nSKILLS\nEXCEL\n\n${rest}`),
  ).toBe(1);
});

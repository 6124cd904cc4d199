import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { certainOnly } from './certain.ts';
import { parseResume } from './parse.ts';

it('leaves out names that are unsure, and keeps the person’s own lines', () => {
  const resume = parseResume(
    documentOf(
      'Ida Pell\nida@example.com\n\nEXPERIENCE\nBlue, Yonder\n2018 – 2020\n- Counted stock',
    ),
  );
  const [role] = certainOnly(resume).work;
  expect(role?.title).toBeNull();
  expect(role?.company).toBeNull();
  expect(role?.highlights.map(({ value }) => value)).toEqual(['Counted stock']);
});

import { expect, it } from 'vitest';
import { recoveredInWords } from './recovered.ts';

it('says in plain words what came back, leaving out what was never there', () => {
  expect(
    recoveredInWords([
      { field: 'name', expected: 1, found: 1 },
      { field: 'work.company', expected: 2, found: 2 },
      { field: 'education.degree', expected: 1, found: 1 },
      { field: 'skills', expected: 0, found: 0 },
    ]),
  ).toBe('Read back as an employer’s system would, and all found: name, 2 employers, degree.');
});

it('names only what was lost where something was', () => {
  expect(
    recoveredInWords([
      { field: 'email', expected: 1, found: 0 },
      { field: 'work.end', expected: 3, found: 1 },
      { field: 'skills', expected: 5, found: 5 },
    ]),
  ).toBe(
    'Read back as an employer’s system would. Not found: e-mail, 2 of 3 end dates. Check them in the file.',
  );
});

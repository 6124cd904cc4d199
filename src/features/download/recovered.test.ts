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
  ).toBe('Read back: name, 2 employers, degree recovered.');
});

it('names only what was lost where something was', () => {
  expect(
    recoveredInWords([
      { field: 'email', expected: 1, found: 0 },
      { field: 'work.end', expected: 3, found: 1 },
      { field: 'skills', expected: 5, found: 5 },
    ]),
  ).toBe('Read back with a loss: 0 of 1 e-mail, 1 of 3 end dates.');
});

import { describe, expect, it } from 'vitest';
import { hasInnerClause } from './inner-clause.ts';

describe('hasInnerClause', () => {
  it.each([
    'Ensured all loads were strapped',
    'Explained to patients what they need',
    'Set up a filing system to make it possible for staff to find contracts',
    'Advised clients to enable them to plan',
    'Drove people where asked',
    'Kept the lab tidy to be compliant',
    'Ensured people got in and out safely',
  ])('sees the clause of «%s»', (line) => {
    expect(hasInnerClause(line)).toBe(true);
  });

  it.each([
    'Wrote thank-you letters to donors',
    'Cared for elderly people in their own homes',
    'Valued variations and agreed them with subcontractors',
    'Visited sites monthly to monitor progress',
    'Looked after the storage cluster and the tapes behind it',
  ])('sees none in «%s»', (line) => {
    expect(hasInnerClause(line)).toBe(false);
  });
});

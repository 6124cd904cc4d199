import { describe, expect, it } from 'vitest';
import type { PlainFields } from './plain-fields.ts';
import { compareFields } from './round-trip.ts';

const JOB = {
  company: 'Kornblad & Co',
  title: 'Head Baker',
  location: null,
  start: '2020-05',
  end: 'present',
  summary: null,
  highlights: ['Baked 300 loaves a day', 'Cut waste by 12%'],
};
const OLDER = { ...JOB, title: 'Baker', start: '2016-02', end: '2020-04', highlights: [] };

const FIELDS: PlainFields = {
  kind: 'resume',
  language: 'en',
  name: 'Rosa Lindqvist',
  label: null,
  email: 'rosa@example.com',
  phone: null,
  urls: [],
  location: null,
  summary: null,
  work: [JOB, OLDER],
  volunteer: [],
  education: [],
  projects: [],
  skills: ['Rye', 'Laminating'],
  certificates: [],
  languages: [],
  awards: [],
  competencies: [],
  publications: [],
  references: [],
};

const count = (expected: PlainFields, found: PlainFields | null) => {
  const { recovered } = compareFields(expected, found);
  return Object.fromEntries(recovered.map((row) => [row.field, `${row.found}/${row.expected}`]));
};

describe('comparing what came back', () => {
  it('finds everything in the same fields, and does not ask for what never was there', () => {
    expect(compareFields(FIELDS, FIELDS).losses).toEqual([]);
    expect(count(FIELDS, FIELDS)).toEqual({
      name: '1/1',
      email: '1/1',
      'work.company': '2/2',
      'work.title': '2/2',
      'work.start': '2/2',
      'work.end': '2/2',
      'work.bullets': '2/2',
      skills: '2/2',
    });
  });

  it('loses everything when the file cannot be read', () => {
    const { recovered } = compareFields(FIELDS, null);
    expect(recovered.map(({ found }) => found)).toEqual(recovered.map(() => 0));
  });

  it('loses one job when one is missing, not all that follow', () => {
    const { losses } = compareFields(FIELDS, { ...FIELDS, work: [OLDER] });
    expect(losses.map(({ field }) => field)).toEqual([
      'work.0.company',
      'work.0.title',
      'work.0.start',
      'work.0.end',
      'work.0.bullets.0',
      'work.0.bullets.1',
    ]);
  });

  it('takes two bullets that came back as one for found, a changed figure for lost', () => {
    const joined = [{ ...JOB, highlights: ['Baked 300 loaves a day Cut waste by 12%'] }, OLDER];
    expect(count(FIELDS, { ...FIELDS, work: joined })['work.bullets']).toBe('2/2');
    const changed = [{ ...JOB, highlights: ['Baked 30 loaves a day', 'Cut waste by 12%'] }, OLDER];
    expect(count(FIELDS, { ...FIELDS, work: changed })['work.bullets']).toBe('1/2');
  });
});

import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { acronyms } from './acronyms.ts';

const resume = (bullets: readonly string[], skills = 'Epic, triage') =>
  'Ada Brandt\nRegistered Nurse\nada.brandt@example.com | Denver, CO\n\n' +
  'EXPERIENCE\nRegistered Nurse, Quay Hospital\nMay 2018 – Present\n' +
  `${bullets.map((one) => `- ${one}`).join('\n')}\n- Triaged patients of the emergency ward ` +
  `and gave medication\n\nSKILLS\n${skills}`;
const pairs = (bullets: readonly string[], skills?: string) =>
  draftsOf(acronyms, resume(bullets, skills)).pairs;

describe('acronyms', () => {
  it('puts the acronym that stands elsewhere behind the full form', () => {
    expect(pairs(['Kept electronic health record data in order'], 'EHR, triage')).toEqual([
      [
        'Kept electronic health record data in order',
        'Kept electronic health record (EHR) data in order',
      ],
    ]);
  });

  it('puts the full form of the own trade behind the acronym, at its first place', () => {
    expect(
      pairs(['Moved 9 wards to a new EHR in two months', 'Trained 12 clerks in the EHR']),
    ).toEqual([
      [
        'Moved 9 wards to a new EHR in two months',
        'Moved 9 wards to a new EHR (electronic health record) in two months',
      ],
    ]);
  });

  it.each([
    ['both forms side by side', ['Moved 9 wards to an electronic health record (EHR)'], 'EHR'],
    ['an acronym before the thing it names', ['Trained 12 clerks in the EHR system'], undefined],
    ['an acronym of another trade', ['Wrote the FMEA for 3 pumps'], undefined],
    ['an acronym of nobody', ['Won the QXR prize in 2020'], undefined],
    ['a full form without its acronym', ['Kept electronic health record data'], undefined],
    ['a licence', ['Taught CPR to 40 nurses'], undefined],
  ])('leaves %s', (_, bullets, skills) => {
    expect(pairs(bullets, skills)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const jobsIn = (section: string) =>
  parseResume(documentOf(`Ida Pell\nida@example.com\n\nEXPERIENCE\n${section}`)).work.map(
    ({ title, company }) => `${title?.value ?? '-'} @ ${company?.value ?? '-'}`,
  );

describe('one grammar for all entries of a section', () => {
  it('reads an unclear header in the order of the clear ones', () => {
    expect(
      jobsIn(
        'Weaver | Tindle Mills Ltd | 2019 – 2023\n- Wove\nSpinner | Brightwater | 2016 – 2019\n- Spun\nDoffer | Odd Row | 2014 – 2016\n- Doffed',
      ),
    ).toEqual(['Weaver @ Tindle Mills Ltd', 'Spinner @ Brightwater', 'Doffer @ Odd Row']);
    expect(
      jobsIn(
        'Tindle Mills Ltd | Weaver | 2019 – 2023\n- Wove\nBrightwater | Foreman | 2016 – 2019\n- Spun\nOdd Row | Doffer | 2014 – 2016\n- Doffed',
      ),
    ).toEqual(['Weaver @ Tindle Mills Ltd', 'Foreman @ Brightwater', 'Doffer @ Odd Row']);
  });

  it('takes what follows a comma in a row of titles for a team, where the employer has a row of its own', () => {
    expect(
      jobsIn(
        'Osier Freight\nLead Planner, Night Routes\tMar 2022 – Present\n- Planned\nPlanner, Returns Desk\tJan 2020 – Mar 2022\n- Planned',
      ),
    ).toEqual([
      'Lead Planner, Night Routes @ Osier Freight',
      'Planner, Returns Desk @ Osier Freight',
    ]);
  });

  it('gives no employer to a title that names none beside titles that name theirs', () => {
    expect(
      jobsIn('Founder at Lampworks\n2012 – 2018\n- Sold lamps\n\nOwner\n2008 – 2010\n- Owned'),
    ).toEqual(['Founder @ Lampworks', 'Owner @ -']);
  });

  it('keeps a town between employer and title out of both', () => {
    expect(
      jobsIn(
        'Dray Clinic, Ogden, UT, Head Nurse\n2019 – 2023\n- Nursed\nMill House | Provo, UT, Staff Nurse\n2015 – 2019\n- Nursed',
      ),
    ).toEqual(['Head Nurse @ Dray Clinic', 'Staff Nurse @ Mill House']);
  });
});

describe('how sure a value is', () => {
  const rolesOf = (section: string) =>
    parseResume(documentOf(`Ida Pell\nida@example.com\n\nEXPERIENCE\n${section}`)).work;

  it('is high where words and habit agree', () => {
    const [role] = rolesOf(
      'Accountant | Tindle Mills Ltd | 2019 – 2023\n- Counted\nBookkeeper | Brightwater Ltd | 2016 – 2019\n- Kept books',
    );
    expect(role?.title?.confidence).toBeGreaterThanOrEqual(0.9);
    expect(role?.company?.confidence).toBeGreaterThanOrEqual(0.9);
  });

  it('is low for an employer that a group hands down, and for names that nothing speaks for', () => {
    const roles = rolesOf(
      'Osier Freight\nPlanner\n2020 – 2022\n- Planned\nPacker\n2018 – 2020\n- Packed',
    );
    expect(roles[1]?.company?.confidence).toBeLessThan(0.9);
    const [odd] = rolesOf('Blue, Yonder\n2018 – 2020\n- Did things');
    expect(odd?.title?.confidence ?? 0).toBeLessThan(0.9);
    expect(odd?.company?.confidence ?? 0).toBeLessThan(0.9);
  });
});

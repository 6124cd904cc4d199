import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';
import { toReadout } from './readout.ts';

const RESUME = `
Marisol O'Keefe-Duarte
Operations Manager
Tucson, AZ | (520) 555-0117 | marisol.okeefe@example.com

Summary
Operations manager with nine years in cold-chain logistics and a habit of measuring things.

Work Experience
Operations Manager, Regional Hubs
Saguaro Cold Storage LLC, Tucson, AZ
March 2019 – Present
• Cut spoilage from 3.1% to 0.9% across 4 hubs.
• Hired and trained 22 shift leads.

Warehouse Supervisor
Desert Line Freight Inc., Phoenix, AZ
Jun 2015 – Feb 2019
• Ran night dispatch for 40 trucks.

Education
Bachelor of Science in Supply Chain Management
Northern Mesa University, 2011 – 2015

Skills
Inventory control, SAP, Forklift (certified), Spanish
`;

describe('parseResume', () => {
  const document = documentOf(RESUME);
  const resume = parseResume(document);

  it('reads the contact details and the place of residence', () => {
    expect(resume.name?.value).toBe("Marisol O'Keefe-Duarte");
    expect(resume.label?.value).toBe('Operations Manager');
    expect(resume.email?.value).toBe('marisol.okeefe@example.com');
    expect(resume.phone?.value).toBe('(520) 555-0117');
    expect(resume.location?.value).toBe('Tucson, AZ');
  });

  it('keeps the comma of a title and finds the employer below it', () => {
    expect(
      resume.work.map((role) => [
        role.title?.value,
        role.company?.value,
        role.start?.value,
        role.end?.value,
        role.highlights.length,
      ]),
    ).toEqual([
      ['Operations Manager, Regional Hubs', 'Saguaro Cold Storage LLC', '2019-03', 'present', 2],
      ['Warehouse Supervisor', 'Desert Line Freight Inc.', '2015-06', '2019-02', 1],
    ]);
  });

  it('tells degree, field and school apart', () => {
    const [school] = resume.education;
    expect(school?.degree?.value).toBe('Bachelor of Science');
    expect(school?.area?.value).toBe('Supply Chain Management');
    expect(school?.institution?.value).toBe('Northern Mesa University');
  });

  it('shows the app what it found, with the headings as written', () => {
    const readout = toReadout(resume, document);
    expect(readout.sections.map((section) => section.heading)).toEqual([
      'Summary',
      'Work Experience',
      'Education',
      'Skills',
    ]);
    expect(readout.work[0]?.end?.value).toBe('present');
    expect(readout).not.toHaveProperty('carelessText');
  });

  it('takes an address below the name for the place, not for a title', () => {
    const text = `
DARREN PRYCE-JONES
14 Heol y Parc, Swansea SA1 9ZZ
Mobile: 07700 900142

EMPLOYMENT HISTORY
Electrician, Tawe Electrical Services Ltd
03/2016 - present
- Tested and certified 250+ properties a year

BOARD ROLES
Trustee, Gower Community Hall
2021 - present
`;
    const found = parseResume(documentOf(text));
    expect(found.label).toBeNull();
    expect(found.location?.value).toBe('Swansea SA1 9ZZ');
    expect(found.sections.map(({ heading }) => heading?.value)).toContain('BOARD ROLES');
  });

  it('returns an empty result for an empty document', () => {
    expect(parseResume(documentOf(''))).toMatchObject({ kind: 'other', name: null, work: [] });
  });
});

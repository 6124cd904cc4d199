/** Resumes in shorthand, in forms and in the manner of other countries. */
import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));

describe('a resume in shorthand', () => {
  const found = read(`Kofi Ansah-Boateng
Tampa, FL  |  kofi.ab@example.com  |  813.555.0190

Exp:

Help Desk Tech II @ Gulf Harbor Credit Union (9/21-now)
-> imaged + deployed 180 laptops for WFH in 3 wks
-> wrote 14 KB articles

Geek counter @ Palm Electronics (6/19-8/21)
=> helped customers choose pc's and phones

Edu: AS Network Admin, Bayfront Community College, 2021
Certs: CompTIA A+ (2020), MS-900 (2022)
`);

  it('knows short headings, arrows as bullets and months glued by a dash', () => {
    expect(
      found.work.map(({ title, company, start, end, highlights }) => [
        title?.value,
        company?.value,
        start?.value,
        end?.value,
        highlights.map(({ value }) => value),
      ]),
    ).toEqual([
      [
        'Help Desk Tech II',
        'Gulf Harbor Credit Union',
        '2021-09',
        'present',
        ['imaged + deployed 180 laptops for WFH in 3 wks', 'wrote 14 KB articles'],
      ],
      [
        'Geek counter',
        'Palm Electronics',
        '2019-06',
        '2021-08',
        ["helped customers choose pc's and phones"],
      ],
    ]);
  });

  it('reads a school and certificates behind their labels', () => {
    expect(found.education[0]).toMatchObject({
      institution: { value: 'Bayfront Community College' },
      end: { value: '2021' },
    });
    expect(found.certificates.map(({ value }) => value)).toEqual(['CompTIA A+', 'MS-900']);
  });
});

it('reads jobs and schools set as a form with spaces before the colons', () => {
  const { work, education, location } = read(`Ernesto Dimagiba
Contact No. : +63 917 555 0148
Email Add : ernesto.dimagiba@example.ph
Present Address : Brgy. San Roque, Batangas City

Work Experienced

Company : Casa Azul Hotel and Resort
Position : Line Cook
Date : February 2019 to Present
Duties and Responsibilities :
* Monitor the stocks and ordering of supplies.

Educational Attainment
College : Batangas Coast University - Hotel Management (2012 - 2016)
Secondary : San Roque National High School (2008 - 2012)
`);
  expect(location?.value).toContain('Batangas City');
  expect(work).toMatchObject([
    { title: { value: 'Line Cook' }, company: { value: 'Casa Azul Hotel and Resort' } },
  ]);
  expect(education.map(({ institution }) => institution?.value.split(' - ')[0])).toEqual([
    'Batangas Coast University',
    'San Roque National High School',
  ]);
});

it('takes the head row of a table for no school, and > for a bullet', () => {
  const { work, education } = read(`PRATHAM VINAY KULKARNI
Email: pratham.k@example.in

ACADEMIC QUALIFICATION:
Degree | Institute | Board/University | Year | Percentage
B.E. (Mechanical) | Sahyadri Hills College of Engineering, Pune | SPPU | 2023 | 7.8 CGPA
HSC | Modern Jr. College | Maharashtra Board | 2019 | 74.5%

INTERNSHIP:
Deccan Forge Works Ltd., Pune (Jan 2023 - Jun 2023)
> Prepared the control charts in Minitab
> Suggested change in fixture which reduces setup time
`);
  expect(education).toHaveLength(2);
  expect(education[0]!.degree?.value).toBe('B.E. (Mechanical)');
  expect(work[0]!.highlights).toHaveLength(2);
});

it('reads two phone numbers with a stroke between, and a house with a name', () => {
  const { phone, location } = read(`Curriculum Vitae

Mrs Helen Garforth-Cole
The Old Forge, Church Street, Otley LS21 3AA
Tel 01943 555 018 / 07700 900 872
h.garforthcole@example.co.uk
`);
  expect(phone?.value).toBe('01943 555 018');
  expect(location?.value).toBe('Otley LS21 3AA');
});

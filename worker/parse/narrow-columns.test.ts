import { describe, expect, it } from 'vitest';
import { placed } from '#tests/fixtures/parse/placed.ts';
import { parseResume } from './parse.ts';

describe('a narrow column', () => {
  it('that breaks a range behind its month leaves the year beside the first bullet', () => {
    const { work } = parseResume(
      placed([
        { text: 'EXPERIENCE', y: 60, sizePt: 14 },
        { text: 'Sep 2016–Dec Doctoral Researcher, Pell University', x: 72, y: 80 },
        { text: '2021\t• Counted 2,400 fish in four lakes', x: 72, y: 95 },
        { text: '• Published four papers', x: 163, y: 110 },
      ]),
    );
    expect(work).toMatchObject([
      {
        title: { value: 'Doctoral Researcher' },
        company: { value: 'Pell University' },
        start: { value: '2016-09' },
        end: { value: '2021-12' },
        highlights: [
          { value: 'Counted 2,400 fish in four lakes' },
          { value: 'Published four papers' },
        ],
      },
    ]);
  });

  it('that breaks a degree gives it back whole', () => {
    const { education } = parseResume(
      placed([
        { text: 'Education', y: 60, sizePt: 14, bold: true },
        { text: 'Hyde Street College', y: 80, bold: true },
        { text: 'NVQ Level 2 in Health', y: 92 },
        { text: 'and Social Care', y: 104 },
        { text: '2010', y: 116 },
      ]),
    );
    expect(education).toMatchObject([
      { degree: { value: 'NVQ Level 2' }, area: { value: 'Health and Social Care' } },
    ]);
  });

  it('ends where a name opens the next one', () => {
    const resume = parseResume(
      placed([
        { text: 'Education', y: 60, sizePt: 12, bold: true, column: 0 },
        { text: 'Moor High School', y: 80, bold: true, column: 0 },
        { text: 'GCSEs', y: 92, column: 0 },
        { text: '2003 – 2008', y: 104, column: 0 },
        { text: 'Sharon Tinsley', x: 204, y: 60, sizePt: 21, bold: true, column: 1 },
        { text: 'Care Assistant', x: 204, y: 80, column: 1 },
      ]),
    );
    expect(resume.name?.value).toBe('Sharon Tinsley');
    expect(resume.education).toMatchObject([{ degree: { value: 'GCSEs' }, area: null }]);
  });
});

describe('schools in two columns', () => {
  it('with dates of their own are read column by column', () => {
    const { education } = parseResume(
      placed([
        { text: 'EDUCATION', y: 60, sizePt: 16 },
        { text: 'Larkfield University', x: 60, y: 90, sizePt: 14, bold: true, column: 0 },
        { text: 'Feb 2006 - Nov 2010', x: 60, y: 110, column: 0 },
        { text: 'PhD - Marine Biology', x: 60, y: 126, column: 0 },
        { text: 'Hollin Bay University', x: 310, y: 90, sizePt: 14, bold: true, column: 1 },
        { text: 'Sep 2003 - Jun 2005', x: 310, y: 110, column: 1 },
        { text: 'MSc - Oceanography', x: 310, y: 126, column: 1 },
      ]),
    );
    expect(
      education.map(({ institution, degree, start }) => [
        institution?.value,
        degree?.value,
        start?.value,
      ]),
    ).toEqual([
      ['Larkfield University', 'PhD', '2006-02'],
      ['Hollin Bay University', 'MSc', '2003-09'],
    ]);
  });

  it('beside the years and degrees of a table leave the names of its columns out', () => {
    const { education } = parseResume(
      placed([
        { text: 'EDUCATION', y: 60, sizePt: 12, bold: true },
        { text: 'Years\tQualification', x: 47, y: 80, bold: true, column: 0 },
        { text: '2006 – 2010\tPhD, Marine Biology', x: 47, y: 95, column: 0 },
        { text: '2003 – 2005\tMSc, Oceanography', x: 47, y: 110, column: 0 },
        { text: 'Institution', x: 362, y: 80, bold: true, column: 1 },
        { text: 'Larkfield University', x: 362, y: 95, column: 1 },
        { text: 'Hollin Bay University', x: 362, y: 110, column: 1 },
      ]),
    );
    expect(education.map(({ institution, degree }) => [institution?.value, degree?.value])).toEqual(
      [
        ['Larkfield University', 'PhD'],
        ['Hollin Bay University', 'MSc'],
      ],
    );
  });

  it('whose name goes on below with what only says that it is a school are one school', () => {
    const { education } = parseResume(
      placed([
        { text: 'EDUCATION', y: 60, sizePt: 16 },
        { text: 'Penhale Metropolitan', y: 90, sizePt: 14, bold: true },
        { text: 'University', y: 108, sizePt: 14, bold: true },
        { text: 'Sep 2011 - Jun 2014', y: 126 },
        { text: 'BA (Hons) - Human Resource Management', y: 142 },
      ]),
    );
    expect(education).toMatchObject([
      {
        institution: { value: expect.stringMatching(/^Penhale Metropolitan\s+University$/) },
        degree: { value: 'BA (Hons)' },
      },
    ]);
  });
});

it('a name broken at its hyphen is one name', () => {
  const { name } = parseResume(
    placed([
      { text: 'Inês', x: 450, y: 60, sizePt: 18, bold: true },
      { text: 'Quintela-', x: 430, y: 84, sizePt: 18, bold: true },
      { text: 'Prado', x: 460, y: 108, sizePt: 18, bold: true },
      { text: 'Site Manager', x: 430, y: 128 },
      { text: 'ines.quintela@example.org', x: 430, y: 146 },
    ]),
  );
  expect(name?.value).toBe('Inês Quintela-Prado');
});

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

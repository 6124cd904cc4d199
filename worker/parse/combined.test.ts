import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

function lists(section: string) {
  const resume = parseResume(
    documentOf(
      `Ida Pell\nida@example.com\n\nEXPERIENCE\nCook, Sea Road Inn Ltd, 2019 – 2022\n- Cooked\n\n${section}`,
    ),
  );
  const { skills, certificates, languages, awards } = resume;
  return Object.fromEntries(
    Object.entries({ skills, certificates, languages, awards })
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => [name, list.map(({ value }) => value)]),
  );
}

describe('a heading that names two things', () => {
  it('gives licences that stand among skills to both', () => {
    expect(lists('LICENCES AND SKILLS\nForklift licence, Stock counts, Excel')).toEqual({
      skills: ['Forklift licence', 'Stock counts', 'Excel'],
      certificates: ['Forklift licence'],
    });
    expect(lists('TRAINING AND SKILLS\nManual handling, Wound care')).toEqual({
      skills: ['Manual handling', 'Wound care'],
      certificates: ['Manual handling'],
    });
  });

  it('gives rows of languages to the languages, whichever it names first', () => {
    const both = { skills: ['Tills', 'Stock'], languages: ['Polish', 'English'] };
    expect(lists('LANGUAGES AND SKILLS\nPolish (native), English (good)\nTills, Stock')).toEqual(
      both,
    );
    expect(lists('SKILLS & LANGUAGES\nTills, Stock\nPolish (native), English (good)')).toEqual(
      both,
    );
  });

  it('parts certificates from awards', () => {
    expect(
      lists('AWARDS AND CERTIFICATES\nFirst Aid at Work, 2021\nCook of the Month, 2020'),
    ).toEqual({
      certificates: ['First Aid at Work'],
      awards: ['Cook of the Month'],
    });
  });
});

it('keeps a licence with its category as one skill', () => {
  expect(lists('SKILLS\nExcel\nFull UK driving licence, category B').skills).toEqual([
    'Excel',
    'Full UK driving licence, category B',
  ]);
});

it('leaves the labels of rows out and keeps a grid of skills whole', () => {
  expect(lists('SKILLS\nLanguages\tPython, SQL\nPlatforms\tAWS, Azure').skills).toEqual([
    'Python',
    'SQL',
    'AWS',
    'Azure',
  ]);
  expect(lists('SKILLS\nXero\tMYOB\nExcel\tPayroll').skills).toEqual([
    'Xero',
    'MYOB',
    'Excel',
    'Payroll',
  ]);
});

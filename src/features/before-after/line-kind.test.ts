import { describe, expect, it } from 'vitest';
import type { Readout } from '#contract/resume.ts';
import { lineKinds, lineKindsOfEither, rightPartAt, withoutBullet } from './line-kind.ts';

const value = (text: string) => ({ value: text, span: null, confidence: 1 });
const readout: Readout = {
  documentKind: 'resume',
  language: 'en',
  name: value('Ines Halvorsen'),
  label: null,
  email: value('ines.halvorsen@example.com'),
  phone: null,
  location: null,
  urls: [],
  summary: null,
  work: [
    {
      title: value('Shipping Clerk'),
      company: null,
      location: null,
      start: null,
      end: null,
      highlights: [],
    },
  ],
  education: [],
  skills: [],
  certificates: [],
  languages: [],
  projects: [],
  sections: [{ heading: "Where I've Worked", kind: 'work' }],
};
const kinds = lineKinds(readout);

describe('the kind of a line', () => {
  it.each([
    ['Ines Halvorsen', 'name'],
    ['Oslo | ines.halvorsen@example.com', 'contact'],
    ["Where I've Worked", 'heading'],
    ['EDUCATION', 'heading'],
    ['Experience', 'heading'],
    ['Shipping Clerk, Cascadia Parcel', 'role'],
    ['Shipping Clerk at Cascadia Parcel', 'role'],
    ['Shipping Clerk', 'role'],
    ['Shipping clerk with nine years in food. Cut errors by 31%.', 'text'],
    ['• Packed 90 orders a day', 'bullet'],
    ['- Packed 90 orders a day', 'bullet'],
    ['Packed 90 orders a day', 'text'],
    ['SAP EWM (2019)', 'text'],
    ['  ', 'blank'],
  ])('of "%s" is %s', (line, kind) => expect(kinds(line, 3)).toBe(kind));

  it('does without a readout', () => {
    expect(lineKinds(null)('Ines Halvorsen', 0)).toBe('text');
  });

  it('is what either of two readouts knows it as', () => {
    for (const both of [lineKindsOfEither(readout, null), lineKindsOfEither(null, readout)]) {
      expect(both('Shipping Clerk, Cascadia Parcel', 9)).toBe('role');
      expect(both('Packed 90 orders a day', 9)).toBe('text');
      expect(both('Oslo | ines.halvorsen@example.com', 1)).toBe('contact');
      expect(both('Shipping Clerk, see ines.halvorsen@example.com', 1)).toBe('role');
    }
  });
});

describe('the part set at the right', () => {
  it.each([
    ['Shipping Clerk\t6/2018 - 2/2021', '6/2018 - 2/2021'],
    ['Coordinator\tOslo\tMar 2021 – Present', 'Mar 2021 – Present'],
    ['A.A.S. Supply Chain\t2018 ', '2018 '],
  ])('is what follows the last tab of "%s"', (line, right) =>
    expect(line.slice(rightPartAt(line))).toBe(right),
  );

  it.each([
    'B.B.A. in Marketing — Quillhaven State University (2012–2016)',
    'Shipping Clerk 6/2018 - 2/2021',
    'Coordinator  Mar 2021 – Present',
    '\tMar 2021 – Present',
    'Coordinator\t',
  ])('is not there in "%s"', (line) => expect(rightPartAt(line)).toBe(line.length));
});

it('a bullet loses its sign and nothing else', () => {
  expect(withoutBullet('• - built')).toBe('- built');
  expect(withoutBullet('-built')).toBe('-built');
});

import { describe, expect, it } from 'vitest';
import { endDateAt, lineKinds, withoutBullet } from './line-kind.ts';

const value = (text: string) => ({ value: text, span: null, confidence: 1 });
const kinds = lineKinds({
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
});

describe('the kind of a line', () => {
  it.each([
    ['Ines Halvorsen', 'name'],
    ['Oslo | ines.halvorsen@example.com', 'contact'],
    ["Where I've Worked", 'heading'],
    ['EDUCATION', 'heading'],
    ['Experience', 'heading'],
    ['Shipping Clerk, Cascadia Parcel', 'role'],
    ['• Packed 90 orders a day', 'bullet'],
    ['- Packed 90 orders a day', 'bullet'],
    ['Packed 90 orders a day', 'text'],
    ['SAP EWM (2019)', 'text'],
    ['  ', 'blank'],
  ])('of "%s" is %s', (line, kind) => expect(kinds(line, 3)).toBe(kind));

  it('does without a readout', () => {
    expect(lineKinds(null)('Ines Halvorsen', 0)).toBe('text');
  });
});

describe('a date at the end of a line', () => {
  it.each([
    ['Shipping Clerk 6/2018 - 2/2021', '6/2018 - 2/2021'],
    ['Coordinator  Mar 2021 – Present', 'Mar 2021 – Present'],
    ['A.A.S. Supply Chain 2018', '2018'],
  ])('is found in "%s"', (line, date) => expect(line.slice(endDateAt(line))).toBe(date));

  it.each(['2018', 'Route 2018 rebuilt', 'Packed 2019 orders'])('is not found in "%s"', (line) =>
    expect(endDateAt(line)).toBe(line.length),
  );
});

it('a bullet loses its sign and nothing else', () => {
  expect(withoutBullet('• - built')).toBe('- built');
  expect(withoutBullet('-built')).toBe('-built');
});

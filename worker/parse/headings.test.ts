import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { readHeading, spelledRight } from './heading-text.ts';
import { parseResume } from './parse.ts';

it('knows a heading by its slip, so that the jobs below it are not read as the summary', () => {
  const { summary, work } = parseResume(
    documentOf(`
Desta Marlowe
desta.marlowe@example.co.uk

PERSONAL PROFILE
Reliable guard with a clean record.

WORK EXPERIANCE
Security Officer, Wexcombe Guarding
Mar 2019 - Present
- Checked bags of 300 visitors a day
`),
  );
  expect(summary?.value).toBe('Reliable guard with a clean record.');
  expect(work.map(({ title }) => title?.value)).toEqual(['Security Officer']);
});

it.each([
  ['WORK EXPERENCE', 'WORK EXPERIENCE'],
  ['Educatoin', 'Education'],
  ['Refrences', 'References'],
  ['Profesional Experience', 'Professional Experience'],
])('takes “%s” for “%s”', (slip, right) => {
  expect(readHeading(slip)).toEqual(readHeading(right));
  expect(spelledRight(slip)).toBe(right);
});

it.each(['Work Experience', 'Project', 'Certificate', 'Stocking', 'Skilled in Excel'])(
  'sees no slip in “%s”',
  (heading) => {
    expect(spelledRight(heading)).toBeNull();
  },
);

it('takes the heading level of the sections, and not a lower one, for the sign of a section', () => {
  const document = documentOf(`
Leonie Achterberg
leonie@example.nl
Experience

CURATOR
Stadsmuseum Verhof
Jan 2019 – Present
- Hung 14 exhibitions

ASSISTANT CURATOR
Stadsmuseum Verhof
Mar 2015 – Dec 2018
- Catalogued 2,300 drawings

Education
MA Art History
Universiteit Verhof, 2014
`);
  const levels: Record<string, number> = {
    Experience: 1,
    CURATOR: 2,
    'ASSISTANT CURATOR': 2,
    Education: 1,
  };
  for (const line of document.lines) {
    if (levels[line.text]) line.headingLevel = levels[line.text]!;
  }
  const { sections, work } = parseResume(document);
  expect(sections.flatMap(({ heading }) => (heading ? [heading.value] : []))).toEqual([
    'Experience',
    'Education',
  ]);
  expect(work.map(({ title }) => title?.value)).toEqual(['CURATOR', 'ASSISTANT CURATOR']);
});

it('never takes the foot of the page for the last line of a section', () => {
  const document = documentOf(`
Leonie Achterberg
leonie@example.nl
Experience
Curator, Stadsmuseum Verhof
Jan 2019 – Present
- Hung 14 exhibitions
Certificates
Art Handling Level 2
Printed by Achterberg
`);
  document.lines.at(-1)!.role = 'footer';
  expect(parseResume(document).certificates.map(({ value }) => value)).toEqual([
    'Art Handling Level 2',
  ]);
});

it.each(['CAREER TIMELINE', 'Employment Chronology', 'Career Path'])(
  'knows jobs under %s',
  (heading) => {
    const { work } = parseResume(
      documentOf(`
Venkata Iyer
venkat@example.in

${heading}
Design Engineer, Sahyadri Castings Limited
Aug 2014 – Jun 2019
- Modelled 140 casting patterns

LANGUAGES KNOWN
English, Tamil
`),
    );
    expect(work.map(({ company }) => company?.value)).toEqual(['Sahyadri Castings Limited']);
  },
);

import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { ENGLISH } from '#tests/fixtures/parse/english.ts';
import { EUROPEAN } from '#tests/fixtures/parse/european.ts';
import type { ExpectedResume } from '#tests/fixtures/parse/expected.ts';
import type { Parsed, ParsedResume, ParsedWork } from './model.ts';
import { parseResume } from './parse.ts';

const value = (parsed: Parsed | null) => parsed?.value ?? null;
const values = (list: Parsed[]) => list.map((parsed) => parsed.value);

const role = (work: ParsedWork): ExpectedResume['work'][number] => [
  value(work.title),
  value(work.company),
  value(work.start),
  value(work.end) ?? (work.current ? 'present' : null),
  work.highlights.length,
];

/** The parse in the shape of the expectation, with the fields that it speaks about. */
function inShapeOf(expected: ExpectedResume, resume: ParsedResume): Record<string, unknown> {
  const all: Record<string, unknown> = {
    name: value(resume.name),
    label: value(resume.label),
    email: value(resume.email),
    phone: value(resume.phone),
    location: value(resume.location),
    language: resume.language,
    summary: value(resume.summary),
    work: resume.work.map(role),
    volunteer: resume.volunteer.map(role),
    education: resume.education.map((school) => [
      value(school.degree),
      value(school.area),
      value(school.institution),
      value(school.start),
      value(school.end),
    ]),
    skills: values(resume.skills),
    certificates: values(resume.certificates),
    languages: values(resume.languages),
    projects: resume.projects.map((project) => project.name.value),
    sections: resume.sections.filter((section) => section.heading).map((section) => section.kind),
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]));
}

describe('parseResume reads', () => {
  for (const { what, text, expected } of [...ENGLISH, ...EUROPEAN]) {
    it(what, () => {
      const resume = parseResume(documentOf(text));
      expect(inShapeOf(expected, resume)).toEqual(expected);
      expect(resume.kind).toBe('resume');
    });
  }
});

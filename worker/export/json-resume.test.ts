import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import { writeJsonResume } from './json-resume.ts';

const schemaFile = new URL('../../tests/schemas/json-resume-1.0.0.json', import.meta.url);
const schema: AnySchema = JSON.parse(readFileSync(schemaFile, 'utf8'));

/** Stricter than the schema: unknown keys fail too, so that a misspelt one is seen. */
const strictly = JSON.parse(
  JSON.stringify(schema).replaceAll('"additionalProperties":true', '"additionalProperties":false'),
);

const ajv = new Ajv({
  formats: {
    uri: (text: string) => URL.canParse(text),
    email: (text: string) => /^[^@\s]+@[^@\s]+$/.test(text),
  },
  strictSchema: false,
});
const valid = ajv.compile(strictly);

const parsed = (value: string): Parsed => ({ value, span: null, confidence: 1 });

const EMPTY: ParsedResume = {
  kind: 'resume',
  language: 'en',
  name: null,
  label: null,
  email: null,
  phone: null,
  location: null,
  urls: [],
  summary: null,
  sections: [],
  work: [],
  volunteer: [],
  education: [],
  projects: [],
  skills: [],
  certificates: [],
  languages: [],
  awards: [],
  competencies: [],
  publications: [],
  references: [],
};

const JOB: ParsedResume['work'][number] = {
  company: parsed('Kornblad & Co'),
  title: parsed('Head Baker'),
  location: parsed('Malmö'),
  start: parsed('2020-05'),
  end: parsed('present'),
  dates: parsed('May 2020 – Present'),
  summary: null,
  highlights: [{ ...parsed('Baked 300 loaves a day'), line: 5, markerLength: 2 }],
  section: 'experience',
  current: true,
};

const write = (resume: Partial<ParsedResume>) =>
  JSON.parse(new TextDecoder().decode(writeJsonResume({ ...EMPTY, ...resume })));

function expectValid(document: unknown) {
  valid(document);
  expect(valid.errors).toBeNull();
}

describe('JSON Resume', () => {
  it('keeps to the schema with every section filled', () => {
    const document = write({
      name: parsed('Rosa Lindqvist'),
      email: parsed('rosa@example.com'),
      location: parsed('Malmö, Sweden'),
      urls: [parsed('linkedin.com/in/rosa-lindqvist'), parsed('https://rosa.example/bröd kurs')],
      work: [JOB],
      volunteer: [JOB],
      education: [
        {
          institution: parsed('Malmö Culinary School'),
          degree: parsed('Diploma'),
          area: parsed('Baking'),
          location: null,
          start: parsed('2016'),
          end: parsed('2018-06'),
          score: parsed('4.8'),
          highlights: [],
        },
      ],
      projects: [{ name: parsed('Sourdough map'), start: null, end: null, highlights: [] }],
      competencies: [{ name: parsed('Teaching'), highlights: [] }],
      skills: [parsed('Laminating')],
      certificates: [parsed('Food Hygiene Level 3')],
      languages: [parsed('Swedish')],
      awards: [parsed('Young Baker 2019')],
      publications: [parsed('Rye in the North')],
      references: [parsed('On request')],
    });
    expectValid(document);
    expect(document.work[0]).toEqual({
      name: 'Kornblad & Co',
      position: 'Head Baker',
      location: 'Malmö',
      startDate: '2020-05',
      highlights: ['Baked 300 loaves a day'],
    });
    expect(document.projects).toEqual([
      { name: 'Sourdough map' },
      { name: 'Teaching', type: 'competency' },
    ]);
    expect(document.basics.profiles[0].url).toBe('https://rosa.example/br%C3%B6d%20kurs');
  });

  it('keeps to the schema with nothing at all, and leaves out what is empty', () => {
    const document = write({});
    expectValid(document);
    expect(Object.keys(document)).toEqual(['$schema', 'basics', 'meta']);
  });

  it('leaves out an address that no browser could open', () => {
    const document = write({ urls: [parsed('not a place:x'), parsed('github.com/rosa')] });
    expectValid(document);
    expect(document.basics).toEqual({ url: 'https://github.com/rosa' });
  });

  it('leaves out a date that the schema does not know', () => {
    const document = write({ work: [{ ...JOB, start: parsed('Spring 2019'), end: null }] });
    expectValid(document);
    expect(document.work[0]).not.toHaveProperty('startDate');
  });
});

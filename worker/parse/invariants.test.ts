import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { ENGLISH } from '#tests/fixtures/parse/english.ts';
import { EUROPEAN } from '#tests/fixtures/parse/european.ts';
import type { Parsed, ParsedResume } from './model.ts';
import { parseResume } from './parse.ts';

const texts = [...ENGLISH, ...EUROPEAN].map((fixture) => fixture.text);
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Every value but dates, which are stored in another form than they are written. */
function wordValues(resume: ParsedResume): (Parsed | null)[] {
  const { name, label, email, phone, location, summary } = resume;
  return [
    name,
    label,
    email,
    phone,
    location,
    summary,
    ...resume.urls,
    ...resume.skills,
    ...resume.certificates,
    ...resume.languages,
    ...resume.awards,
    ...resume.publications,
    ...resume.sections.map((section) => section.heading),
    ...[...resume.work, ...resume.volunteer].flatMap((role) => [
      role.title,
      role.company,
      role.location,
      role.dates,
      role.summary,
      ...role.highlights,
    ]),
    ...resume.education.flatMap((school) => [
      school.institution,
      school.degree,
      school.area,
      school.location,
      school.score,
      ...school.highlights,
    ]),
    ...resume.projects.flatMap((project) => [project.name, ...project.highlights]),
  ];
}

function checkSpans(document: ExtractedDocument): void {
  const resume = parseResume(document);
  for (const parsed of wordValues(resume)) {
    if (!parsed?.span) continue;
    const { start, end } = parsed.span;
    expect(start).toBeLessThan(end);
    expect(squeeze(document.text.slice(start, end))).toContain(squeeze(parsed.value));
    expect(parsed.confidence).toBeGreaterThanOrEqual(0);
    expect(parsed.confidence).toBeLessThanOrEqual(1);
  }
  for (const { start, end } of [...resume.work, ...resume.education]) {
    for (const date of [start, end])
      expect(date?.value ?? '2000').toMatch(/^\d{4}(-\d\d)?$|^present$/);
  }
}

describe('the parser', () => {
  it('gives every value with a span whose text holds it', () => {
    for (const text of texts) checkSpans(documentOf(text));
  });

  it('does so for shuffled, cut and spliced lines, and never throws', () => {
    const lines = texts.flatMap((text) => text.split('\n'));
    const document = fc.array(
      fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...lines) }, fc.string({ maxLength: 80 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(document, (chosen) => checkSpans(documentOf(chosen.join('\n')))),
      { numRuns: 150 },
    );
  });

  it('joins no lines over one that stands between them', () => {
    const bullet = '• Cut central-line infections from 9 to 2 a year.';
    const role = 'Bachelor of Science, Minor in Statistics\tExpected May 2027';
    checkSpans(documentOf([role, bullet, 'Assistente Administrativa | Colégio', 'a'].join('\n')));
    for (const between of ['2 / 3', 'Page 2 of 3'])
      checkSpans(
        documentOf(['Grażyna', between, 'Świętochowska', bullet, between, 'and on'].join('\n')),
      );
  });

  it('gives the same result twice', () => {
    for (const text of texts) {
      expect(parseResume(documentOf(text))).toEqual(parseResume(documentOf(text)));
    }
  });

  it('points each bullet at its line and keeps its glyph outside the value', () => {
    const document = documentOf(texts[0]!);
    for (const role of parseResume(document).work) {
      for (const bullet of role.highlights) {
        const line = document.lines[bullet.line]!;
        expect(line.text.slice(bullet.markerLength)).toBe(bullet.value);
      }
    }
  });
});

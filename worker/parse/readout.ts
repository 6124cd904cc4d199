import type { ReadValue, Readout } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { placesOf } from './hints.ts';
import type { Parsed, ParsedResume } from './model.ts';

/** The parsed resume as the app shows it, with what a careless parser would read where that differs. */
export function toReadout(resume: ParsedResume, document: ExtractedDocument): Readout {
  const jobs = [...resume.work, ...resume.volunteer];
  const lineOf = (entries: typeof jobs | typeof resume.education) => {
    const places = placesOf(entries, document);
    return (at: number) => entries[at]?.line ?? places[at]?.line ?? '';
  };
  const [jobLine, schoolLine] = [lineOf(jobs), lineOf(resume.education)];
  return {
    documentKind: resume.kind,
    language: resume.language,
    name: read(resume.name),
    label: read(resume.label),
    email: read(resume.email),
    phone: read(resume.phone),
    location: read(resume.location),
    urls: resume.urls.map(readValue),
    summary: read(resume.summary),
    work: jobs.map((role, at) => ({
      line: jobLine(at),
      company: read(role.company),
      title: read(role.title),
      location: read(role.location),
      start: read(role.start),
      end: read(role.end) ?? (role.current ? presentOf(role.dates) : null),
      highlights: role.highlights.map(readValue),
    })),
    education: resume.education.map((school, at) => ({
      line: schoolLine(at),
      institution: read(school.institution),
      degree: read(school.degree),
      area: read(school.area),
      start: read(school.start),
      end: read(school.end),
    })),
    skills: resume.skills.map(readValue),
    certificates: resume.certificates.map(readValue),
    languages: resume.languages.map(readValue),
    projects: resume.projects.map((project) => readValue(project.name)),
    competencies: resume.competencies.map(({ name, highlights }) => ({
      name: read(name),
      highlights: highlights.map(readValue),
    })),
    sections: resume.sections.flatMap(({ heading, kind }) =>
      heading ? [{ heading: heading.value, kind }] : [],
    ),
    ...(document.carelessText === null ? {} : { carelessText: document.carelessText }),
  };
}

const readValue = ({ value, span, confidence }: Parsed): ReadValue => ({ value, span, confidence });

const read = (value: Parsed | null): ReadValue | null => (value ? readValue(value) : null);

/** A role that goes on without an end word. */
const presentOf = (dates: Parsed | null): ReadValue | null =>
  dates ? { value: 'present', span: dates.span, confidence: 0.7 } : null;

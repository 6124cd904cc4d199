import type { Parsed, ParsedEducation, ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** What the parser found, as plain strings in the names of JSON Resume; what is absent is null or empty. */
export interface PlainFields {
  kind: ParsedResume['kind'];
  language: string;
  name: string | null;
  label: string | null;
  email: string | null;
  phone: string | null;
  urls: string[];
  location: string | null;
  summary: string | null;
  work: PlainWork[];
  volunteer: PlainWork[];
  education: PlainEducation[];
  projects: { name: string; start: string | null; end: string | null; highlights: string[] }[];
  competencies: { name: string | null; highlights: string[] }[];
  skills: string[];
  certificates: string[];
  languages: string[];
  awards: string[];
  publications: string[];
  references: string[];
}

export interface PlainWork {
  company: string | null;
  title: string | null;
  location: string | null;
  /** `YYYY-MM` or `YYYY`; `end` may be `present`. */
  start: string | null;
  end: string | null;
  summary: string | null;
  highlights: string[];
}

export interface PlainEducation {
  institution: string | null;
  degree: string | null;
  area: string | null;
  start: string | null;
  end: string | null;
}

/** A parsed resume without places and confidences. */
export function plainFields(resume: ParsedResume): PlainFields {
  return {
    kind: resume.kind,
    language: resume.language,
    name: plain(resume.name),
    label: plain(resume.label),
    email: plain(resume.email),
    phone: plain(resume.phone),
    urls: all(resume.urls),
    location: plain(resume.location),
    summary: plain(resume.summary),
    work: resume.work.map(plainWork),
    volunteer: resume.volunteer.map(plainWork),
    education: resume.education.map(plainEducation),
    projects: resume.projects.map((project) => ({
      name: project.name.value,
      start: plain(project.start),
      end: plain(project.end),
      highlights: all(project.highlights),
    })),
    competencies: resume.competencies.map(({ name, highlights }) => ({
      name: plain(name),
      highlights: all(highlights),
    })),
    skills: all(resume.skills),
    certificates: all(resume.certificates),
    languages: all(resume.languages),
    awards: all(resume.awards),
    publications: all(resume.publications),
    references: all(resume.references),
  };
}

const plain = (parsed: Parsed | null): string | null => parsed?.value ?? null;
const all = (parsed: readonly Parsed[]): string[] => parsed.map(({ value }) => value);

function plainWork(work: ParsedWork): PlainWork {
  return {
    company: plain(work.company),
    title: plain(work.title),
    location: plain(work.location),
    start: plain(work.start),
    // 'since 2020' and '2020 –' name no end that goes on.
    end: plain(work.end) ?? (work.current ? 'present' : null),
    summary: plain(work.summary),
    highlights: all(work.highlights),
  };
}

function plainEducation(education: ParsedEducation): PlainEducation {
  return {
    institution: plain(education.institution),
    degree: plain(education.degree),
    area: plain(education.area),
    start: plain(education.start),
    end: plain(education.end),
  };
}

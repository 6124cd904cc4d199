import type {
  Parsed,
  ParsedCompetency,
  ParsedEducation,
  ParsedProject,
  ParsedResume,
  ParsedWork,
} from '#worker/parse/model.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The parsed fields as a JSON Resume 1.0.0 document; what was not found is left out. */
export function writeJsonResume(resume: ParsedResume): Uint8Array {
  const document = {
    $schema: SCHEMA,
    basics: basics(resume),
    work: filled(resume.work.map(work)),
    volunteer: filled(resume.volunteer.map(volunteer)),
    education: filled(resume.education.map(education)),
    awards: filled(resume.awards.map(({ value }) => ({ title: value }))),
    certificates: filled(resume.certificates.map(named)),
    publications: filled(resume.publications.map(named)),
    skills: filled(resume.skills.map(named)),
    languages: filled(resume.languages.map(({ value }) => ({ language: value }))),
    references: filled(resume.references.map(({ value }) => ({ reference: value }))),
    projects: filled([...resume.projects.map(project), ...resume.competencies.map(competency)]),
    meta: { version: 'v1.0.0' },
  };
  return new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);
}

const text = (parsed: Parsed | null): string | undefined => parsed?.value;
const texts = (parsed: readonly Parsed[]): string[] => parsed.map(({ value }) => value);
const named = ({ value }: Parsed): { name: string } => ({ name: value });
const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function basics(resume: ParsedResume) {
  const [first, ...others] = resume.urls.flatMap(({ value }) => address(value));
  return {
    name: text(resume.name),
    label: text(resume.label),
    email: text(resume.email),
    phone: text(resume.phone),
    url: first,
    summary: text(resume.summary),
    location: resume.location ? { address: resume.location.value } : undefined,
    profiles: filled(others.map((url) => ({ network: new URL(url).hostname, url }))),
  };
}

const work = (entry: ParsedWork) => ({
  name: text(entry.company),
  position: text(entry.title),
  location: text(entry.location),
  ...period(entry.start, entry.end),
  summary: text(entry.summary),
  highlights: filled(texts(entry.highlights)),
});

const volunteer = (entry: ParsedWork) => ({
  organization: text(entry.company),
  position: text(entry.title),
  ...period(entry.start, entry.end),
  summary: text(entry.summary),
  highlights: filled(texts(entry.highlights)),
});

const education = (entry: ParsedEducation) => ({
  institution: text(entry.institution),
  studyType: text(entry.degree),
  area: text(entry.area),
  ...period(entry.start, entry.end),
  score: text(entry.score),
});

const project = ({ name, start, end, highlights }: ParsedProject) => ({
  name: name.value,
  ...period(start, end),
  highlights: filled(texts(highlights)),
});

/** The schema has no place for deeds without an employer; a project of this type comes nearest. */
const competency = ({ name, highlights }: ParsedCompetency) => ({
  name: text(name),
  type: 'competency',
  highlights: filled(texts(highlights)),
});

/** The schema knows no 'present': an open end is left out. */
function period(start: Parsed | null, end: Parsed | null) {
  return { startDate: isoDate(start), endDate: isoDate(end) };
}

function isoDate(date: Parsed | null): string | undefined {
  const value = date?.value ?? '';
  return /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/.test(value) ? value : undefined;
}

/** The schema wants whole addresses; resumes leave the scheme out. */
function address(url: string): string[] {
  const whole = /^https?:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(whole) ? [new URL(whole).href] : [];
}

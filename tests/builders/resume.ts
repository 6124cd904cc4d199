/** Builds a read and parsed resume from its facts, so that a test of checks needs no parser. */
import type { Span } from '#contract/resume.ts';
import {
  joinLines,
  PLAIN_SIGNALS,
  type DocumentLine,
  type ExtractedDocument,
  type LayoutSignals,
} from '#worker/document/model.ts';
import type {
  Parsed,
  ParsedBullet,
  ParsedResume,
  ParsedWork,
  SectionKind,
} from '#worker/parse/model.ts';

export interface RoleDraft {
  title?: string;
  company?: string;
  location?: string;
  /** As written: 'Mar 2019 – Present'. */
  dates?: string;
  bullets?: string[];
  prose?: string;
}

export interface ResumeDraft {
  name?: string;
  label?: string;
  email?: string;
  phone?: string;
  location?: string;
  urls?: string[];
  summary?: string;
  work?: RoleDraft[];
  volunteer?: RoleDraft[];
  projects?: { name: string; bullets: string[] }[];
  education?: { degree?: string; institution?: string; dates?: string }[];
  skills?: string[];
  certificates?: string[];
  languages?: string[];
  publications?: string[];
  /** Headings that differ from the standard ones. */
  headings?: Partial<Record<SectionKind, string>>;
  language?: string;
  kind?: ParsedResume['kind'];
  format?: ExtractedDocument['format'];
  signals?: Partial<LayoutSignals>;
  /** Lines after everything else that no section knows of. */
  extra?: string[];
}

/** The document and what parsing would find in it, every value with its place. */
export function buildResume(draft: ResumeDraft): {
  document: ExtractedDocument;
  resume: ParsedResume;
} {
  return new Builder(draft).build();
}

const HEADINGS = {
  summary: 'SUMMARY',
  experience: 'EXPERIENCE',
  volunteer: 'VOLUNTEERING',
  projects: 'PROJECTS',
  education: 'EDUCATION',
  skills: 'SKILLS',
  certificates: 'CERTIFICATIONS',
  languages: 'LANGUAGES',
  publications: 'PUBLICATIONS',
};

const SOURCES = {
  summary: 'summary',
  experience: 'work',
  volunteer: 'volunteer',
  projects: 'projects',
  education: 'education',
  skills: 'skills',
  certificates: 'certificates',
  languages: 'languages',
  publications: 'publications',
} as const;

class Builder {
  readonly draft: ResumeDraft;
  readonly lines: DocumentLine[] = [];
  readonly resume: ParsedResume;
  offset = 0;

  constructor(draft: ResumeDraft) {
    this.draft = draft;
    this.resume = {
      kind: draft.kind ?? 'resume',
      language: draft.language ?? 'en',
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
      competencies: [],
      skills: [],
      certificates: [],
      languages: [],
      awards: [],
      publications: [],
      references: [],
    };
  }

  build(): { document: ExtractedDocument; resume: ParsedResume } {
    const { draft, resume } = this;
    this.header();
    if (draft.summary) {
      this.section('summary', () => (resume.summary = this.value(draft.summary!)));
    }
    this.section('experience', () => this.roles(draft.work, resume.work, 'experience'));
    this.section('volunteer', () => this.roles(draft.volunteer, resume.volunteer, 'volunteer'));
    this.section('projects', () => this.projects());
    this.section('education', () => this.education());
    for (const kind of ['skills', 'certificates', 'languages', 'publications'] as const) {
      this.section(kind, () =>
        resume[kind].push(...(draft[kind] ?? []).map((it) => this.value(it))),
      );
    }
    for (const line of draft.extra ?? []) this.value(line);
    const document: ExtractedDocument = {
      format: draft.format ?? 'docx',
      text: joinLines(this.lines),
      lines: this.lines,
      links: [],
      signals: { ...PLAIN_SIGNALS, ...draft.signals },
      warnings: [],
      truncated: false,
      carelessText: null,
    };
    return { document, resume };
  }

  header() {
    const { draft, resume } = this;
    if (draft.name) resume.name = this.value(draft.name);
    if (draft.label) resume.label = this.value(draft.label);
    const { location, phone, email, urls = [] } = draft;
    const found = this.row([location, phone, email, ...urls], ' | ');
    resume.location = found[0] ?? null;
    resume.phone = found[1] ?? null;
    resume.email = found[2] ?? null;
    resume.urls = found.slice(3).filter((url) => url !== null);
  }

  section(kind: keyof typeof SOURCES, write: () => void) {
    const { draft } = this;
    const source = draft[SOURCES[kind]];
    if (!source || source.length === 0) return;
    const written = draft.headings?.[kind];
    const heading = this.value(written ?? HEADINGS[kind]);
    const from = this.lines.length;
    write();
    this.resume.sections.push({
      kind,
      heading,
      standardHeading: written === undefined,
      lineRanges: [[from, this.lines.length]],
    });
  }

  roles(drafts: RoleDraft[] | undefined, into: ParsedWork[], section: SectionKind) {
    for (const { title, company, location, dates, bullets = [], prose } of drafts ?? []) {
      const [foundTitle, foundCompany] = this.row([title, company], ', ');
      const [foundDates, foundLocation] = this.row([dates, location], ' | ');
      const { start, end } = datesOf(dates);
      into.push({
        title: foundTitle ?? null,
        company: foundCompany ?? null,
        location: foundLocation ?? null,
        dates: foundDates ?? null,
        start: start === null ? null : { value: start, span: foundDates!.span, confidence: 1 },
        end: end === null ? null : { value: end, span: foundDates!.span, confidence: 1 },
        summary: prose ? this.value(prose) : null,
        highlights: bullets.map((bullet) => this.bullet(bullet)),
        section,
        current: end === 'present',
      });
    }
  }

  projects() {
    for (const { name, bullets } of this.draft.projects ?? []) {
      const found = this.value(name);
      const highlights = bullets.map((bullet) => this.bullet(bullet));
      this.resume.projects.push({ name: found, start: null, end: null, highlights });
    }
  }

  education() {
    for (const { degree, institution, dates } of this.draft.education ?? []) {
      const [foundDegree, foundInstitution] = this.row([degree, institution, dates], ', ');
      this.resume.education.push({
        institution: foundInstitution ?? null,
        degree: foundDegree ?? null,
        area: null,
        location: null,
        start: null,
        end: null,
        score: null,
        highlights: [],
      });
    }
  }

  /** A line of its own. */
  value(text: string): Parsed {
    return this.row([text], '')[0]!;
  }

  bullet(text: string): ParsedBullet {
    const line = this.lines.length;
    const found = this.row(['- ', text], '')[1]!;
    return { ...found, line, markerLength: 2 };
  }

  /** One line of several values. */
  row(values: (string | undefined)[], separator: string): (Parsed | null)[] {
    let text = '';
    const found = values.map((value) => {
      if (!value) return null;
      if (text !== '') text += separator;
      const start = this.offset + text.length;
      text += value;
      const span: Span = { start, end: start + value.length };
      return { value, span, confidence: 1 };
    });
    if (text !== '') {
      this.lines.push({ text, start: this.offset, role: 'body' });
      this.offset += text.length + 1;
    }
    return found;
  }
}

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

function datesOf(dates: string | undefined): { start: string | null; end: string | null } {
  const [start, end] = (dates ?? '').split(/\s+[–-]\s+/).map((part) => {
    if (/present/i.test(part)) return 'present';
    const year = /\b(?:19|20)\d\d\b/.exec(part)?.[0];
    if (!year) return null;
    const numeric = /\b(\d{1,2})\/\d{4}/.exec(part)?.[1];
    const named = MONTHS.indexOf(part.trim().slice(0, 3).toLowerCase());
    const month = numeric ? Number(numeric) : named < 0 ? 0 : named / 3 + 1;
    return month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`;
  });
  return { start: start ?? null, end: end ?? null };
}

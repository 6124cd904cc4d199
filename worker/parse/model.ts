/** What parsing finds in a document, in the names of JSON Resume, each value with its place. */
import type { Hint } from '#contract/hint.ts';
import type { DocumentKind, Span } from '#contract/resume.ts';

/** A value with its place in the document's text; `span` is null for a value taken from a link. */
export interface Parsed {
  value: string;
  span: Span | null;
  /** How sure the parser is, 0..1. */
  confidence: number;
}

export type SectionKind =
  | 'header'
  | 'summary'
  | 'objective'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'volunteer'
  | 'certificates'
  | 'languages'
  | 'awards'
  | 'publications'
  | 'interests'
  | 'references'
  | 'memberships'
  | 'training'
  | 'personal'
  | 'other';

export interface Section {
  kind: SectionKind;
  /** Heading as written; null for the header block and for text without any heading. */
  heading: Parsed | null;
  /** Whether the heading is a name that common parsers know. */
  standardHeading: boolean;
  /** Indices into `document.lines`, heading excluded: `[from, to)`; side columns may need several. */
  lineRanges: [number, number][];
}

export interface ParsedBullet extends Parsed {
  /** Index of the first of its lines in `document.lines`. */
  line: number;
  /** Length in UTF-16 units of the glyph and space before the text; 0 when it has none. */
  markerLength: number;
}

export interface ParsedWork {
  company: Parsed | null;
  title: Parsed | null;
  location: Parsed | null;
  /** `YYYY-MM` or `YYYY`; `end` may be `present`. The same in every entry below. */
  start: Parsed | null;
  end: Parsed | null;
  /** Dates as written, for example 'Sept. 2018 – Present'. */
  dates: Parsed | null;
  /** Prose under the entry that is not a bullet. */
  summary: Parsed | null;
  highlights: ParsedBullet[];
  /** Section it stood in: experience, volunteer or projects. */
  section: SectionKind;
  current: boolean;
  /** The line that it begins with, where the user has put values right: these may stand elsewhere. */
  line?: string;
}

export interface ParsedEducation {
  institution: Parsed | null;
  degree: Parsed | null;
  area: Parsed | null;
  location: Parsed | null;
  start: Parsed | null;
  end: Parsed | null;
  score: Parsed | null;
  highlights: ParsedBullet[];
  /** As for a job. */
  line?: string;
}

export interface ParsedProject {
  name: Parsed;
  start: Parsed | null;
  end: Parsed | null;
  highlights: ParsedBullet[];
}

/** Deeds told under a name of skill ('Leadership') instead of an employer, as functional resumes do. */
export interface ParsedCompetency {
  name: Parsed | null;
  highlights: ParsedBullet[];
}

export interface ParsedResume {
  /** What the owner said about the reading, where they did; another reading of the text takes it along. */
  hints?: readonly Hint[];
  kind: DocumentKind;
  /** Time was up before all kinds of sections were read. */
  unfinished?: boolean;
  /** ISO 639-1. */
  language: string;
  name: Parsed | null;
  label: Parsed | null;
  email: Parsed | null;
  phone: Parsed | null;
  location: Parsed | null;
  urls: Parsed[];
  summary: Parsed | null;
  sections: Section[];
  work: ParsedWork[];
  volunteer: ParsedWork[];
  education: ParsedEducation[];
  projects: ParsedProject[];
  competencies: ParsedCompetency[];
  skills: Parsed[];
  certificates: Parsed[];
  languages: Parsed[];
  awards: Parsed[];
  publications: Parsed[];
  references: Parsed[];
}

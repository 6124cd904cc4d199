/** The entities of /api/resumes (specification §3) with the additions that a client may ignore. */
import type { Edition } from './edition.ts';
import type { Measure } from './number-answer.ts';

export type ProcessingStatus = 'uploaded' | 'processing' | 'completed';

/** Where the engine is with a document; shown while the status is `processing`. */
export type ProcessingStage = 'extract' | 'parse' | 'score' | 'suggest' | 'save';

export type SuggestionType = 'high_impact' | 'medium_impact' | 'formatting';

/** `auto`: same facts, accepted from the start. `confirm`: good wording that the person should look at. */
export type SuggestionLevel = 'auto' | 'confirm';

/** What a suggestion mends; `structure` is everything but the wording of a line. */
export type SuggestionCategory =
  | 'spelling'
  | 'grammar'
  | 'typography'
  | 'style'
  | 'opening'
  | 'structure';

export type Decision = 'undecided' | 'accepted' | 'rejected';

/** Half-open range of UTF-16 offsets in `workingContent`. */
export interface Span {
  start: number;
  end: number;
}

/** Replaces `[start, end)` of the text that it is made for by `text`. */
export interface Edit extends Span {
  text: string;
}

/** A ready-made fix. */
export interface Suggestion {
  id: string;
  type: SuggestionType;
  title: string;
  description: string;
  before: string;
  after: string;
  accepted: boolean;
  decision: Decision;
  level: SuggestionLevel;
  category: SuggestionCategory;
  /** Points gained by accepting it, measured by scoring the text again; a correction may be worth 0. */
  points: number;
  /** Id of the check that it improves. */
  check: string;
  /** Id of the rule that wrote it. */
  rule: string;
  edits: Edit[];
  /** Resume term that it adds to Skills, when it came from the keyword list. */
  keyword?: string;
  /** Text of the user's own edit of `after`, when there is one. */
  editedAfter?: string;
}

export type QuestionKind = 'number' | 'text' | 'email' | 'phone' | 'date' | 'yes-no';

export type QuestionStatus = 'open' | 'answered' | 'skipped';

/** A fact that only the user has; the answer, put into `template` at `{answer}`, becomes an edit. */
export interface Question {
  id: string;
  prompt: string;
  /** Why it is asked. */
  description: string;
  /** Kind of answer expected; decides the input's keyboard and its validation. */
  kind: QuestionKind;
  /** Hint in the empty input; never a suggested value for the user's own fact. */
  placeholder: string;
  /** The line that it is about; empty where it is about none. */
  before: string;
  /** How the line would read; holds `{answer}` once. Of `yes-no`: how it reads if the answer is yes. */
  template: string;
  /** Of a number: what it measures, and the things that follow it in the line. */
  measure?: Measure;
  things?: string;
  /** Of a whole line: how it may read if the answer is yes. It stands in the input, and in no text before it is sent. */
  draft?: string;
  type: SuggestionType;
  /** Points that a likely answer would gain. */
  points: number;
  check: string;
  rule: string;
  /** As `template` makes them; an edit's text may hold `{answer}`. */
  edits: Edit[];
  status: QuestionStatus;
  /** What the user typed; `yes` or `no` of `yes-no`. Kept when the question is skipped later. */
  answer?: string;
  /** What stands in the field and is not sent yet; it takes no part in any text. */
  typed?: string;
}

export type CheckCategory =
  | 'machine-readability'
  | 'structure'
  | 'evidence'
  | 'findability'
  | 'language'
  | 'length-and-scan';

export type CheckStatus = 'pass' | 'partial' | 'fail' | 'not-applicable' | 'skipped' | 'error';

/** One thing that a check saw: `message` in plain words, `quote` from the document. */
export interface Finding {
  message: string;
  quote?: string;
  span?: Span;
}

export interface CheckReport {
  id: string;
  category: CheckCategory;
  title: string;
  why: string;
  points: number;
  max: number;
  status: CheckStatus;
  /** Why it was skipped or does not apply. */
  reason?: string;
  findings: Finding[];
}

export interface CategoryReport {
  id: CheckCategory;
  title: string;
  points: number;
  max: number;
}

/** A fault that scales (`multiplier`) or limits (`cap`) the whole score. */
export interface Blocker {
  id: string;
  title: string;
  kind: 'multiplier' | 'cap';
  /** Multiplier in 0..1 or cap in points. */
  value: number;
  /** Points that the score would gain without it. */
  costs: number;
  quote?: string;
}

export type Band = 'strong' | 'good' | 'fair' | 'weak' | 'needs-work';

export interface ScoreReport {
  /** 0-100; null where the file could not be read or is not a resume. */
  total: number | null;
  band: Band | null;
  /** Why there is no number, in plain words; set when `total` is null. */
  reason?: string;
  /** Sum of points before multipliers and caps. */
  rawPoints: number;
  /** Product of the multipliers after their floor. */
  multiplier: number;
  blockers: Blocker[];
  categories: CategoryReport[];
  checks: CheckReport[];
  /** True when a check failed to run, so that the number is not the whole truth. */
  partial: boolean;
  engineVersion: string;
}

/** Three lists that are never mixed (engine: keywords). */
export interface KeywordReport {
  /** Id of the recognised field of work, or `general`. */
  field: string;
  fieldTitle: string;
  /** True when the user chose the field. */
  chosen: boolean;
  found: KeywordHit[];
  missing: KeywordHit[];
  buzzwords: KeywordHit[];
  /** Every field that the user may choose. */
  fields?: { id: string; title: string }[];
}

export interface KeywordHit {
  term: string;
  kind: 'hard' | 'soft' | 'tool' | 'licence' | 'buzzword';
  /** Whether the resume holds it. */
  present: boolean;
  /** Whether it may be added to Skills by one click (licences may not: they are facts). */
  addable: boolean;
  /** Found in the resume, but a term of other lines of work than the recognised one. */
  otherField?: boolean;
}

export interface Analysis {
  originalAtsScore: number | null;
  enhancedAtsScore: number | null;
  keywordsAdded: number;
  improvementsCount: number;
  sectionsEnhanced: number;
  /** Additions. */
  suggestionsTotal: number;
  sectionsTotal: number;
  /** Score if every suggestion were accepted and every question answered. */
  potentialAtsScore: number | null;
  original: ScoreReport;
  enhanced: ScoreReport;
  keywords: KeywordReport;
  engineVersion: string;
  /** Milliseconds that processing took on this device. */
  tookMs: number;
}

export interface LinkedInExperience {
  title: string;
  company: string;
  duration: string;
  description: string;
  achievements: string[];
}

export interface LinkedInRecommendation {
  section: string;
  recommendation: string;
  impact: 'high' | 'medium' | 'low';
}

export interface LinkedInProfile {
  headline: string;
  summary: string;
  experience: LinkedInExperience[];
  skills: string[];
  keywords: string[];
  recommendations: LinkedInRecommendation[];
  optimizationTips: string[];
  /** True when the enhanced text changed after the profile was written. */
  stale?: boolean;
}

/** A parsed value with its place in `workingContent` and how sure the parser is (0..1). */
export interface ReadValue {
  value: string;
  span: Span | null;
  confidence: number;
}

/** Sureness from which a value may be stated as fact: of those, 98.5 in 100 and more are right on labelled resumes. */
export const CERTAIN = 0.9;

/** Whether a value may be stated as fact; below that the person is asked. */
export const isCertain = (value: { confidence: number } | null | undefined): boolean =>
  value != null && value.confidence >= CERTAIN;

/** What sort of document a file holds; `several` are resumes of two people, a `form` is one that nobody filled in. */
export type DocumentKind =
  | 'resume'
  | 'several'
  | 'form'
  | 'letter'
  | 'invoice'
  | 'recipe'
  | 'article'
  | 'advert'
  | 'other';

/** What the parser found, field by field, in the names of JSON Resume. */
export interface Readout {
  documentKind: DocumentKind;
  /** ISO 639-1 code of the document's main language. */
  language: string;
  name: ReadValue | null;
  label: ReadValue | null;
  email: ReadValue | null;
  phone: ReadValue | null;
  location: ReadValue | null;
  urls: ReadValue[];
  summary: ReadValue | null;
  work: ReadWork[];
  education: ReadEducation[];
  skills: ReadValue[];
  certificates: ReadValue[];
  languages: ReadValue[];
  projects: ReadValue[];
  /** What a functional resume tells under names of skill instead of employers; absent in older records. */
  competencies?: { name: ReadValue | null; highlights: ReadValue[] }[];
  /** Headings as written, with the section that each was taken for. */
  sections: { heading: string; kind: string }[];
  /** What a careless, row-reading parser would see instead, when that differs. */
  carelessText?: string;
}

export interface ReadWork {
  company: ReadValue | null;
  title: ReadValue | null;
  location: ReadValue | null;
  start: ReadValue | null;
  end: ReadValue | null;
  highlights: ReadValue[];
  /** The line that it begins with, or two where others begin alike: by their words a hint finds it. Absent in older records. */
  line?: string;
}

export interface ReadEducation {
  institution: ReadValue | null;
  degree: ReadValue | null;
  area: ReadValue | null;
  start: ReadValue | null;
  end: ReadValue | null;
  /** As for a job. */
  line?: string;
}

/** Something the user should know about the file that did not stop us. */
export interface Warning {
  code: string;
  message: string;
}

export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'rtf' | 'pages' | 'txt';

/** What the engine proposes about one text, with what the user decided. */
export type Proposals = Pick<Resume, 'suggestions' | 'questions'>;

export interface Resume {
  id: string;
  originalFileName: string;
  originalFilePath: string;
  originalContent: string;
  processingStatus: ProcessingStatus;
  enhancedContent: string | null;
  atsScore: number | null;
  enhancedAtsScore: number | null;
  /** Ready-made fixes only. */
  suggestions: Suggestion[];
  analysis: Analysis | null;
  linkedinProfile: LinkedInProfile | null;
  /** Additions. */
  questions: Question[];
  /** The original with the user's own edits; suggestions are found in it. */
  workingContent: string;
  /** What the user did; sent back whole it takes the resume back to this state. */
  edition: Edition;
  /** Counts the changes of this record; a tab that knows a lower one is behind. */
  revision: number;
  createdAt: string;
  format: DocumentFormat | null;
  warnings: Warning[];
  readout: Readout | null;
}

/** What another reader of the same file gets: its text, and the lines of ours that it lacks. */
export interface SecondReading {
  reader: 'mammoth';
  text: string;
  missing: string[];
}

/** A word that is probably misspelt, by its place in the text that was asked about. */
export interface Misspelling extends Span {
  better: string;
}

/** Points by the id of a suggestion or question: what deciding it now would gain, or lose where it is in. */
export type Prices = Record<string, number>;

/** One row of the list of saved resumes, newest first. */
export interface ResumeSummary {
  id: string;
  originalFileName: string;
  processingStatus: ProcessingStatus;
  atsScore: number | null;
  enhancedAtsScore: number | null;
  createdAt: string;
}

/** `pdf`, `word-clean` and `markdown` are for employers; `word` and `text` are those of the specification. */
export type DownloadKind = 'word' | 'word-clean' | 'pdf' | 'text' | 'markdown' | 'json-resume';

/** A file made on this device. */
export interface Download {
  fileName: string;
  mediaType: string;
  contentBase64: string;
  /** What our own reader recovers from the file, compared with the enhanced text. */
  recovered?: { field: string; expected: number; found: number }[];
  /** How a file for employers came out. */
  made?: MadeDocument;
}

export interface MadeDocument {
  /** Null for a file whose pages its reader makes. */
  pages: number | null;
  /** Whether it takes no more pages than were asked for. */
  fits: boolean;
  /** Size of the text in points, after fitting. */
  sizePt: number;
  paper: 'a4' | 'letter';
  /** Its sections in their order. */
  sections: { kind: string; heading: string | null }[];
}

/** A page of a made PDF, in pixels. */
export interface PageImage {
  width: number;
  height: number;
  pngBase64: string;
}

/** A made PDF and its very pages. */
export interface DocumentPreview {
  file: Download;
  pages: PageImage[];
}

/** What our own reader finds in a file for employers, and what that file scores. */
export interface DocumentCheck {
  /** Score of the file as made; null where nothing is scored. */
  score: number | null;
  /** Score of the file that was uploaded. */
  originalScore: number | null;
  recovered: { field: string; expected: number; found: number }[];
  /** Lines of the enhanced text, and those that came back whole under their heading. */
  lines: { expected: number; found: number };
  /** Lines that did not, as they were sent. */
  missing: string[];
}

/** The enhanced resume field by field, as job portals ask for it; '' for what was not found. */
export interface FormSheet {
  person: { label: string; value: string }[];
  /** Dates are `YYYY-MM`, `YYYY` or `present`. */
  jobs: {
    title: string;
    employer: string;
    place: string;
    from: string;
    to: string;
    /** One line each, with bullets. */
    duties: string;
  }[];
  schools: {
    school: string;
    degree: string;
    field: string;
    from: string;
    to: string;
    score: string;
  }[];
  skills: string[];
  languages: string[];
  certificates: string[];
}

/** Everything that is stored, as one file that the user keeps. */
/** What a restore added. */
export interface Restored {
  restored: number;
  /** Of these, stored as uploaded, because reading them failed or took too long. */
  unread: number;
  /** Were stored already, and left alone. */
  present: number;
}

export interface Backup {
  format: 'resume-ai-backup';
  version: 3;
  createdAt: string;
  resumes: unknown[];
}

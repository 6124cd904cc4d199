import { Dexie, type Table } from 'dexie';
import {
  DATABASE_NAME,
  declareSchema,
  type ProgressRow,
  type ResumeListRow,
} from '#contract/database.ts';
import type {
  Analysis,
  Edit,
  LinkedInProfile,
  Question,
  Readout,
  Suggestion,
} from '#contract/resume.ts';
import type { Coverage, MatchSummary, OwnMark } from '#contract/match.ts';
import type { Hint } from '#contract/hint.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';

/** Everything about a resume but its list row and its file. */
export interface ContentRow {
  id: number;
  originalFilePath: string;
  /** Text that the client sent; once processed, the text that was read. */
  originalContent: string;
  /** Field of work that the user chose; null takes the recognised one. */
  chosenField: string | null;
  result: ProcessingResult | null;
}

/** What processing made of a file, with the user's decisions in `suggestions` and `questions`. */
export interface ProcessingResult {
  document: ExtractedDocument;
  /** Disjoint edits over `document.text`: what the user wrote. */
  ownEdits: Edit[];
  /** What they said about how the file was read. */
  hints: Hint[];
  readout: Readout;
  suggestions: Suggestion[];
  questions: Question[];
  enhancedContent: string;
  analysis: Analysis;
  linkedin: { profile: LinkedInProfile; writtenFor: string } | null;
}

/** The file as uploaded; bytes and not a Blob, which one engine refuses to store in private windows. */
export interface FileRow {
  id: number;
  bytes: Uint8Array;
}

/** A job ad that a resume was held against, and what the user said about its lines; the rest is worked out. */
export interface MatchRow {
  id: number;
  resumeId: number;
  /** ISO 8601. */
  createdAt: string;
  /** The user's own name for it. */
  ownName: string | null;
  adText: string;
  /** It was longer than what is read. */
  cut: boolean;
  /** By the id of the line. */
  marks: Record<string, OwnMark>;
  /** Changes of order that the user accepted for this ad. */
  accepted: AcceptedChange[];
  /** What it was worked out for when it was last looked at; null before that. */
  seenFor: string | null;
  /** The last result in short, and what it was worked out for. */
  summary: MatchInShort | null;
}

/** An accepted change, with what it takes to take it back. */
export interface AcceptedChange {
  id: string;
  title: string;
  description: string;
  before: string;
  after: string;
}

export interface MatchInShort {
  basis: string;
  name: string;
  coverage: Coverage;
  asked: MatchSummary['asked'];
}

/** The database with its tables; opened, and upgraded where needed, on its first use. */
export class ResumeDatabase extends Dexie {
  readonly resumes: Table<ResumeListRow, number, Omit<ResumeListRow, 'id'>>;
  readonly contents: Table<ContentRow, number>;
  readonly files: Table<FileRow, number>;
  readonly progress: Table<ProgressRow, number>;
  readonly matches: Table<MatchRow, number, Omit<MatchRow, 'id'>>;

  constructor(name = DATABASE_NAME) {
    super(name);
    declareSchema(this);
    this.resumes = this.table('resumes');
    this.contents = this.table('contents');
    this.files = this.table('files');
    this.progress = this.table('progress');
    this.matches = this.table('matches');
  }
}

/** A job ad held against a resume: what it asks, what of it the resume shows, where. */
import * as v from 'valibot';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import type { Span } from './resume.ts';

export type RequirementKind =
  | 'years'
  | 'degree'
  | 'licence'
  | 'language'
  | 'location'
  | 'other'
  | 'soft'
  | 'experience'
  | 'skill';

export const NEEDS = ['must', 'nice'] as const;
export type Need = (typeof NEEDS)[number];

export const VERDICTS = ['met', 'partly', 'not-shown', 'only-you-know'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `yes` and `no` answer what no resume settles, and leave the verdict; a verdict overrules ours. */
export const OWN_ANSWERS = [...VERDICTS, 'yes', 'no'] as const;
export type OwnAnswer = (typeof OWN_ANSWERS)[number];

/** A line of the resume that answers a requirement; `span` points into `enhancedContent`. */
export interface Evidence {
  span: Span;
  quote: string;
  /** Kind of the section it stands in, as parsing names it. */
  section: string;
  /** Title and employer of the job, where it stands in one. */
  role: string | null;
  /** Dates of that job as written. */
  dates: string | null;
}

/** One clause that a single verdict can answer; `span` holds `quote` in `adText`. */
export interface MatchRequirement {
  /** Hash of the words, without their place. */
  id: string;
  span: Span;
  quote: string;
  kind: RequirementKind;
  need: Need;
  /** Names that were looked for. */
  terms: string[];
  /** The verdict that stands: the user's word where they gave one. */
  verdict: Verdict;
  /** What the resume shows by our reading. */
  found: Verdict;
  /** One plain sentence. */
  why: string;
  evidence: Evidence[];
  /** What the user said. */
  answer?: OwnAnswer;
  /** The user moved it to the other need. */
  ownNeed?: true;
  /** The user took this line of the ad in. */
  takenIn?: true;
}

/** A stretch of the ad that is not counted; `why` says so in plain words. */
export interface AdLine {
  id: string;
  span: Span;
  quote: string;
  why: string;
}

/** How many requirements of one need stand at each verdict. */
export interface Tally {
  total: number;
  met: number;
  partly: number;
  notShown: number;
  onlyYouKnow: number;
}

export interface Coverage {
  must: Tally;
  nice: Tally;
  /** 0..1 of the must-haves that a resume can show; partly counts half. Null where there are none. */
  share: number | null;
}

export type MatchWarningCode =
  | 'cut'
  | 'no-requirement'
  | 'other-language'
  | 'a-resume'
  | 'an-article'
  | 'several-ads'
  | 'resume-unsure';

export interface MatchWarning {
  code: MatchWarningCode;
  message: string;
}

export interface AdFacts {
  title: string | null;
  employer: string | null;
  place: string | null;
  /** Pay as written. */
  pay: string | null;
  /** Kind of contract as written. */
  contract: string | null;
}

/** A change that brings forward what the ad asks for; it changes the order of what is there, and no word. */
export interface MatchSuggestion {
  id: string;
  title: string;
  description: string;
  before: string;
  after: string;
  /** What it does to the ATS score; never below 0. */
  points: number;
  accepted: boolean;
}

export interface MatchSummary {
  id: string;
  resumeId: string;
  /** The user's own, or title and employer. */
  name: string;
  createdAt: string;
  coverage: Coverage;
  /** The resume or the engine has changed since this was worked out. */
  stale: boolean;
  /** For comparing ads: what is asked, and whether it is shown. */
  asked: { quote: string; terms: string[]; need: Need; verdict: Verdict }[];
}

export interface Match {
  id: string;
  resumeId: string;
  name: string;
  title: string | null;
  employer: string | null;
  createdAt: string;
  facts: AdFacts;
  adText: string;
  requirements: MatchRequirement[];
  /** Reads like something asked, and is not. */
  leftOut: AdLine[];
  /** What the person will do: shown, never counted. */
  duties: AdLine[];
  /** Every other line. */
  rest: AdLine[];
  coverage: Coverage;
  /** Those that can be made, and those of this ad that were. */
  tailored: MatchSuggestion[];
  /** Jobs that a line in the user's own words can go to. */
  roles: { id: number; label: string }[];
  warnings: MatchWarning[];
  /** The resume or the engine had changed since the last look; everything here is worked out anew. */
  stale: boolean;
  engineVersion: string;
}

/** Longest ad that is read, in UTF-16 units. */
export const MAX_AD_CHARS = 30_000;

/** Pasted text, or a file; never both. */
export const CreateMatchSchema = v.union([
  v.strictObject({ adText: v.pipe(v.string(), v.maxLength(MAX_UPLOAD_BYTES)) }),
  v.strictObject({
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    fileContentBase64: v.string(),
  }),
]);
export type CreateMatchRequest = v.InferInput<typeof CreateMatchSchema>;

/** A new name, or what the user says about one line; null takes their word back. */
export const ChangeMatchSchema = v.union([
  v.strictObject({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)) }),
  v.strictObject({
    requirementId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    need: v.optional(v.nullable(v.picklist(NEEDS))),
    answer: v.optional(v.nullable(v.picklist(OWN_ANSWERS))),
    /** False: not asked of me. True: this line is asked. */
    counts: v.optional(v.nullable(v.boolean())),
  }),
]);
export type ChangeMatchRequest = v.InferInput<typeof ChangeMatchSchema>;

/** Makes or takes back a suggestion of a match, or puts a line of the user's own under a job. */
export const ChangeTextSchema = v.union([
  v.strictObject({
    suggestionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    accepted: v.boolean(),
  }),
  v.strictObject({
    requirementId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    role: v.pipe(v.number(), v.integer(), v.minValue(0)),
    line: v.pipe(v.string(), v.trim(), v.minLength(8), v.maxLength(300)),
  }),
]);
export type ChangeTextRequest = v.InferInput<typeof ChangeTextSchema>;

/** What the user said about one line of the ad. */
export const OwnMarkSchema = v.object({
  need: v.optional(v.picklist(NEEDS)),
  answer: v.optional(v.picklist(OWN_ANSWERS)),
  counts: v.optional(v.boolean()),
});
export type OwnMark = v.InferOutput<typeof OwnMarkSchema>;

export const CHECKLIST_KINDS = ['text', 'word'] as const;
export type ChecklistKind = (typeof CHECKLIST_KINDS)[number];

/** What a check is: one file, a pure function over what was read, with its reasons and examples. */
import type { CheckCategory, Finding, KeywordReport, Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

export interface CheckInput {
  document: ExtractedDocument;
  resume: ParsedResume;
  keywords: KeywordReport;
  /** Tells a misspelling from a word; null while the dictionary is not loaded. */
  speller: Speller | null;
}

export type CheckResult =
  /** `fraction` of the check's points that was earned, 0..1. */
  | { kind: 'scored'; fraction: number; findings: Finding[]; faults?: Fault[] }
  /** Leaves the denominator. */
  | { kind: 'not-applicable'; reason: string }
  /** Could not be judged, for example in a language that it does not know. */
  | { kind: 'skipped'; reason: string };

/** A fault so grave that it scales or caps the whole score; the rubric says by how much. */
export interface Fault {
  id: FaultId;
  quote?: string;
  span?: Span;
}

export type FaultId =
  | 'scrambled-reading-order'
  | 'stuffing'
  | 'no-role-dates'
  | 'pages-format'
  | 'many-misspellings'
  | 'some-misspellings'
  | 'no-email'
  | 'contact-outside-body'
  | 'far-too-long'
  | 'experience-heading'
  | 'paragraphs-only'
  | 'boxed-content'
  | 'private-data'
  | 'first-person-story'
  | 'duties-only'
  | 'no-numbers'
  | 'too-short'
  | 'no-contact'
  | 'no-history'
  | 'no-experience';

export interface Check {
  /** Same as the file's name. */
  id: string;
  category: CheckCategory;
  title: string;
  /** One or two sentences with the evidence. */
  why: string;
  /** True when `run` only understands English. */
  englishOnly: boolean;
  /** Resume excerpts: help text for the user and tests of `run`. */
  examples: { good: string[]; bad: string[] };
  run(input: CheckInput): CheckResult;
  /**
   * All that `run` makes of the words of a bullet or of the line it stands in, as one value: where bullets
   * change and it makes the same of as many of them, the fraction and the faults are the same. Left out by
   * checks that weigh more of the words than one value holds; they are run again.
   */
  reads?(text: string, input: CheckInput): string | number | boolean;
  /** True where it also matters in which bullet `run` reads what. */
  ordered?: true;
}

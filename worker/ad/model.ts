/** What a job ad asks, as plain data with places in its text. */
import type { Span } from '#contract/resume.ts';

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

export type Need = 'must' | 'nice';

/** One clause that a single verdict can answer; `span` holds `quote` in the ad's text. */
export interface Requirement {
  span: Span;
  quote: string;
  kind: RequirementKind;
  need: Need;
}

/** A stretch of the ad that reads like a demand and is none, with the reason in plain words. */
export interface LeftOut {
  span: Span;
  quote: string;
  why: string;
}

/** What a block of the ad is about. */
export type BlockKind =
  'asks' | 'nice' | 'duties' | 'company' | 'offer' | 'equality' | 'apply' | 'facts' | 'unknown';

/** One paragraph, list item or heading; wrapped lines are one item. */
export interface AdItem extends Span {
  /** Without list mark; white space inside is as written. */
  text: string;
  listed: boolean;
  heading: boolean;
  block: BlockKind;
}

export interface AdFacts {
  title: string | null;
  employer: string | null;
}

export interface AdReading {
  facts: AdFacts;
  requirements: Requirement[];
  leftOut: LeftOut[];
  /** What the person will do: shown, never counted. */
  duties: LeftOut[];
}

export type Verdict = 'met' | 'partly' | 'not-shown' | 'only-you-know';

/** A line of the resume that answers a demand; `span` points into the resume's text. */
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

export interface Answer {
  verdict: Verdict;
  /** One plain sentence. */
  why: string;
  evidence: Evidence[];
}

export interface MatchedRequirement extends Requirement, Answer {}

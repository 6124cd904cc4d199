/** What a job ad asks, as plain data with places in its text. */
import type { AdFacts, AdLine, Evidence, Need, RequirementKind, Verdict } from '#contract/match.ts';
import type { Span } from '#contract/resume.ts';

/** One clause that a single verdict can answer; `span` holds `quote` in the ad's text. */
export interface Requirement {
  /** Hash of the words, without their place. */
  id: string;
  span: Span;
  quote: string;
  kind: RequirementKind;
  need: Need;
}

/** What a block of the ad is about. */
export type BlockKind =
  | 'asks'
  | 'nice'
  | 'duties'
  | 'company'
  | 'offer'
  | 'equality'
  | 'apply'
  | 'facts'
  | 'unneeded'
  | 'others'
  | 'unknown';

/** One paragraph, list item or heading; wrapped lines are one item. */
export interface AdItem extends Span {
  /** Without list mark; white space inside is as written. */
  text: string;
  listed: boolean;
  heading: boolean;
  /** Under a heading that says 'Experience': what is named there was done. */
  done?: boolean;
  block: BlockKind;
}

export interface AdReading {
  facts: AdFacts;
  requirements: Requirement[];
  /** Reads like a requirement and is none, with the reason in plain words. */
  leftOut: AdLine[];
  /** What the person will do: shown, never counted. */
  duties: AdLine[];
  /** Every other clause. */
  rest: AdLine[];
}

export interface Answer {
  verdict: Verdict;
  /** One plain sentence. */
  why: string;
  evidence: Evidence[];
}

export interface AnsweredRequirement extends Requirement, Answer {
  /** Names that were looked for. */
  terms: string[];
}

import type { Edit } from '#contract/resume.ts';
import { withOwnEdits } from '../document/own-edits.ts';
import { assess, type AssessOptions, type Assessment } from '../pipeline.ts';
import { rememberAssessment, type AssessOriginal } from './remembered-assessment.ts';
import { enhancedOf, rememberEnhanced, type EnhancedOf } from './remembered-enhanced.ts';
import { potentialOf, rememberPotential, type PotentialOf } from './remembered-potential.ts';

/** How the texts of one resume are assessed: afresh, or from memory where one was assessed just now. */
export interface Assessing {
  original: (document: Assessment['document'], options: AssessOptions) => Assessment;
  /** The original with edits of the user's own. */
  working: (original: Assessment, ownEdits: Edit[], options: AssessOptions) => Assessment;
  enhanced: EnhancedOf;
  potential: PotentialOf;
}

/** Remembers nothing. */
export const AFRESH: Assessing = {
  original: assess,
  working: (original, ownEdits, options) =>
    assess(withOwnEdits(original.document, ownEdits), options),
  enhanced: enhancedOf,
  potential: potentialOf,
};

/** What is kept of the resume worked on last: its processing leaves it, so that a first change computes nothing of it again. */
export interface Memory {
  of: (id: number) => Assessing;
}

/** What stands, what is being typed, and what the typing goes through. */
const WORKING_TEXTS = 3;

export function createMemory(): Memory {
  const original: AssessOriginal = rememberAssessment();
  const working: AssessOriginal = rememberAssessment(WORKING_TEXTS);
  const enhanced = rememberEnhanced();
  const potential = rememberPotential();
  return {
    of: (id) => ({
      original: (document, options) => original(id, document, options),
      working: ({ document }, ownEdits, options) =>
        working(id, withOwnEdits(document, ownEdits), options, JSON.stringify(ownEdits)),
      enhanced,
      potential,
    }),
  };
}

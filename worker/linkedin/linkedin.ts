import type { KeywordReport, LinkedInProfile } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

export interface LinkedInInput {
  document: ExtractedDocument;
  resume: ParsedResume;
  keywords: KeywordReport;
  /** `YYYY-MM-DD`: tenure of current roles is counted to this day. */
  today: string;
}

/** A LinkedIn profile made only of facts in the document. */
export function writeLinkedIn(_input: LinkedInInput): LinkedInProfile {
  return {
    headline: '',
    summary: '',
    experience: [],
    skills: [],
    keywords: [],
    recommendations: [],
    optimizationTips: [],
  };
}

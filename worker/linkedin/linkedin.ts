import type { KeywordReport, LinkedInProfile } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { aboutOf } from './about.ts';
import { experienceOf } from './experience.ts';
import { factsOf, occurrences, unique, type Facts } from './facts.ts';
import { headlineOf } from './headline.ts';
import { recommendationsOf } from './recommendations.ts';
import { tipsOf } from './tips.ts';

export interface LinkedInInput {
  document: ExtractedDocument;
  resume: ParsedResume;
  keywords: KeywordReport;
  /** `YYYY-MM-DD`: tenure of current roles is counted to this day. */
  today: string;
}

/** LinkedIn takes no more skills than this. */
const MAX_SKILLS = 50;

/** A LinkedIn profile made only of facts in the document; with few facts it is short. */
export function writeLinkedIn({
  document,
  resume,
  keywords,
  today,
}: LinkedInInput): LinkedInProfile {
  const facts = factsOf(resume, keywords, document.text, today);
  const headline = headlineOf(facts);
  return {
    headline,
    summary: aboutOf(facts),
    experience: experienceOf(facts.roles, today),
    skills: facts.skills.slice(0, MAX_SKILLS),
    keywords: searchTerms(facts, document.text),
    recommendations: recommendationsOf(facts),
    optimizationTips: tipsOf(facts, headline),
  };
}

/**
 * What recruiters type: the title, the certificates, and the terms of the field that stand in the
 * resume as they are or by their short name. A term that it only alludes to is left out.
 */
function searchTerms({ title, resume, keywords, skills }: Facts, text: string): string[] {
  const found = keywords.found.filter(({ term, kind }) => {
    const [, name = term, short = ''] = /^(.+?) \(([^)]+)\)$/.exec(term) ?? [];
    const stands = occurrences(text, name) > 0 || (short !== '' && occurrences(text, short) > 0);
    return kind !== 'buzzword' && stands;
  });
  return unique([
    ...(title ? [title] : []),
    ...resume.certificates
      .map(({ value }) => value)
      .filter((value) => !found.some(({ term }) => occurrences(value, term) > 0)),
    ...(found.length > 0 ? found.map(({ term }) => term) : skills),
  ]).slice(0, 25);
}

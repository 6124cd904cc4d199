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
 * resume. Of a term that stands there by its short name only that is taken: what CPA is short for
 * depends on the country. A term that the resume only alludes to is left out.
 */
function searchTerms({ title, resume, keywords, skills }: Facts, text: string): string[] {
  const found = keywords.found.flatMap(({ term, kind }) => {
    const [, name = term, short = ''] = /^(.+?) \(([^)]+)\)$/.exec(term) ?? [];
    if (kind === 'buzzword') return [];
    if (occurrences(text, name) > 0) return [term];
    return short !== '' && occurrences(text, short) > 0 ? [short] : [];
  });
  const certificates = resume.certificates
    .map(({ value }) => value)
    .filter((value) => !found.some((term) => occurrences(value, term) > 0));
  const terms = found.length > 0 ? found : skills;
  return unique([...(title ? [title] : []), ...certificates, ...terms]).slice(0, 25);
}

import { certainOnly } from '#worker/parse/certain.ts';
import type { KeywordReport, LinkedInProfile } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { aboutOf } from './about.ts';
import { experienceOf } from './experience.ts';
import { factsOf, subjectOf, type Facts } from './facts.ts';
import { unique } from './wording.ts';
import { headlineOf } from './headline.ts';
import { recommendationsOf } from './recommendations.ts';
import { isTerm, occurrences, setsApart } from './skills.ts';
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
  const facts = factsOf(certainOnly(resume), keywords, document, today);
  const headline = headlineOf(facts);
  return {
    headline,
    summary: aboutOf(facts),
    experience: experienceOf(facts, today),
    skills: facts.skills.slice(0, MAX_SKILLS),
    keywords: searchTerms(facts),
    recommendations: recommendationsOf(facts),
    optimizationTips: tipsOf(facts, headline),
  };
}

/**
 * What recruiters type: the title, the certificates, and the terms of the field that stand in the
 * resume, each as it is written there: what CPA is short for depends on the country. Words of everyday
 * use and terms that the resume only alludes to are left out.
 */
function searchTerms(facts: Facts): string[] {
  const { title, certificates, keywords, skills, body, study } = facts;
  const listed = new Set(skills.map((skill) => skill.toLowerCase()));
  const found = keywords.found.flatMap(({ term, kind }) => {
    const [, name = term, short = ''] = /^(.+?) \(([^)]+)\)$/.exec(term) ?? [];
    if (kind === 'buzzword' || (kind === 'soft' && !listed.has(name.toLowerCase()))) return [];
    if (occurrences(body, term) > 0) return [term];
    return [name, short].filter((form) => form !== '' && occurrences(body, form) > 0);
  });
  const isPart = (term: string) =>
    term.length <= 2 && skills.some((skill) => skill !== term && occurrences(skill, term) > 0);
  const terms = found.filter(
    (term) => listed.has(term.toLowerCase()) || (isTerm(term) && !isPart(term)),
  );
  const others = certificates.filter(
    (name) => !terms.some((term) => occurrences(name, term) > 0 && term.length * 2 > name.length),
  );
  const known = skills.filter((skill) => !isSoft(skill));
  const lead = title ?? (study ? subjectOf(study) : '');
  return unique([lead, ...others, ...terms, ...known])
    .filter((term) => term !== '' && setsApart(term))
    .slice(0, MAX_KEYWORDS);
}

const MAX_KEYWORDS = 25;

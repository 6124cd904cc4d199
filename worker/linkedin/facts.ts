import type { KeywordReport } from '#contract/resume.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import type { ParsedEducation, ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** What every part of the profile draws on; all of it stands in the resume. */
export interface Facts {
  resume: ParsedResume;
  /** Sentences of our own are English; in another language only the person's own words are used. */
  english: boolean;
  /** Jobs, or volunteering where there is no job. */
  roles: ParsedWork[];
  current: ParsedWork[];
  /** What the person does, in their own words: 'Management Accountant'; null for students and where nothing says it. */
  title: string | null;
  /** The study under way, or else the last one. */
  study: ParsedEducation | null;
  studying: boolean;
  /** Skills of the resume, what the field asks for first. */
  skills: string[];
  keywords: KeywordReport;
}

/** Sorts what was parsed by what a profile needs; `today` is `YYYY-MM-DD`. */
export function factsOf(
  resume: ParsedResume,
  keywords: KeywordReport,
  text: string,
  today: string,
): Facts {
  const roles = resume.work.length > 0 ? resume.work : resume.volunteer;
  const current = roles.filter((role) => role.current);
  const under = resume.education.find((entry) => isUnderWay(entry, today));
  const isStudent = under !== undefined && resume.work.length === 0;
  return {
    resume,
    english: resume.language === 'en',
    roles,
    current,
    title: labelOf(resume) ?? (isStudent ? null : titleOf(roles, current)),
    study: under ?? resume.education[0] ?? null,
    studying: under !== undefined,
    skills: skillsByRelevance(resume, keywords, text),
    keywords,
  };
}

function isUnderWay({ end }: ParsedEducation, today: string): boolean {
  if (!end) return false;
  return end.value === 'present' || end.value > today.slice(0, end.value.length);
}

/** The line under the name if it reads like a title. */
function labelOf({ label }: ParsedResume): string | null {
  const text = label?.value.split(/\s*[|•·/]\s*/)[0]?.trim() ?? '';
  const isTitle = text !== '' && text.length <= 60 && !/[@.;:!?]|\d.*\d/.test(text);
  return isTitle ? calm(text) : null;
}

/** The title of the role held now or last; of two roles held at once both. */
function titleOf(roles: ParsedWork[], current: ParsedWork[]): string | null {
  const titles = (current.length > 0 ? current : roles.slice(0, 1)).flatMap(({ title }) =>
    title ? [calm(title.value)] : [],
  );
  const distinct = [...new Set(titles)].slice(0, 2);
  return distinct.length > 0 ? distinct.join(' & ') : null;
}

/** Who the person works for; null for those who work for themselves. */
export function employerOf({ company }: ParsedWork): string | null {
  return company && !/^(?:self[- ]employed|freelance|own business)/i.test(company.value)
    ? company.value
    : null;
}

/** 'HEAD OF HR OPERATIONS' → 'Head of HR Operations'; mixed case and words of `terms` stay as they are. */
export function calm(title: string, terms: readonly string[] = []): string {
  if (title !== title.toUpperCase() || !/\p{Lu}{5}/u.test(title)) return title;
  return title.replace(/\p{L}+/gu, (word, at: number) => {
    if (at > 0 && SMALL_WORDS.has(word)) return word.toLowerCase();
    if (terms.some((term) => term.includes(word))) return word;
    return word.length <= 3 ? word : word[0]! + word.slice(1).toLowerCase();
  });
}

const SMALL_WORDS = new Set(['AND', 'AT', 'FOR', 'IN', 'OF', 'ON', 'THE', 'TO', 'WITH']);

/** Skills that the resume lists and terms of the field that it uses, the best proven first, soft ones last. */
function skillsByRelevance(resume: ParsedResume, { found }: KeywordReport, text: string): string[] {
  const terms = found.map(({ term }) => term);
  const short = resume.skills.map(({ value }) => value).filter((skill) => skill.length <= 60);
  const shouting = short.filter((skill) => skill === skill.toUpperCase()).length > short.length / 2;
  const listed = shouting ? short.map((skill) => calm(skill, terms)) : short;
  const isListed = new Set(listed.map((skill) => skill.toLowerCase()));
  const kinds = new Map(found.map(({ term, kind }) => [term.toLowerCase(), kind]));
  const used = found
    .filter(({ kind }) => kind === 'hard' || kind === 'tool' || kind === 'soft')
    .map(({ term }) => term)
    .filter((term) => occurrences(text, term) > 0)
    .filter((term) => !listed.some((skill) => holds(skill, term)));
  const worth = (skill: string): number => {
    const key = skill.toLowerCase();
    const proof = Math.min(4, occurrences(text, skill)) / 2;
    const weak = isSoft(skill) ? -10 : EVERYBODYS.test(skill) ? -2.5 : 0;
    return (isListed.has(key) ? 2.5 : 0) + (kinds.has(key) ? 2 : 0) + proof + weak;
  };
  return unique([...listed, ...used].map(capitalised)).toSorted((a, b) => worth(b) - worth(a));
}

/** Programs that set nobody apart. */
const EVERYBODYS = /^(?:(?:microsoft|ms) )?(?:word|excel|office|outlook|powerpoint|teams)$/i;

/** 'fatigue testing' → 'Fatigue testing', as LinkedIn shows skills; 'eDNA' and 'npm run' stay. */
function capitalised(skill: string): string {
  const [first = ''] = skill.split(/[\s/-]/);
  return /^\p{Ll}{3,}$/u.test(first) ? skill[0]!.toUpperCase() + skill.slice(1) : skill;
}

/** Whether `term` stands in `skill` as whole words, and is not the same: 'Six Sigma' in 'Lean Six Sigma'. */
const holds = (skill: string, term: string): boolean => occurrences(skill, term) > 0;

/** How often a term stands in a text as whole words, web addresses aside; the case of a short one matters (R, Go, IT). */
export function occurrences(text: string, term: string): number {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const flags = term.length <= 3 ? 'gu' : 'giu';
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#]|\\.(?:com|org|io|net|dev)\\b)`,
    flags,
  );
  return text.match(word)?.length ?? 0;
}

/** The first spelling of each; case is no difference. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (!seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Ends a text with a period unless it already ends a sentence: 'Acme, Inc.' gets no second one. */
export const ended = (text: string): string => (/[.!?…]["”')]?$/.test(text) ? text : `${text}.`);

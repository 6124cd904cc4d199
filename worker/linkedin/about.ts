import { LINKEDIN_SUMMARY_MAX } from '#contract/limits.ts';
import type { ParsedEducation } from '#worker/parse/model.ts';
import { capitalise } from '#worker/nlp/words.ts';
import { employerOf, subjectOf, type Facts } from './facts.ts';
import { onlyTrue } from './gate.ts';
import { bestResults } from './results.ts';
import { isPerson, withArticle } from './person-title.ts';
import { rolesSentence } from './roles-sentence.ts';

/** LinkedIn folds the summary away after about so many characters; they must make sense alone. */
const FOLD = 300;

/** The summary in paragraphs, each from the person's own words; it stops where the facts do. */
export function aboutOf(facts: Facts): string {
  const paragraphs = [
    ...opening(facts),
    results(facts),
    ...(facts.english ? [named('Skills', facts.skills.slice(0, 10)), credentials(facts)] : []),
  ];
  let text = '';
  for (const paragraph of paragraphs) {
    const next = [text, paragraph].filter(Boolean).join('\n\n');
    if (next.length <= LINKEDIN_SUMMARY_MAX) text = next;
  }
  return text;
}

/**
 * The person's own summary, broken at a sentence before the fold; then where they work. Where the own
 * words say nothing that a stranger can use, or begin with a sentence longer than the fold, the roles
 * go in front.
 */
function opening(facts: Facts): string[] {
  const { own, english } = facts;
  const [first, rest] = splitAtFold(own.kept);
  if (!english) return first === '' ? [ownTitle(facts), own.kept.join(' ')] : [first, rest];
  const roles = rolesSentence(facts, FOLD);
  if (first === '' || (roles !== '' && !saysWho(own.kept, facts))) {
    return [roles, own.kept.join(' ')];
  }
  return [
    first,
    rest,
    namesEmployers(own.kept, facts) ? '' : rolesSentence(facts, LINKEDIN_SUMMARY_MAX),
  ];
}

/** Whether the own words already say where the person works, or worked last. */
function namesEmployers(sentences: readonly string[], { current, roles }: Facts): boolean {
  const held = current.length > 0 ? current : roles.slice(0, 1);
  const named = held.flatMap((role) => employerOf(role) ?? []);
  const employers = named.length > 0 ? named : roles.flatMap((role) => employerOf(role) ?? []);
  const told = sentences.join(' ');
  return employers.length > 0 && employers.every((employer) => told.includes(employer));
}

/** Whole sentences up to the fold, and the others; '' when the first one is longer. */
function splitAtFold(sentences: readonly string[]): [first: string, rest: string] {
  let count = sentences.length;
  while (count > 0 && sentences.slice(0, count).join(' ').length > FOLD) count -= 1;
  return [sentences.slice(0, count).join(' '), sentences.slice(count).join(' ')];
}

/** Whether the first sentence names an occupation, a subject or a skill of this person. */
function saysWho([first = '']: readonly string[], { title, roles, study, skills }: Facts): boolean {
  const known = [
    title ?? '',
    ...roles.map((role) => role.title?.value ?? ''),
    study?.area?.value ?? '',
    ...skills,
  ];
  const words = wordsOf(known.join(' '));
  return wordsOf(first).some((said) =>
    words.some((word) => word.startsWith(said) || said.startsWith(word)),
  );
}

/** Words long enough to tell, and acronyms. */
const wordsOf = (text: string): string[] =>
  (text.match(/\p{Lu}{2,}\b|\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase());

/** In another language than English, title and employer side by side: no word of ours between. */
function ownTitle({ title, current, roles }: Facts): string {
  const [role] = current.length > 0 ? current : roles;
  return [title, role ? employerOf(role) : null].filter(Boolean).join(' · ');
}

/** The best lines under the places where they happened. */
function results({ english, ...facts }: Facts): string {
  const lines = bestResults({ english, ...facts });
  const places = [...new Set(lines.map(({ where }) => where))];
  const label = (where: string, isProject: boolean): string => {
    if (!english || isProject) return `${where}:`;
    return onlyTrue(places.length === 1 ? `My work at ${where}:` : `At ${where}:`, [where]);
  };
  const labelOf = (title: string): string =>
    isPerson(title) ? onlyTrue(`As ${withArticle(title)}:`, [title]) : 'My work:';
  return places
    .map((place) => {
      const here = lines.filter(({ where }) => where === place);
      const bullets = here.map(({ text }) => `• ${text.replace(/(?<!\.\p{L})[.;]$/u, '')}`);
      if (place !== null) return [label(place, here[0]!.isProject), ...bullets];
      return english ? [labelOf(here[0]!.title), ...bullets] : bullets;
    })
    .map((block) => block.filter(Boolean).join('\n'))
    .join('\n\n');
}

/** 'Education: MSc in Statistics, San José State University' */
function courseLine(education: ParsedEducation): string {
  const degree = education.degree?.value ?? '';
  const subject = subjectOf(education);
  const school = education.institution?.value ?? '';
  const between = subject.startsWith('(') ? ' ' : / in /.test(degree) ? ', ' : ' in ';
  const course = [degree, subject].filter(Boolean).join(between);
  const text = capitalise([course, school].filter(Boolean).join(', '));
  return text === '' ? '' : onlyTrue(`Education: ${text}`, [degree, subject, school]);
}

function named(label: string, items: readonly string[]): string {
  return items.length === 0 ? '' : onlyTrue(`${label}: ${items.join(', ')}`, items);
}

function credentials({ resume, study, studying, certificates, own }: Facts): string {
  const languages = resume.languages.slice(0, 6).map(({ value }) => value);
  const told = own.kept.join(' ');
  const untold = certificates.filter((certificate) => !told.includes(certificate));
  return [
    named('Certifications', untold.slice(0, 6)),
    studying || !study ? '' : courseLine(study),
    named('Languages', languages),
  ]
    .filter(Boolean)
    .join('\n');
}

import { LINKEDIN_SUMMARY_MAX } from '#contract/limits.ts';
import { hasQuantity } from '#worker/checks/lines/quantity.ts';
import type { ParsedEducation, ParsedWork } from '#worker/parse/model.ts';
import { calm, employerOf, ended, type Facts } from './facts.ts';

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

/** The person's own summary, broken at a sentence before the fold; then where they work. */
function opening(facts: Facts): string[] {
  const own = (facts.resume.summary?.value ?? '').replace(/\s+/g, ' ').replace(REFEREES, '').trim();
  const roles = facts.english ? rolesSentence(facts) : '';
  const [first, rest] = splitAtSentence(own, FOLD);
  // A first sentence longer than the fold would be cut in the middle: the roles go in front.
  if (first === '') return [roles, own];
  return [first, rest, roles];
}

/** A line that belongs on no profile. */
const REFEREES = /\bReferences (?:are )?(?:available|furnished|provided)[^.]*\.?/gi;

/** Whole sentences up to `max` characters, and what is left; '' when the first one is longer. */
function splitAtSentence(text: string, max: number): [string, string] {
  if (text.length <= max) return [text, ''];
  const ends = [...text.matchAll(/[.!?]["”')]?(?=\s+[\p{Lu}\p{N}"“'(])/gu)].map(
    (match) => match.index + match[0].length,
  );
  const end = ends.findLast((at) => at <= max) ?? 0;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** 'My current role: A at B. Before that: C at D; E at F.' */
function rolesSentence({ roles, current, resume, study, studying }: Facts): string {
  const past = roles
    .filter((role) => !role.current)
    .map(roleName)
    .filter(Boolean);
  const held = current.map(roleName).filter(Boolean);
  const volunteering = resume.work.length === 0;
  const what = volunteering ? 'volunteer role' : 'role';
  const course = study && studying ? courseName(study) : '';
  return [
    labelled(held.length > 1 ? `My current ${what}s` : `My current ${what}`, held),
    labelled('I am studying', course === '' ? [] : [course]),
    labelled(
      held.length > 0 ? 'Before that' : `My last ${what}`,
      past.slice(0, held.length > 0 ? 3 : 1),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function roleName(role: ParsedWork): string {
  const title = role.title ? calm(role.title.value) : '';
  const employer = employerOf(role);
  if (employer === null && role.company && title !== '') return `${title} (${role.company.value})`;
  return [title, employer].filter(Boolean).join(' at ');
}

function courseName({ degree, area, institution }: ParsedEducation): string {
  return [degree?.value, area?.value, institution?.value].filter(Boolean).join(', ');
}

const labelled = (label: string, items: readonly string[]): string =>
  items.length === 0 ? '' : ended(`${label}: ${items.join('; ')}`);

const named = (label: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${label}: ${items.join(', ')}`;

/** Up to four achievements with figures, at most two of one role; without a job, what projects show. */
function results({ roles, resume, english }: Facts): string {
  const lines = [
    ...roles.flatMap((role) => best(role.highlights, employerOf(role), hasQuantity)),
    ...(resume.work.length > 0
      ? []
      : resume.projects.flatMap(({ name, highlights }) =>
          best(highlights, name.value, () => true),
        )),
  ];
  if (lines.length === 0) return '';
  return [...(english ? ['Some of my work:'] : []), ...lines.slice(0, 4)].join('\n');
}

function best(
  highlights: readonly { value: string }[],
  where: string | null,
  test: (line: string) => boolean,
): string[] {
  return highlights
    .map(({ value }) => value.trim())
    .filter((line) => line.length <= 220 && test(line))
    .slice(0, 2)
    .map((line) => `• ${line.replace(/[.;]$/, '')}${where ? ` (${where})` : ''}`);
}

function credentials({ resume, study, studying }: Facts): string {
  const values = (list: readonly { value: string }[], max: number) =>
    list.slice(0, max).map(({ value }) => value);
  return [
    named('Licences and certificates', values(resume.certificates, 6)),
    studying || !study ? '' : named('Education', [courseName(study)].filter(Boolean)),
    named('Languages', values(resume.languages, 6)),
  ]
    .filter(Boolean)
    .join('\n');
}

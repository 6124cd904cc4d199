import { hasQuantity, hasQuantityInAnyLanguage } from '#worker/checks/lines/quantity.ts';
import { statesOutcome } from '#worker/checks/lines/outcome.ts';
import type { ParsedBullet } from '#worker/parse/model.ts';
import { employerOf, titleOfRole, type Facts } from './facts.ts';

/** What a person did at one place, best first. */
export interface Achievement {
  /** Employer or project; null where none is named. */
  where: string | null;
  isProject: boolean;
  /** Of the role; '' for a project. */
  title: string;
  text: string;
}

const MAX = 4;
const MAX_AT_ONE_PLACE = 2;

/** Up to four lines that show what came of the work, at most two of one place; projects where there is no job. */
export function bestResults(facts: Facts): Achievement[] {
  const { roles, resume } = facts;
  const paid = resume.work.length > 0;
  const places = [
    ...roles.map((role) => ({
      where: employerOf(role),
      isProject: false,
      name: titleOfRole(role),
      highlights: role.highlights,
    })),
    ...(paid ? [] : resume.projects).map((project) => ({
      where: project.name.value,
      isProject: true,
      name: '',
      highlights: project.highlights,
    })),
  ];
  const results: Achievement[] = [];
  const taken = new Map<string | null, number>();
  for (const { where, isProject, name, highlights } of places) {
    for (const text of strongest(highlights, facts, isProject)) {
      const count = taken.get(where) ?? 0;
      if (results.length >= MAX || count >= MAX_AT_ONE_PLACE) break;
      taken.set(where, count + 1);
      results.push({ where, isProject, title: name, text });
    }
  }
  return results;
}

/** The lines of one place that are worth telling, or the best of `all`, in their order on the page; none that the summary tells, too. */
function strongest(highlights: readonly ParsedBullet[], facts: Facts, all: boolean): string[] {
  const told = facts.own.kept.map(bare).join(' ');
  const rated = highlights
    .map((highlight) => facts.gated(highlight))
    .filter((text) => text !== '' && text.length <= LINE_MAX && !told.includes(bare(text)))
    .map((text) => ({ text, worth: worthOf(text, facts.english) }))
    .filter(({ worth }) => all || worth > 0);
  const best = new Set(rated.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_AT_ONE_PLACE));
  return rated.filter((line) => best.has(line)).map(({ text }) => text);
}

const bare = (text: string): string => text.toLowerCase().replace(/[.;]+$/, '');

/** Longer lines are paragraphs. */
const LINE_MAX = 220;

/** A figure with an outcome first, then either; a helping hand only for want of better, a duty never. */
export function worthOf(text: string, english: boolean): number {
  if (!english) return hasQuantityInAnyLanguage(text) ? 1 : 0;
  if (isDuty(text)) return 0;
  const figure = hasQuantity(text);
  const outcome = statesOutcome(text);
  if (!figure && !outcome) return 0;
  return (figure ? 2 : 0) + (outcome ? 1 : 0) - (MODEST.test(text) ? 1.5 : 0);
}

const MODEST = /^(?:helped|assisted|supported|participated|involved|worked on|supervise\b)/i;

/** Whether a line only says what was asked of someone: 'I was responsible for two apprentices'. */
export const isDuty = (text: string): boolean =>
  /^(?:(?:I )?(?:am|was|were) )?(?:(?:also|mainly|fully) )?(?:responsible for|in charge of|tasked with|(?:my )?duties\b)/i.test(
    text,
  );

/** Whether a line says little for the one who wrote it: a duty, a helping hand, talk of oneself. */
export const isWeak = (text: string): boolean =>
  isDuty(text) || MODEST.test(text) || /\b(?:I|me|my|we|our)\b/i.test(text);

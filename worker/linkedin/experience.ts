import type { LinkedInExperience } from '#contract/resume.ts';
import { hasQuantity, hasQuantityInAnyLanguage } from '#worker/checks/lines/quantity.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import { type Facts } from './facts.ts';
import { calm, ended } from './wording.ts';
import { isDuty, isWeak } from './results.ts';
import { durationOf } from './tenure.ts';

/** The roles with their dates and length; achievements with figures come first. */
export function experienceOf(facts: Facts, today: string): LinkedInExperience[] {
  return facts.roles
    .filter(({ title, company }) => title || company)
    .map((role) => ({
      title: calm(role.title?.value ?? ''),
      company: role.company?.value ?? '',
      duration: facts.english ? durationOf(role, today) : (role.dates?.value ?? ''),
      ...descriptionOf(role, facts),
    }));
}

/** At most so much prose stands above the achievements. */
const DESCRIPTION_MAX = 300;

/** Shorter lines are no description: 'Order stock.' */
const DESCRIPTION_WORDS = 5;

/**
 * The role's own prose describes it. Without any, what it did without a figure does, as long as
 * achievements with figures remain. Duties and helping hands come last.
 */
function descriptionOf(
  role: ParsedWork,
  { english, gated }: Facts,
): Pick<LinkedInExperience, 'description' | 'achievements'> {
  const isMeasured = english ? hasQuantity : hasQuantityInAnyLanguage;
  const lines = distinct(role.highlights.map(gated).filter((line) => !/^$|:$/.test(line)));
  const measured = lines.filter((line) => isMeasured(line) && !isDuty(line));
  const plain = lines.filter((line) => !measured.includes(line));
  const other = english ? plain.toSorted((a, b) => Number(isWeak(a)) - Number(isWeak(b))) : plain;
  const summary = role.summary ? gated(role.summary) : '';
  if (summary !== '' || measured.length === 0) {
    return { description: summary, achievements: [...measured, ...other] };
  }
  const prose = other.filter((line) => !(english && isWeak(line)) && describes(line));
  while (prose.map(ended).join(' ').length > DESCRIPTION_MAX) prose.pop();
  const rest = other.filter((line) => !prose.includes(line));
  return { description: prose.map(ended).join(' '), achievements: [...measured, ...rest] };
}

const describes = (line: string): boolean => line.split(/\s+/).length >= DESCRIPTION_WORDS;

/** Without lines that another one says, too. */
function distinct(lines: readonly string[]): string[] {
  const bare = (line: string): string => line.toLowerCase().replace(/[.;\s]+$/, '');
  return lines.filter((line, at) =>
    lines.every((other, index) => {
      if (index === at || !bare(other).startsWith(bare(line))) return true;
      return bare(other) === bare(line) && index > at;
    }),
  );
}

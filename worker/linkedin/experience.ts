import type { LinkedInExperience } from '#contract/resume.ts';
import { hasQuantity, hasQuantityInAnyLanguage } from '#worker/checks/lines/quantity.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import { type Facts } from './facts.ts';
import { calm, ended } from './wording.ts';
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

/**
 * The role's own prose describes it. Without any, what it did without a figure does, as long as
 * achievements with figures remain.
 */
function descriptionOf(
  role: ParsedWork,
  { english, gated }: Facts,
): Pick<LinkedInExperience, 'description' | 'achievements'> {
  const isMeasured = english ? hasQuantity : hasQuantityInAnyLanguage;
  const lines = distinct(role.highlights.map(gated).filter((line) => !/^$|:$/.test(line)));
  const measured = lines.filter((line) => isMeasured(line));
  const other = lines.filter((line) => !isMeasured(line));
  const summary = role.summary ? gated(role.summary) : '';
  if (summary !== '' || measured.length === 0) {
    return { description: summary, achievements: [...measured, ...other] };
  }
  const prose: string[] = [];
  while (other.length > 0 && [...prose, other[0]].join(' ').length <= DESCRIPTION_MAX) {
    prose.push(ended(other.shift()!));
  }
  return { description: prose.join(' '), achievements: [...measured, ...other] };
}

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

import type { LinkedInExperience } from '#contract/resume.ts';
import { hasQuantity } from '#worker/checks/lines/quantity.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import { calm, ended } from './facts.ts';
import { durationOf } from './tenure.ts';

/** The roles with their dates and length; achievements with figures come first. */
export function experienceOf(roles: readonly ParsedWork[], today: string): LinkedInExperience[] {
  return roles
    .filter(({ title, company }) => title || company)
    .map((role) => ({
      title: calm(role.title?.value ?? ''),
      company: role.company?.value ?? '',
      duration: durationOf(role, today),
      ...descriptionOf(role),
    }));
}

/** At most so much prose stands above the achievements. */
const DESCRIPTION_MAX = 300;

/**
 * The role's own prose describes it. Without any, what it did without a figure does, as long as
 * achievements with figures remain.
 */
function descriptionOf(role: ParsedWork): Pick<LinkedInExperience, 'description' | 'achievements'> {
  const lines = role.highlights.map(({ value }) => value.trim());
  const measured = lines.filter(hasQuantity);
  const other = lines.filter((line) => !hasQuantity(line));
  if (role.summary || measured.length === 0) {
    return { description: role.summary?.value ?? '', achievements: [...measured, ...other] };
  }
  const prose: string[] = [];
  while (other.length > 0 && [...prose, other[0]].join(' ').length <= DESCRIPTION_MAX) {
    prose.push(ended(other.shift()!));
  }
  return { description: prose.join(' '), achievements: [...measured, ...other] };
}

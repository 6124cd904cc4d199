import { isCertain } from '#contract/resume.ts';
import type { Parsed, ParsedResume } from './model.ts';

const certain = (value: Parsed | null): Parsed | null => (isCertain(value) ? value : null);

/** The resume without the names of which the parser is not sure: what may be stated as fact. The person's own lines stay. */
export function certainOnly(resume: ParsedResume): ParsedResume {
  const work = (roles: ParsedResume['work']) =>
    roles.map((role) => ({ ...role, title: certain(role.title), company: certain(role.company) }));
  return {
    ...resume,
    name: certain(resume.name),
    work: work(resume.work),
    volunteer: work(resume.volunteer),
    education: resume.education.map((school) => ({
      ...school,
      institution: certain(school.institution),
      degree: certain(school.degree),
      area: certain(school.area),
    })),
  };
}

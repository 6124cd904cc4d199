import type { CheckInput } from '#worker/checks/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

const cache = new WeakMap<ParsedResume, ReadonlySet<string>>();

/** Words, lower case, of the person's name, employers, schools, places, projects and publications. */
export function nameWords({ resume }: CheckInput): ReadonlySet<string> {
  const known = cache.get(resume) ?? read(resume);
  cache.set(resume, known);
  return known;
}

function read(resume: ParsedResume): Set<string> {
  const names = [
    resume.name,
    resume.location,
    ...[...resume.work, ...resume.volunteer].flatMap(({ company, location }) => [
      company,
      location,
    ]),
    ...resume.education.flatMap(({ institution, location }) => [institution, location]),
    ...resume.projects.map(({ name }) => name),
    ...resume.languages,
    ...resume.publications,
  ];
  return new Set(
    names.flatMap((name) => name?.value.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []),
  );
}

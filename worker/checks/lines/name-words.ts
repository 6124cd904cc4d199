import type { CheckInput } from '#worker/checks/model.ts';

/** Words, lower case, of the person's name, employers, schools, places, projects and publications. */
export function nameWords({ resume }: CheckInput): Set<string> {
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

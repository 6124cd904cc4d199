import type { ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** Jobs without the lines that only name an employer and the whole time there, above the titles held. */
export function ownRoles({ work }: ParsedResume): ParsedWork[] {
  return work.filter((role, index) => {
    const next = work[index + 1];
    const empty = !role.title && !role.summary && role.highlights.length === 0;
    return !(empty && role.company && next?.company?.value === role.company.value);
  });
}

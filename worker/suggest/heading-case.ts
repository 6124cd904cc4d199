import type { ParsedResume } from '#worker/parse/model.ts';

/** A new heading in the case of those that stand already: in capitals where most of them are. */
export function headingLike({ sections }: Pick<ParsedResume, 'sections'>, name: string): string {
  const headings = sections.flatMap(({ heading }) => (heading?.span ? [heading.value] : []));
  const shouted = headings.filter(isShouted).length;
  return shouted * 2 > headings.length ? name.toUpperCase() : name;
}

/** In capitals throughout. */
export const isShouted = (heading: string): boolean =>
  /\p{Lu}/u.test(heading) && heading === heading.toUpperCase();

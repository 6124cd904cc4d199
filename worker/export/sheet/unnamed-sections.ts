import type { ParsedResume, Section } from '#worker/parse/model.ts';

/** What a list of skills is called; a language that is not here gets no heading. */
const SKILLS: Record<string, string> = {
  de: 'Kenntnisse',
  en: 'Skills',
  es: 'Habilidades',
  fr: 'Compétences',
  it: 'Competenze',
  nl: 'Vaardigheden',
  pt: 'Competências',
  sv: 'Kompetenser',
};

/**
 * A heading for each list of skills that has none, by its first line. On the page the list was known
 * by its place; a file of plain paragraphs has no such place, and readers would take it for the address.
 */
export function unnamedSections({ sections, language }: ParsedResume): Map<number, string> {
  const name = SKILLS[language];
  if (name === undefined) return new Map();
  const shown = isShouted(sections) ? name.toUpperCase() : name;
  return new Map(
    sections
      .filter(({ kind, heading }) => kind === 'skills' && heading === null)
      .flatMap(({ lineRanges: [first] }) => (first ? [[first[0], shown] as const] : [])),
  );
}

/** Whether the other headings are all in capitals. */
function isShouted(sections: readonly Section[]): boolean {
  const written = sections.flatMap(({ heading }) => heading?.value ?? []);
  return written.length > 0 && written.every((text) => text === text.toUpperCase());
}

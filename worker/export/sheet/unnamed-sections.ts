import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume, Section, SectionKind } from '#worker/parse/model.ts';

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

/** Where a section without a heading of its own stands in a file of one column. */
export type Standing =
  /** Above the first heading. */
  | { at: 'top' }
  /** Below the section before it, as in the text. */
  | { at: 'section before' }
  /** Below a heading that says what it is. */
  | { at: 'heading'; heading: string };

/**
 * The standing of each section that has no heading, or none but a line alone. A list of skills gets one: on the page it was known
 * by its place, a file of plain paragraphs has no such place, and readers would take it for the address.
 */
export function unnamedSections(
  document: ExtractedDocument,
  { sections, language }: ParsedResume,
): Map<Section, Standing> {
  const name = SKILLS[language];
  const shown = name && isShouted(sections) ? name.toUpperCase() : name;
  const standings = new Map<Section, Standing>();
  for (const [at, section] of sections.entries()) {
    if (section.heading !== null && !isLineAlone(document, section)) continue;
    const isOwnColumn = document.signals.columns > 1 && TOP.has(section.kind);
    if (at === 0 || isOwnColumn) standings.set(section, { at: 'top' });
    else if (section.kind !== 'skills' || !shown || sections[at - 1]?.kind === 'skills') {
      standings.set(section, { at: 'section before' });
    } else standings.set(section, { at: 'heading', heading: shown });
  }
  return standings;
}

/** Whether what looks like an unknown heading has nothing below it, and so is a line like any other. */
const isLineAlone = ({ lines }: ExtractedDocument, { kind, lineRanges }: Section): boolean =>
  kind === 'other' &&
  lineRanges.every(([from, to]) => lines.slice(from, to).every(({ text }) => text.trim() === ''));

/** What may open a column, and would then be read as part of the column before it. */
const TOP = new Set<SectionKind>(['header', 'summary', 'objective', 'experience']);

/** Whether the other headings are all in capitals. */
function isShouted(sections: readonly Section[]): boolean {
  const written = sections.flatMap(({ heading }) => heading?.value ?? []);
  return written.length > 0 && written.every((text) => text === text.toUpperCase());
}

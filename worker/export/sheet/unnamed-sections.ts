import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume, Section, SectionKind } from '#worker/parse/model.ts';
import { labelledLines } from './split-headings.ts';
import { tableCells } from './table-heads.ts';

/** What a section is called; a language that is not here gets no heading. */
const NAMES: Partial<Record<SectionKind, Record<string, string>>> = {
  skills: {
    de: 'Kenntnisse',
    en: 'Skills',
    es: 'Habilidades',
    fr: 'Compétences',
    it: 'Competenze',
    nl: 'Vaardigheden',
    pt: 'Competências',
    sv: 'Kompetenser',
  },
  experience: {
    de: 'Berufserfahrung',
    en: 'Experience',
    es: 'Experiencia',
    fr: 'Expérience professionnelle',
    it: 'Esperienza professionale',
    nl: 'Werkervaring',
    pt: 'Experiência profissional',
    sv: 'Arbetslivserfarenhet',
  },
  education: {
    de: 'Ausbildung',
    en: 'Education',
    es: 'Educación',
    fr: 'Formation',
    it: 'Istruzione',
    nl: 'Opleiding',
    pt: 'Formação',
    sv: 'Utbildning',
  },
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
 * The standing of each section that has no heading, or none but a label, a line alone or a table's row of names. A list of skills
 * gets one: on the page it was known by its place, a file of plain paragraphs has no such place, and readers would take it
 * for the address. So does what a table tells: its row of names stands below, over the rows.
 */
export function unnamedSections(
  document: ExtractedDocument,
  { sections, language }: ParsedResume,
): Map<Section, Standing> {
  const shouted = isShouted(document, sections);
  const named = (kind: SectionKind): string | undefined => {
    const name = NAMES[kind]?.[language];
    return shouted ? name?.toUpperCase() : name;
  };
  const shown = named('skills');
  const standings = new Map<Section, Standing>();
  const labelled = labelledLines(document, sections);
  for (const [at, section] of sections.entries()) {
    if (labelled.has(section)) {
      standings.set(section, { at: 'section before' });
      continue;
    }
    const row = headOfTable(document, section);
    const told = row && (named(section.kind) ?? row.at(-1)!);
    if (told) {
      standings.set(section, { at: 'heading', heading: told });
      continue;
    }
    if (section.heading !== null && isItemBelow(section, standings.get(sections[at - 1]!))) {
      standings.set(section, { at: 'section before' });
      continue;
    }
    if (section.heading !== null && !isLineAlone(document, section)) continue;
    const isOwnColumn = document.signals.columns > 1 && TOP.has(section.kind);
    if (at === 0 || isOwnColumn) standings.set(section, { at: 'top' });
    else if (section.kind !== 'skills' || !shown || sections[at - 1]?.kind === 'skills') {
      standings.set(section, { at: 'section before' });
    } else standings.set(section, { at: 'heading', heading: shown });
  }
  return standings;
}

/** 'COMMUNICATION' right below skills that have no heading of their own: one more of them. */
const isItemBelow = ({ kind, standardHeading }: Section, above: Standing | undefined): boolean =>
  kind === 'skills' && !standardHeading && above?.at === 'heading';

/** Whether what looks like an unknown heading has nothing below it, and so is a line like any other. */
const isLineAlone = ({ lines }: ExtractedDocument, { kind, lineRanges }: Section): boolean =>
  kind === 'other' &&
  lineRanges.every(([from, to]) => lines.slice(from, to).every(({ text }) => text.trim() === ''));

/** What may open a column, and would then be read as part of the column before it. */
const TOP = new Set<SectionKind>(['header', 'summary', 'objective', 'experience']);

/** The names of a table's columns where they are all that opens a section; null for any other heading. */
const headOfTable = ({ text }: ExtractedDocument, { heading }: Section): string[] | null =>
  heading?.span ? tableCells(text.slice(heading.span.start, heading.span.end)) : null;

/** Whether the other headings are all in capitals. */
function isShouted(document: ExtractedDocument, sections: readonly Section[]): boolean {
  const written = sections.flatMap((section) =>
    headOfTable(document, section) ? [] : (section.heading?.value ?? []),
  );
  return written.length > 0 && written.every((text) => text === text.toUpperCase());
}

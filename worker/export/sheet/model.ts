/** A resume as it will be set: what the PDF, the Word file and the Markdown copy are all made from. */
import type { SectionKind } from '#worker/parse/model.ts';

/** `entry` is the first line of a job, a school or a project; `detail` a further line of the same header. */
export const ROW_KINDS = [
  'name',
  'headline',
  'contact',
  'heading',
  'entry',
  'detail',
  'bullet',
  'paragraph',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One paragraph. Its text and its dates together hold whole lines of the enhanced text. */
export interface Row {
  kind: RowKind;
  text: string;
  /** Part of the text in bold, in UTF-16 units. */
  strong: Range | null;
  /** Dates at the right margin; '' for none. */
  right: string;
  links: RowLink[];
  /** Indices of its lines in the document that the sheet was made from. */
  lines: readonly number[];
}

export interface Range {
  start: number;
  end: number;
}

export interface RowLink extends Range {
  url: string;
}

export interface SheetSection {
  kind: SectionKind;
  /** The heading is the first row where the resume has one. */
  heading: string | null;
  rows: Row[];
}

export interface Sheet {
  /** Applicant's name; null where none was found. */
  name: string | null;
  /** BCP 47. */
  language: string;
  /** What the resume's country prints on. */
  paper: 'a4' | 'letter';
  /** Name, headline, contact details: what stands above the first heading. */
  head: Row[];
  sections: SheetSection[];
}

/** Every row in the order of the page. */
export const rowsOf = ({ head, sections }: Sheet): Row[] => [
  ...head,
  ...sections.flatMap(({ rows }) => rows),
];

/** A row with nothing but text. */
export const plainRow = (kind: RowKind, text: string, lines: readonly number[]): Row => ({
  kind,
  text,
  strong: null,
  right: '',
  links: [],
  lines,
});

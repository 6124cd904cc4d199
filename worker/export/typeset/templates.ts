/** The look of each template: every size, space and colour of a document, once. */
import {
  ACCENT_COLOURS,
  type AccentName,
  type DocumentOptions,
  type TemplateName,
} from '#contract/document-options.ts';
import type { RowKind } from '../sheet/model.ts';

export type Family = 'sans' | 'serif';
export type Face = 'regular' | 'bold' | 'italic';

export const INK = '#1f1f1f';
const QUIET = '#4a4a4a';

/** How rows of one kind are set; lengths in ems of the text size, so that they shrink with it. */
export interface RowStyle {
  /** Of the text size. */
  scale: number;
  face: Face;
  /** Face of the strong part. */
  strong: Face;
  colour: string;
  before: number;
  after: number;
  /** Distance of baselines, in ems of the row's own size. */
  leading: number;
  align: 'left' | 'centre';
}

export interface Look {
  family: Family;
  /** Points. */
  sizePt: number;
  /** Points. */
  marginX: number;
  marginY: number;
  rows: Record<RowKind, RowStyle>;
  /** Rule at a heading: its place, thickness in points, and colour. */
  rule: { at: 'below' | 'left' | 'none'; width: number; colour: string };
  /** Rule below the head of the page; 0 for none. */
  headRule: { width: number; colour: string };
  /** Of the bullet's text, in ems; the mark stands a little to the left of it. */
  bulletIndent: number;
  dateColour: string;
}

/** Limits within which fitting to a number of pages may go. */
export const LIMITS = { sizePt: 9, spacing: 0.55, leading: 0.93, marginPt: 40 };

/** Sizes and spaces of a template with the user's choices in it. */
export function lookOf(options: Pick<DocumentOptions, 'template' | 'sizePt' | 'accent'>): Look {
  const { usual, look } = TEMPLATES[options.template];
  const accent = ACCENT_COLOURS[options.accent ?? usual];
  const made = look(accent);
  return options.sizePt === null ? made : { ...made, sizePt: options.sizePt };
}

const row = (style: Partial<RowStyle>): RowStyle => ({
  scale: 1,
  face: 'regular',
  strong: 'bold',
  colour: INK,
  before: 0,
  after: 0,
  leading: 1.36,
  align: 'left',
  ...style,
});

const TEMPLATES: Record<TemplateName, { usual: AccentName; look: (accent: string) => Look }> = {
  plain: {
    usual: 'black',
    look: (accent) => ({
      family: 'sans',
      sizePt: 10.5,
      marginX: 62,
      marginY: 56,
      rows: {
        name: row({ scale: 1.9, face: 'bold', colour: accent, leading: 1.15, after: 0.1 }),
        headline: row({ scale: 1.15, colour: QUIET, after: 0.1 }),
        contact: row({ colour: QUIET, after: 0.1 }),
        heading: row({
          scale: 1.18,
          face: 'bold',
          colour: accent,
          before: 1.25,
          after: 0.3,
          leading: 1.25,
        }),
        entry: row({ before: 0.82 }),
        detail: row({ colour: QUIET }),
        bullet: row({ before: 0.16 }),
        paragraph: row({ before: 0.16 }),
      },
      rule: { at: 'none', width: 0, colour: accent },
      headRule: { width: 0, colour: accent },
      bulletIndent: 1.15,
      dateColour: QUIET,
    }),
  },
  classic: {
    usual: 'black',
    look: (accent) => ({
      family: 'serif',
      sizePt: 10.5,
      marginX: 66,
      marginY: 58,
      rows: {
        name: row({ scale: 2.2, colour: accent, leading: 1.15, after: 0.12, align: 'centre' }),
        headline: row({ scale: 1.1, face: 'italic', colour: QUIET, after: 0.12, align: 'centre' }),
        contact: row({ scale: 0.95, colour: QUIET, after: 0.1, align: 'centre' }),
        heading: row({
          scale: 1.16,
          face: 'bold',
          colour: accent,
          before: 1.25,
          after: 0.42,
          leading: 1.25,
        }),
        entry: row({ before: 0.8 }),
        detail: row({ face: 'italic' }),
        bullet: row({ before: 0.14 }),
        paragraph: row({ before: 0.14 }),
      },
      rule: { at: 'below', width: 0.6, colour: accent },
      headRule: { width: 0, colour: accent },
      bulletIndent: 1.2,
      dateColour: INK,
    }),
  },
  modern: {
    usual: 'blue',
    look: (accent) => ({
      family: 'sans',
      sizePt: 10.5,
      marginX: 58,
      marginY: 54,
      rows: {
        name: row({ scale: 2.5, colour: accent, leading: 1.12, after: 0.08 }),
        headline: row({ scale: 1.2, colour: INK, after: 0.12 }),
        contact: row({ scale: 0.95, colour: QUIET, after: 0.08 }),
        heading: row({
          scale: 1.14,
          face: 'bold',
          colour: accent,
          before: 1.3,
          after: 0.32,
          leading: 1.25,
        }),
        entry: row({ before: 0.82 }),
        detail: row({ colour: QUIET }),
        bullet: row({ before: 0.16 }),
        paragraph: row({ before: 0.16 }),
      },
      rule: { at: 'left', width: 2.4, colour: accent },
      headRule: { width: 1.4, colour: accent },
      bulletIndent: 1.15,
      dateColour: accent,
    }),
  },
  compact: {
    usual: 'black',
    look: (accent) => ({
      family: 'sans',
      sizePt: 9.5,
      marginX: 50,
      marginY: 44,
      rows: {
        name: row({ scale: 1.75, face: 'bold', colour: accent, leading: 1.12, after: 0.04 }),
        headline: row({ scale: 1.08, colour: QUIET, leading: 1.25 }),
        contact: row({ colour: QUIET, leading: 1.28 }),
        heading: row({
          scale: 1.08,
          face: 'bold',
          colour: accent,
          before: 0.85,
          after: 0.26,
          leading: 1.2,
        }),
        entry: row({ before: 0.62, leading: 1.28 }),
        detail: row({ colour: QUIET, leading: 1.28 }),
        bullet: row({ before: 0.06, leading: 1.28 }),
        paragraph: row({ before: 0.06, leading: 1.28 }),
      },
      rule: { at: 'below', width: 0.5, colour: '#8a8a8a' },
      headRule: { width: 0, colour: accent },
      bulletIndent: 1.05,
      dateColour: QUIET,
    }),
  },
};

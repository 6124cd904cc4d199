/** How a document for employers looks: what the page asks for and the engine sets. */

export const TEMPLATES = ['plain', 'classic', 'modern', 'compact'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** What a person reads. */
export const TEMPLATE_TITLES: Record<TemplateName, string> = {
  plain: 'Plain',
  classic: 'Classic',
  modern: 'Modern',
  compact: 'Compact',
};

export const PAPERS = ['auto', 'a4', 'letter'] as const;

/** Colours of the accents; each at least 7:1 on white, so that fine print may use it. */
export const ACCENT_COLOURS = {
  black: '#1f1f1f',
  blue: '#1a3f7a',
  green: '#1d5138',
  wine: '#6e1f36',
  plum: '#4f2a6e',
  slate: '#3a4a57',
} as const;
export type AccentName = keyof typeof ACCENT_COLOURS;
export const ACCENTS = ['black', 'blue', 'green', 'wine', 'plum', 'slate'] as const;

/** Sizes of the text in points that a person reads without effort on paper. */
export const TEXT_SIZES = [9, 9.5, 10, 10.5, 11, 11.5, 12] as const;

/** Forms of a date: as the resume has it, `Mar 2021`, `March 2021`, `03/2021`. */
export const DATE_STYLES = ['as-written', 'short', 'long', 'numeric'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

export interface DocumentOptions {
  template: TemplateName;
  /** `auto`: Letter for North America, A4 elsewhere. */
  paper: (typeof PAPERS)[number];
  /** Points; null takes the template's own size. */
  sizePt: (typeof TEXT_SIZES)[number] | null;
  /** Null takes the template's own accent. */
  accent: AccentName | null;
  dates: DateStyle;
  /** Pages to fit to, by tighter spacing and smaller type within limits; null lets it run. */
  pages: 1 | 2 | null;
  /** Kinds of section to put first, in this order; the others follow as they stand. */
  order: string[];
}

export const DEFAULT_OPTIONS: DocumentOptions = {
  template: 'plain',
  paper: 'auto',
  sizePt: null,
  accent: null,
  dates: 'as-written',
  pages: null,
  order: [],
};

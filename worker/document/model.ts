/** The plain-data model of a read document: what extraction hands to every later stage. */
import type { DocumentFormat, Warning } from '#contract/resume.ts';

export type LineRole = 'body' | 'header' | 'footer' | 'textbox' | 'footnote' | 'cell';

/** One logical line in reading order; a blank line (`text === ''`) marks a paragraph gap. */
export interface DocumentLine {
  text: string;
  /** Offset of `text` in `ExtractedDocument.text`. */
  start: number;
  role: LineRole;
  /** 1-based page, where the format has pages. */
  page?: number;
  /** Left edge and baseline from the page's top, in points. */
  x?: number;
  y?: number;
  /** Width in points. */
  width?: number;
  sizePt?: number;
  bold?: boolean;
  italic?: boolean;
  /** Outline or heading style level given by the document itself (1 = highest). */
  headingLevel?: number;
  /** The document's own list markup, whether or not `text` starts with a glyph. */
  list?: 'bullet' | 'number';
  /** The user says that it tells nothing: the parser passes it over. */
  passedOver?: boolean;
  /** 0-based column of the page that the line stands in, when the page has several. */
  column?: number;
}

export interface DocumentLink {
  url: string;
  /** Visible text, when known. */
  text?: string;
  line?: number;
}

export interface LayoutSignals {
  pageCount: number | null;
  /** Side-by-side text columns on the busiest page; 1 when two signals do not agree. */
  columns: number;
  /** Likeness 0..1 of a row-by-row reading to ours; 1 = any parser reads it in our order. */
  rowOrderLikeness: number;
  /** Share 0..1 of the letters that a parser gets which skips page headers, footers, text boxes and notes. */
  bodyShare: number;
  tables: number;
  textBoxes: number;
  images: number;
  headerText: boolean;
  footerText: boolean;
  /** E-mail or phone stands only in a page header, footer or text box. */
  contactOutsideBody: boolean;
  /** Characters that are hidden, white on white, or smaller than 3 pt. */
  hiddenChars: number;
  /** First of the hidden words, to find them by; they are no part of the text. */
  hiddenSample?: string;
  /** Characters from icon fonts, the private-use area, or unmapped glyphs, that were dropped. */
  junkChars: number;
  trackedChanges: boolean;
  fonts: string[];
  producer: string | null;
  /** Text comes from an OCR layer over a scan. */
  ocrLayer: boolean;
  /** Extension differs from the real type. */
  extensionMismatch: boolean;
}

export interface ExtractedDocument {
  format: DocumentFormat;
  /** `lines` joined by '\n'. */
  text: string;
  lines: DocumentLine[];
  links: DocumentLink[];
  signals: LayoutSignals;
  warnings: Warning[];
  /** True when a limit cut the text. */
  truncated: boolean;
  /** What a careless parser sees: rows across columns, no headers or text boxes. Null when the same. */
  carelessText: string | null;
}

export type { DocumentFormat, Warning };

/** Signals of a document about which nothing special is known. */
export const PLAIN_SIGNALS: LayoutSignals = {
  pageCount: null,
  columns: 1,
  rowOrderLikeness: 1,
  bodyShare: 1,
  tables: 0,
  textBoxes: 0,
  images: 0,
  headerText: false,
  footerText: false,
  contactOutsideBody: false,
  hiddenChars: 0,
  junkChars: 0,
  trackedChanges: false,
  fonts: [],
  producer: null,
  ocrLayer: false,
  extensionMismatch: false,
};

/** Sets each line's `start` and returns the joined text, so that the two can never disagree. */
export function joinLines(lines: DocumentLine[]): string {
  let offset = 0;
  for (const line of lines) {
    line.start = offset;
    offset += line.text.length + 1;
  }
  return lines.map((line) => line.text).join('\n');
}

/** What a page holds before it is read: placed glyphs, painted areas, links. */

/** Traits of a font, taken from its real name. */
export interface FontTraits {
  name: string;
  bold: boolean;
  italic: boolean;
  /** Prints pictures in place of letters: nothing in it can be read. */
  icons: boolean;
  /** Prints list marks and arrows in place of letters. */
  dingbats: boolean;
}

/** One drawn character in points from the page's top left; `y` is the baseline. */
export interface Glyph {
  text: string;
  x: number;
  /** Right edge without letter-spacing. */
  x2: number;
  y: number;
  sizePt: number;
  font: FontTraits;
  hidden: boolean;
  /** A space character was drawn between this glyph and the one before it. */
  spaceBefore: boolean;
  /** Three spaces or more, typed to set it apart as a tab would. */
  wideBefore: boolean;
}

export interface Box {
  x: number;
  y: number;
  x2: number;
  y2: number;
}

/** A link as the page holds it: an area that leads to an address. */
export interface PageLink {
  url: string;
  area: Box;
}

/** A page as drawn; `turned` holds text that runs along another edge of the paper. */
export interface Page {
  number: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  turned: Glyph[][];
  images: Box[];
  /** Small filled shapes: list marks drawn without a font. */
  marks: Box[];
  /** Boxes drawn behind or around single rows of text. */
  frames: Box[];
  /** Coloured bands down the page, as behind a side bar. */
  panels: Box[];
  links: PageLink[];
  /** Real names of its fonts in the order of their first use. */
  fonts: string[];
  /** Filled shapes with curves: letters drawn as outlines, charts. */
  shapes: number;
  hiddenChars: number;
  junkChars: number;
  /** Letters whose font does not say which they are. */
  unmappedChars: number;
  /** Letters without paint that lie on a picture: an OCR layer. */
  ocrChars: number;
}

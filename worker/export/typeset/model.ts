/** Set text: every piece with its place on the page, in points from the top left. */
import type { Row } from '../sheet/model.ts';
import type { Face, Look } from './templates.ts';

/** Tightening of a look: shares of its spaces and its leading. */
export interface Tightness {
  spacing: number;
  leading: number;
}

/** Text in one face and colour. */
export interface Piece {
  text: string;
  face: Face;
  colour: string;
  sizePt: number;
  x: number;
  width: number;
  url?: string;
  /** It ends its line within a word, which goes on without a space. */
  isCut?: boolean;
}

export interface SetLine {
  row: Row;
  /** Which line of its row this is, and whether there are more. */
  index: number;
  isLast: boolean;
  /** The line before which no page may break away: it announces what follows. */
  keepWithNext: boolean;
  /** Space above, left out at the top of a page. */
  before: number;
  height: number;
  /** From the line's top. */
  baseline: number;
  pieces: Piece[];
  /** Dates at the right margin. */
  right: Piece | null;
  /** The list mark of a bullet's first line. */
  mark: Piece | null;
  rules: Rule[];
}

/** A filled bar, from the line's top left. */
export interface Rule {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

export interface PlacedLine extends SetLine {
  /** Top of the line on its page. */
  y: number;
}

export interface SetDocument {
  width: number;
  height: number;
  pages: PlacedLine[][];
  look: Look;
  tight: Tightness;
  /** How far it was tightened; 0 for the look as designed. */
  step: number;
  /** Whether it takes no more pages than were asked for; true where none were. */
  fits: boolean;
}

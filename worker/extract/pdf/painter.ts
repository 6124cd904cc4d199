import { isRightToLeft } from './bidi.ts';
import { cleanCharacters, isMarkGlyph } from './characters.ts';
import type { GraphicsState } from './graphics-state.ts';
import { apply, IDENTITY, multiply, shifted, type Matrix } from './matrix.ts';
import { isMark, MarkFinder } from './marks.ts';
import { withoutCopies } from './copies.ts';
import type { Box, Glyph } from './page.ts';
import { VeiledText } from './veiled.ts';

/** A character as pdf.js hands it over; numbers between them are kerning in 1/1000 of the font size. */
export interface ShownGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  vmetric?: [number, number, number];
}

/** What the glyphs of one string have in common. */
interface Pen {
  matrix: Matrix;
  /** Points to a unit of text space, along the writing. */
  unit: number;
  sizePt: number;
  /** Direction of writing in quarter turns clockwise. */
  turn: number;
}

function penOf({ fontSize, font }: GraphicsState, matrix: Matrix): Pen {
  const [a, b, c, d] = matrix;
  return {
    matrix,
    // not Math.hypot: this runs for every letter, and hypot is slow
    unit: Math.sqrt(a * a + b * b),
    sizePt: Math.sqrt(c * c + d * d) * Math.abs(fontSize) * (font?.emHeight ?? 1),
    turn: Math.abs(b) <= Math.abs(a) ? (a < 0 ? 2 : 0) : b < 0 ? 3 : 1,
  };
}

interface Fill {
  box: Box;
  /** Null for pictures, patterns and see-through fills. */
  color: string | null;
}

const TINY_PT = 3;
/** Spaces in a row from which they stand for a tab, as in the other formats. */
const WIDE_SPACES = 3;
/** A rectangle needs 13 numbers of pdf.js' path, a rounded one 40, a letter more. */
const OUTLINE_NUMBERS = 45;
/** Height and width of a box around a word or two, in points. */
const FRAME_PT = { low: 7, high: 32, wide: 260 };
/** Height and width of the ground of a side bar, as shares of the page. */
const PANEL = { high: 0.4, narrow: 0.12, wide: 0.48 };
/** Largest distance of two colours, per channel of 255, at which letters cannot be told from their ground. */
const SAME_COLOR = 12;

/** Most letters, boxes and pictures of one page that are looked at, and fills that are kept in mind; a dense page has a tenth. */
const MOST = { glyphs: 60_000, boxes: 2_000, fills: 3_000 };
/** Largest letters of a form field, in points, and their font. */
const NOTE_PT = 10;
const NOTE_FONT = { name: 'note', bold: false, italic: false, icons: false, dingbats: false };
/** Fills this small, as a share of the page, are forgotten first. */
const SMALL_FILL = 0.02;

/** Follows the drawing of one page and keeps what a reader would see of it. */
export class Painter {
  /** Glyphs by direction of writing in quarter turns clockwise. */
  readonly quarters: Glyph[][] = [[], [], [], []];
  readonly images: Box[] = [];
  readonly marks = new MarkFinder();
  /** Boxes as high as a row of text: around a word or two, they set it apart. */
  readonly frames: Box[] = [];
  /** Coloured bands down the page, as behind a side bar. */
  readonly panels: Box[] = [];
  #fills: Fill[] = [];
  /** Colours that something was filled with. */
  readonly #grounds = new Set<string | null>();
  readonly #base: Matrix;
  readonly #page: Box;
  /** Letters without paint, which lie on their own outlines where a web page was printed. */
  readonly #veiled = new VeiledText();
  /** The last transformation matrix, and what it makes of the page's base. */
  #ctm = IDENTITY;
  #toPage: Matrix;
  shapes = 0;
  hiddenChars = 0;
  junkChars = 0;
  unmappedChars = 0;
  ocrChars = 0;
  /** Spaces drawn since the last letter. */
  #spaces = 0;

  constructor(base: Matrix, page: Box) {
    this.#base = this.#toPage = base;
    this.#page = page;
  }

  /** Draws a string and moves the text matrix past it (ISO 32000-1 §9.4.4). */
  show(state: GraphicsState, items: readonly (ShownGlyph | number)[]): void {
    const { font } = state;
    if (!font) return;
    if (state.ctm !== this.#ctm) {
      this.#ctm = state.ctm;
      this.#toPage = multiply(this.#base, state.ctm);
    }
    const pen = penOf(state, multiply(this.#toPage, state.textMatrix));
    let along = 0;
    for (const item of items) {
      if (typeof item === 'number') {
        along -= (item / 1000) * state.fontSize * (font.vertical ? 1 : state.horizontalScale);
        continue;
      }
      const extra = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      if (font.vertical) {
        this.#place(item, state, pen, apply(pen.matrix, 0, along + state.rise), state.fontSize);
        along += (item.vmetric?.[0] ?? -1000) * font.unit * state.fontSize - extra;
      } else {
        const width = item.width * font.unit * state.fontSize * state.horizontalScale;
        this.#place(item, state, pen, apply(pen.matrix, along, state.rise), width);
        along += width + extra * state.horizontalScale;
      }
    }
    state.textMatrix = font.vertical
      ? shifted(state.textMatrix, 0, along)
      : shifted(state.textMatrix, along, 0);
  }

  fillPath(state: GraphicsState, bounds: ArrayLike<number>, points: number): void {
    const box = this.#shape(state, bounds);
    if (points > OUTLINE_NUMBERS && !isMark(box)) this.shapes += 1;
    const color = points <= OUTLINE_NUMBERS && state.alpha > 0.9 ? state.fill : null;
    this.#grounds.add(color);
    if (color !== null && !isWhite(color) && isPanel(box, this.#page)) this.panels.push(box);
    if (points > OUTLINE_NUMBERS && isLetterHigh(box)) this.#veiled.outline(box);
    this.#fill({ box, color });
  }

  #fill(fill: Fill): void {
    if (this.#fills.length >= MOST.fills) {
      const large = SMALL_FILL * areaOf(this.#page);
      const kept = this.#fills.filter(({ box }) => areaOf(box) > large);
      this.#fills = kept.slice(-MOST.fills / 2);
    }
    this.#fills.push(fill);
  }

  /** An outline matters only as a hollow list mark. */
  strokePath(state: GraphicsState, bounds: ArrayLike<number>): void {
    this.#shape(state, bounds);
  }

  /** Where a shape lies on the page; small ones may be list marks, or parts of an icon. */
  #shape(state: GraphicsState, bounds: ArrayLike<number>): Box {
    const box = boundsOf(multiply(this.#base, state.ctm), bounds);
    this.marks.shape(box);
    if (isFrame(box) && this.frames.length < MOST.boxes) this.frames.push(box);
    return box;
  }

  image(matrix: Matrix): void {
    const box = boundsOf(multiply(this.#base, matrix), [0, 0, 1, 1]);
    if (box.x2 - box.x < 2 || box.y2 - box.y < 2) return;
    this.marks.shape(box);
    if (!isMark(box) && this.images.length < MOST.boxes) this.images.push(box);
    this.#fill({ box, color: null });
  }

  /** A gradient or pattern over an unknown area: whatever lies on it counts as seen. */
  cover(): void {
    this.#fill({ box: this.#page, color: null });
  }

  #place(
    item: ShownGlyph,
    state: GraphicsState,
    { unit, sizePt, turn }: Pen,
    [x, y]: readonly [number, number],
    width: number,
  ): void {
    const { text, junk, unmapped } = cleanCharacters(item.unicode, state.font!.traits);
    this.junkChars += junk;
    this.unmappedChars += unmapped ?? 0;
    if (text.trim() === '') {
      const mark = { x, y: y - sizePt / 2, x2: x + width * unit, y2: y };
      if (isMarkGlyph(item.unicode, state.font!.traits)) this.marks.glyph(mark);
      this.#spaces += text.length;
      return;
    }
    if (!Number.isFinite(x + y + sizePt) || sizePt === 0) return;
    const isFull = this.quarters[turn]!.length >= MOST.glyphs;
    if (isFull || !this.#isNear(x, y, Math.max(sizePt, Math.abs(width) * unit))) {
      this.hiddenChars += text.length;
      return;
    }
    const spaces = this.#spaces + Number(text.startsWith(' '));
    const hidden = this.#isHidden(state, x, y, sizePt, text.length);
    const [along, across] = turned(x, y, turn);
    const glyph: Glyph = {
      text: asDrawn(text.trim()),
      sizePt,
      font: state.font!.traits,
      hidden,
      x: along,
      x2: along + width * unit,
      y: across,
      spaceBefore: spaces > 0,
      wideBefore: spaces >= WIDE_SPACES,
    };
    this.quarters[turn]!.push(glyph);
    if (hidden && turn === 0 && isUnpainted(state)) this.#veiled.letter(glyph);
    this.#spaces = Number(text.endsWith(' '));
  }

  #isHidden(state: GraphicsState, x: number, y: number, sizePt: number, length: number): boolean {
    const { x: left, y: top, x2: right, y2: bottom } = this.#page;
    const outside = x > right || x < left - sizePt || y < top || y > bottom + sizePt;
    const unpainted = isUnpainted(state);
    if (unpainted && !outside && this.#onImage(x, y - sizePt / 4)) {
      this.ocrChars += length;
      return false;
    }
    const filled = state.renderMode === 0 || state.renderMode === 4;
    const camouflaged = filled && this.#hasGroundOf(state.fill, x + sizePt / 4, y - sizePt / 4);
    const hidden = outside || unpainted || camouflaged || sizePt < TINY_PT;
    if (hidden) this.hiddenChars += length;
    return hidden;
  }

  /** Whether a letter is no larger than the page and stands on it or not far beside it. */
  #isNear(x: number, y: number, largestPt: number): boolean {
    const { x2, y2 } = this.#page;
    const reach = x2 + y2;
    return largestPt < reach && x > -reach && x < x2 + reach && y > -reach && y < y2 + reach;
  }

  /** Whether a point lies on ground of a colour: of the last fill that covers it, else white paper. */
  #hasGroundOf(color: string | null, x: number, y: number): boolean {
    if (color === null) return false;
    const paper = isWhite(color);
    if (!paper && !this.#grounds.has(color)) return false;
    const ground = this.#fills.findLast(({ box }) => contains(box, x, y));
    return ground ? sameColor(color, ground.color) : paper;
  }

  /** Writes what a form field or a note shows: lines of even letters in its box, from the top. */
  note(text: string, { x, y, x2, y2 }: Box): void {
    const rows = text.split(/\r\n?|\n/);
    const sizePt = Math.min(NOTE_PT, (y2 - y) / (1.2 * rows.length));
    const longest = Math.max(...rows.map((row) => row.length));
    const step = Math.min(0.5 * sizePt, (x2 - x) / longest);
    for (const [row, line] of rows.entries()) {
      let spaces = 0;
      for (const [column, letter] of Array.from(line).entries()) {
        if (letter.trim() === '') spaces += 1;
        else {
          this.quarters[0]!.push({
            text: letter,
            x: x + column * step,
            x2: x + (column + 1) * step,
            y: y + (row + 0.9) * 1.2 * sizePt,
            sizePt,
            font: NOTE_FONT,
            hidden: false,
            spaceBefore: spaces > 0,
            wideBefore: spaces >= WIDE_SPACES,
          });
          spaces = 0;
        }
      }
    }
  }

  /** To be called once the page is drawn: shows letters on their own outlines, and drops second copies of letters. */
  finish(): void {
    this.hiddenChars -= this.#veiled.unveil();
    for (const [turn, glyphs] of this.quarters.entries()) {
      this.quarters[turn] = withoutCopies(glyphs);
    }
  }

  #onImage(x: number, y: number): boolean {
    return this.images.some((box) => contains(box, x, y));
  }
}

const isUnpainted = ({ renderMode, alpha }: GraphicsState) =>
  renderMode === 3 || renderMode === 7 || alpha === 0;

/** A shape as high as letters are. */
const isLetterHigh = ({ y, y2 }: Box) => y2 - y > TINY_PT && y2 - y < 3 * FRAME_PT.high;

/** Letters of a ligature in the order of the eye, in which all other letters come. */
const asDrawn = (text: string) =>
  text.length > 1 && isRightToLeft(text) ? Array.from(text).toReversed().join('') : text;

/** A box that may stand around one row of words. */
const isFrame = ({ x, y, x2, y2 }: Box) =>
  y2 - y > FRAME_PT.low &&
  y2 - y < FRAME_PT.high &&
  x2 - x > FRAME_PT.low &&
  x2 - x < FRAME_PT.wide;

/** A box over much of the page's height and less than half of its width. */
const isPanel = ({ x, y, x2, y2 }: Box, page: Box) =>
  y2 - y > PANEL.high * page.y2 && x2 - x > PANEL.narrow * page.x2 && x2 - x < PANEL.wide * page.x2;

const areaOf = (box: Box) => (box.x2 - box.x) * (box.y2 - box.y);

const contains = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x2 && y >= box.y && y <= box.y2;

export function boundsOf(matrix: Matrix, bounds: ArrayLike<number>): Box {
  const [x, y] = apply(matrix, bounds[0]!, bounds[1]!);
  const [x2, y2] = apply(matrix, bounds[2]!, bounds[3]!);
  return { x: Math.min(x, x2), y: Math.min(y, y2), x2: Math.max(x, x2), y2: Math.max(y, y2) };
}

/** Coordinates of a point as seen with the paper turned so that the writing is upright. */
function turned(x: number, y: number, quarterTurns: number): [along: number, across: number] {
  if (quarterTurns === 1) return [y, -x];
  if (quarterTurns === 2) return [-x, -y];
  if (quarterTurns === 3) return [-y, x];
  return [x, y];
}

function sameColor(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  return [1, 3, 5].every((at) => Math.abs(channel(a, at) - channel(b, at)) <= SAME_COLOR);
}

/** Whether a colour cannot be told from white paper: every channel is near its end. */
function isWhite(color: string): boolean {
  // it is asked of every letter, and letters in a row have one colour
  if (color !== lastColor.color) lastColor = { color, white: sameColor(color, '#ffffff') };
  return lastColor.white;
}

let lastColor = { color: '#ffffff', white: true };

const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);

/** Text to words with their widths, and words to the pieces that a line is drawn in. */
import type { Row } from '../sheet/model.ts';
import { breakLines, widthOf, type Box } from './break-lines.ts';
import { drawable, faceFor, type Metrics } from './metrics.ts';
import type { Piece } from './model.ts';
import type { Face, RowStyle } from './templates.ts';

/** A word, or what may not be parted, in the pieces that it is drawn in; `x` counts from its own start. */
export interface Word extends Box {
  pieces: Piece[];
}

/** A text at a place, in the face that has its glyphs. */
export function piece(
  text: string,
  face: Face,
  colour: string,
  sizePt: number,
  x: number,
  metrics: Metrics,
  url?: string,
): Piece {
  const own = faceFor(text, face, metrics);
  const width = metrics.width(text, own) * sizePt;
  return { text, face: own, colour, sizePt, x, width, ...(url !== undefined && { url }) };
}

/** The row's text as words; one that is wider than `measure` is cut. */
export function wordsOf(
  row: Row,
  style: RowStyle,
  sizePt: number,
  measure: number,
  metrics: Metrics,
): Word[] {
  const marks = [0, row.text.length];
  if (row.strong) marks.push(row.strong.start, row.strong.end);
  for (const { start, end } of row.links) marks.push(start, end);
  const cuts = [...new Set(marks)].toSorted((a, b) => a - b);
  const words: Word[] = [];
  for (const match of row.text.matchAll(/\S+/g)) {
    const from = match.index;
    const to = from + match[0].length;
    const inner = [from, ...cuts.filter((cut) => cut > from && cut < to), to];
    const pieces = inner.slice(0, -1).flatMap((start, at): Piece[] => {
      const text = drawable(row.text.slice(start, inner[at + 1]));
      const isStrong = row.strong && start >= row.strong.start && start < row.strong.end;
      const link = row.links.find((link) => start >= link.start && start < link.end);
      const face = isStrong ? style.strong : style.face;
      return text === '' ? [] : [piece(text, face, style.colour, sizePt, 0, metrics, link?.url)];
    });
    if (pieces.length > 0)
      words.push(...cutToFit(wordFrom(pieces, sizePt, metrics), measure, metrics));
  }
  return words;
}

function wordFrom(pieces: Piece[], sizePt: number, metrics: Metrics): Word {
  let x = 0;
  const placed = pieces.map((part) => {
    const here = { ...part, x };
    x += part.width;
    return here;
  });
  const { text, face } = pieces.at(-1)!;
  const space = metrics.width(' ', face) * sizePt;
  const isCapital = /^\P{L}*\p{Lu}/u.test(pieces[0]!.text);
  return { pieces: placed, width: x, space, announces: text.endsWith(':'), isCapital };
}

/**
 * An address or a word without spaces that is wider than its line, in parts without a space between, of
 * which each line takes as many as it holds.
 */
function cutToFit(word: Word, measure: number, metrics: Metrics): Word[] {
  const [first] = word.pieces;
  if (word.width <= measure || !first) return [word];
  const parts: Word[] = [];
  for (const whole of word.pieces) {
    const { face, colour, sizePt, url } = whole;
    const fits = (text: string) => metrics.width(text, whole.face) * sizePt <= measure;
    for (const text of partsThatFit(whole.text, fits)) {
      const part = piece(text, face, colour, sizePt, 0, metrics, url);
      parts.push({ pieces: [part], width: part.width, space: 0 });
    }
  }
  parts.at(-1)!.space = word.space;
  return parts;
}

/** Where an address may break, the best places first: before a hyphen, since readers drop one at the end of a line. */
const PARTS = [/[^/@]*[/@]+|[^/@]+/gu, /[^._]*[._]+|[^._]+/gu, /-*[^-]+|-+$/gu];

/** In as few kinds of places as will do; within a name only where it is wider than its line. */
const partsThatFit = (text: string, fits: (text: string) => boolean): string[] =>
  PARTS.reduce(
    (parts, at) => parts.flatMap((part) => (fits(part) ? [part] : (part.match(at) ?? []))),
    [text],
  ).flatMap((part) => (fits(part) ? [part] : pieceByPiece(part, fits)));

function pieceByPiece(text: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  for (const sign of text) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last + sign)) parts[parts.length - 1] = last + sign;
    else parts.push(sign);
  }
  return parts;
}

/** Words in lines; pieces of one look that stand side by side are drawn in one go. */
export function inLines(words: readonly Word[], measure: (line: number) => number): Piece[][] {
  const starts = breakLines(words, measure);
  return starts.map((start, at) => {
    const line = words.slice(start, starts[at + 1]);
    const pieces = joined(line);
    const isCut = at < starts.length - 1 && line.at(-1)?.space === 0;
    return isCut ? [...pieces.slice(0, -1), { ...pieces.at(-1)!, isCut }] : pieces;
  });
}

/** Items between bars: a line breaks between two items, where the bar is left out. */
export function itemLines(words: readonly Word[], measure: number): Piece[][] {
  const items: Word[][] = [[]];
  const bars: Word[] = [];
  for (const word of words) {
    const isBar = /^[|•·]$/.test(word.pieces.map(({ text }) => text).join(''));
    if (isBar && items.at(-1)!.length > 0) {
      bars.push(word);
      items.push([]);
    } else items.at(-1)!.push(word);
  }
  const lines: Word[][] = [];
  for (const [at, item] of items.entries()) {
    const line = lines.at(-1);
    const bar = bars[at - 1];
    const wider = line && bar && [...line, bar, ...item];
    if (wider && widthOf(wider) <= measure) lines[lines.length - 1] = wider;
    else lines.push(item);
  }
  return lines
    .filter((line) => line.length > 0)
    .flatMap((line) => (widthOf(line) <= measure ? [joined(line)] : inLines(line, () => measure)));
}

/** Words side by side from x = 0; the space between two goes to the left one. */
function joined(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let x = 0;
  for (const [at, word] of words.entries()) {
    for (const part of word.pieces) {
      const last = pieces.at(-1);
      const placed = { ...part, x: x + part.x };
      if (last && isSameLook(last, placed)) {
        last.text += placed.text;
        last.width = placed.x + placed.width - last.x;
      } else pieces.push(placed);
    }
    x += word.width;
    const last = pieces.at(-1);
    if (last && word.space > 0 && at < words.length - 1) {
      last.text += ' ';
      last.width += word.space;
      x += word.space;
    }
  }
  return pieces;
}

const isSameLook = (a: Piece, b: Piece): boolean =>
  a.face === b.face && a.colour === b.colour && a.url === b.url;

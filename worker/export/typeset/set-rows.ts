/** Rows to lines: words measured, broken and put side by side. */
import type { Row } from '../sheet/model.ts';
import { breakLines, type Box } from './break-lines.ts';
import { drawable, faceFor, type Metrics } from './metrics.ts';
import type { Piece, Rule, SetLine } from './model.ts';
import type { Face, Look, RowStyle } from './templates.ts';

/** Between a line's text and the dates on its right, in ems. */
const DATES_GAP = 1.6;

/** Where the middle of a capital stands above the baseline, in ems; the same in all of our faces. */
const CAPITAL_MIDDLE = 0.33;

const MARK = '•';

/** Tightening of a look: shares of its spaces and its leading. */
export interface Tightness {
  spacing: number;
  leading: number;
}

/** Every line of the rows for a page of the given width. */
export function setRows(
  head: readonly Row[],
  body: readonly Row[],
  look: Look,
  pageWidth: number,
  metrics: Metrics,
  tight: Tightness,
): SetLine[] {
  const measure = pageWidth - 2 * look.marginX;
  const rows = [...head, ...body];
  return rows.flatMap((row, at) => {
    const lines = setRow(row, rows[at - 1], look, measure, metrics, tight);
    const isEndOfHead = at === head.length - 1 && body.length > 0;
    if (isEndOfHead && look.headRule.width > 0) underline(lines.at(-1), look, measure);
    return lines;
  });
}

/** A rule below the head of the page. */
function underline(line: SetLine | undefined, look: Look, measure: number): void {
  if (!line) return;
  const { width, colour } = look.headRule;
  const gap = look.sizePt * 0.55;
  line.rules.push({ x: look.marginX, y: line.height + gap, width: measure, height: width, colour });
  line.height += gap + width;
}

/** A word, or what may not be parted, in the pieces that it is drawn in; `x` counts from its own start. */
interface Word extends Box {
  pieces: Piece[];
}

function setRow(
  row: Row,
  above: Row | undefined,
  look: Look,
  measure: number,
  metrics: Metrics,
  tight: Tightness,
): SetLine[] {
  const style = look.rows[row.kind];
  const sizePt = look.sizePt * style.scale;
  const indent = row.kind === 'bullet' ? look.bulletIndent * look.sizePt : 0;
  const right = row.right === '' ? null : datesPiece(row.right, look, sizePt, metrics);
  const full = measure - indent;
  const beside = right ? full - right.width - DATES_GAP * look.sizePt : full;
  const words = wordsOf(row, style, sizePt, right ? beside : full, metrics);
  const lines =
    row.kind === 'contact'
      ? itemLines(words, full)
      : inLines(words, (line) => (line === 0 ? beside : full));
  const height = sizePt * style.leading * tight.leading;
  const baseline = height / 2 + CAPITAL_MIDDLE * sizePt;
  return lines.map((line, index): SetLine => {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const width = line.at(-1) ? line.at(-1)!.x + line.at(-1)!.width : 0;
    const shift = look.marginX + indent + (style.align === 'centre' ? (full - width) / 2 : 0);
    const set: SetLine = {
      row,
      index,
      isLast,
      keepWithNext: ['name', 'headline', 'heading', 'entry', 'detail'].includes(row.kind),
      before: isFirst ? spaceBetween(above, row, look) * tight.spacing : 0,
      height,
      baseline,
      pieces: line.map((piece) => ({ ...piece, x: piece.x + shift })),
      right: isFirst && right ? { ...right, x: look.marginX + measure - right.width } : null,
      mark:
        isFirst && row.kind === 'bullet' ? markPiece(look, sizePt, look.marginX, metrics) : null,
      rules: [],
    };
    if (row.kind === 'heading' && isLast) set.rules.push(...headingRules(set, look, measure));
    return set;
  });
}

/** Space between two rows in points: what the upper wants below and the lower above, the larger counts. */
function spaceBetween(above: Row | undefined, row: Row, look: Look): number {
  if (!above) return 0;
  const { before } = look.rows[row.kind];
  const { after } = look.rows[above.kind];
  // The first entry below a heading needs no gap of its own.
  if (above.kind === 'heading') return after * look.sizePt;
  return Math.max(before, after) * look.sizePt;
}

function headingRules(line: SetLine, look: Look, measure: number): Rule[] {
  const { at, width, colour } = look.rule;
  const x = look.marginX;
  if (at === 'none') return [];
  if (at === 'left') {
    const length = look.sizePt * 0.95;
    const y = line.baseline - length * 0.86;
    return [{ x: x - 9, y, width, height: length, colour }];
  }
  line.height += look.sizePt * 0.12 + width;
  return [{ x, y: line.height - width, width: measure, height: width, colour }];
}

function datesPiece(text: string, look: Look, sizePt: number, metrics: Metrics): Piece {
  return piece(drawable(text), 'regular', look.dateColour, sizePt, 0, metrics);
}

const markPiece = (look: Look, sizePt: number, x: number, metrics: Metrics): Piece =>
  piece(MARK, 'regular', look.rows.bullet.colour, sizePt, x + look.sizePt * 0.3, metrics);

function piece(
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
function wordsOf(
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
  return { pieces: placed, width: x, space: metrics.width(' ', pieces.at(-1)!.face) * sizePt };
}

/** An address or a word without spaces that is wider than its line, in parts that fit. */
function cutToFit(word: Word, measure: number, metrics: Metrics): Word[] {
  const [first] = word.pieces;
  if (word.width <= measure || !first) return [word];
  const parts: Word[] = [];
  for (const whole of word.pieces) {
    let text = '';
    const cut = () => {
      if (text !== '') {
        const { face, colour, sizePt, url } = whole;
        const part = piece(text, face, colour, sizePt, 0, metrics, url);
        parts.push({ pieces: [part], width: part.width, space: 0 });
      }
      text = '';
    };
    for (const sign of whole.text.match(/[^/@._-]{1,12}[/@._-]?|[/@._-]/gu) ?? []) {
      const wider = metrics.width(text + sign, whole.face) * whole.sizePt > measure;
      if (wider) cut();
      text += sign;
    }
    cut();
  }
  parts.at(-1)!.space = word.space;
  return parts;
}

/** Words in lines; pieces of one look that stand side by side are drawn in one go. */
function inLines(words: readonly Word[], measure: (line: number) => number): Piece[][] {
  const starts = breakLines(words, measure);
  return starts.map((start, at) => joined(words.slice(start, starts[at + 1])));
}

/** Items between bars: a line breaks between two items, where the bar is left out. */
function itemLines(words: readonly Word[], measure: number): Piece[][] {
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

const widthOf = (words: readonly Word[]): number =>
  words.reduce((sum, { width, space }, at) => sum + width + (at < words.length - 1 ? space : 0), 0);

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

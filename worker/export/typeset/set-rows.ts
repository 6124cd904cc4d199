/** Rows to lines: words measured, broken and put side by side. */
import type { Row } from '../sheet/model.ts';
import { drawable, type Metrics } from './metrics.ts';
import type { Piece, Rule, SetLine, Tightness } from './model.ts';
import type { Look } from './templates.ts';
import { inLines, itemLines, piece, wordsOf } from './words.ts';

/** Between a line's text and the dates on its right, in ems. */
const DATES_GAP = 1.6;

/** Where the middle of a capital stands above the baseline, in ems; the same in all of our faces. */
const CAPITAL_MIDDLE = 0.33;

const MARK = '•';

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
export function spaceBetween(above: Row | undefined, row: Row, look: Look): number {
  if (!above) return 0;
  const { before } = look.rows[row.kind];
  const { after } = look.rows[above.kind];
  // The first entry below a heading needs no gap of its own.
  if (above.kind === 'heading') return after * look.sizePt;
  const parts = isProseBesideContact(above, row) ? PARTED : 0;
  return Math.max(before, after, parts) * look.sizePt;
}

/** Sentences and contact details look alike; without a gap they would be read as one paragraph. */
const isProseBesideContact = (above: Row, row: Row): boolean =>
  (above.kind === 'contact' && row.kind === 'paragraph') ||
  (above.kind === 'paragraph' && row.kind === 'contact');

/** In ems of the text size. */
const PARTED = 0.6;

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

import { isDateLike, readBand, type Part } from './bands.ts';
import { findGutter } from './gutter.ts';
import { sameRow, type Segment } from './segment.ts';

/** Text that is read from top to bottom without a jump. */
export interface Block {
  /** Rows from top to bottom; the pieces of a row from left to right. */
  rows: Segment[][];
  /** Which side of its gutter it stands on; undefined in a single column. */
  column?: number;
}

/** Deepest nesting of columns within columns. */
const MAX_DEPTH = 8;

/** Puts a page's segments into the order in which a person reads them. */
export function readingOrder(segments: readonly Segment[], depth = 0): Block[] {
  if (segments.length === 0) return [];
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : null;
  if (!gutter) return [{ rows: toRows(segments) }];
  const band = [...gutter.left, ...gutter.right];
  const reading = readBand(gutter);
  const inner = reading.kind === 'rows' ? rowsAcross(band, depth) : readParts(reading.parts, depth);
  return [
    ...readingOrder(gutter.above, depth + 1),
    ...inner,
    ...readingOrder(gutter.below, depth + 1),
  ];
}

const rowsAcross = (band: readonly Segment[], _depth: number): Block[] => [{ rows: toRows(band) }];

function readParts(parts: readonly Part[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (const [i, part] of parts.entries()) {
    const own = readingOrder(part.segments, depth + 1).map((block) => ({
      ...block,
      column: block.column ?? (part.side === 'left' ? 0 : 1),
    }));
    const previous = blocks.at(-1);
    const beside = i > 0 && part.side === 'right' && previous && joinsRow(previous, own[0]!, parts);
    if (beside) {
      previous.rows.at(-1)!.push(...own[0]!.rows[0]!);
      previous.rows.push(...own[0]!.rows.slice(1));
      blocks.push(...own.slice(1));
    } else {
      blocks.push(...own);
    }
  }
  return blocks;
}

/** A date or one-row label belongs on the row beside it; a heading label stands alone. */
function joinsRow(label: Block, content: Block, parts: readonly Part[]): boolean {
  const last = label.rows.at(-1)!;
  const first = content.rows[0]!;
  if (label.rows.length > 1 || !sameRow(last.at(-1)!, first[0]!)) return false;
  const text = last.map((segment) => segment.text).join(' ');
  if (isDateLike(text)) return true;
  if (parts.length <= 2) return label.rows.length === 1 && content.rows.length === 1;
  const single = parts.filter((part) => part.side === 'right' && part.segments.length === 1).length;
  const heading = last[0]!.bold || last[0]!.sizePt > first[0]!.sizePt * 1.1 || isCapitals(text);
  return !heading && single >= parts.length / 4;
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** Groups pieces by baseline, top to bottom, each row from left to right. */
export function toRows(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && sameRow(row[0]!, segment)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

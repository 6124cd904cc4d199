import type { DocumentLine } from '#worker/document/model.ts';
import { LIST_MARK } from './characters.ts';
import type { Block } from './reading-order.ts';
import { median, type Segment } from './segment.ts';

/** Gap in em from which a row holds two cells instead of two words. */
const TAB_GAP_EM = 1.6;

/** A drawn row with what the joining of wrapped lines needs to know. */
interface Row {
  text: string;
  x: number;
  /** Where the text after a list mark starts. */
  textX: number;
  x2: number;
  y: number;
  sizePt: number;
  bold: boolean;
  italic: boolean;
  list?: 'bullet' | 'number';
  hasTab: boolean;
  firstWordWidth: number;
}

/** Blocks of one page → logical lines: wrapped rows joined, blank lines at gaps. */
export function toLines(blocks: readonly Block[], page: number): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const block of blocks) {
    const rows = block.rows.map(toRow);
    if (rows.length === 0) continue;
    if (lines.length > 0) lines.push(blank(page));
    lines.push(...joinRows(rows).map((line) => finish(line, page, block.column)));
  }
  return lines;
}

const blank = (page: number): DocumentLine => ({ text: '', start: 0, role: 'body', page });

function toRow(segments: Segment[]): Row {
  const first = segments[0]!;
  const text = segments.reduce(
    (joined, segment, i) =>
      i === 0 ? segment.text : joined + gapText(segments[i - 1]!, segment) + segment.text,
    '',
  );
  const letters = (pick: (s: Segment) => boolean) =>
    segments.filter(pick).reduce((sum, s) => sum + s.text.length, 0);
  const longest = segments.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  const mark = listMark(text);
  const perLetter = (first.x2 - first.x) / Math.max(1, first.text.length);
  const bare = mark ? text.slice(mark.length).trimStart() : text;
  return {
    text: mark?.list === 'bullet' ? `• ${bare}` : text,
    x: first.x,
    textX: mark ? first.x + (text.length - bare.length) * perLetter : first.x,
    x2: segments.at(-1)!.x2,
    y: longest.y,
    sizePt: longest.sizePt,
    bold: letters((s) => s.bold) > text.length / 2,
    italic: letters((s) => s.italic) > text.length / 2,
    ...(mark && { list: mark.list }),
    hasTab: text.includes('\t'),
    firstWordWidth: (/^\S+/.exec(text)?.[0].length ?? 1) * perLetter,
  };
}

function gapText(last: Segment, next: Segment): string {
  const gap = (next.x - last.x2) / Math.max(6, Math.min(last.sizePt, next.sizePt));
  if (LIST_MARK.test(last.text)) return ' ';
  return gap > TAB_GAP_EM ? '\t' : ' ';
}

function listMark(text: string): { length: number; list: 'bullet' | 'number' } | null {
  const bullet = /^(\S)\s+/u.exec(text);
  if (bullet && LIST_MARK.test(bullet[1]!)) return { length: 1, list: 'bullet' };
  const number = /^\d{1,2}[.)]\s+/.exec(text);
  return number ? { length: 0, list: 'number' } : null;
}

interface Line extends Row {
  rows: Row[];
  gapBefore: boolean;
}

function joinRows(rows: readonly Row[]): Line[] {
  const leading = median(
    rows
      .slice(1)
      .map((row, i) => row.y - rows[i]!.y)
      .filter((gap) => gap > 0),
  );
  const right = Math.max(...rows.map((row) => row.x2));
  const lines: Line[] = [];
  for (const row of rows) {
    const line = lines.at(-1);
    if (line && isWrapped(line, row, right)) append(line, row);
    else
      lines.push({
        ...row,
        rows: [row],
        gapBefore: line !== undefined && hasGap(line, row, leading),
      });
  }
  return lines;
}

function hasGap(line: Line, row: Row, leading: number): boolean {
  const last = line.rows.at(-1)!;
  const gap = row.y - last.y;
  return (
    gap > 1.35 * Math.max(leading, 1.1 * Math.min(row.sizePt, last.sizePt)) ||
    row.sizePt > 1.15 * last.sizePt
  );
}

/** A typesetter breaks a line only where the next word does not fit. */
function isWrapped(line: Line, row: Row, right: number): boolean {
  const last = line.rows.at(-1)!;
  if (row.list || row.hasTab || line.hasTab) return false;
  if (Math.abs(row.sizePt - last.sizePt) > 0.08 * last.sizePt) return false;
  if (row.bold !== last.bold && row.bold) return false;
  const gap = row.y - last.y;
  if (gap <= 0 || gap > 1.9 * last.sizePt) return false;
  const start = line.list ? line.textX : line.x;
  if (Math.abs(row.x - start) > 1.2 * row.sizePt && !(line.list && row.x >= line.x - 1))
    return false;
  const fits = last.x2 + 0.25 * last.sizePt + row.firstWordWidth <= right;
  return !fits;
}

function append(line: Line, row: Row): void {
  line.text = joinText(line.text, row.text);
  line.rows.push(row);
  line.x2 = Math.max(line.x2, row.x2);
}

/** Addresses break anywhere; words break at a hyphen that stays unless the joined word is known. */
function joinText(text: string, next: string): string {
  const tail = /\S+$/.exec(text)?.[0] ?? '';
  if (
    /@|:\/\/|www\.|\.(?:com|org|net|io)\//i.test(tail) &&
    !/^[A-Z(]/.test(next) &&
    !/[,;.)]$/.test(tail)
  ) {
    return text + next;
  }
  return /\p{L}[-\u2010]$/u.test(text) ? text + next : `${text} ${next}`;
}

function finish(line: Line, page: number, column: number | undefined): DocumentLine {
  return {
    text: line.text,
    start: 0,
    role: 'body',
    page,
    x: line.x,
    y: line.y,
    width: line.x2 - line.x,
    sizePt: line.sizePt,
    bold: line.bold,
    italic: line.italic,
    ...(line.list && { list: line.list }),
    ...(column !== undefined && { column }),
  };
}

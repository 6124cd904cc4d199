import type { DocumentLine } from '#worker/document/model.ts';
import { isDateLike } from '../dates.ts';
import type { Block } from './reading-order.ts';
import { isBrokenAddress, isLinked, joinText, lastWord, type Known } from './hyphens.ts';
import { endsRange, toRow, type Cell, type Row } from './rows.ts';
import { quantile } from './segment.ts';

/** A row this long that is followed by a small letter is running text wherever it breaks. */
const RUNNING_LETTERS = 30;

/** A logical line while it grows. */
interface Line extends Row {
  last: Row;
  width: number;
  gapBefore: boolean;
}

/** What the joining needs to know about a block. */
interface Space {
  right: number;
  /** Usual distance of two baselines, in points. */
  pitchPt: number;
  known: Known;
}

/** Blocks of one page → logical lines: wrapped rows joined, blank lines at gaps. */
export function toLines(blocks: readonly Block[], page: number, known: Known): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const block of blocks) {
    if (lines.length > 0 && !block.attached) lines.push(blank(page));
    for (const line of joinRows(block, known)) {
      if (line.gapBefore) lines.push(blank(page));
      lines.push(finish(line, page, block.column));
    }
  }
  return lines;
}

const blank = (page: number): DocumentLine => ({ text: '', start: 0, role: 'body', page });

function joinRows(block: Block, known: Known): Line[] {
  const rows = block.rows.map(toRow);
  const space = { right: block.right, pitchPt: usualPitch(rows), known };
  const lines: Line[] = [];
  for (const row of rows) {
    const line = lines.at(-1);
    const cell = line && continuedCell(line, row, space);
    if (line && cell) {
      cell.text = joinText(cell.text, row.cells[0]!.text, known);
      cell.x2 = row.cells[0]!.x2;
      line.width = Math.max(line.width, cell.x2 - line.x);
      line.last = row;
    } else {
      const gapBefore = line !== undefined && hasGap(line.last, row, space);
      lines.push({ ...row, last: row, width: row.cells.at(-1)!.x2 - row.x, gapBefore });
    }
  }
  return lines;
}

const sizeOf = (above: Row, below: Row) => Math.max(above.sizePt, below.sizePt, 1);

function usualPitch(rows: readonly Row[]): number {
  const pitches = rows.slice(1).map((row, i) => row.y - rows[i]!.y);
  const typical =
    1.25 *
    quantile(
      rows.map((row) => row.sizePt),
      0.5,
    );
  return pitches.length < 3 ? typical : Math.max((1.1 * typical) / 1.25, quantile(pitches, 0.4));
}

const hasGap = (above: Row, below: Row, { pitchPt }: Space) =>
  below.y - above.y > 1.35 * Math.max(pitchPt, 1.1 * Math.min(above.sizePt, below.sizePt));

/** The cell of a line that a row continues: a typesetter breaks a line only where the next word does not fit. */
function continuedCell(line: Line, row: Row, space: Space): Cell | undefined {
  const text = row.cells[0]!;
  if (row.list || row.cells.length > 1 || row.framed || line.last.framed) return undefined;
  const pitch = (row.y - line.last.y) / sizeOf(line.last, row);
  if (pitch < 0.5 || pitch > 1.9) return undefined;
  if (hasGap(line.last, row, space) && !hangs(line, row)) return undefined;
  return line.cells.find((cell, i) => {
    const next = line.cells[i + 1];
    const right = next ? next.textX - 0.5 * row.sizePt : space.right;
    if (!sameStyle(cell, text) || text.x2 > right + row.sizePt) return false;
    if (!startsUnder(line, cell, row) && !isCutWord(line, cell, row)) return false;
    if (isDatedHead(line, cell, text)) return false;
    if (isHeadingAfterSentence(cell, text) || isContactRow(cell, text)) return false;
    if (isWholeHead(line, cell, text)) return false;
    if (line.list && FORM_LABEL.test(text.text)) return false;
    const [tail, head] = [lastWord(cell.text), firstWord(text.text)];
    if (isLinked(tail, head, space.known.addresses)) return true;
    if (hangs(line, row)) return true;
    return !fits(line, cell, row, right) && !isListOfTerms(line, row, space);
  });
}

/** A bullet that cannot end where its row does, and a row that stands exactly under its words. */
function hangs(line: Line, row: Row): boolean {
  const [above, below] = [line.cells.at(-1)!, row.cells[0]!];
  if (!line.list || line.last.cells[0]!.text.length < RUNNING_LETTERS) return false;
  const isUnder = Math.abs(row.x - above.textX) <= 1 && row.x > line.x + 0.3 * row.sizePt;
  return isUnder && (OPEN_END.test(above.text) || /^\p{Sc}\d/u.test(below.text));
}

/** Words after which a sentence must go on. */
const OPEN_END =
  /\s(?:and|or|of|the|in|for|with|to|at|by|from|as|than|per|into|across|since|between|including|an?|its|their|our)$/;

/** A row of capitals alone, behind a sentence that has ended, is a heading set close to it. */
const isHeadingAfterSentence = (above: Cell, below: Cell) =>
  /\p{Ll}[.!?]$/u.test(above.text) && /^(?:\P{Ll}*\p{Lu}){4}[^\p{Ll}\d]*$/u.test(below.text);

/** 'Title, Foo Foods Ltd' that opens in bold is whole; what begins below in plain type tells of the firm. */
const isWholeHead = ({ list }: Line, above: Cell, below: Cell) =>
  !list &&
  above.opensBold &&
  !below.opensBold &&
  FIRM_AT_END.test(above.text) &&
  /^\p{Lu}\S*(?:\s\S+){4}/u.test(below.text);

/** The legal form of a firm, which its name ends in. */
const FIRM_AT_END =
  /[\s,](?:Ltd|Limited|Inc|LLC|LLP|PLC|Corp|GmbH|AG|B\.V|S\.A|S\.L|AS|ApS|Oy|AB)\.?$/i;

/** 'Business or sector: Furniture' behind the last of a list. */
const FORM_LABEL =
  /^(?:(?:type of )?business or sector|reason for leaving|supervisor|salary|hours per week|technologies|tech stack|environment|tools used)\s?: /i;

/** A row of details that opens with an e-mail address, below an address that ends with its town. */
const isContactRow = (above: Cell, below: Cell) =>
  /^\S+@\S+\.\p{L}{2,}(?:\s*[·|•]|$)/u.test(below.text) && /\p{L}, [\p{L} .-]+$/u.test(above.text);

/** A head line that ends in its dates is whole, however full it is. */
const isDatedHead = ({ list }: Line, { text }: Cell, next: Cell) =>
  !list &&
  /^\p{Lu}/u.test(next.text) &&
  (RANGE_AT_END.test(text) || (YEAR_AT_END.test(text) && YEAR_AT_END.test(next.text)));

/** ', 2006' closes one line of a list, if the next closes so too. */
const YEAR_AT_END = /\p{L}[,|]\s(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$/u;

const RANGE_AT_END =
  /\b(?:19|20)\d\d(?:\s?[–—-]\s?|\s(?:to|until)\s)(?:(?:\p{L}{3,9}\.?\s|\d\d?[/.])?(?:19|20)\d\d|present|current|now|heute)$/iu;

const firstWord = (text: string) => /^\S+/.exec(text)?.[0] ?? '';

const sameStyle = (a: Cell, b: Cell) =>
  Math.abs(a.sizePt - b.sizePt) <= 0.08 * a.sizePt &&
  (a.bold === b.bold || isLeadIn(a)) &&
  !(isDateLike(a.text) && a.text.length < 25 && !/[-–—,]$/.test(a.text));

/** Bold words that open a paragraph in normal weight. */
const isLeadIn = (cell: Cell) => cell.bold && cell.text.length > 60;

function startsUnder(line: Line, cell: Cell, row: Row): boolean {
  const tolerance = 1.2 * row.sizePt;
  // What goes on with an item never stands left of its sign.
  if (line.list) return row.x >= line.x - 1 && row.x <= cell.textX + tolerance;
  return Math.abs(row.x - cell.textX) <= tolerance;
}

/** 'Pric-' in a cell behind its label, and 'ing' below it: the rest of a word, wherever it begins. */
const isCutWord = (line: Line, cell: Cell, { x, cells: [below] }: Row): boolean =>
  /\p{Ll}-$/u.test(cell.text) && /^\p{Ll}{2}/u.test(below!.text) && x >= line.x && x < cell.x2;

function fits(line: Line, cell: Cell, row: Row, right: number): boolean {
  const next = row.cells[0]!.text;
  if (endsRange(next) && /\d$/.test(cell.text)) return false;
  const running = /^[\p{Ll}&(]/u.test(next) && !/[.:;!?]$/.test(cell.text);
  if (running && line.last.cells[0]!.text.length >= RUNNING_LETTERS) return false;
  return right - cell.x2 - 0.25 * cell.sizePt >= row.firstWordWidth;
}

/** Short rows in a narrow column are as likely two terms as one: only the words can tell. */
function isListOfTerms(line: Line, row: Row, { known }: Space): boolean {
  const above = line.last.cells.at(-1)!.text;
  const below = row.cells[0]!.text;
  if (!line.list && NOTED_TERM.test(above) && NOTED_TERM.test(below)) return true;
  if (line.list || above.length >= RUNNING_LETTERS || row.sizePt > 1.5 * known.bodyPt) return false;
  const [tail, head] = [lastWord(above), firstWord(below)];
  if (isBrokenAddress(tail, head, known.addresses)) return false;
  const open = (above.match(/[([{“]/g)?.length ?? 0) > (above.match(/[)\]}”]/g)?.length ?? 0);
  const continues = /^(?:[\p{Ll}&(/–—-]|of\b|and\b)/u.test(below) && !/[@/]|\.\w/.test(head);
  return !(open || continues || HANGING.test(above));
}

/** 'English (Full Professional)': a term with a note behind it, whole as it stands. */
const NOTED_TERM = /^\p{Lu}[^()]{1,40} \([^()]{3,40}\)$/u;

/** Endings after which a phrase must go on. */
const HANGING = /(?:[-–—/&+,:]|\b(?:and|or|of|the|in|for|with|to|at|de|und|et|y|a|an))$/iu;

function finish(line: Line, page: number, column: number | undefined): DocumentLine {
  const heaviest = line.cells.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  return {
    text: line.cells.map((cell) => cell.text).join('\t'),
    start: 0,
    role: 'body',
    page,
    x: line.x,
    y: line.y,
    width: line.width,
    sizePt: line.sizePt,
    bold: line.cells[0]!.bold || line.cells[0]!.opensBold,
    italic: heaviest.italic,
    ...(line.list && { list: line.list }),
    ...(column !== undefined && { column }),
  };
}

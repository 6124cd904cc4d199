import type { DocumentLine, DocumentLink } from '#worker/document/model.ts';
import { toChunks } from './chunks.ts';
import { inkColumns, isReadInColumns, readRowByRow } from './columns.ts';
import { unfurnish, type PageText } from './furniture.ts';
import type { Known } from './hyphens.ts';
import { gapOn, joinPages } from './page-breaks.ts';
import type { Glyph, Page } from './page.ts';
import { readingOrder, spaceEnd, type Block } from './reading-order.ts';
import { median, type Segment } from './segment.ts';
import { toSegments } from './segments.ts';
import { readSideBar, sideBar } from './side-bar.ts';
import { toLines } from './wrap.ts';

/** A document's pages as one text. */
export interface LaidOut {
  lines: DocumentLine[];
  links: DocumentLink[];
  /** Columns of text that both the ink and the order of rows show. */
  columns: number;
  rowOrderLikeness: number;
  carelessText: string | null;
}

/** Likeness of the row-by-row reading from which on nobody would notice a difference. */
const SAME_READING = 0.995;
/** Likeness below which columns are woven into each other. */
const WOVEN = 0.95;

/** Share of the letters that each of two columns holds: on its page, and in the document. */
const COLUMNS_SHARE_OF_PAGE = 0.12;
const COLUMNS_SHARE = 0.08;

/** Drawn pages → logical lines in reading order, with what the layout does to careless parsers. */
export function layOut(pages: readonly Page[]): LaidOut {
  const texts = pages.map((page): PageText => ({
    number: page.number,
    height: page.height,
    segments: toSegments(toChunks(seen(page.glyphs)), page.marks, page.frames),
  }));
  const { pages: bodies, headers, footers } = unfurnish(texts);
  const known = knownText(pages, bodies);
  const result: LaidOut = {
    lines: [...headers],
    links: [],
    columns: 1,
    rowOrderLikeness: 1,
    carelessText: null,
  };
  const careless: string[] = [];
  const lines: DocumentLine[][] = [];
  const read: Block[] = [];
  let [letters, kept] = [0, 0];
  for (const [i, page] of pages.entries()) {
    const { segments } = bodies[i]!;
    const blocks = blocksOf(page, segments);
    const rows = readRowByRow(blocks);
    read.push(...blocks);
    careless.push(rows.text);
    letters += rows.letters;
    kept += rows.kept;
    if (rows.kept < WOVEN * rows.letters && isReadInColumns(blocks, COLUMNS_SHARE_OF_PAGE)) {
      result.columns = Math.max(result.columns, inkColumns(page, segments));
    }
    lines.push([...toLines(blocks, page.number, known), ...asideLines(page, known)]);
  }
  result.links = joinPages(result.lines, pages, lines, known);
  result.lines.push(...footers);
  if (!isReadInColumns(read, COLUMNS_SHARE)) result.columns = 1;
  result.rowOrderLikeness = letters === 0 ? 1 : kept / letters;
  if (result.rowOrderLikeness < SAME_READING) result.carelessText = careless.join('\n');
  return result;
}

const seen = (glyphs: readonly Glyph[]) => glyphs.filter((glyph) => !glyph.hidden);

function blocksOf(page: Page, segments: readonly Segment[]): Block[] {
  const bar = sideBar(page.panels, segments);
  if (bar) return readSideBar(bar, page.width);
  const left = Math.min(...segments.map((segment) => segment.x));
  return readingOrder(segments, spaceEnd(segments, page.width - left));
}

/** Words and addresses that the document itself vouches for. */
function knownText(pages: readonly Page[], bodies: readonly PageText[]): Known {
  const segments = bodies.flatMap((body) => body.segments);
  let words: Map<string, number> | undefined;
  return {
    // few documents break a word: count only when one does
    countOf: (word) => (words ??= countWords(segments)).get(word) ?? 0,
    addresses: pages.flatMap((page) => page.links.map((link) => link.url.toLowerCase())),
    bodyPt: median(segments.map((segment) => segment.sizePt)),
  };
}

function countWords(segments: readonly Segment[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const { text } of segments) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

/** Text along another edge of the paper, after what the eye reads. */
function asideLines(page: Page, known: Known): DocumentLine[] {
  const read = (glyphs: readonly Glyph[]) => {
    const segments = toSegments(toChunks(glyphs), [], []);
    return toLines(readingOrder(segments, Infinity), page.number, known);
  };
  return page.turned.flatMap((glyphs) => [gapOn(page.number), ...read(seen(glyphs))]);
}

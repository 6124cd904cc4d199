import type { DocumentLine } from '#worker/document/model.ts';
import { toRow } from './rows.ts';
import { toRows, type Segment } from './segment.ts';

/** One page's text before layout. */
export interface PageText {
  number: number;
  height: number;
  segments: Segment[];
}

/** Pages without their running heads and feet, and those as lines of their own, each once. */
export interface Unfurnished {
  pages: PageText[];
  headers: DocumentLine[];
  footers: DocumentLine[];
}

/** Share of the page's height, at its top and bottom, in which running heads and feet stand. */
const ZONE = 0.13;
const PAGE_NUMBER =
  /^(?:page|seite|p\.|página|strona|sida)?\s*\d{1,2}(?:\s*(?:of|von|de|\/|\||-)\s*\d{1,2})?\.?$/i;

/** Takes out what repeats at the edges of the pages, and page numbers, and keeps one copy of each. */
export function unfurnish(pages: readonly PageText[]): Unfurnished {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgeSegments(page).map((segment) => keyOf(segment)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isFurniture = (segment: Segment, page: PageText) =>
    isEdge(segment, page) && ((counts.get(keyOf(segment)) ?? 0) > 1 || isPageNumber(segment, page));
  const seen = new Set<string>();
  const result: Unfurnished = { pages: [], headers: [], footers: [] };
  for (const page of pages) {
    const furniture = page.segments.filter((segment) => isFurniture(segment, page));
    result.pages.push({ ...page, segments: page.segments.filter((s) => !furniture.includes(s)) });
    const fresh = furniture.filter((segment) => !seen.has(keyOf(segment)));
    for (const segment of fresh) seen.add(keyOf(segment));
    const isHead = (segment: Segment) => !isFoot(segment, page);
    result.headers.push(...linesOf(fresh.filter(isHead), page.number, 'header'));
    result.footers.push(
      ...linesOf(
        fresh.filter((s) => !isHead(s)),
        page.number,
        'footer',
      ),
    );
  }
  return result;
}

const isFoot = ({ y }: Segment, { height }: PageText) => y > height / 2;

/** The page's own number, well below its last row. */
function isPageNumber(segment: Segment, page: PageText): boolean {
  const number = PAGE_NUMBER.exec(segment.text)?.[1];
  const near = (other: Segment) => other !== segment && segment.y - other.y < 2 * segment.sizePt;
  return Number(number) === page.number && isFoot(segment, page) && !page.segments.some(near);
}

const isEdge = ({ y }: Segment, { height }: PageText) =>
  y < height * ZONE || y > height * (1 - ZONE);

const edgeSegments = (page: PageText) => page.segments.filter((segment) => isEdge(segment, page));

/** Numbers count up from page to page: they do not tell two running heads apart. */
const keyOf = ({ text, y }: Segment) => `${Math.round(y / 4)} ${text.replace(/\d+/g, '#')}`;

function linesOf(
  segments: readonly Segment[],
  page: number,
  role: 'header' | 'footer',
): DocumentLine[] {
  return toRows(segments).map((pieces) => {
    const row = toRow(pieces);
    return {
      text: row.cells.map((cell) => cell.text).join('\t'),
      start: 0,
      role,
      page,
      x: row.x,
      y: row.y,
      width: row.cells.at(-1)!.x2 - row.x,
      sizePt: row.sizePt,
      bold: row.cells[0]!.bold,
      italic: row.cells[0]!.italic,
    };
  });
}

import type { DocumentLine, DocumentLink } from '#worker/document/model.ts';
import { joinText, type Known } from './hyphens.ts';
import { placeLinks } from './links.ts';
import type { Page } from './page.ts';

/** A line this long that is followed by a small letter is running text. */
const RUNNING_LETTERS = 30;

/** Appends the lines of each page to `lines`, a sentence that goes on overleaf in one piece, and returns where their links stand. */
export function joinPages(
  lines: DocumentLine[],
  pages: readonly Page[],
  linesOfPages: readonly (readonly DocumentLine[])[],
  known: Known,
): DocumentLink[] {
  const isGap = gapsAtBreaks(linesOfPages);
  return pages.flatMap((page, i) => {
    const own = linesOfPages[i]!;
    const [first, ...others] = own;
    const last = lines.at(-1);
    const goesOn = last !== undefined && first !== undefined && goesOnOverleaf(last, first);
    if (goesOn) last.text = joinText(last.text, first.text, known);
    else if (last && first && isGap(last, first)) lines.push(gapOn(page.number));
    const glyphs = [page.glyphs, ...page.turned].flat();
    const links = placeLinks(page.links, glyphs, own, lines.length - Number(goesOn));
    lines.push(...(goesOn ? others : own));
    return links;
  });
}

/** The blank line that stands for a gap on a page. */
export const gapOn = (page: number): DocumentLine => ({ text: '', start: 0, role: 'body', page });

/**
 * Whether a gap belongs between the last line of a page and the first of the next. No paper shows it: lines
 * of such looks that follow each other within the pages tell whether they usually stand apart.
 */
function gapsAtBreaks(
  pages: readonly (readonly DocumentLine[])[],
): (last: DocumentLine, first: DocumentLine) => boolean {
  /** How many more such pairs stand apart than close. */
  const apart = new Map<string, number>();
  for (const lines of pages) {
    let last: DocumentLine | undefined;
    let isApart = false;
    for (const line of lines) {
      if (line.text === '') {
        isApart = true;
        continue;
      }
      if (last) {
        const key = keyOf(last, line);
        apart.set(key, (apart.get(key) ?? 0) + (isApart ? 1 : -1));
      }
      last = line;
      isApart = false;
    }
  }
  return (last, first) =>
    last.role !== 'body' || first.role !== 'body' || (apart.get(keyOf(last, first)) ?? 0) >= 0;
}

const keyOf = (above: DocumentLine, below: DocumentLine) => `${looksOf(above)} ${looksOf(below)}`;

const looksOf = ({ sizePt, bold, italic, list }: DocumentLine) =>
  [sizePt?.toFixed(1), bold ? 'bold' : '', italic ? 'italic' : '', list ?? ''].join('/');

/** Whether the first line of a page goes on with the sentence in which the page before it ends. */
function goesOnOverleaf(last: DocumentLine, first: DocumentLine): boolean {
  if (last.role !== 'body' || first.role !== 'body' || first.list) return false;
  const looks = looksOf({ ...last, list: undefined });
  if (looks !== looksOf(first) || last.text.length < RUNNING_LETTERS) return false;
  const indent = (first.x ?? 0) - (last.x ?? 0);
  if (indent < -1 || indent > 3 * (last.sizePt ?? 10)) return false;
  return /^\p{Ll}/u.test(first.text) && !/[.:;!?]$/.test(last.text);
}

import type { DocumentLine, DocumentLink } from '#worker/document/model.ts';
import type { Box, Glyph, PageLink } from './page.ts';

/** The visible text of each link and the line that holds it; a link repeated on the same text counts once. */
export function placeLinks(
  links: readonly PageLink[],
  glyphs: readonly Glyph[],
  lines: readonly DocumentLine[],
  firstLine: number,
): DocumentLink[] {
  const placed = new Map<string, DocumentLink>();
  for (const { url, area } of links) {
    const text = textIn(area, glyphs);
    const line = text === '' ? -1 : lines.findIndex((candidate) => holds(candidate.text, text));
    placed.set(`${url} ${line}`, {
      url,
      ...(text !== '' && { text }),
      ...(line >= 0 && { line: firstLine + line }),
    });
  }
  return [...placed.values()];
}

function textIn({ x, y, x2, y2 }: Box, glyphs: readonly Glyph[]): string {
  let text = '';
  for (const glyph of glyphs) {
    const middle = (glyph.x + glyph.x2) / 2;
    const height = glyph.y - glyph.sizePt / 4;
    if (middle < x || middle > x2 || height < y || height > y2) continue;
    text += (glyph.spaceBefore && text !== '' ? ' ' : '') + glyph.text;
  }
  return text;
}

const holds = (line: string, text: string) => bare(line).includes(bare(text));

const bare = (text: string) => text.replace(/\s/g, '');

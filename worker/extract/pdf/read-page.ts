import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Annotations } from './annotations.ts';
import { loadFonts, type OpenPdf } from './open.ts';
import { draw, fontNames, matrixOf, type OperatorList } from './operators.ts';
import { boundsOf, Painter } from './painter.ts';
import type { Page, PageLink } from './page.ts';

/** A page that pdf.js is at work on. */
export interface BegunPage {
  number: number;
  drawn: Promise<{ page: PDFPageProxy; list: OperatorList }>;
}

/** Lets pdf.js begin a page (from 1): it waits for streams to unpack, and another page can be read meanwhile. */
export function beginPage({ document }: OpenPdf, number: number): BegunPage {
  const drawn = document.getPage(number).then(async (page) => {
    return { page, list: await page.getOperatorList({ annotationMode: 0 }) };
  });
  // after an overflow or at the deadline nobody waits for it any more
  drawn.catch(() => {});
  return { number, drawn };
}

/** Draws a page that was begun and keeps what can be read of it; throws where pdf.js cannot read the page. */
export async function readPage(
  pdf: OpenPdf,
  { number, drawn }: BegunPage,
  { links, notes }: Annotations,
): Promise<Page> {
  const { page, list } = await Promise.race([drawn, pdf.overflow]);
  const names = fontNames(list, pdf.codes);
  await loadFonts(page, names, pdf);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const base = matrixOf(transform);
  const painter = new Painter(base, { x: 0, y: 0, x2: width, y2: height });
  draw(list, pdf.codes, pdf.fonts, painter);
  for (const { text, rect } of notes) painter.note(text, boundsOf(base, rect));
  painter.finish();
  page.cleanup();
  const [main, ...turned] = painter.quarters.toSorted((a, b) => b.length - a.length);
  return {
    number,
    width,
    height,
    glyphs: main!,
    turned: turned.filter((glyphs) => glyphs.length > 0),
    images: painter.images,
    marks: painter.marks.found(),
    frames: painter.frames,
    panels: painter.panels,
    fonts: [...names].flatMap((name) => pdf.fonts.get(name)?.traits.name || []),
    links: links.map(({ url, rect }): PageLink => ({ url, area: boundsOf(base, rect) })),
    shapes: painter.shapes,
    hiddenChars: painter.hiddenChars,
    junkChars: painter.junkChars,
    unmappedChars: painter.unmappedChars,
    ocrChars: painter.ocrChars,
  };
}

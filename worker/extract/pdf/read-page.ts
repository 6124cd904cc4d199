import { loadFonts, type OpenPdf, type RawLink } from './open.ts';
import { draw, matrixOf } from './operators.ts';
import { boundsOf, Painter } from './painter.ts';
import type { Page, PageLink } from './page.ts';

/** Draws one page (from 1) and keeps what can be read of it; throws where pdf.js cannot read the page. */
export async function readPage(
  pdf: OpenPdf,
  number: number,
  links: readonly RawLink[],
): Promise<Page> {
  const page = await pdf.document.getPage(number);
  const drawing = page.getOperatorList({ annotationMode: 0 });
  // after an overflow nobody waits for it any more
  drawing.catch(() => {});
  const list = await Promise.race([drawing, pdf.overflow]);
  await loadFonts(page, list, pdf);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const base = matrixOf(transform);
  const painter = new Painter(base, { x: 0, y: 0, x2: width, y2: height });
  draw(list, pdf.codes, pdf.fonts, painter);
  page.cleanup();
  const [main, ...turned] = painter.quarters.toSorted((a, b) => b.length - a.length);
  return {
    number,
    width,
    height,
    glyphs: main!,
    turned: turned.filter((glyphs) => glyphs.length > 0),
    images: painter.images,
    marks: painter.marks,
    links: links.map(({ url, rect }): PageLink => ({ url, area: boundsOf(base, rect) })),
    shapes: painter.shapes,
    hiddenChars: painter.hiddenChars,
    junkChars: painter.junkChars,
    unmappedChars: painter.unmappedChars,
    ocrChars: painter.ocrChars,
  };
}

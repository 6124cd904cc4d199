import { fail, succeed, type Outcome } from '#contract/problem.ts';
import {
  joinLines,
  PLAIN_SIGNALS,
  type DocumentLine,
  type ExtractedDocument,
} from '#worker/document/model.ts';
import { corruptedFile, lockedFile } from '../problems.ts';
import { toChunks } from './chunks.ts';
import type { LoadedFont } from './graphics-state.ts';
import { loadFonts, openPdf, type OpenPdf } from './open.ts';
import { draw, matrixOf } from './operators.ts';
import type { Page } from './page.ts';
import { Painter } from './painter.ts';
import { readingOrder } from './reading-order.ts';
import { toSegments } from './segments.ts';
import { toLines } from './wrap.ts';

const MAX_PAGES = 30;
const DEADLINE_MS = 15_000;

/** PDF bytes → text in reading order with positions and layout signals. Fails: corrupted, locked, unreadable-pdf, image-based. */
export async function readPdf(bytes: Uint8Array): Promise<Outcome<ExtractedDocument>> {
  let pdf: OpenPdf;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    return openingProblem(error);
  }
  try {
    return await readPages(pdf);
  } finally {
    await pdf.close();
  }
}

function openingProblem(error: unknown): Outcome<never> {
  const locked = error instanceof Error && error.name === 'PasswordException';
  return locked ? lockedFile('pdf') : corruptedFile('cannot be opened');
}

async function readPages(pdf: OpenPdf): Promise<Outcome<ExtractedDocument>> {
  const fonts = new Map<string, LoadedFont>();
  const pages: Page[] = [];
  const started = performance.now();
  const count = Math.min(pdf.document.numPages, MAX_PAGES);
  for (let number = 1; number <= count; number++) {
    if (performance.now() - started > DEADLINE_MS) break;
    try {
      pages.push(await readPage(pdf, number, fonts));
    } catch {
      // a damaged page does not spoil the others
    }
  }
  if (pages.length === 0) return fail('unreadable-pdf', 'The pages of this PDF cannot be read.');
  return succeed(assemble(pages, pdf, [...fonts.values()]));
}

async function readPage(
  pdf: OpenPdf,
  number: number,
  fonts: Map<string, LoadedFont>,
): Promise<Page> {
  const page = await pdf.document.getPage(number);
  const list = await page.getOperatorList({ annotationMode: 0 });
  await loadFonts(page, list, pdf.codes, fonts);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const painter = new Painter(matrixOf(transform), { x: 0, y: 0, x2: width, y2: height });
  draw(list, pdf.codes, fonts, painter);
  page.cleanup();
  const [main, ...turned] = painter.quarters.toSorted((a, b) => b.length - a.length);
  return {
    number,
    width,
    height,
    glyphs: main!,
    turned: turned.filter((glyphs) => glyphs.length > 0),
    images: painter.images,
    shapes: painter.shapes,
    hiddenChars: painter.hiddenChars,
    junkChars: painter.junkChars,
    ocrChars: painter.ocrChars,
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function assemble(pages: Page[], pdf: OpenPdf, fonts: LoadedFont[]): ExtractedDocument {
  const lines = pages.flatMap((page) => pageLines(page));
  return {
    format: 'pdf',
    text: joinLines(lines),
    lines,
    links: [],
    signals: {
      ...PLAIN_SIGNALS,
      pageCount: pdf.document.numPages,
      images: sum(pages.map((page) => page.images.length)),
      hiddenChars: sum(pages.map((page) => page.hiddenChars)),
      junkChars: sum(pages.map((page) => page.junkChars)),
      fonts: [...new Set(fonts.map((font) => font.traits.name))],
    },
    warnings: [],
    truncated: false,
    carelessText: null,
  };
}

function pageLines(page: Page): DocumentLine[] {
  return [page.glyphs, ...page.turned].flatMap((glyphs) =>
    toLines(
      readingOrder(toSegments(toChunks(glyphs.filter((glyph) => !glyph.hidden)))),
      page.number,
    ),
  );
}

import { fail, succeed, type Outcome } from '#contract/problem.ts';
import {
  joinLines,
  PLAIN_SIGNALS,
  type ExtractedDocument,
  type Warning,
} from '#worker/document/model.ts';
import {
  beyondLimits,
  corruptedFile,
  gibberish,
  imageBased,
  lockedFile,
  UnreadableFile,
} from '../problems.ts';
import { readAnnotations } from './annotations.ts';
import { toChunks } from './chunks.ts';
import { TooManyOperators } from './core-port.ts';
import { layOut, type LaidOut } from './lay-out.ts';
import { openPdf, type OpenPdf } from './open.ts';
import type { Glyph, Page } from './page.ts';
import { beginPage, readPage } from './read-page.ts';
import { unlessStuck } from './stuck.ts';
import { unpacksTooFar } from './stream-sizes.ts';

/** No resume is longer; the pages beyond are left out. */
const MAX_PAGES = 30;
/** Time after which no further page is begun. */
const DEADLINE_MS = 12_000;
/** Fewer letters than this on a page: its words are pictures or drawings, if it has any. */
const MIN_LETTERS = 25;
/** Letters on a picture from which it is the ground they stand on. */
const GROUND_LETTERS = 60;
/** Share of letters without meaning from which a text is noise. */
const MAX_UNMAPPED = 0.15;
/** Letters drawn as outlines come by the hundred. */
const MIN_OUTLINES = 150;

/** PDF bytes → text in reading order with positions and layout signals. Fails: corrupted, locked, unreadable-pdf, image-based. */
export async function readPdf(bytes: Uint8Array): Promise<Outcome<ExtractedDocument>> {
  if (unpacksTooFar(bytes)) return beyondLimits();
  let pdf: OpenPdf;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    return locked ? lockedFile('pdf') : corruptedFile('cannot be opened');
  }
  try {
    const { pages, warnings } = await readPages(pdf);
    if (pages.length === 0) return fail('unreadable-pdf', 'The pages of this PDF are damaged.');
    if (isPictures(pages)) return imageBased();
    if (isUnmapped(pages)) return gibberish('pdf');
    return succeed(compose(pages, layOut(pages), warnings, await describe(pdf, pages)));
  } finally {
    await pdf.close();
  }
}

async function readPages(pdf: OpenPdf): Promise<{ pages: Page[]; warnings: Warning[] }> {
  const started = performance.now();
  const pages: Page[] = [];
  const total = pdf.document.numPages;
  const last = Math.min(total, MAX_PAGES);
  let next = beginPage(pdf, 1);
  const annotations = await readAnnotations(pdf, MAX_PAGES);
  let failed = 0;
  let number = 1;
  for (; number <= last; number++) {
    if (performance.now() - started > DEADLINE_MS) break;
    const begun = next;
    if (number < last) next = beginPage(pdf, number + 1);
    try {
      const page = readPage(pdf, begun, annotations.get(number) ?? { links: [], notes: [] });
      pages.push(await unlessStuck(page, pdf.messages, started + DEADLINE_MS));
    } catch (error) {
      if (error instanceof TooManyOperators) throw new UnreadableFile(beyondLimits());
      // one damaged page does not spoil the others
      failed += 1;
    }
  }
  const warnings: Warning[] = [];
  if (failed > 0)
    warnings.push(warning('damaged-pages', `${failed} of the pages could not be read.`));
  if (number <= total) {
    warnings.push(
      warning('pages-left-out', `Only the first ${number - 1} of ${total} pages were read.`),
    );
  }
  return { pages, warnings };
}

const warning = (code: string, message: string): Warning => ({ code, message });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const area = (page: Page) =>
  sum(page.images.map((box) => (box.x2 - box.x) * (box.y2 - box.y))) / (page.width * page.height);

/** What is drawn as a picture and shows something: running text on it makes it a ground or a shadow. */
const pictures = ({ images, glyphs }: Page) =>
  images.filter(({ x, y, x2, y2 }) => {
    const isOnIt = (glyph: Glyph) =>
      !glyph.hidden && glyph.x > x && glyph.x < x2 && glyph.y > y && glyph.y < y2;
    return glyphs.filter(isOnIt).length < GROUND_LETTERS;
  });

/** Hardly a letter, but pictures over half of a page or letters drawn as outlines. */
function isPictures(pages: readonly Page[]): boolean {
  const letters = sum(pages.map((page) => sum([page.glyphs, ...page.turned].map((g) => g.length))));
  if (letters >= MIN_LETTERS * pages.length) return false;
  return pages.some((page) => area(page) > 0.5 || page.shapes > MIN_OUTLINES);
}

/** A text layer whose letters cannot be told apart. */
const isUnmapped = (pages: readonly Page[]) =>
  sum(pages.map((page) => page.unmappedChars)) >
  MAX_UNMAPPED * sum(pages.map((page) => page.glyphs.length + page.unmappedChars));

interface Description {
  pageCount: number;
  producer: string | null;
  fonts: string[];
}

async function describe(pdf: OpenPdf, pages: readonly Page[]): Promise<Description> {
  const info: unknown = await pdf.document.getMetadata().then(
    (metadata) => metadata.info,
    () => null,
  );
  const entry = (name: string): unknown => (info === null ? null : Reflect.get(Object(info), name));
  const producer = entry('Producer') ?? entry('Creator');
  return {
    pageCount: pdf.document.numPages,
    producer: typeof producer === 'string' ? producer : null,
    fonts: [...new Set(pages.flatMap((page) => page.fonts))],
  };
}

function compose(
  pages: readonly Page[],
  laidOut: LaidOut,
  warnings: Warning[],
  description: Description,
): ExtractedDocument {
  const { lines, links, columns, rowOrderLikeness, carelessText } = laidOut;
  const ocr = sum(pages.map((page) => page.ocrChars));
  const ocrLayer = ocr > sum(pages.map((page) => page.glyphs.length)) / 2;
  if (ocrLayer) warnings.push(OCR_WARNING);
  return {
    format: 'pdf',
    text: joinLines(lines),
    lines,
    links,
    signals: {
      ...PLAIN_SIGNALS,
      ...description,
      columns,
      rowOrderLikeness,
      images: sum(pages.map((page) => (ocrLayer ? page.images : pictures(page)).length)),
      headerText: lines.some((line) => line.role === 'header'),
      footerText: lines.some((line) => line.role === 'footer'),
      hiddenChars: sum(pages.map((page) => page.hiddenChars)),
      ...hiddenSample(pages),
      junkChars: sum(pages.map((page) => page.junkChars)),
      ocrLayer,
    },
    warnings,
    truncated: warnings.some(({ code }) => code === 'pages-left-out'),
    carelessText,
  };
}

/** Characters of the hidden words that are shown to find them by. */
const SAMPLE_CHARS = 80;

function hiddenSample(pages: readonly Page[]): { hiddenSample?: string } {
  const hidden = pages.flatMap(({ glyphs }) => glyphs.filter((glyph) => glyph.hidden));
  const words = toChunks(hidden.slice(0, SAMPLE_CHARS)).map(({ text }) => text);
  return hidden.length === 0 ? {} : { hiddenSample: words.join(' ').slice(0, SAMPLE_CHARS) };
}

const OCR_WARNING: Warning = {
  code: 'ocr-layer',
  message: 'This is a scan; its words were guessed from the picture and may hold mistakes.',
};

import type { OpenPdf } from './open.ts';
import { listOf } from './operators.ts';

/** A link's target and its area in the page's own coordinates. */
export interface RawLink {
  url: string;
  rect: number[];
}

/** What a filled form field or a note on the page says, and where. */
export interface RawNote {
  text: string;
  rect: number[];
}

/** What lies over a page's own content (ISO 32000-1 §12.5). */
export interface Annotations {
  links: RawLink[];
  notes: RawNote[];
}

/** AnnotationType of pdf.js. */
const LINK = 2;
const FREE_TEXT = 3;
const WIDGET = 20;
/** Hidden and NoView (ISO 32000-1 table 165). */
const UNSEEN_FLAGS = 2 | 32;
/** Characters of a field that are read. */
const MOST_CHARS = 10_000;

/** Links, form fields and notes of the first pages by page number; asked for by type because a page's whole list reads its text once more. */
export async function readAnnotations(
  { document }: OpenPdf,
  pages: number,
): Promise<Map<number, Annotations>> {
  const beyond = Array.from(
    { length: Math.max(0, document.numPages - pages) },
    (_, i) => pages + i,
  );
  const byPage = new Map<number, Annotations>();
  const found = await document
    .getAnnotationsByType(new Set([LINK, FREE_TEXT, WIDGET]), new Set(beyond))
    .catch(() => null);
  for (const annotation of listOf(found)) {
    const { pageIndex, rect } = annotation;
    if (!Array.isArray(rect)) continue;
    const ofPage = byPage.get(pageIndex + 1) ?? { links: [], notes: [] };
    byPage.set(pageIndex + 1, ofPage);
    const url: unknown = annotation.url ?? annotation.unsafeUrl;
    if (annotation.annotationType === LINK) {
      if (typeof url === 'string') ofPage.links.push({ url, rect });
      continue;
    }
    const text = shownText(annotation);
    if (text !== '') ofPage.notes.push({ text, rect });
  }
  return byPage;
}

interface Annotation {
  annotationType?: number;
  annotationFlags?: number;
  fieldType?: unknown;
  fieldValue?: unknown;
  password?: unknown;
  contentsObj?: { str?: unknown };
}

/** The text that a note or a field shows; '' for buttons, passwords and what cannot be seen. */
function shownText(annotation: Annotation): string {
  const { annotationType, annotationFlags = 0, fieldType, fieldValue, password } = annotation;
  if ((annotationFlags & UNSEEN_FLAGS) !== 0 || password === true) return '';
  if (annotationType === FREE_TEXT) return plain(annotation.contentsObj?.str);
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return '';
  return Array.isArray(fieldValue) ? fieldValue.map(plain).join('\n') : plain(fieldValue);
}

const plain = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, MOST_CHARS).trim() : '';

import type { DocumentFormat } from '#contract/resume.ts';
import { MAX_TEXT_CHARS } from '#contract/limits.ts';
import { succeed, type Outcome } from '#contract/problem.ts';
import { joinLines, type DocumentLine, type ExtractedDocument } from '#worker/document/model.ts';
import { boundedLines, MAX_LINES } from './bounds.ts';
import { cleanLine, countLetters, typedListKind } from './clean.ts';
import * as problems from './problems.ts';
import { isGibberish } from './readable.ts';

/** Fewer letters than this on a page with pictures: the words are in the pictures. */
const MIN_LETTERS_PER_PAGE = 25;

const FORMAT_BY_EXTENSION: Record<string, DocumentFormat> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  rtf: 'rtf',
  pages: 'pages',
  txt: 'txt',
};

/**
 * Cleans and joins the lines a reader gave, applies the tests that every format must pass, and notes a
 * wrong extension. Fails when no words are left.
 */
export function finish(read: ExtractedDocument, fileName: string): Outcome<ExtractedDocument> {
  const { lines, links, junk, isCut } = cleanLines(read);
  const kept = cut(lines);
  const truncated = read.truncated || isCut || kept.length < lines.length;
  const text = joinLines(kept);
  const letters = countLetters(text);
  const pages = read.signals.pageCount ?? 1;
  if (letters < MIN_LETTERS_PER_PAGE * pages && read.signals.images > 0 && letters < 200) {
    return problems.imageBased();
  }
  if (letters === 0) return problems.noText();
  if (isGibberish(text, junk)) return problems.gibberish(read.format);
  const isDisguised = read.signals.extensionMismatch;
  const extensionMismatch = isDisguised || differs(fileName, read.format);
  return succeed({
    ...read,
    text,
    lines: kept,
    links: links.filter((link) => link.line === undefined || link.line < kept.length),
    truncated,
    signals: {
      ...read.signals,
      junkChars: read.signals.junkChars + junk,
      contactOutsideBody: read.signals.contactOutsideBody || contactOutsideBody(kept),
      extensionMismatch,
    },
    warnings: [
      ...read.warnings,
      ...(truncated ? [TRUNCATED] : []),
      ...(extensionMismatch && !isDisguised ? [mismatchWarning(read.format)] : []),
    ],
  });
}

const TRUNCATED = {
  code: 'truncated',
  message: 'The document is very long; only its first part was read.',
};

const mismatchWarning = (format: DocumentFormat) => ({
  code: 'extension-mismatch',
  message: `The file's name says one format, its content is ${format.toUpperCase()}. Rename it to .${format} before you send it to an employer.`,
});

function differs(fileName: string, format: DocumentFormat): boolean {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMAT_BY_EXTENSION[extension] !== format;
}

function cleanLines(read: ExtractedDocument) {
  let junk = 0;
  const lines: DocumentLine[] = [];
  const newIndex = new Map<number, number>();
  let chars = 0;
  let isCut = false;
  for (const [index, line] of read.lines.entries()) {
    // what lies far beyond the cut needs no cleaning
    isCut = chars > MAX_TEXT_CHARS || lines.length > MAX_LINES;
    if (isCut) break;
    const clean = cleanLine(line.text.slice(0, MAX_TEXT_CHARS + 1));
    junk += clean.junk;
    chars += clean.text.length + 1;
    const isBlank = clean.text === '';
    if (isBlank && (lines.length === 0 || lines.at(-1)!.text === '')) continue;
    newIndex.set(index, lines.length);
    const list = line.list ?? typedListKind(clean.text);
    const [text, ...more] = boundedLines(clean.text);
    lines.push({ ...line, text: text!, ...(list && !isBlank ? { list } : {}) });
    lines.push(...more.map((part) => ({ ...line, text: part })));
  }
  while (lines.at(-1)?.text === '') lines.pop();
  const links = read.links.map((link) =>
    link.line === undefined ? link : { ...link, line: newIndex.get(link.line) },
  );
  return { lines, links, junk, isCut };
}

function cut(lines: DocumentLine[]): DocumentLine[] {
  let total = 0;
  const end = lines.findIndex((line) => (total += line.text.length + 1) > MAX_TEXT_CHARS);
  return lines.slice(0, Math.min(end < 0 ? lines.length : end, MAX_LINES));
}

const EMAIL = /[\w+-]@[\w-]+\.\w/;
const PHONE = /(?:\+|\b)\d[\d\s().\-/]{7,}\d/;

/** True when an e-mail address or a phone number stands in a header, footer or text box, and none in the body. */
function contactOutsideBody(lines: readonly DocumentLine[]): boolean {
  const where = (outside: boolean) =>
    lines
      .filter((line) => ['header', 'footer', 'textbox'].includes(line.role) === outside)
      .map((line) => line.text)
      .join('\n');
  const [inside, outside] = [where(false), where(true)];
  return [EMAIL, PHONE].some((kind) => kind.test(outside) && !kind.test(inside));
}

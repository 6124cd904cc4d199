import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';

/** Index of the line that holds an offset of the document's text. */
export function lineAt(document: Pick<ExtractedDocument, 'lines'>, offset: number): number {
  let low = 0;
  let high = document.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (document.lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Indices of the lines of a span. */
export function linesBetween(document: ExtractedDocument, span: Span): number[] {
  const [first, last] = linesOf(document, span);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** First and last line of a span. */
export function linesOf(document: ExtractedDocument, span: Span): [first: number, last: number] {
  return [lineAt(document, span.start), lineAt(document, Math.max(span.start, span.end - 1))];
}

/** A line's text without the parts at `spans`, and without the separators that they leave behind. */
export function lineWithout(
  document: ExtractedDocument,
  index: number,
  spans: readonly Span[],
): string {
  const { text, start } = document.lines[index]!;
  const inside = spans
    .map((span) => ({ start: span.start - start, end: span.end - start }))
    .filter((span) => span.end > 0 && span.start < text.length)
    .toSorted((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let at = 0;
  for (const span of inside) {
    if (span.start > at) pieces.push(text.slice(at, span.start));
    at = Math.max(at, span.end);
  }
  pieces.push(text.slice(at));
  return tidy(
    pieces
      .map(tidy)
      .filter((piece) => piece !== '')
      .join(', '),
  );
}

/** Without separators at the ends and without brackets that lost their content or their partner. */
export function tidy(text: string): string {
  const bare = text
    .replace(/\(\s*[,;|–—-]*\s*\)/g, ' ')
    .replace(/^(?:[\s,;:|·•–—/)\]-]|\.(?=\s))+|[\s,;:|·•–—/([-]+$/g, '');
  const unopened = bare.includes(')') && !bare.includes('(');
  const unclosed = bare.includes('(') && !bare.includes(')');
  return (unopened ? bare.replace(')', '') : unclosed ? bare.replace('(', '') : bare).trim();
}

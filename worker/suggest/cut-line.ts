/** Cuts whole lines out of a document's text. */
import type { Edit } from '#contract/resume.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';

/**
 * Takes out the lines from `first` to `last` with the break after them; at the document's end with the
 * break before them, so that no empty line is left.
 */
export function cutLines(
  { text }: ExtractedDocument,
  first: DocumentLine,
  last: DocumentLine = first,
): Edit {
  const end = Math.min(last.start + last.text.length + 1, text.length);
  const start = end === text.length && first.start > 0 ? first.start - 1 : first.start;
  return { start, end, text: '' };
}

/** The line that holds an offset. */
export const lineAt = ({ lines }: ExtractedDocument, offset: number): DocumentLine | undefined =>
  lines.findLast(({ start }) => start <= offset);

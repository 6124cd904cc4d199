/** Original and enhanced text as rows that stand side by side: what belongs together has one row. */
import { appliedChanges, byPlace } from '#contract/applied-changes.ts';
import type { Proposals } from '#contract/resume.ts';

export interface Row {
  /** Lines of the original; null where the row only adds. */
  before: string | null;
  /** Lines of the enhanced text; null where the row only takes away. */
  after: string | null;
  changed: boolean;
  /** Numbers of the suggestions that changed it, as the list of suggestions counts them. */
  refs: number[];
}

interface NumberedEdit {
  start: number;
  end: number;
  text: string;
  ref: number;
}

/**
 * Rows from the edits of what is accepted and answered: exact, since the enhanced text is the original with those
 * edits applied. Returns null when the two texts do not say so (another server may answer otherwise).
 */
export function rowsFromEdits(
  original: string,
  enhanced: string,
  proposals: Proposals,
): Row[] | null {
  const edits = appliedChanges(proposals)
    .flatMap((change) => change.edits.map((edit) => ({ ...edit, ref: change.number })))
    .toSorted(byPlace);
  const rows: Row[] = [];
  let at = 0;
  while (at <= original.length) {
    const { end, inside } = stretch(original, at, edits);
    const before = original.slice(at, end);
    rows.push(rowOf(before, applied(original, at, end, inside), inside));
    at = end + 1;
  }
  const after = rows.filter((row) => row.after !== null).map((row) => row.after);
  return sameLines(after.join('\n'), enhanced) ? rows : null;
}

/** From a line's start to the end of the last line that an edit ties to it. */
function stretch(original: string, start: number, edits: readonly NumberedEdit[]) {
  let end = lineEnd(original, start);
  let inside: NumberedEdit[] = [];
  for (;;) {
    inside = edits.filter((edit) => edit.start >= start && edit.start <= end);
    const reach = Math.max(end, ...inside.map((edit) => lineEnd(original, edit.end)));
    if (reach === end) return { end, inside };
    end = reach;
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function applied(original: string, start: number, end: number, edits: readonly NumberedEdit[]) {
  let text = '';
  let at = start;
  for (const edit of edits) {
    text += original.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + original.slice(at, end);
}

function rowOf(before: string, after: string, edits: readonly NumberedEdit[]): Row {
  const emptied = after === '' && before !== '';
  return {
    before,
    after: emptied ? null : after,
    changed: before !== after,
    refs: [...new Set(edits.map(({ ref }) => ref))].toSorted((a, b) => a - b),
  };
}

/** Blank lines carry no meaning in the view, and a removed line leaves one. */
const sameLines = (a: string, b: string) => {
  const squeeze = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.trim())
      .join('\n');
  return squeeze(a) === squeeze(b);
};

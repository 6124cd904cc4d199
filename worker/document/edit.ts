import { byPlace } from '#contract/applied-changes.ts';
import type { Edit } from '#contract/resume.ts';
import { joinLines, type DocumentLine, type ExtractedDocument } from './model.ts';

/** Applies disjoint edits to a text; the order of `edits` does not matter. Overlap is a bug and throws. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return pieces(text, edits)
    .map((piece) => piece.text)
    .join('');
}

/** Whether edits can be applied to a text of that length: each within it, none over another. */
export function areDisjoint(edits: readonly Edit[], length: number): boolean {
  let at = 0;
  for (const { start, end } of edits.toSorted(byPlace)) {
    if (start < at || end < start) return false;
    at = end;
  }
  return at <= length;
}

/**
 * The document with disjoint edits applied. Every line of the result keeps the layout of the source
 * line in which its first character stands or was put in; what is put in behind an empty line of its own
 * is a new paragraph, no further item of the list above it.
 */
export function editDocument(
  document: ExtractedDocument,
  edits: readonly Edit[],
): ExtractedDocument {
  if (edits.length === 0) return document;
  const sameLines = editLines(document.lines, edits.toSorted(byPlace));
  if (sameLines) {
    const text = sameLines.map((line) => line.text).join('\n');
    return { ...document, text, lines: sameLines };
  }
  const owners = lineOwners(document.lines);
  const lines: DocumentLine[] = [];
  let pending: Pending | undefined;
  const finish = () => {
    if (pending) lines.push(lineOf(owners(pending.source), pending));
    pending = undefined;
  };
  for (const piece of pieces(document.text, edits)) {
    let source = piece.source;
    const parts = piece.text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) finish();
      const apart = piece.inserted && parts.slice(1, index).includes('');
      pending ??= { text: '', source, apart };
      if (pending.text === '' && part !== '') pending.source = source;
      pending.text += part;
      if (!piece.inserted) source += part.length + 1;
    }
  }
  finish();
  return { ...document, text: joinLines(lines), lines };
}

/** The lines with sorted edits that neither make nor join lines; null for others. An untouched line is the very same. */
function editLines(lines: readonly DocumentLine[], edits: readonly Edit[]): DocumentLine[] | null {
  const edited: DocumentLine[] = [];
  let next = 0;
  let shift = 0;
  for (const line of lines) {
    const end = line.start + line.text.length;
    const own: Edit[] = [];
    for (let edit = edits[next]; edit && edit.start <= end; edit = edits[++next]) {
      if (edit.start < line.start || edit.end > end || edit.text.includes('\n')) return null;
      own.push(edit);
    }
    const text = own.length === 0 ? line.text : textWith(line, own);
    const isSame = shift === 0 && own.length === 0;
    edited.push(isSame ? line : { ...line, text, start: line.start + shift });
    shift += text.length - line.text.length;
  }
  return next === edits.length ? edited : null;
}

/** The one edit of a line gives the very same string each time, so that what was computed from it is found fast. */
function textWith({ text, start: from }: DocumentLine, own: readonly Edit[]): string {
  const [only] = own.length === 1 ? own : [];
  const known = only && alone.get(only);
  if (known?.before === text && known.from === from) return known.after;
  const after = applyEdits(
    text,
    own.map(({ start, end, text: put }) => ({ start: start - from, end: end - from, text: put })),
  );
  if (only) alone.set(only, { before: text, from, after });
  return after;
}

/** What an edit makes of a line that starts at `from`. */
const alone = new WeakMap<Edit, { before: string; from: number; after: string }>();

interface Pending {
  text: string;
  /** Offset in the source text that decides whose layout the line has. */
  source: number;
  /** Put in behind an empty line that was put in with it. */
  apart: boolean;
}

/** An untouched line keeps its very string: what was computed from it is found again without reading it. */
function lineOf(owner: DocumentLine, { text, apart }: Pending): DocumentLine {
  if (!apart) return { ...owner, text: owner.text === text ? owner.text : text };
  const { list: _list, headingLevel: _level, bold: _bold, italic: _italic, ...plain } = owner;
  return { ...plain, text };
}

interface Piece {
  text: string;
  /** Offset in the source text at which the piece stands or was put in. */
  source: number;
  inserted: boolean;
}

function pieces(text: string, edits: readonly Edit[]): Piece[] {
  const sorted = edits.toSorted(byPlace);
  const out: Piece[] = [];
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at) throw new Error('edits overlap');
    if (edit.start > at) {
      out.push({ text: text.slice(at, edit.start), source: at, inserted: false });
    }
    if (edit.text !== '') out.push({ text: edit.text, source: edit.start, inserted: true });
    at = edit.end;
  }
  if (at < text.length || out.length === 0) {
    out.push({ text: text.slice(at), source: at, inserted: false });
  }
  return out;
}

/** Finds the line that holds a source offset by binary search. */
function lineOwners(lines: readonly DocumentLine[]): (offset: number) => DocumentLine {
  return (offset) => {
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (lines[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    return lines[low]!;
  };
}

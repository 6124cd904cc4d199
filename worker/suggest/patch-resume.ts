/** The parsed resume after edits inside bullets, without parsing again: only words and offsets change. */
import type { Edit, Span } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { rolesOf } from './bullets.ts';
import { lineAt } from './cut-line.ts';

/**
 * Null where an edit leaves a bullet with a sign of its own, breaks a line, or empties one: then only
 * parsing tells, as it tells what a line without a sign is.
 */
export function patchResume(
  document: ExtractedDocument,
  resume: ParsedResume,
  edits: readonly Edit[],
): ParsedResume | null {
  const { text } = document;
  const bullets = signedBullets(document, resume);
  const inside = edits.every(
    (edit) =>
      !edit.text.includes('\n') &&
      bullets.some(
        (span) =>
          span.start <= edit.start &&
          edit.end <= span.end &&
          !text.slice(span.start, span.end).includes('\n') &&
          edit.text.length + span.end - span.start > edit.end - edit.start,
      ),
  );
  return inside ? copyOf(resume, text, edits) : null;
}

const signed = new WeakMap<ParsedResume, Span[]>();

function signedBullets(document: ExtractedDocument, resume: ParsedResume): Span[] {
  const known = signed.get(resume);
  if (known) return known;
  const bullets = rolesOf(resume)
    .flatMap(({ highlights }) => highlights.flatMap(({ span }) => span ?? []))
    .filter(({ start }) => {
      const line = lineAt(document, start);
      return line && (line.list || /^\s*[^\p{L}\p{N}\s]/u.test(line.text));
    });
  signed.set(resume, bullets);
  return bullets;
}

/** A copy with every placed value moved; its texts are the very strings, so that what was computed from them is found again. */
function copyOf<T>(node: T, text: string, edits: readonly Edit[]): T;
function copyOf(node: unknown, text: string, edits: readonly Edit[]): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isPlaced(node)) return { ...node, ...moved(node, text, edits) };
  if (Array.isArray(node)) return node.map((child) => copyOf(child, text, edits));
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, copyOf(child, text, edits)]),
  );
}

interface Placed {
  value: string;
  span: Span;
}

const isPlaced = (node: object): node is Placed =>
  'span' in node && node.span !== null && 'value' in node && typeof node.value === 'string';

function moved({ value, span }: Placed, text: string, edits: readonly Edit[]): Placed {
  const inner = edits.filter((edit) => edit.start >= span.start && edit.end <= span.end);
  const raw = text.slice(span.start, span.end);
  const next = applyEdits(
    raw,
    inner.map((edit) => ({
      start: edit.start - span.start,
      end: edit.end - span.start,
      text: edit.text,
    })),
  );
  const start = span.start + shiftBefore(edits, span.start, inner);
  const at = inner.length === 0 ? 0 : raw.indexOf(value);
  const worded = inner.length === 0 || at < 0 ? value : next.slice(at).trim();
  return { value: worded, span: { start, end: start + next.length } };
}

const shiftBefore = (edits: readonly Edit[], offset: number, inner: readonly Edit[]) =>
  edits
    .filter((edit) => edit.end <= offset && !inner.includes(edit))
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);

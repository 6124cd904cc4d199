/** The user's own text over a read document: the layer between the original and the suggestions. */
import { BULLET_SIGNS } from '#contract/bullet-signs.ts';
import type { Edit } from '#contract/resume.ts';
import { applyEdits, editDocument } from './edit.ts';
import { editsBetween, lineHunks, mergeTexts } from '#contract/line-diff.ts';
import { joinLines, type DocumentLine, type ExtractedDocument } from './model.ts';

/** What makes a line look as what it is, wherever it stands. */
type Look = Pick<DocumentLine, 'bold' | 'italic' | 'sizePt' | 'headingLevel' | 'list'>;

/**
 * The document with the user's edits. A line that was moved keeps its look; one that was written anew
 * takes the look of the nearest line of its shape, so that a bullet under a heading is no heading.
 */
export function withOwnEdits(
  document: ExtractedDocument,
  edits: readonly Edit[],
): ExtractedDocument {
  if (edits.length === 0) return document;
  const edited = editDocument(document, edits);
  const before = document.lines;
  const hunks = lineHunks(textsOf(before), textsOf(edited.lines));
  const removed = hunks.flatMap(({ aFrom, aTo }) => before.slice(aFrom, aTo));
  const moved = new Map(removed.map((line) => [line.text.trim(), line]));
  const lines = [...edited.lines];
  const isOwn = new Set<number>();
  for (const { bFrom, bTo } of hunks) for (let at = bFrom; at < bTo; at++) isOwn.add(at);
  for (const { aFrom, aTo, bFrom, bTo } of hunks) {
    for (let at = bFrom; at < bTo; at++) {
      const line = lines[at]!;
      const source = aTo - aFrom === bTo - bFrom ? before[aFrom + at - bFrom] : undefined;
      const kept = source && shapeOf(source.text) === shapeOf(line.text) ? source : undefined;
      const look = moved.get(line.text.trim()) ?? kept ?? nearest(edited.lines, at, isOwn);
      lines[at] = withLook(line, look);
    }
  }
  return { ...edited, text: joinLines(lines), lines };
}

/** The edits that the user made of one text, made again over a new reading of the same file. */
export function rebaseEdits(edits: readonly Edit[], original: string, read: string): Edit[] {
  if (edits.length === 0 || original === read) return [...edits];
  return editsBetween(read, mergeTexts(original, applyEdits(original, edits), read));
}

const textsOf = (lines: readonly DocumentLine[]) => lines.map(({ text }) => text);

const BULLET = new RegExp(`^[${BULLET_SIGNS}]\\s`, 'u');

type Shape = 'blank' | 'bullet' | 'heading' | 'text';

function shapeOf(text: string): Shape {
  const line = text.trim();
  if (line === '') return 'blank';
  if (BULLET.test(line)) return 'bullet';
  return line.length < 40 && /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) ? 'heading' : 'text';
}

/** How far up and down a line's like is looked for. */
const REACH = 30;

function nearest(
  lines: readonly DocumentLine[],
  at: number,
  isOwn: ReadonlySet<number>,
): Look | null {
  const shape = shapeOf(lines[at]!.text);
  for (let away = 1; away <= REACH; away++) {
    for (const index of [at - away, at + away]) {
      const line = lines[index];
      if (!line || isOwn.has(index) || shapeOf(line.text) !== shape) continue;
      // Names, titles and headings are few and look their own way; what is written anew is mostly none.
      if (shape === 'text' && (line.headingLevel !== undefined || line.bold === true)) continue;
      return line;
    }
  }
  return null;
}

function withLook(line: DocumentLine, look: Look | null): DocumentLine {
  const { bold: _b, italic: _i, sizePt: _s, headingLevel: _h, list: _l, ...plain } = line;
  if (!look) return plain;
  const { bold, italic, sizePt, headingLevel, list } = look;
  const own = Object.entries({ bold, italic, sizePt, headingLevel, list });
  return { ...plain, ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}

import { oneLine } from '#contract/one-line.ts';
import type { Span } from '#contract/resume.ts';

export interface RawItem extends Span {
  text: string;
  listed: boolean;
  /** A blank line or the start of the ad stands before it. */
  afterGap: boolean;
  /** Spaces before the mark or the text. */
  indent: number;
  /** Letter of a criterion's code, as in 'E1', 'D3' or '(D)' at the line's end; '' where there is none. */
  code: string;
  /** Number of its mark, as in '3.'; '' where there is none. */
  number: string;
  /** Marked by a pictograph, as headings are, too. */
  pictured: boolean;
}

const MARK = new RegExp(
  oneLine`
    ^(?:
      [-=~–—]{1,2}>|[•●▪◦‣⁃∙·*+–—-]|[✓✔✅➤►▶➢➔→»☑]|>{1,3}|
      \d{1,2}(?:\.\d{1,2}){1,2}\.?(?=\s{1,4}\p{Lu})|\p{Extended_Pictographic}\uFE0F?|
      \(?(?:\d{1,2}|[a-z])[.)]|[A-Z]{1,2}\d{1,2}[.):]?(?=\s{1,3}\p{Lu})
    )\s+
  `,
  'u',
);

/** Lines of the ad, wrapped ones joined, without their list marks; spans point into `text`. */
export function itemsOf(text: string): RawItem[] {
  const lines = linesOf(text);
  const wrapped = wrappedLines(lines);
  const items: RawItem[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && continues(last, line, text, wrapped.has(line))) {
      last.end = line.end;
      last.text = text.slice(last.start, last.end);
    } else {
      items.push(line);
    }
  }
  return items.map((item, at) =>
    item.pictured && !items[at - 1]?.pictured && !items[at + 1]?.pictured
      ? { ...item, listed: false }
      : item,
  );
}

function linesOf(text: string): RawItem[] {
  const lines: RawItem[] = [];
  let afterGap = true;
  let columns: readonly string[] = [];
  for (const { 0: raw, index } of text.matchAll(/[^\n]+|\n(?=\s*\n)/g)) {
    const trimmed = raw.trim();
    if (trimmed === '') {
      afterGap = true;
      continue;
    }
    columns = raw.includes('\t') ? (needsOf(raw) ?? columns) : [];
    if (columns.length > 0) {
      lines.push(...cellsOf(raw, index, columns));
      afterGap = true;
      continue;
    }
    const indent = raw.length - raw.trimStart().length;
    const marked = MARK.exec(trimmed)?.[0] ?? '';
    const mark = marked.length;
    const start = index + indent + mark;
    lines.push({
      start,
      end: index + indent + trimmed.length,
      text: trimmed.slice(mark),
      listed: mark > 0,
      afterGap,
      indent,
      number: /^\(?(\d{1,2})[.)]\s/.exec(marked)?.[1] ?? '',
      code: (/^([A-Z])[A-Z]?\d/.exec(marked) ?? LETTER_BEHIND.exec(trimmed))?.[1] ?? '',
      pictured: /^(?![✓✔✅➤►▶➢➔→☑])\p{Extended_Pictographic}/u.test(marked),
    });
    afterGap = false;
  }
  return lines;
}

const ESSENTIAL =
  /^(?:\p{L}+ ){0,3}(?:minimum|essential|required|must(?:[- ]haves?)?|mandatory)(?: \p{L}+){0,2}$/iu;
const DESIRABLE =
  /^(?:\p{L}+ ){0,3}(?:desirable|preferred|advantage(?:s|ous)?|nice[- ]to[- ]haves?|bonus|plus|optional)(?: \p{L}+){0,2}$/iu;

/** Letters of the columns of a row that heads a table of both needs: 'Criterion | Essential | Desirable'; null for any other row. */
function needsOf(row: string): readonly string[] | null {
  const letters = row
    .split('\t')
    .map((cell) => (ESSENTIAL.test(cell.trim()) ? 'E' : DESIRABLE.test(cell.trim()) ? 'D' : ''));
  return letters.includes('E') && letters.includes('D') ? letters : null;
}

/** Cells of a row that stand in a column of needs, each an item with its letter; the row's own label is none. */
function cellsOf(row: string, at: number, columns: readonly string[]): RawItem[] {
  if (needsOf(row)) return [];
  let start = at;
  return row.split('\t').flatMap((cell, column) => {
    const from = start + cell.length - cell.trimStart().length;
    const text = cell.trim();
    start += cell.length + 1;
    const code = columns[column] ?? '';
    if (code === '' || !/\p{L}{2}/u.test(text)) return [];
    const end = from + text.length;
    const item = { listed: true, afterGap: true, indent: 0, number: '', pictured: false };
    return [{ ...item, start: from, end, text, code }];
  });
}

/** 'Supervising contractors (D) A/I': the letter of a person specification, and how it is assessed. */
const LETTER_BEHIND = /\(([ED])\)(?:\s+[A-Z](?:\s*[/,&]\s*[A-Z])*)?\s*$/;

/** Lines of paragraphs whose lines all end near one width, as a hard wrap leaves them; a list without marks is ragged. */
function wrappedLines(lines: readonly RawItem[]): ReadonlySet<RawItem> {
  const wrapped = new Set<RawItem>();
  let from = 0;
  for (let to = 1; to <= lines.length; to++) {
    if (to < lines.length && !lines[to]!.afterGap && !lines[to]!.listed) continue;
    const paragraph = lines.slice(from, to);
    const widest = Math.max(...paragraph.map(widthOf));
    const full = paragraph.slice(0, -1).filter((line) => widthOf(line) >= 0.7 * widest);
    if (full.length >= 0.75 * (paragraph.length - 1))
      for (const line of paragraph) wrapped.add(line);
    from = to;
  }
  return wrapped;
}

const widthOf = ({ start, end }: RawItem) => end - start;

/** 'Good to have: Kafka' starts something of its own. */
const LABELLED = /^\p{Lu}[\p{L} /&-]{2,30}:\s/u;

/** A hard wrap leaves a line long, unfinished, and goes on in small letters or at the text's indent. */
function continues(last: RawItem, line: RawItem, text: string, wrapped: boolean): boolean {
  if (line.listed || line.afterGap || LABELLED.test(line.text)) return false;
  const lastLine = text.slice(last.start, last.end).split('\n').at(-1)!.trim();
  if (/[.!?:]$/.test(lastLine) && !(lastLine.length > 55 && line.indent === 0 && !last.listed)) {
    return false;
  }
  if (/^\p{Ll}/u.test(line.text)) return true;
  if (last.listed) return line.indent > 0 && lastLine.length > 40;
  return wrapped && lastLine.length > 55 && lastLine.length < 100;
}

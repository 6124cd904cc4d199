import type { ExtractedDocument } from '#worker/document/model.ts';
import { bulletLine } from '#worker/export/sheet/entry-lines.ts';
import { nameLines } from '#worker/export/sheet/head.ts';
import { rowsOf, type Row, type Sheet } from '#worker/export/sheet/model.ts';
import { isOrnament, isPageNumber } from '#worker/export/sheet/plain-line.ts';
import { linesOf } from '#worker/export/sheet/places.ts';
import { splitHeadings } from '#worker/export/sheet/split-headings.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';

/** What a sheet lost, said twice, or put under another heading or job than in the text; one sentence each. */
export function placeFaults(
  source: ExtractedDocument,
  parsed: ParsedResume,
  sheet: Sheet,
): string[] {
  const { document, resume } = splitHeadings(source, parsed);
  const rows = rowsOf(sheet);
  return [
    ...wordFaults(document, rows),
    ...headingFaults(document, resume, rows),
    ...jobFaults(document, resume, rows),
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words that the rows have more or less often than the text; a heading without a line was added on purpose. */
function wordFaults({ lines }: ExtractedDocument, rows: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  const add = (text: string, by: number) => {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + by);
  };
  for (const { text } of lines) {
    if (isOrnament(text.trim()) || isPageNumber(text.trim())) continue;
    add(text.replace(LETTER_BULLET, ''), -1);
  }
  for (const row of rows) if (row.lines.length > 0) add(`${row.text} ${row.right}`, 1);
  return [...counts]
    .filter(([word, count]) => count !== 0 && !LABEL.has(word))
    .map(
      ([word, count]) =>
        `${word} stands ${Math.abs(count)} times too ${count > 0 ? 'often' : 'rarely'}`,
    );
}

/** 'o Took orders': typed for an empty circle. */
const LETTER_BULLET = /^\s*o(?=\s)/;

/** 'Name' in front of a name says nothing at the top of a page, and is left out there. */
const LABEL = new Set('name vorname nachname full first surname s nom nombre nome naam'.split(' '));

/** Lines below a known heading that stand below another one; a line that two sections claim may stand in either, and those of the name on top. */
function headingFaults(
  document: ExtractedDocument,
  resume: ParsedResume,
  rows: readonly Row[],
): string[] {
  const { sections } = resume;
  const shown = new Set(rows.flatMap(({ kind, lines }) => (kind === 'heading' ? lines : [])));
  const claims = new Map<number, number[]>();
  for (const { heading, lineRanges } of sections) {
    const own = heading?.span ? linesOf(document, heading.span)[0] : null;
    if (own === null || !shown.has(own)) continue;
    for (const [from, to] of lineRanges) {
      for (let line = from; line < to; line += 1) {
        claims.set(line, [...(claims.get(line) ?? []), own]);
      }
    }
  }
  const headingAt = headingLines(rows);
  const ofName = nameLines(document, resume);
  return [...claims].flatMap(([line, headings]) => {
    const above = headingAt.get(line);
    const isElsewhere = above !== undefined && !headings.includes(above) && !ofName.has(line);
    const wanted = headings.map((at) => document.lines[at]!.text.trim()).join(' or ');
    return isElsewhere ? [`${document.lines[line]!.text.trim()}: not below ${wanted}`] : [];
  });
}

/** The line of the heading above each line of the text, as the rows stand. */
function headingLines(rows: readonly Row[]): Map<number, number> {
  const above = new Map<number, number>();
  let heading = -1;
  for (const { kind, lines } of rows) {
    if (kind === 'heading') heading = lines[0] ?? heading;
    for (const line of lines) above.set(line, heading);
  }
  return above;
}

/** Bullets that follow the header of another job than their own. */
function jobFaults(
  document: ExtractedDocument,
  { work, volunteer }: ParsedResume,
  rows: readonly Row[],
): string[] {
  const roles = [...work, ...volunteer];
  const rowOf = (line: number) => rows.findIndex(({ lines }) => lines.includes(line));
  const headers = roles.map(({ title, company }) => {
    const first = [title, company].flatMap((value: Parsed | null) => value?.span ?? []);
    return first.length === 0
      ? -1
      : Math.max(...first.map((span) => rowOf(linesOf(document, span)[0])));
  });
  return roles.flatMap(({ highlights }, role) =>
    highlights.flatMap((bullet) => {
      const row = rowOf(bulletLine(document, bullet));
      const own = headers[role]!;
      if (row < 0 || own < 0 || own > row) return [];
      const isParted = headers.some((other) => other > own && other < row);
      return isParted ? [`${bullet.value}: below another job than its own`] : [];
    }),
  );
}

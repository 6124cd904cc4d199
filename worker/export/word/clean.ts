import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume, Section } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { bulletText } from '../heading-rule.ts';
import { entryHeaders } from './entry-header.ts';
import { headBlocks } from './head.ts';
import { linesOf } from './places.ts';

/**
 * The enhanced resume in one column, ready to send: name and contact on top, then the summary, then
 * the other sections in the order of the document. Every visible word of the text is in it.
 */
export function cleanBlocks(document: ExtractedDocument, resume: ParsedResume): Block[] {
  const head = headBlocks(document, resume);
  const set = setLines(document, resume, head.lines);
  const order = sectionOrder(document, resume);
  const rows = [...set.entries()].toSorted(([a], [b]) => order(a) - order(b) || a - b);
  return [...head.blocks, ...withoutEmptySections(rows.flatMap(([, blocks]) => blocks))];
}

/** Blocks by the line that they begin on, for every line that the head has not taken. */
function setLines(
  document: ExtractedDocument,
  resume: ParsedResume,
  head: ReadonlySet<number>,
): Map<number, Block[]> {
  const set = new Map<number, Block[]>();
  const taken = new Set(head);
  const put = (lines: readonly number[], blocks: Block[]) => {
    const free = lines.filter((line) => !taken.has(line));
    if (free.length === 0 || free.length < lines.length) return;
    for (const line of lines) taken.add(line);
    set.set(lines[0]!, blocks);
  };
  const span = (value: Parsed): number[] => {
    if (!value.span) return [];
    const [first, last] = linesOf(document, value.span);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  for (const { heading } of resume.sections) {
    if (heading) put(span(heading), [{ kind: 'heading', text: lineText(document, heading) }]);
  }
  for (const bullet of bulletsOf(resume))
    put(span(bullet), [{ kind: 'bullet', text: bullet.value }]);
  for (const { lines, blocks } of entryHeaders(document, resume)) put(lines, blocks);
  for (const prose of proseOf(resume)) {
    const lines = span(prose);
    if (lines.length > 1) put(lines, [{ kind: 'paragraph', text: flat(prose.value) }]);
  }
  for (const [index, line] of document.lines.entries()) {
    if (taken.has(index) || line.text.trim() === '' || line.hidden) continue;
    if (line.role === 'footer' && /^(page\s+)?\d+(\s*(of|\/)\s*\d+)?$/i.test(line.text.trim()))
      continue;
    const bullet = bulletText(line.text) ?? (line.list ? line.text.trim() : null);
    set.set(index, [
      bullet === null
        ? { kind: 'paragraph', text: line.text.trim() }
        : { kind: 'bullet', text: bullet },
    ]);
  }
  return set;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function lineText(document: ExtractedDocument, { span, value }: Parsed): string {
  return span ? document.text.slice(span.start, span.end).trim() : value;
}

const bulletsOf = ({ work, volunteer, education, projects }: ParsedResume): Parsed[] =>
  [...work, ...volunteer, ...education, ...projects].flatMap(({ highlights }) => highlights);

const proseOf = ({ summary, work, volunteer }: ParsedResume): Parsed[] =>
  [summary, ...[...work, ...volunteer].map((role) => role.summary)].filter(
    (prose) => prose !== null,
  );

/** Rank of a line's section: what stands above every heading, the summary, then the rest. */
function sectionOrder(document: ExtractedDocument, resume: ParsedResume): (line: number) => number {
  const ranks = document.lines.map(() => RANK_OTHER);
  for (const section of resume.sections) {
    const rank = rankOf(section);
    if (section.heading?.span) ranks[linesOf(document, section.heading.span)[0]] = rank;
    for (const [from, to] of section.lineRanges) ranks.fill(rank, from, to);
  }
  return (line) => ranks[line] ?? RANK_OTHER;
}

const RANK_OTHER = 2;

function rankOf({ kind, heading }: Section): number {
  if (kind === 'header' && heading === null) return 0;
  return kind === 'summary' || kind === 'objective' ? 1 : RANK_OTHER;
}

/** A heading whose lines all went to the head of the page has nothing to announce. */
function withoutEmptySections(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (block, index) =>
      block.kind !== 'heading' ||
      (index + 1 < blocks.length && blocks[index + 1]!.kind !== 'heading'),
  );
}

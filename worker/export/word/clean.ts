import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedBullet, ParsedResume, Section } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { bulletText } from '../heading-rule.ts';
import { bulletsOf, entryHeaders, flat, withMarker, type Details } from './entry-header.ts';
import { guessedHeadings } from './guessed-headings.ts';
import { headBlocks } from './head.ts';
import { linesBetween, linesOf, lineWithout } from './places.ts';
import { isOrnament, plainLine, withListsJoined } from './plain-line.ts';
import { sectionOrder } from './section-order.ts';
import { splitHeadings } from './split-headings.ts';
import { unnamedSections } from './unnamed-sections.ts';

/**
 * The enhanced resume in one column, ready to send: name and contact on top, then the summary, then
 * the other sections in the order of the document. Every visible word of the text is in it.
 */
export function cleanBlocks(
  source: ExtractedDocument,
  parsed: ParsedResume,
  details: Details = 'joined',
): Block[] {
  const { document, resume } = splitHeadings(source, parsed);
  const head = headBlocks(document, resume);
  const rows = setLines(document, resume, head.lines, details);
  const { sectionOf, compare } = sectionOrder(document, resume);
  const rank = (line: number) => rankOf(sectionOf(line));
  const ordered = [...rows.keys()].toSorted((a, b) => rank(a) - rank(b) || compare(a, b));
  const unnamed = unnamedSections(resume);
  const spoken = new Set(
    resume.languages.flatMap(({ span }) => (span ? linesOf(document, span)[0] : [])),
  );
  const above = (line: number) => ordered[ordered.indexOf(line) - 1] ?? -1;
  const blocks = ordered.flatMap((line) => {
    const name = unnamed.get(line);
    const section = sectionOf(line);
    const isLevel = section?.kind === 'languages' && !spoken.has(line) && spoken.has(above(line));
    const row = { blocks: rows.get(line)!, section, isLevel };
    if (name === undefined) return [row];
    return [{ blocks: [{ kind: 'heading' as const, text: name }], section: undefined }, row];
  });
  return [...head.blocks, ...withListsJoined(blocks)];
}

/** Blocks by the line that they begin on, for every line that the head has not taken. */
function setLines(
  document: ExtractedDocument,
  resume: ParsedResume,
  head: ReadonlySet<number>,
  details: Details,
): Map<number, Block[]> {
  const set = new Map<number, Block[]>();
  const taken = new Set(head);
  const put = (lines: readonly number[], blocks: Block[]) => {
    if (lines.length === 0 || lines.some((line) => taken.has(line))) return;
    for (const line of lines) taken.add(line);
    set.set(lines[0]!, blocks);
  };
  /** The lines of a span, none when they hold anything beside it. */
  const whole = (span: Span | null): number[] => {
    if (!span) return [];
    const lines = linesBetween(document, span);
    return lines.every((line) => lineWithout(document, line, [span]) === '') ? lines : [];
  };
  for (const line of guessedHeadings(document, resume)) {
    put([line], [{ kind: 'heading', text: document.lines[line]!.text.trim() }]);
  }
  for (const section of resume.sections) {
    const lines = contentLines(document, section);
    const { heading } = section;
    const span = heading?.span;
    if (!span || (section.kind === 'other' && lines.length === 0)) continue;
    const text = document.text.slice(span.start, span.end).trim();
    const isMoved = lines.length > 0 && lines.every((line) => head.has(line));
    put(whole(span), isMoved ? [] : [{ kind: 'heading', text }]);
  }
  const strays = strayHeaders(resume);
  for (const bullet of bulletsOf(resume)) {
    const text = flat(bullet.value);
    const isStray = strays.has(bullet);
    put(whole(withMarker(bullet)), [
      isStray ? { kind: 'entry', text, strong: null, right: '' } : { kind: 'bullet', text },
    ]);
  }
  for (const { lines, blocks } of entryHeaders(document, resume, details)) put(lines, blocks);
  for (const prose of proseOf(resume)) {
    put(whole(prose.span), [{ kind: 'paragraph', text: flat(prose.value), right: '' }]);
  }
  for (const [index, line] of document.lines.entries()) {
    const text = line.text.trim();
    if (taken.has(index) || line.hidden || isOrnament(text) || isPageNumber(text)) continue;
    const bullet = bulletText(text) ?? (line.list ? text : null);
    set.set(index, [bullet === null ? plainLine(text) : { kind: 'bullet', text: bullet }]);
  }
  return set;
}

/** The only line of a role without title, employer and dates, and without a list mark: a header that was not understood. */
function strayHeaders({ work, volunteer }: ParsedResume): Set<ParsedBullet> {
  const strays = [...work, ...volunteer].filter(
    ({ title, company, dates, highlights }) =>
      !title && !company && !dates && highlights.length === 1,
  );
  return new Set(
    strays.flatMap(({ highlights }) => highlights.filter(({ markerLength }) => markerLength === 0)),
  );
}

/** Lines of a section that hold text. */
const contentLines = (document: ExtractedDocument, { lineRanges }: Section): number[] =>
  lineRanges.flatMap(([from, to]) =>
    document.lines
      .slice(from, to)
      .flatMap(({ text }, at) => (text.trim() === '' ? [] : [from + at])),
  );

const isPageNumber = (text: string): boolean => /^page\s+\d+(\s*(of|\/)\s*\d+)?$/i.test(text);

const proseOf = ({ summary, work, volunteer }: ParsedResume): Parsed[] =>
  [summary, ...[...work, ...volunteer].map((role) => role.summary)].filter(
    (prose) => prose !== null,
  );

/** What stands above every heading comes first, then the summary, then the rest as it stands. */
function rankOf(section: Section | undefined): number {
  if (section?.kind === 'header' && section.heading === null) return 0;
  return section?.kind === 'summary' || section?.kind === 'objective' ? 1 : 2;
}

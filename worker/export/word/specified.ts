import { DRAWN_SIGNS } from '#contract/bullet-signs.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume, Section } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { bulletText, isHeadingLine } from '../heading-rule.ts';
import { headerLinesOf, LINE_CHARS } from '../sheet/entry-lines.ts';
import { guessedHeadings } from '../sheet/guessed-headings.ts';
import { linesOf } from '../sheet/places.ts';
import { isOrnament } from '../sheet/plain-line.ts';
import { sectionOrder } from '../sheet/section-order.ts';
import { splitHeadings } from '../sheet/split-headings.ts';
import { unnamedSections } from '../sheet/unnamed-sections.ts';
import { brokenDates, type BrokenDates } from './broken-dates.ts';

/**
 * The enhanced text, line by line and section by section, as the specification sets it (§9): a title, headings and bullets by
 * their look. What the parser knows beyond that is made visible without changing a word: the name, the
 * titles of sections that are not in capitals, and the first line of each job or school.
 */
export function specifiedBlocks(source: ExtractedDocument, parsed: ParsedResume): Block[] {
  const { document, resume } = splitHeadings(source, parsed);
  const known = knownLines(document, resume);
  const unnamed = unnamedSections(document, resume);
  const { compare, sectionOf } = sectionOrder(document, resume);
  const order = document.lines.map((_, index) => index).toSorted(compare);
  const named = new Set<Section>();
  const lines = order.flatMap((index): Block[] => {
    const blocks = blockOf(document.lines[index]!, index, known).flatMap(withDatesAside);
    const section = sectionOf(index);
    const standing = section && unnamed.get(section);
    if (blocks.length === 0 || standing?.at !== 'heading' || named.has(section!)) return blocks;
    named.add(section!);
    return [{ kind: 'section-title', text: standing.heading }, ...blocks];
  });
  return [{ kind: 'title', text: 'ENHANCED RESUME' }, ...lines];
}

/** Dates behind a tab stand at the right margin, or below where the line is too long for that. */
function withDatesAside(block: Block): Block[] {
  if (block.kind !== 'entry' && block.kind !== 'entry-detail') return [block];
  const [, left = '', dates = ''] =
    /^([^\t]*\S)\s*\t\s*([^\t]*\d{2}[^\t]*)$/.exec(block.text) ?? [];
  if (dates === '' || dates.length > 40) return [block];
  if (left.length + dates.length <= LINE_CHARS) return [{ ...block, text: left, right: dates }];
  return [
    { ...block, text: left },
    { kind: 'entry-detail', text: dates, right: '' },
  ];
}

/** A line as a block, by its look first; none for one that says nothing. */
function blockOf(line: DocumentLine, index: number, known: KnownLines): Block[] {
  const text = line.text.trim();
  if (isOrnament(text) || known.dates.lines.has(index)) return [];
  const block = shownAs(line, text, index, known);
  const dates = known.dates.beside.get(index);
  if (dates === undefined) return [block];
  return block.kind === 'entry'
    ? [{ ...block, text: `${text}\t${dates}` }]
    : [block, { kind: 'entry-detail', text: dates, right: '' }];
}

function shownAs(line: DocumentLine, text: string, index: number, known: KnownLines): Block {
  const bullet = bulletText(text) ?? (line.list ? text.replace(OWN_SIGN, '') : null);
  if (bullet !== null) return { kind: 'bullet', text: bullet };
  const entry = known.entries.get(index);
  if (isHeadingLine(text)) {
    if (index === known.name) return { kind: 'name-heading', text };
    const opens = known.sections.size === 0 || known.sections.has(index);
    return { kind: opens ? 'heading' : entry?.first ? 'entry-heading' : 'minor-heading', text };
  }
  if (index === known.name) return { kind: 'name', text };
  if (known.sections.has(index)) return { kind: 'section-title', text };
  if (!entry) return { kind: 'paragraph', text, right: '' };
  if (!entry.first) return { kind: 'entry-detail', text, right: '' };
  const start = Math.max(0, text.indexOf(entry.strong));
  const strong = { start, end: start + entry.strong.length };
  return { kind: 'entry', text, strong, right: '' };
}

/** 'o Took orders', '▪ Took orders': the sign of an item, in whose place Word draws its own. */
const OWN_SIGN = new RegExp(`^(?:o|[${DRAWN_SIGNS}])\\s+(?=\\S)`, 'u');

interface KnownLines {
  name: number;
  sections: Set<number>;
  /** Header lines of jobs and schools, with what to set in bold. */
  entries: Map<number, { first: boolean; strong: string }>;
  dates: BrokenDates;
}

function knownLines(document: ExtractedDocument, resume: ParsedResume): KnownLines {
  const lineOf = (value: Parsed | null): number =>
    value?.span ? linesOf(document, value.span)[0] : -1;
  const nameLine = lineOf(resume.name);
  const entries: KnownLines['entries'] = new Map();
  const headers = headerLinesOf(document, resume);
  for (const { lines, parts, strong } of headers) {
    for (const [at, line] of lines.entries()) {
      const here = [...(strong ? [strong] : []), ...parts].find(
        (part) => linesOf(document, part)[0] === line,
      );
      const words = here ? document.text.slice(here.start, here.end) : '';
      entries.set(line, { first: at === 0, strong: words });
    }
  }
  const name = resume.name?.value ?? '';
  const isAlone = document.lines[nameLine]?.text.trim() === name;
  if (nameLine >= 0 && !isAlone) entries.set(nameLine, { first: true, strong: name });
  return {
    name: isAlone ? nameLine : -1,
    sections: new Set([
      ...resume.sections.map(({ heading }) => lineOf(heading)).filter((line) => line >= 0),
      ...guessedHeadings(document, resume),
    ]),
    entries,
    dates: brokenDates(document, headers),
  };
}

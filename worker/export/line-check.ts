import type { DocumentCheck } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume, Section } from '#worker/parse/model.ts';
import { bulletLine, bulletsOf } from './sheet/entry-lines.ts';
import { nameLines, withoutNameLabel } from './sheet/head.ts';
import { isOrnament, isPageNumber } from './sheet/plain-line.ts';
import { sectionOrder } from './sheet/section-order.ts';
import { isTorn, splitHeadings } from './sheet/split-headings.ts';
import { unnamedSections } from './sheet/unnamed-sections.ts';

export interface ReadDocument {
  document: ExtractedDocument;
  resume: ParsedResume;
}

/**
 * Line by line, what came back from a made file: a line is found when each of its words stands in the
 * section of the same heading, no word counted twice.
 */
export function checkLines(
  sent: ReadDocument,
  back: ReadDocument,
): Pick<DocumentCheck, 'lines' | 'missing'> {
  const found = wordsBySection(back);
  const missing: string[] = [];
  let expected = 0;
  for (const { text, section } of linesOf(sent)) {
    expected += 1;
    const words = wordsOf(text);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const bag = found.get(section);
    const isWhole = [...counts].every(([word, count]) => (bag?.get(word) ?? 0) >= count);
    if (!bag || !isWhole) missing.push(text.trim());
    else for (const [word, count] of counts) bag.set(word, bag.get(word)! - count);
  }
  return { lines: { expected, found: expected - missing.length }, missing };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How many there are of each word under each heading; '' is the top of the page. */
function wordsBySection(read: ReadDocument): Map<string, Map<string, number>> {
  const sections = new Map<string, Map<string, number>>();
  for (const { text, section } of linesOf(read)) {
    const bag = sections.get(section) ?? new Map<string, number>();
    sections.set(section, bag);
    for (const word of wordsOf(text)) bag.set(word, (bag.get(word) ?? 0) + 1);
  }
  return sections;
}

/** Lines that say something, each with the heading that it stands under in a file of one column, in letters alone. */
export function linesOf(read: ReadDocument): { text: string; section: string }[] {
  const { document, resume } = splitHeadings(read.document, read.resume);
  const { sectionOf } = sectionOrder(document, resume);
  const headingOf = headingsAbove(document, resume);
  const named = nameLines(document, resume);
  const items = new Set(bulletsOf(resume).map((bullet) => bulletLine(document, bullet)));
  return document.lines.flatMap(({ text }, line) => {
    const words = text.trim();
    if (isOrnament(words) || isPageNumber(words)) return [];
    const section = sectionOf(line);
    const heading = named.has(line) || !section ? '' : headingOf.get(section)!;
    const bare = items.has(line) ? words.replace(LETTER_BULLET, '') : words;
    const shown = named.has(line) ? withoutNameLabel(words) : bare;
    return [{ text: shown, section: wordsOf(heading).join(' ') }];
  });
}

/** 'o Took orders': typed for an empty circle, which our files draw. */
const LETTER_BULLET = /^o\s+/;

/** The words of a heading, with those of another one beside it. */
function headingOf({ text }: ExtractedDocument, { heading }: Section): string | undefined {
  const end = heading?.span?.end;
  if (end === undefined || !isTorn(text, end)) return heading?.value;
  return `${heading!.value} ${/^[^\n]*/.exec(text.slice(end))![0]}`;
}

/** The heading of each section, its own or the one that it stands under; '' for the top of the page. */
function headingsAbove(document: ExtractedDocument, resume: ParsedResume): Map<Section, string> {
  const unnamed = unnamedSections(document, resume);
  const headings = new Map<Section, string>();
  let above = '';
  for (const section of resume.sections) {
    const standing = unnamed.get(section);
    if (standing?.at === 'heading') above = standing.heading;
    else if (standing?.at === 'top') above = '';
    else if (!standing) above = headingOf(document, section) ?? above;
    headings.set(section, above);
  }
  return headings;
}

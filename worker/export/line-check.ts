import type { DocumentCheck } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { isOrnament, isPageNumber } from './sheet/plain-line.ts';
import { sectionOrder } from './sheet/section-order.ts';
import { splitHeadings } from './sheet/split-headings.ts';

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
    // What had no heading may have been given one: a list of skills known only by its place.
    const bags = section === '' ? [found.get(''), ...found.values()] : [found.get(section)];
    const bag = bags.find((some) =>
      [...counts].every(([word, count]) => (some?.get(word) ?? 0) >= count),
    );
    if (!bag) missing.push(text.trim());
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

/** Lines that say something, each with the heading it stands under, in letters alone. */
export function linesOf(read: ReadDocument): { text: string; section: string }[] {
  const { document, resume } = splitHeadings(read.document, read.resume);
  const { sectionOf } = sectionOrder(document, resume);
  return document.lines.flatMap(({ text }, line) => {
    const words = text.trim();
    if (isOrnament(words) || isPageNumber(words)) return [];
    const section = wordsOf(sectionOf(line)?.heading?.value ?? '').join(' ');
    return [{ text: words, section }];
  });
}

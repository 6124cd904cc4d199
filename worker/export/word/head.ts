import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { linesOf, lineWithout, tidy } from './places.ts';

/** The head of the page and the lines of the document that it stands for. */
export interface Head {
  blocks: Block[];
  lines: Set<number>;
}

/** Words that only announce a detail: 'E-mail:', 'Mobile', 'Address'. */
const LABELS =
  /\b(?:e-?mail|phone|telephone|tel|mobile|mob|cell|address|location|linkedin|github|website|web|portfolio|url|contact|ph|m|t|e|p|a|w)\b\s*\.?\s*:?/gi;

/** Name, title and one line of contact details, wherever in the document they stand. */
export function headBlocks(document: ExtractedDocument, resume: ParsedResume): Head {
  const { name, label, email, phone, location, urls } = resume;
  const contacts = [location, phone, email, ...urls].filter((value) => value !== null);
  const spans = [name, label, ...contacts].flatMap((value) => (value?.span ? [value.span] : []));
  const whole = wholeLines(document, resume, spans);
  const items = contacts.filter((value) => belongs(document, value, whole));
  const blocks: Block[] = [];
  if (name) blocks.push({ kind: 'title', text: name.value });
  if (label && belongs(document, label, whole)) blocks.push({ kind: 'label', text: label.value });
  if (items.length > 0) {
    blocks.push({ kind: 'contact', text: items.map(({ value }) => tidy(value)).join(' | ') });
  }
  return { blocks, lines: whole };
}

/** Lines of the header, and of contact sections, that hold nothing but those details and their labels. */
function wholeLines(
  document: ExtractedDocument,
  resume: ParsedResume,
  spans: readonly Span[],
): Set<number> {
  const inHeader = new Set<number>();
  for (const { kind, lineRanges } of resume.sections) {
    if (kind !== 'header' && kind !== 'personal') continue;
    for (const [from, to] of lineRanges) for (let at = from; at < to; at += 1) inHeader.add(at);
  }
  const lines = new Set(spans.flatMap((span) => linesOf(document, span)));
  return new Set(
    [...lines].filter((line) => {
      const rest = lineWithout(document, line, spans).replace(LABELS, '');
      return (inHeader.has(line) || document.lines[line]!.role !== 'body') && tidy(rest) === '';
    }),
  );
}

/** A detail that stands in a line of the head, or that was known only from a link. */
function belongs(
  document: ExtractedDocument,
  { span }: Parsed,
  lines: ReadonlySet<number>,
): boolean {
  return span === null || lines.has(linesOf(document, span)[0]);
}

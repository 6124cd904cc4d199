import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { linesBetween, linesOf, lineWithout, tidy } from './places.ts';

/** The head of the page and the lines of the document that it stands for. */
export interface Head {
  blocks: Block[];
  lines: Set<number>;
}

/** Words that only announce a detail: 'E-mail:', 'Mobile', 'Address'. */
const LABELS =
  /(?<![\p{L}\p{N}])(?:e-?mail|phone|telephone|tel|mobile|mob|cell|address|location|linkedin|github|website|web|portfolio|url|contact|ph|m|t|e|p|a|w|name|vorname|nachname|anschrift|adresse|telefon|telefoon|mobil|correo electrónico|teléfono|móvil|dirección)(?![\p{L}\p{N}])\s*\.?\s*:?/giu;

/** Name, title and one line of contact details, wherever in the document they stand. */
export function headBlocks(document: ExtractedDocument, resume: ParsedResume): Head {
  const { name, label, email, phone, location, urls } = resume;
  const contacts = [location, phone, email, ...urls].filter((value) => value !== null);
  const spans = [name, label, ...contacts].flatMap((value) => value?.span ?? []);
  const lines = wholeLines(document, resume, spans);
  const blocks: Block[] = [];
  const beside = name?.span ? lineWithout(document, linesOf(document, name.span)[0], spans) : '';
  const behind = tidy(beside.replace(LABELS, ''));
  if (name) {
    const letters = behind !== '' && behind.length <= LETTERS_MAX ? `, ${behind}` : '';
    blocks.push({ kind: 'name', text: name.value + letters });
    if (name.span) for (const line of linesBetween(document, name.span)) lines.add(line);
  }
  const isIn = ({ span }: Parsed) => span === null || lines.has(linesOf(document, span)[0]);
  if (label && isIn(label)) blocks.push({ kind: 'label', text: label.value });
  const items = contacts.filter(isIn).map(({ value }) => value);
  if (behind.length > LETTERS_MAX) blocks.push({ kind: 'contact', text: behind });
  if (items.length > 0) blocks.push({ kind: 'contact', text: items.join(' | ') });
  return { blocks, lines };
}

/** Letters behind a name: 'RN', 'PhD, CPA'. */
const LETTERS_MAX = 12;

/**
 * Lines that hold nothing but such details and their labels. A place counts only in the header or a
 * section of contact details, since places stand in many lines.
 */
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
  const isFree = (line: number) => inHeader.has(line) || document.lines[line]!.role !== 'body';
  const lines = [...new Set(spans.flatMap((span) => linesBetween(document, span)))];
  const labelled = lines.flatMap((line) => {
    const above = document.lines[line - 1]?.text ?? '';
    return tidy(above.replace(LABELS, '')) === '' && above.trim() !== ''
      ? [line, line - 1]
      : [line];
  });
  return new Set(
    labelled.filter(
      (line) => isFree(line) && tidy(lineWithout(document, line, spans).replace(LABELS, '')) === '',
    ),
  );
}

import { oneLine } from '#contract/one-line.ts';
import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { findEmails, findUrls } from '#worker/nlp/web-addresses.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import { bulletText } from '../heading-rule.ts';
import { flat } from './entry-lines.ts';
import { plainRow, type Row } from './model.ts';
import { linesBetween, linesOf, lineWithout, tidy } from './places.ts';
import { isLabel } from './plain-line.ts';

/** Words that only announce a detail: 'E-mail:', 'Mobile', 'Address'. */
const LABEL_ONLY = new RegExp(
  oneLine`
    ^(?:
      e-?mail|phone|telephone|tel|mobile|mob|cell|address|location|linkedin|github|website|web|
      portfolio|url|contact|ph|name|vorname|nachname|anschrift|adresse|telefon|telefoon|mobil|
      correo electrónico|teléfono|móvil|dirección
    )\s*\.?\s*:?$
  `,
  'i',
);

/** Longer lines at the top are sentences about the person, not details. */
const DETAIL_MAX = 110;

/** Letters behind a name: 'RN', 'PhD, CPA'. */
const LETTERS_MAX = 12;

/** The top of the page from the given lines: the name first, then the lines in their order. */
export function headRows(
  document: ExtractedDocument,
  resume: ParsedResume,
  lines: readonly number[],
): Row[] {
  const named = nameOf(document, resume);
  const label = resume.label?.span ? whole(document, resume.label.span) : [];
  const rows: Row[] = [...named.rows];
  let announced: { text: string; line: number } | null = null;
  for (const line of lines) {
    if (named.lines.has(line)) continue;
    const text = contactText(document.lines[line]!.text);
    if (text === '') continue;
    if (LABEL_ONLY.test(text)) {
      if (announced) addDetail(rows, announced.text, [announced.line]);
      announced = { text: text.replace(/\s*:?$/, ':'), line };
      continue;
    }
    const shown = announced ? `${announced.text} ${text}` : text;
    const from = announced ? [announced.line, line] : [line];
    announced = null;
    if (label.includes(line)) rows.push(plainRow('headline', shown, from));
    else if (isItemOfList(document, line)) rows.push(plainRow('bullet', shown, from));
    else if (shown.length > DETAIL_MAX && !/[@|•·]/.test(shown) && shown.includes(' ')) {
      rows.push(plainRow('paragraph', shown, from));
    } else addDetail(rows, shown, from);
  }
  if (announced) addDetail(rows, announced.text, [announced.line]);
  return rows;
}

/** '• Fields: Planting, Water': told of the person, and no detail to reach them by. */
function isItemOfList({ lines }: ExtractedDocument, line: number): boolean {
  const { text, list } = lines[line]!;
  const item = bulletText(text.trim()) ?? (list ? text.trim() : null);
  return item !== null && /^[^\t:]{2,30}:\s/.test(item) && !isReachable(item);
}

const isReachable = (text: string): boolean =>
  findEmails(text).length > 0 || findPhones(text).length > 0 || findUrls(text).length > 0;

/** The lines of the name, which stands on top wherever the document has it. */
export const nameLines = (document: ExtractedDocument, resume: ParsedResume): Set<number> =>
  nameOf(document, resume).lines;

function nameOf(
  document: ExtractedDocument,
  resume: ParsedResume,
): { rows: Row[]; lines: Set<number> } {
  const { name, label } = resume;
  if (!name?.span) return { rows: [], lines: new Set() };
  const lines = linesBetween(document, name.span);
  const first = lines[0]!;
  const beside = flat(lineWithout(document, first, [name.span]).replaceAll('\t', ' | '));
  const written = flat(lines.map((line) => document.lines[line]!.text).join(' '));
  const bare = withoutNameLabel(withoutBars(written));
  const isTop = beside.length <= LETTERS_MAX || bare === flat(name.value);
  // 'Mendoza-' over 'Ríos' is one surname.
  const isBroken = bare.replaceAll(' ', '') === name.value.replaceAll(' ', '');
  const rows = [plainRow('name', isTop && !isBroken ? bare : name.value, lines)];
  if (!isTop) {
    const isTitle = flat(label?.value ?? '') === beside;
    rows.push(plainRow(isTitle ? 'headline' : 'contact', contactText(beside), lines));
  }
  const below = belowName(document, resume, lines.at(-1)!);
  for (const { kind, line } of below) {
    rows.push(plainRow(kind, contactText(document.lines[line]!.text), [line]));
  }
  return { rows, lines: new Set([...lines, ...below.map(({ line }) => line)]) };
}

/** Title and place right below a name go where the name goes: out of a section, where a side column stood first. */
function belowName(
  document: ExtractedDocument,
  { label, location }: ParsedResume,
  name: number,
): { kind: 'headline' | 'contact'; line: number }[] {
  const linesOfValue = (value: Parsed | null) => (value?.span ? whole(document, value.span) : []);
  const [title, place] = [linesOfValue(label), linesOfValue(location)];
  const below: { kind: 'headline' | 'contact'; line: number }[] = [];
  for (let line = name + 1; title.includes(line) || place.includes(line); line += 1) {
    below.push({ kind: title.includes(line) ? 'headline' : 'contact', line });
  }
  return below;
}

/** The line of a name without what announces it in a table of details, which says nothing on top of a page. */
export const withoutNameLabel = (text: string): string => text.replace(NAME_LABEL, '');

const A_NAME =
  '(?:(?:full|first|last|family|given) names?|surnames?|name|vornamen?|nachnamen?|nom|' +
  'prénoms?|nombres?|apellidos?|nome|cognome|sobrenomes?|naam|imię i ' +
  'nazwisko)(?:\\(\\p{L}{1,2}\\))?';

/** One or both of a form's: 'Name:', 'First name(s) / Surname(s)'. */
const NAME_LABEL = new RegExp(
  `^${A_NAME}(?:\\s*[/,&]\\s*${A_NAME})?\\s*[:|]?\\s+(?=\\p{Lu})`,
  'iu',
);

const withoutBars = (text: string): string => text.replace(/^[|•·\s]+|[|•·\s]+$/g, '');

const announces = (cell: string): boolean => isLabel(cell) || /^[^:]{2,30}:$/.test(cell);

/** A label in a cell of its own belongs to what stands beside it: 'Phone: +1 612 555 0119'. */
const withLabel = (text: string): string =>
  text
    .split(/\s*\t\s*/)
    .reduce((line, cell) =>
      announces(line.slice(line.lastIndexOf('\t') + 1))
        ? `${line.replace(/\s*:$/, '')}: ${cell}`
        : `${line}\t${cell}`,
    );

/** Cells beside each other as items of one line. */
const contactText = (text: string): string =>
  withoutBars(
    withLabel(text.trim())
      .replace(/\s*\t\s*(?:[|•·]\s*)?/g, ' | ')
      .replace(/\s+/g, ' '),
  );

/** Details under each other become items of one line. */
function addDetail(rows: Row[], text: string, lines: readonly number[]): void {
  const last = rows.at(-1);
  if (last?.kind === 'contact') {
    last.text = `${last.text} | ${text}`;
    last.lines = [...last.lines, ...lines];
  } else rows.push(plainRow('contact', text, lines));
}

/** The lines of a span, none when they hold anything beside it. */
export function whole(document: ExtractedDocument, span: Span): number[] {
  const lines = linesBetween(document, span);
  return lines.every((line) => tidy(lineWithout(document, line, [span])) === '') ? lines : [];
}

/** First line of a value, -1 for one without a place. */
export const firstLine = (document: ExtractedDocument, span: Span | null | undefined): number =>
  span ? linesOf(document, span)[0] : -1;

import type { DateStyle } from '#contract/document-options.ts';
import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedBullet, ParsedResume, Section } from '#worker/parse/model.ts';
import { unframed } from '#worker/document/bullet-signs.ts';
import { bulletText } from '../heading-rule.ts';
import { settingOf } from '../setting.ts';
import { bulletsOf, flat, withMarker } from './entry-lines.ts';
import { entryHeaders } from './entry-rows.ts';
import { betweenCells } from './header-line.ts';
import type { Details } from './header-rows.ts';
import { guessedHeadings } from './guessed-headings.ts';
import { withPlaces } from './found-places.ts';
import { firstLine, headRows, nameLines, whole } from './head.ts';
import { linksOf } from './links.ts';
import { plainRow, type Row, type Sheet, type SheetSection } from './model.ts';
import {
  isListSection,
  isOrnament,
  isPageNumber,
  plainLine,
  withContactJoined,
  withItemsJoined,
} from './plain-line.ts';
import { linesBetween, lineWithout } from './places.ts';
import { sectionOrder } from './section-order.ts';
import { isTorn, splitHeadings } from './split-headings.ts';
import { tableCells } from './table-heads.ts';
import { unnamedSections } from './unnamed-sections.ts';
import { withoutBlanks, withoutSigns } from './without-signs.ts';

export interface SheetOptions {
  dates: DateStyle;
  details: Details;
  schools?: Details;
  /** For single entries, by their paths. */
  single?: ReadonlyMap<string, Details>;
  /** Kinds of section to put first. */
  order: readonly string[];
}

export const AS_WRITTEN: SheetOptions = { dates: 'as-written', details: 'joined', order: [] };

/**
 * The resume as rows of one column. Every line that says something stands in it exactly once, under the
 * heading and the job where it stood; a line that the parser did not understand stays as it is.
 */
export function makeSheet(
  source: ExtractedDocument,
  parsed: ParsedResume,
  options: SheetOptions = AS_WRITTEN,
): Sheet {
  const bare = withoutSigns(source);
  const { document, resume } = splitHeadings(bare, withPlaces(bare, parsed));
  const set = setRows(document, resume, options);
  const { sectionOf, compare } = sectionOrder(document, resume);
  const named = nameLines(document, resume);
  const order = document.lines
    .map((_, line) => line)
    .filter((line) => set.free.has(line) && !named.has(line))
    .toSorted(compare);
  const isTop = (line: number) => {
    const section = sectionOf(line);
    return section === undefined || (section.kind === 'header' && section.heading === null);
  };
  const below = order.findIndex((line) => !isTop(line) || set.claimed.has(line));
  const top = below < 0 ? order : order.slice(0, below);
  const rest = below < 0 ? [] : order.slice(below);
  const head = headRows(document, resume, top);
  const sections = inSections(document, resume, rest, set, sectionOf);
  const { language, paper } = settingOf(parsed);
  const linked = (written: Row): Row => {
    const row = bare === source ? written : withoutBlanks(written);
    return { ...row, links: linksOf(row, document.links) };
  };
  return {
    name: resume.name?.value ?? null,
    language,
    paper,
    head: head.map(linked),
    sections: ordered(sections, document, options.order).map((section) => ({
      ...section,
      rows: section.rows.map(linked),
    })),
  };
}

interface SetRows {
  /** Rows by the line that they begin on. */
  rows: Map<number, Row[]>;
  /** First lines of what the parser understood. */
  claimed: Set<number>;
  /** Lines that a row begins on. */
  free: Set<number>;
}

function setRows(
  document: ExtractedDocument,
  resume: ParsedResume,
  options: SheetOptions,
): SetRows {
  const rows = new Map<number, Row[]>();
  const taken = nameLines(document, resume);
  const put = (lines: readonly number[], set: Row[]) => {
    if (lines.length === 0 || lines.some((line) => taken.has(line))) return;
    for (const line of lines) taken.add(line);
    rows.set(lines[0]!, set);
  };
  for (const line of guessedHeadings(document, resume)) {
    const { text } = document.lines[line]!;
    put([line], [plainRow('heading', text.trim(), [line])]);
  }
  const unnamed = unnamedSections(document, resume);
  for (const section of resume.sections) {
    const span = section.heading?.span;
    if (!span || unnamed.has(section)) continue;
    const lines = headingLines(document, span);
    const text = lines.map((line) => unframed(document.lines[line]!.text).trim()).join(' ');
    put(lines, [
      plainRow('heading', flat(text.replaceAll('\t', ', ')).replace(/\s*:$/, ''), lines),
    ]);
  }
  for (const [line, { text }] of document.lines.entries()) {
    const cells = tableCells(text);
    if (cells) put([line], [plainRow('paragraph', cells.join(' | '), [line])]);
  }
  const strays = strayHeaders(resume);
  for (const bullet of bulletsOf(resume)) {
    const span = withMarker(bullet);
    const lines = span ? whole(document, span) : [];
    const row = plainRow('bullet', flat(bullet.value), lines);
    put(lines, [strays.has(bullet) ? { ...row, kind: 'entry', strong: all(row.text) } : row]);
  }
  for (const header of entryHeaders(document, resume, options)) put(header.lines, header.rows);
  for (const { span, value } of proseOf(resume)) {
    const lines = span ? whole(document, span) : [];
    put(lines, [plainRow('paragraph', flat(value), lines)]);
  }
  const claimed = new Set(rows.keys());
  const { sectionOf } = sectionOrder(document, resume);
  const betweenAt = (line: number) =>
    betweenCells(
      (sectionOf(line)?.kind === 'education' ? options.schools : null) ?? options.details,
    );
  for (const [line, { text, list }] of document.lines.entries()) {
    const words = text.trim();
    if (taken.has(line) || isOrnament(words) || isPageNumber(words)) continue;
    const item = bulletText(words) ?? (list ? words : null);
    rows.set(line, [
      item === null ? plainLine(words, line, betweenAt(line)) : plainRow('bullet', item, [line]),
    ]);
  }
  return { rows, claimed, free: new Set(rows.keys()) };
}

/** The lines of a heading, none where words stand beside it that are no heading themselves. */
const headingLines = (document: ExtractedDocument, span: Span): number[] => {
  const lines = linesBetween(document, span);
  const beside = (line: number) => lineWithout(document, line, [span]).replaceAll(TAG, '');
  const isWhole =
    isTorn(document.text, span.end) || lines.every((line) => !/[\p{L}\p{N}]/u.test(beside(line)));
  return isWhole ? lines : [];
};

/** The tag of a template that was not filled in, which the parser passes over. */
const TAG = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g;

const all = (text: string) => ({ start: 0, end: text.length });

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

const proseOf = ({ summary, work, volunteer }: ParsedResume): Parsed[] =>
  [summary, ...[...work, ...volunteer].map((role) => role.summary)].filter(
    (prose) => prose !== null,
  );

/** Lines in their order as sections; what has no heading stands where `unnamedSections` says. */
function inSections(
  document: ExtractedDocument,
  resume: ParsedResume,
  lines: readonly number[],
  { rows }: SetRows,
  sectionOf: (line: number) => Section | undefined,
): SheetSection[] {
  const spoken = new Set(resume.languages.map(({ span }) => firstLine(document, span)));
  const goesOn = new Set(
    resume.skills.flatMap(({ span }) => (span ? linesBetween(document, span).slice(1) : [])),
  );
  const details = [resume.email, resume.phone, resume.location, ...resume.urls];
  const contacts = new Set(details.map((value) => firstLine(document, value?.span)));
  /** Lines of addresses that were broken between two. */
  const broken = [resume.email, ...resume.urls].flatMap((value) => {
    const lines = value?.span ? linesBetween(document, value.span) : [];
    return lines.length > 1 ? [lines] : [];
  });
  const unnamed = unnamedSections(document, resume);
  const sections: (SheetSection & { of: Section | undefined })[] = [];
  let current: Section | undefined;
  for (const line of lines) {
    const of = sectionOf(line);
    const isNext = sections.length === 0 || of !== current;
    const standing = of && unnamed.get(of);
    current = of;
    if (isNext && (standing?.at !== 'section before' || sections.length === 0)) {
      const isTop = standing?.at === 'top';
      sections.push({
        of,
        kind: isTop ? 'header' : (of?.kind ?? 'other'),
        heading: null,
        rows: [],
      });
      if (standing?.at === 'heading') {
        sections.at(-1)!.rows.push(plainRow('heading', standing.heading, []));
      }
    }
    sections.at(-1)!.rows.push(...rows.get(line)!);
  }
  return sections.map(({ of, kind, rows: set }) => ({
    kind,
    heading: set[0]?.kind === 'heading' ? set[0].text : null,
    rows: isListSection(of)
      ? withItemsJoined(set, levelBelow(spoken, lines), (line) => goesOn.has(line))
      : withContactJoined(
          set,
          ({ lines: own }) => own.some((line) => contacts.has(line)),
          (above, { lines: own }) =>
            broken.some((lines) => lines.includes(above.lines.at(-1)!) && lines.includes(own[0]!)),
        ),
  }));
}

/** Whether a line says how well the language above it is spoken: 'Native' under 'English'. */
const levelBelow = (spoken: ReadonlySet<number>, lines: readonly number[]) => (line: number) =>
  !spoken.has(line) && spoken.has(lines[lines.indexOf(line) - 1] ?? -1);

/** The user's order first; else contact details and the summary on top, the rest as it stands. */
function ordered(
  sections: readonly SheetSection[],
  { signals }: ExtractedDocument,
  order: readonly string[],
): SheetSection[] {
  // In a side column stands what matters less than the jobs, however high it stands.
  const usual = ['header', 'personal', 'summary', 'objective'];
  if (signals.columns > 1) usual.push('experience');
  const first = order.length > 0 ? ['header', ...order] : usual;
  const rank = ({ kind }: SheetSection) => {
    const at = first.indexOf(kind === 'objective' && order.length > 0 ? 'summary' : kind);
    return at < 0 ? first.length : at;
  };
  return sections.toSorted((a, b) => rank(a) - rank(b));
}

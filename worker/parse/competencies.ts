/** What a functional resume tells under names of skill ('Leadership', 'Client service') instead of under employers. */
import { isDeed } from './deeds.ts';
import { splitEntries, type BodyItem, type Entry } from './entries.ts';
import { readHighlights } from './entry-fields.ts';
import { headerDates } from './entry-dates.ts';
import { readHeading } from './heading-text.ts';
import { parsed, type Line } from './line.ts';
import type { ParsedCompetency, SectionKind } from './model.ts';
import type { SectionLines } from './sections.ts';

/** The groups found and the lines that they take up, which then are neither skills nor jobs nor awards. */
export interface Competencies {
  groups: ParsedCompetency[];
  lines: Set<number>;
}

const TELLING = new Set<SectionKind>(['skills', 'other', 'awards', 'volunteer', 'experience']);

/** Reads the groups of deeds that stand under no employer and no date. */
export function readCompetencies(sections: SectionLines[], body: number): Competencies {
  const found: Competencies = { groups: [], lines: new Set() };
  const dated = sections.filter(
    ({ kind, lines }) => kind === 'experience' && lines.some(headerDates),
  );
  for (const section of sections) {
    if (!TELLING.has(section.kind) || !section.lines.some(isDeed) || isAside(section)) continue;
    const jobs = section.kind === 'experience';
    if (jobs && (dated.length === 0 || dated.includes(section))) continue;
    const entries = splitEntries(section.lines, body, 0.9);
    const groups = entries.filter(isGroup);
    if (groups.length < entries.length && (jobs || section.kind === 'volunteer')) continue;
    for (const entry of groups) {
      found.groups.push(makeGroup(entry, section));
      for (const line of linesOf(entry)) found.lines.add(line.index);
    }
  }
  return found;
}

/** 'Declaration', 'Additional information': what stands there is no skill. */
const isAside = ({ kind, heading }: SectionLines) =>
  kind === 'other' && heading !== null && readHeading(heading.piece.text) !== null;

/** No dates, a short name or none, and mostly deeds below. */
function isGroup({ head, dates, body }: Entry): boolean {
  if (dates || head.length > 1 || body.length === 0) return false;
  const deeds = body.filter(({ lines }) => isDeed(lines[0]!)).length;
  // 'Sage, Excel, Outlook' over a single sentence are skills, not the name of a group.
  if (deeds < 2 && isList(head[0]?.line)) return false;
  return deeds >= body.length * 0.5;
}

const isList = (line: Line | undefined): boolean => (line?.text.match(/,/g)?.length ?? 0) > 1;

function makeGroup(entry: Entry, section: SectionLines): ParsedCompetency {
  const own = entry.head[0]?.pieces[0];
  const piece = own ?? section.heading?.piece;
  return {
    name: piece ? parsed(piece, own ? 0.92 : 0.7) : null,
    highlights: readHighlights(entry.body).highlights,
  };
}

const linesOf = ({ head, body }: Entry): Line[] => [
  ...head.map(({ line }) => line),
  ...body.flatMap((item: BodyItem) => item.lines),
];

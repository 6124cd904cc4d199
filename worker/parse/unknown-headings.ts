/** Headings that only the looks of the certain ones give away, and such as take two lines. */
import { findDates } from '#worker/nlp/dates.ts';
import { trimHeading, type Heading } from './heading-candidates.ts';
import { half, isRule, likeness, type Looks } from './heading-looks.ts';
import { readHeading } from './heading-text.ts';
import { isCaps, type Line } from './line.ts';
import { companyScore, titleScore } from './roles.ts';
import { schoolScore } from './schools.ts';

/** 'EDUCATION AND' over 'TRAINING', 'ADDITIONAL' over 'INFORMATION': a narrow column's heading as one. */
export function inTwoLines(lines: Line[], kept: Heading[]): Heading[] {
  const spent = new Set<number>();
  const joined = kept.map((heading): Heading => {
    const [line, next] = [lines[heading.at]!, lines[heading.at + 1]];
    if (!next || heading.rest || next.gapBefore || next.words > 3 || next.bullet) return heading;
    if (line.caps !== next.caps || line.source.sizePt !== next.source.sizePt) return heading;
    const isOpen = /(?:\s(?:and|und|et|y|e|en)|[&,/])$/iu.test(line.text);
    const both = readHeading(`${line.text} ${next.text}`);
    if (!both?.exact || (!isOpen && readHeading(next.text))) return heading;
    spent.add(heading.at + 1);
    return { ...heading, kind: both.kind, through: heading.at + 1 };
  });
  return joined.filter(({ at }) => !spent.has(at));
}

/** Lines that look exactly like the certain headings but name no known section. */
export function withUnknownHeadings(
  lines: Line[],
  kept: Heading[],
  looks: Looks,
  body: number,
): Heading[] {
  if (kept.length < 2) return kept;
  const known = new Set(kept.flatMap(({ at, through = at }) => [at, through]));
  const texts = new Set(kept.map((heading) => lines[heading.at]!.text));
  const result = [...kept];
  const from = kept[0]!.at;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (
      known.has(at) ||
      line.bullet ||
      line.words > 5 ||
      line.cells.length > 1 ||
      line.text.length > 45
    )
      continue;
    if (isRule(line) || /[@\d,;|.]/.test(line.text) || line.words === 0) continue;
    if (!isDistinct(line, looks, lines[at + 1]) || likeness(lines, at, looks, body) < 1.1) continue;
    const over =
      isOverEntry(lines[at + 1], looks) ||
      isSmallAlike(line, looks) ||
      (isOnlyCaps(line, looks) && capsLines(lines, from, known) === 1);
    if (heads(lines, at) && !over) continue;
    if (texts.has(line.text)) continue;
    result.push({
      at,
      kind: 'other',
      piece: trimHeading(line),
      confidence: 0.5,
      standard: false,
      rest: null,
    });
  }
  return result.sort((a, b) => a.at - b.at);
}

/** A date on one of the next lines makes a line the head of an entry. */
function heads(lines: Line[], at: number): boolean {
  return lines
    .slice(at + 1, at + 4)
    .some((line) => !line.bullet && line.words <= 12 && isDated(line.text));
}

/** A date that no sentence tells: 'Flowers for the hospice, every second Friday since 2018.' heads no entry. */
const isDated = (text: string): boolean =>
  findDates(text).length > 0 && !/\p{Ll} (?:since|in|until|from) \d{4}\.$/u.test(text);

/** In type that headings alone have, over a whole entry on one line: parts between commas or bars, then its dates. */
function isOverEntry(next: Line | undefined, looks: Looks): boolean {
  const date = next && !next.caps ? findDates(next.text).at(-1) : undefined;
  if (!next || !date || looks.count < 3) return false;
  return (
    next.text
      .slice(0, date.from)
      .split(/,\s|\s[|–—-]\s/)
      .filter((part) => /\p{L}/u.test(part)).length >= 2
  );
}

/** 'LATE RECORDINGS' behind a gap, in capitals as all headings are, naming neither a post nor a house. */
const isOnlyCaps = (line: Line, looks: Looks): boolean =>
  looks.count >= 3 &&
  looks.caps === looks.count &&
  line.caps &&
  line.gapBefore &&
  line.words >= 2 &&
  titleScore(line.text) < 0.9 &&
  companyScore(line.text) < 0.6 &&
  schoolScore(line.text) < 1;

/** Lines in capitals below the first heading that are no known heading: where entries have such, there are several. */
const capsLines = (lines: Line[], from: number, known: Set<number>): number =>
  lines.filter((line, at) => at > from && line.caps && !line.bullet && !known.has(at)).length;

/** Written small like the headings, in their size, which no entry's first line is. */
const isSmallAlike = ({ text, source }: Line, looks: Looks): boolean =>
  looks.count >= 3 &&
  looks.lower >= looks.count * 0.8 &&
  looks.size.has(half(source.sizePt ?? 0)) &&
  /^\p{Ll}/u.test(text);

/** Only a look that entries do not have: an own size, a heading style, or a rule below. */
function isDistinct(line: Line, looks: Looks, next: Line | undefined): boolean {
  const bold = line.source.bold === true;
  if ((bold && looks.bold === 0) || (!bold && looks.bold === looks.count)) return false;
  if (looks.underlined >= looks.count * 0.6 && looks.count > 1) return isRule(next);
  if (looks.level >= looks.count * 0.6 && looks.levels.has(line.source.headingLevel ?? 0))
    return true;
  if (looks.size.size === 1 && looks.size.has(half(line.source.sizePt ?? 0))) return true;
  return looks.caps === looks.count && looks.count >= 3 && isCaps(line.text) && line.gapBefore;
}

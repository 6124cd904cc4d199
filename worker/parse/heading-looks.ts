/** What the certain headings of a document look like, and how alike a line is. */
import type { Candidate } from './heading-candidates.ts';
import { isCaps, type Line } from './line.ts';

/** What the certain headings look like. */
export interface Looks {
  count: number;
  size: Set<number>;
  caps: number;
  lower: number;
  bold: number;
  level: number;
  levels: Set<number>;
  underlined: number;
  colon: number;
  x: Set<number>;
}

/** A size in points, rounded to halves. */
export const half = (value: number) => Math.round(value * 2) / 2;

/** The looks of the certain headings, counted. */
export function commonLooks(lines: Line[], candidates: Candidate[], body: number): Looks {
  const looks: Looks = {
    count: 0,
    size: new Set(),
    caps: 0,
    lower: 0,
    bold: 0,
    level: 0,
    levels: new Set(),
    underlined: 0,
    colon: 0,
    x: new Set(),
  };
  for (const candidate of candidates) {
    if (!candidate.certain) continue;
    const line = lines[candidate.at]!;
    looks.count++;
    if (line.source.sizePt && line.source.sizePt > body + 0.4)
      looks.size.add(half(line.source.sizePt));
    if (isCaps(candidate.piece.text)) looks.caps++;
    if (/^\p{Ll}/u.test(candidate.piece.text)) looks.lower++;
    if (line.source.bold && !candidate.rest) looks.bold++;
    if (line.source.headingLevel) {
      looks.level++;
      looks.levels.add(line.source.headingLevel);
    }
    if (isRule(lines[candidate.at + 1])) looks.underlined++;
    if (line.text.endsWith(':')) looks.colon++;
    if (line.source.x != null) looks.x.add(Math.round(line.source.x));
  }
  return looks;
}

/** Likeness to the certain headings, from -1 (none) to about 3. */
export function likeness(lines: Line[], at: number, looks: Looks, body: number): number {
  const line = lines[at]!;
  const most = (count: number) => looks.count > 0 && count >= looks.count * 0.6;
  const size = line.source.sizePt ?? 0;
  let score = 0;
  if (looks.size.size > 0 && size > 0) score += looks.size.has(half(size)) ? 1.2 : -1;
  else if (size > body + 0.4) score += 0.6;
  // 'TEACHING EXPERIENCE (11 years)' is in capitals.
  const caps = line.caps || isCaps(line.text.replace(/\s*\([^()]*\)$/, ''));
  if (most(looks.caps)) score += caps ? 0.9 : looks.caps >= looks.count * 0.85 ? -0.9 : 0;
  else if (looks.count > 1 && looks.caps === 0 && line.caps) score -= 0.5;
  if (most(looks.bold)) score += line.source.bold ? 0.6 : -0.8;
  else if (looks.count > 1 && looks.bold === 0 && line.source.bold) score -= 0.8;
  if (most(looks.level)) score += looks.levels.has(line.source.headingLevel ?? 0) ? 1.5 : -1;
  if (most(looks.underlined)) score += isRule(lines[at + 1]) ? 2 : -1.5;
  if (most(looks.colon)) score += line.text.endsWith(':') ? 0.7 : -0.7;
  if (line.gapBefore) score += 0.4;
  if (line.source.x != null && looks.x.has(Math.round(line.source.x))) score += 0.2;
  return score;
}

/** A line drawn with dashes, dots or other signs. */
export const isRule = (line: Line | undefined): boolean =>
  line != null &&
  line.text.length >= 3 &&
  line.words === 0 &&
  /^[-–—=_*~.•·¯‾─━═\s]+$/.test(line.text);

/** The size of most characters. */
export function bodySize(lines: Line[]): number {
  const chars = new Map<number, number>();
  for (const line of lines) {
    const size = line.source.sizePt;
    if (size) chars.set(half(size), (chars.get(half(size)) ?? 0) + line.text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of chars) {
    if (count > most) {
      best = size;
      most = count;
    }
  }
  return best;
}

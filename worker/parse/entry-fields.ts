/** Dates and highlights of an entry as fields. */
import { isSeason } from '#worker/nlp/month-names.ts';
import type { BodyItem, Entry } from './entries.ts';
import { parsed, parsedLines, type Line } from './line.ts';
import type { Parsed, ParsedBullet, ParsedWork } from './model.ts';

/** Dates of an entry as fields; a single date is an end for schools and a start for roles (`single`). */
export function readDates(
  entry: Entry,
  single: 'start' | 'end' = 'start',
): Pick<ParsedWork, 'start' | 'end' | 'dates' | 'current'> {
  const found = entry.dates;
  if (!found) return { start: null, end: null, dates: null, current: false };
  const { range, base, text, ends } = found;
  const point = (p: { value: string; from: number; to: number } | null): Parsed | null =>
    p
      ? { value: p.value, span: { start: base + p.from, end: base + p.to }, confidence: 0.9 }
      : null;
  const isEnd = range.single && single === 'end';
  const lastsSeason = range.single && namesSeason(text.slice(range.from, range.to));
  return {
    start: isEnd ? null : point(range.start),
    end: isEnd || lastsSeason ? point(range.start) : point(range.end),
    dates: parsed(
      ends
        ? { text: `${text.slice(range.from, range.to)} ${ends}`, start: base, broken: true }
        : { text: text.slice(range.from, range.to), start: base + range.from },
      0.9,
    ),
    current: range.current,
  };
}

/** 'Summer 2021', '2016 (summer)': a job of one season ends in it. */
const namesSeason = (text: string): boolean => (text.match(/\p{L}+/gu) ?? []).some(isSeason);

/** Bullets, or paragraphs where there are none; a paragraph before bullets is the summary. */
export function readHighlights(body: BodyItem[]): {
  highlights: ParsedBullet[];
  summary: Parsed | null;
} {
  const bullets = body.filter((item) => item.bullet);
  const prose = body.filter((item) => !item.bullet);
  const leading =
    bullets.length > 0 && !body[0]!.bullet
      ? body.slice(
          0,
          body.findIndex((item) => item.bullet),
        )
      : [];
  const chosen = bullets.length === 0 ? prose : body.filter((item) => !leading.includes(item));
  return {
    highlights: chosen.map(({ lines }) => makeBullet(lines)),
    summary:
      leading.length > 0
        ? parsedLines(
            leading.flatMap((item) => item.lines),
            0.7,
          )
        : null,
  };
}

function makeBullet(lines: Line[]): ParsedBullet {
  const first = lines[0]!;
  const place = { line: first.index, markerLength: first.markerLength };
  return Object.assign(parsedLines(lines, first.bullet ? 0.95 : 0.6), place);
}

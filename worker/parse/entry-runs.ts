/** Header lines in a row, and where one entry's header ends and the next begins. */
import { wholePlaceScore } from '#worker/nlp/places.ts';
import type { Marked } from './entry-marks.ts';
import type { Line } from './line.ts';
import { companyScore, titleScore } from './roles.ts';
import { degreeLength, isWholeSchool, schoolScore } from './schools.ts';

interface Run {
  head: Marked[];
  body: Marked[];
}

/** Header lines in a row with the text below them. */
export function collectRuns(marked: Marked[]): Run[] {
  const runs: Run[] = [];
  for (const item of marked) {
    let run = runs.at(-1);
    if (!run || (item.kind === 'head' && run.body.length > 0)) {
      run = { head: [], body: [] };
      runs.push(run);
    }
    (item.kind === 'head' ? run.head : run.body).push(item);
  }
  return mergeStray(runs);
}

/** A header run without date, title or employer, in a section of dated entries, is text of the entry above. */
function mergeStray(runs: Run[]): Run[] {
  const dated = runs.filter((run) => run.head.some((item) => item.dates)).length;
  const kept: Run[] = [];
  for (const run of runs) {
    const previous = kept.at(-1);
    const stray =
      previous &&
      dated > 0 &&
      dated >= runs.length * 0.4 &&
      run.head.length > 0 &&
      run.head.length <= 2 &&
      !run.head.some((item) => item.dates || item.line.source.headingLevel) &&
      !run.head.some(
        ({ line }) =>
          ((titleScore(line.text) >= 1.4 || companyScore(line.text) >= 1.2) && line.words <= 8) ||
          isWholeSchool(line.text),
      );
    if (stray) previous.body.push(...run.head, ...run.body);
    else kept.push(run);
  }
  return kept;
}

interface Habits {
  above: number;
  below: number;
  /** Style of first lines of entries. */
  first: Set<string>;
  /** What the section's first line is. */
  opens: LineKind | null;
}

/** Size, weight and case of a line as a key. */
export const style = (line: Line) =>
  `${Math.round((line.source.sizePt ?? 0) * 2)}${line.source.bold ? 'b' : ''}${line.source.italic ? 'i' : ''}${line.caps ? 'c' : ''}`;

/** How many header lines this section sets above and below a date. */
export function learnHabits(runs: Run[]): Habits {
  const above: number[] = [];
  const below: number[] = [];
  const first = new Set<string>();
  for (const { head } of runs) {
    const at = head.findIndex((item) => item.dates);
    if (at < 0) continue;
    above.push(at);
    below.push(head.length - 1 - head.findLastIndex((item) => item.dates));
    first.add(style(head[0]!.line));
  }
  const opening = runs.find(({ head }) => head.length > 0)?.head[0];
  return { above: mode(above), below: mode(below), first, opens: opening ? kindOf(opening) : null };
}

type LineKind = 'title' | 'degree' | 'school' | 'name';

/** What a header line says first, by its words; null where it says nothing but dates. */
function kindOf({ line: { text }, dates }: Marked): LineKind | null {
  const before = dates ? text.slice(0, dates.range.from).trim() : text;
  const said = before || (dates ? text.slice(dates.range.to).replace(/^[\s:|,–—-]+/, '') : '');
  if (!/\p{L}{2}/u.test(said)) return null;
  if (degreeLength(said) > 0) return 'degree';
  if (titleScore(said) >= 1.3 && titleScore(said) > companyScore(said)) return 'title';
  return schoolScore(said) >= 1 ? 'school' : 'name';
}

/** The most frequent value; the smaller of two equals. */
function mode(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = 0;
  let most = 0;
  for (const [value, count] of [...counts].sort((a, b) => a[0] - b[0])) {
    if (count > most) {
      best = value;
      most = count;
    }
  }
  return best;
}

/** Divides the header lines of a run among its entries. */
export function splitRun(head: Marked[], habits: Habits): Marked[][] {
  const anchors = head.flatMap((item, i) => (item.dates ? [i] : []));
  if (anchors.length < 2) return anchors.length === 0 ? splitUndated(head) : [head];
  const parts: Marked[][] = [];
  let from = 0;
  for (let k = 1; k < anchors.length; k++) {
    const cut = bestCut(head, anchors[k - 1]!, anchors[k]!, habits);
    parts.push(head.slice(from, cut));
    from = cut;
  }
  parts.push(head.slice(from));
  return parts;
}

function bestCut(head: Marked[], left: number, right: number, habits: Habits): number {
  const between = head.slice(left + 1, right + 1);
  const gaps = between.filter((item) => item.line.gapBefore).length;
  let best = right;
  let top = -Infinity;
  for (let cut = left + 1; cut <= right; cut++) {
    const line = head[cut]!.line;
    let score = 0;
    if (line.gapBefore && gaps <= 2) score += gaps === 1 ? 2 : 1.2;
    if (right - cut === habits.above) score += 1.5;
    if (cut - left - 1 === habits.below) score += 1.2;
    if (habits.first.has(style(line)) && cut > left) score += 0.7;
    if (habits.opens && kindOf(head[cut]!) === habits.opens) score += 1.2;
    if (wholePlaceScore(line.text) >= 0.7) score -= 2;
    if (score > top) {
      top = score;
      best = cut;
    }
  }
  return best;
}

/** Entries without dates: each paragraph gap after two or more lines begins a new one. */
function splitUndated(head: Marked[]): Marked[][] {
  const parts: Marked[][] = [[]];
  for (const item of head) {
    if (item.line.gapBefore && parts.at(-1)!.length >= 1 && head.length > 2) parts.push([]);
    parts.at(-1)!.push(item);
  }
  return parts;
}

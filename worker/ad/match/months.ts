import type { ParsedWork } from '#worker/parse/model.ts';

/** Months that the jobs cover together; both ends count, years alone count from January to December. */
export function monthsOf(jobs: readonly ParsedWork[], today: string): number {
  const now = monthIndex(today, 'end')!;
  const spans = jobs
    .flatMap(({ start, end, current }) => {
      const from = monthIndex(start?.value, 'start');
      const to = current || end?.value === 'present' ? now : monthIndex(end?.value, 'end');
      return from === null || to === null ? [] : [[from, Math.min(to, now)] as const];
    })
    .toSorted((a, b) => a[0] - b[0]);
  let months = 0;
  let last = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, last + 1) + 1);
    last = Math.max(last, to);
  }
  return months;
}

function monthIndex(date: string | undefined, edge: 'start' | 'end'): number | null {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '');
  if (!found) return null;
  const month = found[2] ? Number(found[2]) - 1 : edge === 'start' ? 0 : 11;
  return Number(found[1]) * 12 + month;
}

export function inYears(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  return (
    [years > 0 ? count(years, 'year') : '', rest > 0 ? count(rest, 'month') : '']
      .filter(Boolean)
      .join(' ') || 'no time'
  );
}

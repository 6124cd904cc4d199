/** Writes the score table of README.md from the rubric: `npm run score-table`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '#worker/checks/all.ts';
import { BANDS, CATEGORIES, FAULTS, MULTIPLIER_FLOOR, WEIGHTS } from '#worker/score/rubric.ts';

const README = join(import.meta.dirname, '../README.md');
const START = '<!-- score-table:start -->';
const END = '<!-- score-table:end -->';

/** `readme` with the part between the markers written anew; throws where a marker is missing. */
export function withScoreTable(readme: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start) throw new Error(`README.md needs ${START} and ${END}`);
  return `${readme.slice(0, start + START.length)}\n\n${scoreTable()}\n\n${readme.slice(end)}`;
}

function scoreTable(): string {
  return [
    table(
      ['Category', 'Points', 'Checks'],
      CATEGORIES.map(([id, title]) => {
        const own = CHECKS.filter(({ category }) => category === id);
        const points = own.reduce((sum, check) => sum + WEIGHTS[check.id]!, 0);
        const list = own.map((check) => `${check.title} (${WEIGHTS[check.id]})`).join(' · ');
        return [title, String(points), list];
      }),
    ),
    `Grave faults multiply the whole score (never below ${MULTIPLIER_FLOOR}) or cap it:`,
    table(
      ['Fault', 'Effect'],
      Object.values(FAULTS).map(({ kind, title, value }) => [
        title,
        kind === 'cap' ? `at most ${value}` : `× ${value}`,
      ]),
    ),
    `Bands: ${BANDS.map(([band, least]) => `${band.replace('-', ' ')} from ${least}`).join(', ')}.`,
  ].join('\n\n');
}

/** A Markdown table padded as the formatter pads it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

if (import.meta.main) writeFileSync(README, withScoreTable(readFileSync(README, 'utf8')));

/** Reads `data/*.tsv`: the source of table rules, with the examples that only tests read. */
import type { LintCategory, LintLevel } from './model.ts';
import { rowIds } from './row-ids.ts';

export interface TableRow {
  /** `table/words-replaced`, unique in the table. */
  id: string;
  pattern: string;
  replacement: string;
  message: string;
  level: LintLevel;
  bad: string;
  good: string;
  keep: readonly string[];
}

export interface Table {
  name: string;
  category: LintCategory;
  title: string;
  why: string;
  priority: number;
  /** Long ones are kept out of the engine's own file, and come with the dictionary. */
  isLong: boolean;
  rows: readonly TableRow[];
}

/**
 * Parses a table: `# key: value` lines (category, title, why, message, priority, long), then rows of eight columns parted
 * by tabs: pattern, replacement, message, level, bad, good, keep. An empty message is the table's, an empty level
 * `auto`; several lines to keep are parted by ` | `. Throws with the line's number on anything else.
 */
export function parseTable(name: string, source: string): Table {
  const head = new Map<string, string>();
  const rows: TableRow[] = [];
  const idOf = rowIds(name);
  for (const [index, line] of source.split('\n').entries()) {
    if (line.trim() === '') continue;
    const setting = /^# (\w+): (.*)$/.exec(line);
    if (setting) head.set(setting[1]!, setting[2]!);
    if (line.startsWith('#') && !line.includes('\t')) continue;
    const cells = line.split('\t').map((cell) => cell.trim());
    const [
      pattern = '',
      replacement = '',
      message = '',
      level = '',
      bad = '',
      good = '',
      keep = '',
    ] = cells;
    if (
      cells.length < 6 ||
      cells.length > 7 ||
      !bad ||
      !good ||
      !/^(?:auto|confirm|)$/.test(level)
    ) {
      throw new Error(`${name}.tsv:${index + 1}: seven columns wanted: ${line}`);
    }
    rows.push({
      id: idOf(pattern),
      pattern,
      replacement,
      message: message || (head.get('message') ?? ''),
      level: level === 'confirm' ? 'confirm' : 'auto',
      bad,
      good,
      keep: keep === '' ? [] : keep.split(' | ').map((it) => it.trim()),
    });
  }
  return {
    name,
    category: CATEGORIES.find((it) => it === head.get('category')) ?? 'grammar',
    title: head.get('title') ?? name,
    why: head.get('why') ?? '',
    priority: Number(head.get('priority') ?? 50),
    isLong: head.get('long') === 'yes',
    rows,
  };
}

const CATEGORIES: readonly LintCategory[] = [
  'spelling',
  'grammar',
  'typography',
  'style',
  'opening',
];

/** The packed form: what the engine needs of a table, its rows only where they are few. */
export function packTable(table: Table): string {
  const { name, category, title, why, priority, isLong } = table;
  const text = (value: string) => JSON.stringify(value);
  return [
    `/** Generated from ../data/${name}.tsv: npm run lint-tables. */`,
    `export const packed = {`,
    `  name: ${text(name)},`,
    `  category: ${text(category)} as const,`,
    `  title: ${text(title)},`,
    `  why: ${text(why)},`,
    `  priority: ${priority},`,
    `  messages: [`,
    ...messagesOf(table).map((message) => `    ${text(message)},`),
    `  ],`,
    isLong ? `  rows: null,` : `  rows: ${packRows(table)},`,
    `};`,
    '',
  ].join('\n');
}

/** The rows of all long tables, in one file. */
export const packLongTables = (tables: readonly Table[]): string =>
  [
    `/** Generated from worker/lint/data/*.tsv: npm run lint-tables. */`,
    `export const PHRASES: Readonly<Record<string, string>> = {`,
    ...tables
      .filter(({ isLong }) => isLong)
      .map((table) => `  ${JSON.stringify(table.name)}: ${packRows(table)},`),
    `};`,
    '',
  ].join('\n');

const messagesOf = ({ rows }: Table) => [...new Set(rows.map(({ message }) => message))];

/** Rows without their ids, which follow from the patterns, and without examples. */
function packRows(table: Table): string {
  const messages = messagesOf(table);
  const lines = table.rows.map(({ pattern, replacement, message, level }) =>
    [
      pattern,
      replacement,
      messages.indexOf(message).toString(36) + (level === 'confirm' ? '?' : ''),
    ].join('\t'),
  );
  return ['String.raw`', ...lines.map((line) => line.replace(/`/g, '')), '`'].join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { RULES, VOICE_RULES } from './all.ts';
import { applyLints, findLints, lintLine } from './lint-line.ts';
import { packLongTables, packTable, parseTable } from './table-format.ts';
import { TABLE_RULES, TABLES } from './tables.ts';

const DATA = join(import.meta.dirname, 'data');
const names = readdirSync(DATA).map((file) => file.replace(/\.tsv$/, ''));
const tables = names.map((name) =>
  parseTable(name, readFileSync(join(DATA, `${name}.tsv`), 'utf8')),
);
const speller = await loadSpeller();

/** Kept texts are phrases more often than lines. */
const OF_PHRASES = RULES.filter((rule) => !VOICE_RULES.includes(rule) && rule.category !== 'style');

const read = (text: string) =>
  analyseLine(text, {
    start: 0,
    kind: 'bullet',
    current: null,
    dialect: null,
    protectedSpans: [],
    speller,
  });
const fixed = (text: string, ruleId: string) => {
  const rules = TABLE_RULES.filter(({ id }) => id === ruleId);
  return applyLints(text, lintLine(read(text), { speller }, undefined, rules));
};

describe('tables of lints', () => {
  it('are all listed, and packed as their sources say (npm run lint-tables)', () => {
    expect(TABLES.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const table of tables) {
      const packed = readFileSync(join(import.meta.dirname, 'packed', `${table.name}.ts`), 'utf8');
      expect(packed, table.name).toBe(packTable(table));
    }
    const phrases = join(import.meta.dirname, '../nlp/dictionary/phrases.ts');
    expect(readFileSync(phrases, 'utf8')).toBe(packLongTables(tables));
  });

  it('leave what stands in two columns', () => {
    expect(fixed('Word\tExcel', 'usage')).toBe('Word\tExcel');
    expect(fixed('Word Excel', 'usage')).toBe('Word, Excel');
  });

  it('name what they leave out', () => {
    const lint = findLints(read('Lived in the Brazil'), { speller }).find(({ rule }) =>
      rule.startsWith('usage/'),
    );
    expect(lint?.message).toBe('Leave “the” out.');
    const empty = tables.flatMap(({ rows }) =>
      rows.flatMap(({ bad }) =>
        findLints(read(bad), { speller }).flatMap(({ message, rule }) =>
          message.includes('“”') ? [rule] : [],
        ),
      ),
    );
    expect(empty).toEqual([]);
  });

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s: every row mends its example',
    (name, { rows }) => {
      const wrong = rows.flatMap(({ id, bad, good }) => {
        const found = findLints(read(bad), { speller }).some(({ rule }) => rule === id);
        const after = fixed(bad, name);
        return after === good && found ? [] : [{ id, bad, wanted: good, after, found }];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s: no rule touches a good or kept line',
    (_, { rows }) => {
      const touched = rows
        .flatMap(({ good, keep }) => [good, ...keep])
        .flatMap((text) =>
          findLints(read(text), { speller }, OF_PHRASES).map(({ rule, edits }) => ({
            text,
            rule,
            edits,
          })),
        );
      expect(touched).toEqual([]);
    },
  );
});

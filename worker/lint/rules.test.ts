import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { RULES } from './all.ts';
import { applyLints, lintLine } from './lint-line.ts';
import type { Rule } from './model.ts';
import { isTableRow } from './tables.ts';

const speller = await loadSpeller();
const OWN_FILE = RULES.filter(({ id }) => !isTableRow(id));

/** A trailing ' (current)' marks a line of a job that is still held, ' (uk)' the document's English, ' (skills)' a list, ' (entry)' the head of one, ' (summary)' prose. */
const NAMES = new Map([['gunzelsheim', 'Gunzelsheim']]);
const KINDS = ['skills', 'entry', 'summary'] as const;
const DIALECTS = ['us', 'uk', 'au', 'in'] as const;
const plain = (example: string) =>
  example.replace(/ \((?:current|skills|entry|summary|us|uk|au|in)\)$/, '');

/** The summary is prose. */
function kindOf(example: string) {
  const named = KINDS.find((it) => example.endsWith(` (${it})`)) ?? 'bullet';
  return named === 'summary' ? 'prose' : named;
}

function read(example: string) {
  const text = plain(example);
  return analyseLine(text, {
    start: 0,
    kind: kindOf(example),
    current: example.endsWith(' (current)'),
    dialect: DIALECTS.find((it) => example.endsWith(` (${it})`)) ?? null,
    protectedSpans: [],
    speller,
  });
}

function fixed(example: string, rule: Rule): string {
  const line = read(example);
  return applyLints(line.text, lintLine(line, { speller, nameForms: NAMES }, undefined, [rule]));
}

describe('rules', () => {
  it('stand in a file of their own name each', () => {
    const files = new Set(readdirSync(join(import.meta.dirname, 'rules')));
    expect(OWN_FILE.map(({ id }) => id).filter((id) => !files.has(`${id}.ts`))).toEqual([]);
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });

  it.each(OWN_FILE.map((rule) => [rule.id, rule] as const))('%s mends its examples', (_, rule) => {
    expect(rule.examples.fixes.length).toBeGreaterThan(0);
    expect(rule.examples.fixes.map(([bad]) => fixed(bad, rule))).toEqual(
      rule.examples.fixes.map(([, good]) => plain(good)),
    );
  });

  it.each(OWN_FILE.map((rule) => [rule.id, rule] as const))('%s keeps what is right', (_, rule) => {
    expect(rule.examples.keeps.length).toBeGreaterThan(0);
    const right = [...rule.examples.keeps, ...rule.examples.fixes.map(([, good]) => good)];
    expect(right.map((text) => fixed(text, rule))).toEqual(right.map((text) => plain(text)));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { truthGate } from '#worker/lint/gate.ts';
import { applyLints, findLints, keyOf, lintLine } from '#worker/lint/lint-line.ts';
import type { Lint } from '#worker/lint/model.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { bulletLine } from './bullet-line.ts';

const speller = await loadSpeller();
const rows = readFileSync(join(import.meta.dirname, 'corrections.tsv'), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [text = '', faults = ''] = row.split('\t');
    return { text, faults: faults === '' ? [] : faults.split('|').map((it) => it.split('=>')) };
  });
const faulty = rows.filter(({ faults }) => faults.length > 0);
const right = rows.filter(({ faults }) => faults.length === 0);

const read = (text: string, current: boolean | null = false) => bulletLine(text, speller, current);
const lintsOf = (text: string) => lintLine(read(text), { speller });
const mendedAnytime = (text: string) => applyLints(text, lintLine(read(text, null), { speller }));
const mended = (text: string) => applyLints(text, lintsOf(text));

/** Every subset of a few lints, else each alone, each left out, and all. */
function subsetsOf(lints: readonly Lint[]): Lint[][] {
  if (lints.length <= 4) {
    return Array.from({ length: 2 ** lints.length }, (_, bits) =>
      lints.filter((_lint, at) => (bits >> at) % 2 === 1),
    );
  }
  return [
    ...lints.map((lint) => [lint]),
    ...lints.map((lint) => lints.filter((it) => it !== lint)),
  ];
}

/** What is wrong, wherever it stands in the line by now. */
const faultOf = ({ rule, edits }: Lint) => `${rule} ${edits.map(({ text }) => text).join()}`;

describe('corrections of own lines', () => {
  it('mends nine faults of ten', () => {
    const left = faulty.flatMap(({ text, faults }) => {
      const after = mended(text);
      return faults.filter(([wrong = '', good = '']) => {
        const stays = !good.includes(wrong) && after.includes(wrong);
        return stays || !after.includes(good);
      });
    });
    const all = faulty.flatMap(({ faults }) => faults).length;
    expect(left.length / all, left.join(' | ')).toBeLessThan(0.1);
  });

  it('touches no right line', () => {
    const touched = right.flatMap(({ text }) => lintsOf(text).map((lint) => ({ text, lint })));
    expect(touched).toEqual([]);
  });

  it('leaves no fault that was not there, whatever is accepted, in any order', () => {
    const fresh = faulty.flatMap(({ text }) => {
      const line = read(text);
      const known = new Set(findLints(line, { speller }).map(faultOf));
      const lints = lintLine(line, { speller });
      return subsetsOf(lints).flatMap((taken) => {
        const after = applyLints(text, taken);
        expect(applyLints(text, taken.toReversed())).toBe(after);
        return findLints(read(after), { speller })
          .filter((lint) => !known.has(faultOf(lint)))
          .map((lint) => ({ text, after, fault: faultOf(lint) }));
      });
    });
    expect(fresh).toEqual([]);
  });

  it('keeps every fact, whatever is accepted', () => {
    const refused = faulty.flatMap(({ text }) =>
      subsetsOf(lintsOf(text)).flatMap((taken) => {
        const reason = truthGate(text, applyLints(text, taken), { isRow: true, speller });
        return reason === null ? [] : [{ text, reason, rules: taken.map(({ rule }) => rule) }];
      }),
    );
    expect(refused).toEqual([]);
  });

  it('finds nothing more once all is accepted', () => {
    const more = faulty.flatMap(({ text }) => {
      const after = mended(text);
      return lintsOf(after).map((lint) => ({ after, lint: keyOf(lint) }));
    });
    expect(more).toEqual([]);
  });

  it('leaves out what was rejected', () => {
    const line = read('Wrote 3 report a week');
    const [first] = lintLine(line, { speller });
    expect(lintLine(line, { speller }, (lint) => lint.rule === first!.rule)).toEqual([]);
  });
});

describe('lines graded in earlier rounds', () => {
  const graded = readFileSync(join(import.meta.dirname, 'regressions.tsv'), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t'));

  it('read as they were graded right, all but one in twenty', () => {
    const other = graded.filter(([text = '', wanted = text]) => mendedAnytime(text) !== wanted);
    const shown = other.map(([text = '']) => `${text} -> ${mendedAnytime(text)}`).join('\n');
    expect(other.length / graded.length, shown).toBeLessThan(0.05);
  });
});

/** Untruths of each kind, made of right lines that hold what the kind needs. */
const MUTATIONS: readonly (readonly [kind: string, mutate: (text: string) => string])[] = [
  ['a number changed', (text) => text.replace(/\d+/, (it) => String(Number(it) + 1))],
  ['a number dropped', (text) => text.replace(/\b\d+ /, '')],
  ['a number added', (text) => text.replace(/^(\S+) /, '$1 over 40 ')],
  [
    'numbers swapped',
    (text) =>
      text.replace(/\b(\d+)\b(.*?)\b(\d+)\b/, (all, a, between, b) =>
        a === b ? all : `${b}${between}${a}`,
      ),
  ],
  ['a tool added', (text) => `${text} using Excel`],
  ['a grander verb', (text) => text.replace(/^\S+/, 'Spearheaded')],
  ['help made a lead', (text) => text.replace(/^Helped/, 'Led')],
  ['praise added', (text) => text.replace(/^(\S+)/, '$1 significantly')],
  ['a period changed', (text) => text.replace(/\bday\b|\bweek\b/, 'month')],
  ['daily made weekly', (text) => text.replace('daily', 'weekly')],
  ['a clause dropped', (text) => text.replace(/,? (?:and|with|for|from|in) \S+ \S+.*$/, '')],
  ['a negation added', (text) => text.replace(/^(\S+)/, '$1 not')],
  ['a result added', (text) => `${text}, which raised sales`],
  ['a hedge added', (text) => text.replace(/(?=\b\d)/, 'about ')],
];

describe('truthGate over mutations of own lines', () => {
  const texts = [
    ...right.map(({ text }) => text),
    ...faulty.map(({ text }) => mended(text)),
    'Helped 12 schools plan 3 fairs for 40 pupils and their parents',
    'Helped two wards cut waits, in a team of 9, with a daily plan for 6 weeks',
    'Checked stock daily with 2 clerks and sent 14 orders a week',
    'Counted tills daily and found 3 faults in 8 weeks',
  ];
  it.each(MUTATIONS)('refuses %s, in whole lines and as an edit', (_, mutate) => {
    const changed = texts.map((text) => [text, mutate(text)] as const).filter(([a, b]) => a !== b);
    expect(changed.length).toBeGreaterThan(0);
    const passed = changed.filter(
      ([before, after]) => truthGate(before, after, { speller }) === null,
    );
    expect(passed.length / changed.length, passed.join('\n')).toBeLessThanOrEqual(0.01);
  });
});

import { describe, expect, it } from 'vitest';
import { rewriteLines } from '#worker/rewrite/lines.ts';
import { FIFTH_SET } from './fifth-set.ts';
import { FOURTH_SET } from './fourth-set.ts';
import { GRADES } from './grades.ts';
import { BENCH_LINES } from './lines.ts';
import { SECOND_SET } from './second-set.ts';
import { SIXTH_SET } from './sixth-set.ts';
import { THIRD_SET } from './third-set.ts';

const bench = BENCH_LINES.map((line) => ({ ...line, result: rewriteLines([line.text])[0]! }));
const isChanged = ({ result }: (typeof bench)[number]) => result.after !== result.before;
const changed = bench.filter(isChanged);

/** Grades of the judging sheet that make a line unfit to send. */
const DEFECTIVE: ReadonlySet<string> = new Set(['OVERCLAIM', 'MEANING', 'UNGRAMMATICAL']);

describe('the bench of lines', () => {
  it('is wide enough to mean something', () => {
    expect(BENCH_LINES.length).toBeGreaterThanOrEqual(300);
    const works = new Set(BENCH_LINES.map(({ work }) => work));
    expect(works.size).toBeGreaterThanOrEqual(25);
    const faulty = BENCH_LINES.filter(({ kind }) => kind === 'faulty');
    expect(faulty.filter(({ holdout }) => holdout).length).toBe(faulty.length / 2);
  });

  it('is rewritten exactly as it was graded: a new wording wants a new grade in grades.ts', () => {
    const now = changed.map(({ text, result }) => [text, result.after, result.level]);
    expect(now).toEqual(GRADES.map(([before, after, level]) => [before, after, level]));
  });

  it.each([
    ['all', () => true],
    ['holdout', ({ holdout }: (typeof bench)[number]) => holdout],
  ])(
    'has no more than 3 %% defective rewrites (%s), and no overclaim without asking',
    (_, keep) => {
      const kept = changed
        .filter(keep)
        .map(({ text }) => GRADES.find(([before]) => before === text)!);
      const bad = kept.filter(([, , , grade]) => DEFECTIVE.has(grade));
      expect(bad.length / kept.length).toBeLessThanOrEqual(0.03);
      const claims = bad.filter(
        ([, , level, grade]) => level === 'auto' && grade !== 'UNGRAMMATICAL',
      );
      expect(claims).toEqual([]);
      const ok = kept.filter(([, , , grade]) => grade === 'OK');
      expect(ok.length / kept.length).toBeGreaterThanOrEqual(0.85);
    },
  );

  it('answers at least 60 % of the faulty lines by a rewrite or a question', () => {
    for (const half of [true, false]) {
      const faulty = bench.filter(({ kind, holdout }) => kind === 'faulty' && holdout === half);
      const answered = faulty.filter((line) => isChanged(line) || line.result.question);
      expect(answered.length / faulty.length).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('changes no good line, heading, date, skill or contact line', () => {
    const wrong = changed.filter(({ kind }) => kind !== 'faulty').map(({ text }) => text);
    expect(wrong).toEqual([]);
    const asked = bench.filter(({ kind, result }) => kind === 'other' && result.question);
    expect(asked.map(({ text }) => text)).toEqual([]);
  });

  it('asks without leading: no figure and no deed is put into the mouth', () => {
    for (const { text, result } of bench) {
      if (!result.question) continue;
      const { prompt, template } = result.question;
      expect(template.split('{answer}')).toHaveLength(2);
      expect(prompt).not.toMatch(/e\.g\.|for example/i);
      for (const [figure] of prompt.matchAll(/\d[\d,.]*/g)) expect(text).toContain(figure);
    }
  });

  it('leaves a rewritten line alone when it comes again', () => {
    const again = changed.map(({ text, result }) => {
      const current = / \(current\)$/.exec(text)?.[0] ?? '';
      return rewriteLines([result.after + current])[0]!;
    });
    const auto = again.filter(({ after, before, level }) => after !== before && level === 'auto');
    expect(auto.map(({ before, after }) => [before, after])).toEqual([]);
  });
});

describe.each([
  ['second', SECOND_SET],
  ['third', THIRD_SET],
  ['fourth', FOURTH_SET],
  ['fifth', FIFTH_SET],
  ['sixth', SIXTH_SET],
])('the %s set', (_, rows) => {
  it.each(rows)('treats «%s» as it was graded', (before, after, outcome) => {
    const result = rewriteLines([before])[0]!;
    const isNew = result.after !== result.before;
    expect(isNew ? result.after : null).toBe(after);
    expect(isNew ? result.level : result.question ? 'ask' : 'none').toBe(outcome);
  });

  it('has at most 3 % unfit among its rewrites, and no row that nobody read', () => {
    const rewrites = rows.filter(([, after]) => after !== null);
    const unfit = rewrites.filter(([, , , grade]) => grade !== 'OK');
    expect(unfit.length / rewrites.length).toBeLessThanOrEqual(0.03);
    expect(rows.filter(([, , , grade]) => grade === 'UNGRADED')).toEqual([]);
  });
});

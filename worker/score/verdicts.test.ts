import { describe, expect, it } from 'vitest';
import { bareInputOf } from '#tests/builders/bare-input.ts';
import type { Check, CheckResult } from '#worker/checks/model.ts';
import { WEIGHTS } from './rubric.ts';
import { sumOf, verdictOf, weightOf } from './verdicts.ts';

const input = (language: string) => bareInputOf({ language });

const checkOf = (run: Check['run'], more: Partial<Check> = {}): Check => ({
  id: 'numbers',
  category: 'evidence',
  title: '',
  why: '',
  englishOnly: false,
  examples: { good: [], bad: [] },
  run,
  ...more,
});

const scored = (fraction: number, more: object = {}): CheckResult => ({
  kind: 'scored',
  fraction,
  findings: [],
  ...more,
});

describe('the verdict of a check', () => {
  it('is what it says, and counts', () => {
    const check = checkOf(() => scored(0.4));
    expect(verdictOf(check, input('de'))).toEqual({ check, result: scored(0.4), counts: true });
  });

  it('is skipped for another language where the check needs English, which does not count', () => {
    const check = checkOf(() => scored(1), { englishOnly: true });
    expect(verdictOf(check, input('de'))).toEqual({
      check,
      counts: false,
      result: {
        kind: 'skipped',
        reason: 'This check only understands English, so it was left out of the score.',
      },
    });
    expect(verdictOf(check, input('en')).result).toEqual(scored(1));
  });

  it.each(['not-applicable', 'skipped'] as const)('does not count when it is %s', (kind) => {
    const result: CheckResult = { kind, reason: 'No job.' };
    expect(
      verdictOf(
        checkOf(() => result),
        input('en'),
      ),
    ).toMatchObject({ result, counts: false });
  });

  it('is none, but counts, when the check throws or gives no number', () => {
    const broken = checkOf(() => JSON.parse('{'));
    expect(verdictOf(broken, input('en'))).toEqual({ check: broken, result: null, counts: true });
    for (const fraction of [NaN, Infinity]) {
      const check = checkOf(() => scored(fraction));
      expect(verdictOf(check, input('en'))).toEqual({ check, result: null, counts: true });
    }
  });

  it.each([
    [-0.5, 0],
    [0, 0],
    [1, 1],
    [1.5, 1],
  ])('of %d is held to %d', (fraction, held) => {
    expect(
      verdictOf(
        checkOf(() => scored(fraction)),
        input('en'),
      ).result,
    ).toEqual(scored(held));
  });
});

describe('the sum of verdicts', () => {
  const numbers = checkOf(() => scored(1));
  const spelling = checkOf(() => scored(1), { id: 'spelling' });
  const [ofNumbers, ofSpelling] = [WEIGHTS.numbers!, WEIGHTS.spelling!];

  it('is 100 points shared out by weight among the checks that count', () => {
    const sum = sumOf([
      { check: numbers, result: scored(0.5), counts: true },
      { check: spelling, result: scored(1), counts: true },
      { check: spelling, result: { kind: 'skipped', reason: '' }, counts: false },
    ]);
    expect(sum.scale).toBeCloseTo(100 / (ofNumbers + ofSpelling));
    expect(sum.raw).toBeCloseTo(((ofNumbers * 0.5 + ofSpelling) * 100) / (ofNumbers + ofSpelling));
    expect(sum.faults).toEqual([]);
  });

  it('earns nothing for a check that failed, which stays in the denominator', () => {
    const sum = sumOf([
      { check: numbers, result: null, counts: true },
      { check: spelling, result: scored(1), counts: true },
    ]);
    expect(sum.raw).toBeCloseTo((100 * ofSpelling) / (ofNumbers + ofSpelling));
  });

  it('holds the faults of all, in order', () => {
    const [first, second] = [{ id: 'no-email' as const }, { id: 'no-numbers' as const }];
    const { faults } = sumOf([
      { check: spelling, result: scored(1, { faults: [first] }), counts: true },
      { check: numbers, result: scored(1, { faults: [second] }), counts: true },
    ]);
    expect(faults).toEqual([first, second]);
  });

  it('of none that counts is nothing', () => {
    expect(sumOf([])).toEqual({ raw: 0, scale: 0, faults: [] });
    expect(weightOf(checkOf(() => scored(1), { id: 'no-such-check' }))).toBe(0);
  });
});

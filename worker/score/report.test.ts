/** The report of checks whose results are given: the arithmetic alone, without a word being read. */
import { describe, expect, it } from 'vitest';
import { bareInputOf } from '#tests/builders/bare-input.ts';
import type { Check, CheckInput, CheckResult } from '#worker/checks/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { BANDS, CATEGORIES, ENGINE_VERSION, WEIGHTS } from './rubric.ts';
import { exactScore, roundPoints, scoreResume, uncappedScore } from './score.ts';
import { pointsOf, weigher, weighResume } from './weigh.ts';

const WORDS = 'word '.repeat(30).trim();

const inputOf = (kind: ParsedResume['kind'] = 'resume', unfinished?: boolean): CheckInput => {
  const input = bareInputOf({ kind, extra: [WORDS] });
  if (unfinished !== undefined) input.resume.unfinished = unfinished;
  return input;
};

const checkOf = (
  id: string,
  result: CheckResult | number,
  category: Check['category'] = 'evidence',
): Check => ({
  id,
  category,
  title: `Title of ${id}`,
  why: `Why of ${id}`,
  englishOnly: false,
  examples: { good: [], bad: [] },
  run: () =>
    typeof result === 'number' ? { kind: 'scored', fraction: result, findings: [] } : result,
});

const failing: Check = { ...checkOf('numbers', 1), run: () => JSON.parse('{') };

describe('the report', () => {
  it('says of each check what it is, what it earned and what it could', () => {
    const finding = { message: 'Add a number.' };
    const report = scoreResume(inputOf(), [
      checkOf('numbers', { kind: 'scored', fraction: 0.5, findings: [finding] }),
      checkOf('spelling', 1, 'language'),
    ]);
    const scale = 100 / (WEIGHTS.numbers! + WEIGHTS.spelling!);
    expect(report.checks).toEqual([
      {
        id: 'numbers',
        category: 'evidence',
        title: 'Title of numbers',
        why: 'Why of numbers',
        points: roundPoints(WEIGHTS.numbers! * scale * 0.5),
        max: roundPoints(WEIGHTS.numbers! * scale),
        status: 'partial',
        findings: [finding],
      },
      {
        id: 'spelling',
        category: 'language',
        title: 'Title of spelling',
        why: 'Why of spelling',
        points: roundPoints(WEIGHTS.spelling! * scale),
        max: roundPoints(WEIGHTS.spelling! * scale),
        status: 'pass',
        findings: [],
      },
    ]);
    expect(report.rawPoints).toBe(
      roundPoints((WEIGHTS.numbers! * 0.5 + WEIGHTS.spelling!) * scale),
    );
    expect(report).toMatchObject({
      total: Math.round(report.rawPoints),
      multiplier: 1,
      blockers: [],
      partial: false,
      engineVersion: ENGINE_VERSION,
    });
  });

  it('sums the checks of each category, in the order of the rubric', () => {
    const report = scoreResume(inputOf(), [
      checkOf('numbers', 0.5),
      checkOf('spelling', 0.25, 'language'),
      checkOf('grammar', 1, 'language'),
    ]);
    expect(report.categories.map(({ id, title }) => [id, title])).toEqual(
      CATEGORIES.map(([id, title]) => [id, title]),
    );
    const [evidence, language, structure] = ['evidence', 'language', 'structure'].map((id) =>
      report.categories.find((one) => one.id === id),
    );
    const [numbers, spelling, grammar] = report.checks;
    expect(evidence).toMatchObject({ points: numbers!.points, max: numbers!.max });
    expect(language!.points).toBeCloseTo(spelling!.points + grammar!.points, 5);
    expect(language!.max).toBeCloseTo(spelling!.max + grammar!.max, 5);
    expect(structure).toMatchObject({ points: 0, max: 0 });
  });

  it.each([
    [1, 'pass'],
    [0.995, 'pass'],
    [0.994, 'partial'],
    [0.26, 'partial'],
    [0.25, 'fail'],
    [0, 'fail'],
  ])('calls a fraction of %d a %s', (fraction, status) => {
    const [check] = scoreResume(inputOf(), [checkOf('numbers', fraction)]).checks;
    expect(check!.status).toBe(status);
  });

  it.each(['skipped', 'not-applicable'] as const)(
    'gives the reason of a check that is %s',
    (kind) => {
      const none = checkOf('numbers', { kind, reason: 'There is no job.' });
      const [check] = scoreResume(inputOf(), [none, checkOf('spelling', 1)]).checks;
      expect(check).toMatchObject({
        status: kind,
        reason: 'There is no job.',
        points: 0,
        max: 0,
        findings: [],
      });
    },
  );

  it('is partial where a check failed or the reading ran out of time', () => {
    const spelling = checkOf('spelling', 1);
    const report = scoreResume(inputOf(), [failing, spelling]);
    expect(report.partial).toBe(true);
    expect(report.checks[0]).toMatchObject({
      status: 'error',
      points: 0,
      reason: 'Something went wrong in this check. It earned no points; the score is not complete.',
    });
    expect(report.checks[0]!.max).toBeGreaterThan(0);
    expect(scoreResume(inputOf('resume', true), [spelling]).partial).toBe(true);
    expect(scoreResume(inputOf('resume', false), [spelling]).partial).toBe(false);
  });

  it.each(BANDS)('calls it %s from %d points on', (band, least) => {
    const bandAt = (points: number) =>
      scoreResume(inputOf(), [checkOf('numbers', points / 100)]).band;
    expect(bandAt(least)).toBe(band);
    expect(bandAt(Math.min(100, least + 1))).toBe(band);
    if (least > 0) expect(bandAt(least - 1)).not.toBe(band);
  });

  it('of what is no resume has no number anywhere', () => {
    const report = scoreResume(inputOf('recipe'), [checkOf('numbers', 1), failing]);
    const reason = 'This reads like a recipe, not like a resume, so it gets no score.';
    expect(report).toMatchObject({
      total: null,
      band: null,
      reason,
      rawPoints: 0,
      multiplier: 1,
      blockers: [],
      partial: false,
      engineVersion: ENGINE_VERSION,
    });
    expect(report.checks.map((check) => [check.status, check.reason, check.max])).toEqual([
      ['skipped', reason, 0],
      ['skipped', reason, 0],
    ]);
    expect(report.categories.every(({ points, max }) => points === 0 && max === 0)).toBe(true);
  });
});

describe('the exact score', () => {
  const cap = (value: number) => ({
    id: 'no-contact' as const,
    title: '',
    kind: 'cap' as const,
    value,
    costs: 0,
  });
  const factor = { ...cap(0.5), id: 'no-email' as const, kind: 'multiplier' as const };

  it('is the points times the factor, held by the lowest cap', () => {
    const weighing = { rawPoints: 80.24, multiplier: 0.5 };
    expect(uncappedScore(weighing)).toBeCloseTo(40.12);
    expect(exactScore({ ...weighing, blockers: [factor] })).toBeCloseTo(40.12);
    expect(exactScore({ ...weighing, blockers: [cap(65), cap(30), cap(60)] })).toBe(30);
    expect(exactScore({ ...weighing, blockers: [cap(50)] })).toBeCloseTo(40.12);
  });

  it('of verdicts is the same, with its cap and without', () => {
    const check = checkOf('numbers', 1);
    const result: CheckResult = {
      kind: 'scored',
      fraction: 0.8,
      findings: [],
      faults: [{ id: 'no-contact' }, { id: 'no-email' }],
    };
    expect(pointsOf([{ check, result, counts: true }])).toEqual({
      points: 60,
      uncapped: 80 * 0.85,
    });
  });

  it('shows two decimals', () => {
    expect([1.005, 33.3333, 66.6666, 0].map(roundPoints)).toEqual([1, 33.33, 66.67, 0]);
  });
});

describe('weighing one text after another', () => {
  const textOf = (text: string, field = 'general', kind: ParsedResume['kind'] = 'resume') =>
    bareInputOf({ kind, extra: [WORDS, text] }, field);

  /** A check that counts how often it was run; it reads whether the line names a shop. */
  function counting() {
    const runs: string[] = [];
    const check: Check = {
      ...checkOf('numbers', 1),
      run: ({ document }) => {
        const { text } = document.lines.at(-1)!;
        runs.push(text);
        return { kind: 'scored', fraction: text.includes('shop') ? 1 : 0.5, findings: [] };
      },
      reads: (text) => text.includes('shop'),
    };
    return { check, runs };
  }

  it('runs a check again only where it reads something else', () => {
    const { check, runs } = counting();
    const weigh = weigher([check]);
    const points = ['a shop', 'two shops', 'a bar', 'two bars', 'a shop'].map(
      (text) => weigh(textOf(text)).points,
    );
    expect(points).toEqual([100, 100, 50, 50, 100]);
    expect(runs).toEqual(['a shop', 'a bar']);
  });

  it('begins anew for another field of work, and behind what is no resume', () => {
    const { check, runs } = counting();
    const weigh = weigher([check]);
    weigh(textOf('a shop'));
    weigh(textOf('a shop', 'retail'));
    expect(runs).toEqual(['a shop', 'a shop']);
    const letter = textOf('a shop', 'retail', 'letter');
    expect(weigh(letter)).toEqual({ input: letter, points: 0, uncapped: 0, verdicts: [] });
    expect(runs).toHaveLength(2);
    expect(weigh(textOf('a shop', 'retail')).points).toBe(100);
    expect(runs).toHaveLength(3);
  });

  it('hands back what it weighed, with the verdict of each check', () => {
    const { check } = counting();
    const input = textOf('a bar');
    const weighed = weigher([check, failing])(input);
    expect(weighed.input).toBe(input);
    expect(weighed.verdicts.map((one) => [one.check.id, one.counts, one.result?.kind])).toEqual([
      ['numbers', true, 'scored'],
      ['numbers', true, undefined],
    ]);
    expect(weighed.points).toBe(25);
    expect(weighed.uncapped).toBe(25);
    expect(weighResume(input)).toMatchObject({ input });
  });
});

import { describe, expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import { ACCOUNTANT, NURSE } from '#tests/builders/people.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { CHECKS } from '#worker/checks/all.ts';
import type { Check } from '#worker/checks/model.ts';
import { weighFaults } from './faults.ts';
import { WEIGHTS } from './rubric.ts';
import { exactScore, scoreResume } from './score.ts';
import { weighResume } from './weigh.ts';

const scoreOf = (draft: ResumeDraft) => scoreResume(inputOf(draft));

describe('the score', () => {
  it.each([
    ['nurse', NURSE],
    ['accountant', ACCOUNTANT],
  ])('calls the strong resume of a %s strong', (_, person) => {
    const report = scoreOf(person);
    expect(report.total).toBeGreaterThanOrEqual(90);
    expect(report.band).toBe('strong');
    expect(report.blockers).toEqual([]);
    expect(report.partial).toBe(false);
  });

  it('explains every point: checks add up to categories and to the points before faults', () => {
    const report = scoreOf({ ...NURSE, email: undefined, skills: ['Triage'] });
    const sum = (items: { points: number }[]) =>
      items.reduce((total, item) => total + item.points, 0);
    expect(sum(report.checks)).toBeCloseTo(report.rawPoints, 0);
    expect(sum(report.categories)).toBeCloseTo(report.rawPoints, 0);
    const most = report.categories.reduce((total, { max }) => total + max, 0);
    expect(most).toBeCloseTo(100, 0);
  });

  it.each([
    ['a strong resume', NURSE],
    ['one without e-mail', { ...NURSE, email: undefined, format: 'pages' as const }],
    ['one without work', { ...ACCOUNTANT, work: [] }],
    ['one in another language', { ...NURSE, language: 'de' }],
    ['a letter', { ...NURSE, kind: 'letter' as const }],
  ])('has as many exact points of %s without its report as with it', (_, draft) => {
    expect(weighResume(inputOf(draft)).points).toBe(exactScore(scoreOf(draft)));
  });

  it('is the same, to the byte, each time', () => {
    const texts = new Set([1, 2, 3].map(() => JSON.stringify(scoreOf(ACCOUNTANT))));
    expect(texts.size).toBe(1);
  });

  it('gives no number to a letter or to an empty file, and says why', () => {
    const letter = scoreOf({ ...NURSE, kind: 'letter' });
    expect(letter).toMatchObject({ total: null, band: null });
    expect(letter.reason).toMatch(/letter/);
    expect(letter.checks.every(({ status }) => status === 'skipped')).toBe(true);
    expect(scoreOf({})).toMatchObject({ total: null, band: null });
    expect(scoreOf({}).reason).toMatch(/No text/);
  });

  it('marks the score as partial when a check crashes, and does not rise by it', () => {
    const whole = scoreOf(NURSE);
    const checks = CHECKS.map((check): Check =>
      check.id === 'numbers' ? { ...check, run: () => JSON.parse('{') } : check,
    );
    const report = scoreResume(inputOf(NURSE), checks);
    expect(report.partial).toBe(true);
    expect(report.checks.find(({ id }) => id === 'numbers')).toMatchObject({
      status: 'error',
      points: 0,
    });
    expect(report.total!).toBeLessThanOrEqual(whole.total!);
  });

  it('leaves checks that need English out of the score of a resume in another language', () => {
    const report = scoreOf({ ...NURSE, language: 'de' });
    const skipped = report.checks.filter(({ status }) => status === 'skipped');
    expect(skipped.map(({ id }) => id)).toContain('strong-verbs');
    expect(skipped.every(({ max, reason }) => max === 0 && reason!.includes('English'))).toBe(true);
    expect(report.total!).toBeGreaterThan(85);
  });

  it('lists no cap that holds nothing down', () => {
    const fault = [{ id: 'no-experience' as const }];
    expect(weighFaults(80, fault)).toMatchObject({ total: 65, blockers: [{ costs: 15 }] });
    expect(weighFaults(65, fault)).toMatchObject({ total: 65, blockers: [] });
    expect(weighFaults(41, fault)).toMatchObject({ total: 41, blockers: [] });
  });

  it('lists both of two caps that hold the score down alike', () => {
    const { blockers } = weighFaults(90, [{ id: 'no-contact' }, { id: 'no-history' }]);
    expect(blockers.map(({ id }) => id).toSorted()).toEqual(['no-contact', 'no-history']);
  });

  it('says what each blocker costs, the dearest first', () => {
    const { blockers, total } = scoreOf({ ...NURSE, email: undefined, format: 'pages' });
    expect(blockers.map(({ id }) => id)).toEqual(['pages-format', 'no-email']);
    expect(blockers[0]!.costs).toBeGreaterThanOrEqual(blockers[1]!.costs);
    expect(total! + blockers[0]!.costs).toBeLessThanOrEqual(100);
  });
});

describe('the rubric', () => {
  it('weighs every check and nothing else, 100 points in all', () => {
    expect(Object.keys(WEIGHTS).toSorted()).toEqual(CHECKS.map(({ id }) => id).toSorted());
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});

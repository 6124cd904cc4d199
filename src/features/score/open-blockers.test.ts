import { describe, expect, it } from 'vitest';
import type { Blocker, ScoreReport } from '#contract/resume.ts';
import { faultOf, fixedBlockers } from './fixed-blockers.ts';
import { blockersThatCost } from './open-blockers.ts';

const blocker = (id: string, kind: Blocker['kind'], value: number, costs: number): Blocker => ({
  id,
  title: id,
  kind,
  value,
  costs,
});
const report = (multiplier: number, ...blockers: Blocker[]): ScoreReport => ({
  total: 50,
  band: 'weak',
  rawPoints: 60,
  multiplier,
  blockers,
  categories: [],
  checks: [],
  partial: false,
  engineVersion: '1.0.0',
});
const ids = (one: ScoreReport) => blockersThatCost(one).map(({ id }) => id);

describe('the blockers that are shown', () => {
  it('leave out a cap above the score and a multiplier that rounds to nothing', () => {
    expect(
      ids(report(0.9, blocker('columns', 'multiplier', 0.9, 6), blocker('short', 'cap', 70, 0))),
    ).toEqual(['columns']);
    expect(ids(report(0.99, blocker('tiny', 'multiplier', 0.99, 0)))).toEqual([]);
  });

  it('keep multipliers that cost nothing alone because all together reached the floor', () => {
    const three = ['a', 'b', 'c'].map((id) => blocker(id, 'multiplier', 0.6, 0));
    expect(ids(report(0.55, ...three))).toEqual(['a', 'b', 'c']);
  });
});

describe('the blockers that edits have fixed', () => {
  const spelling = blocker('spelling', 'multiplier', 0.92, 6);
  const columns = blocker('columns', 'multiplier', 0.72, 20);
  const short = blocker('short', 'cap', 90, 0);

  it('are those that cost points before and are gone now', () => {
    const fixed = fixedBlockers(report(0.66, spelling, columns), report(0.72, columns));
    expect(fixed.map(({ id }) => id)).toEqual(['spelling']);
  });

  it('are none where a blocker stays, or never cost anything', () => {
    expect(fixedBlockers(report(0.72, columns, short), report(0.72, columns))).toEqual([]);
  });

  it('are named by the fault alone', () => {
    expect(faultOf({ ...spelling, title: 'Several spelling mistakes: correct them' })).toBe(
      'Several spelling mistakes',
    );
    expect(faultOf(columns)).toBe('columns');
  });
});

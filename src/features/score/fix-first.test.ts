import { describe, expect, it } from 'vitest';
import type { CheckReport, ScoreReport } from '#contract/resume.ts';
import { fixFirst } from './fix-first.ts';

const check = (id: string, points: number, max: number, ...messages: string[]): CheckReport => ({
  id,
  category: 'evidence',
  title: id,
  why: '',
  points,
  max,
  status: points === max ? 'pass' : 'partial',
  findings: messages.map((message) => ({ message })),
});

const report = (change: Partial<ScoreReport>): ScoreReport => ({
  total: 50,
  band: 'weak',
  rawPoints: 60,
  multiplier: 1,
  blockers: [],
  categories: [],
  checks: [],
  partial: false,
  engineVersion: '1.0.0',
  ...change,
});

describe('what to fix first', () => {
  it('is a blocker, the costliest in front, then what loses most', () => {
    const blockers = [
      { id: 'small', title: 'Small', kind: 'multiplier', value: 0.98, costs: 1 },
      { id: 'large', title: 'Large', kind: 'multiplier', value: 0.8, costs: 12, quote: 'I am' },
    ] as const;
    const checks = [
      check('summary', 1, 2, 'Say more.'),
      check('numbers', 3, 11, 'How many?', 'How much?'),
    ];
    const fixes = fixFirst(report({ blockers: [...blockers], checks, multiplier: 0.75 }));
    expect(fixes.map(({ id }) => id)).toEqual(['large', 'small', 'numbers', 'summary']);
    expect(fixes[0]!.advice).toBe('I am');
    expect(fixes[2]).toMatchObject({ advice: 'How many?', worth: 6 });
  });

  it('is nothing that has its points, says nothing, or is worth next to nothing', () => {
    const checks = [
      check('full', 4, 4, 'Well done'),
      check('silent', 1, 4),
      check('tiny', 3.8, 4, 'A little.'),
    ];
    expect(fixFirst(report({ checks }))).toEqual([]);
  });

  it('is five things at most', () => {
    const checks = [1, 2, 3, 4, 5, 6, 7].map((max) => check(`check ${max}`, 0, max, 'Do it.'));
    expect(fixFirst(report({ checks })).map(({ worth }) => worth)).toEqual([7, 6, 5, 4, 3]);
  });
});

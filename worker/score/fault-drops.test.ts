import { describe, expect, it } from 'vitest';
import { FAULTS } from '#tests/builders/faults.ts';
import { inputOf } from '#tests/builders/input.ts';
import { ACCOUNTANT, NURSE } from '#tests/builders/people.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { FAULTS as RULES } from './rubric.ts';
import { scoreResume } from './score.ts';

const speller = await loadSpeller();
const reportOf = (draft: ResumeDraft) => scoreResume(inputOf(draft, speller));
const scoreOf = (draft: ResumeDraft) => reportOf(draft).total!;

describe.each([
  ['nurse', NURSE],
  ['accountant', ACCOUNTANT],
])('on the strong resume of a %s', (_, person) => {
  const whole = scoreOf(person);

  it('nothing is wrong', () => {
    expect(whole).toBeGreaterThanOrEqual(95);
    const findings = reportOf(person).checks.flatMap((check) =>
      check.category === 'language' || check.category === 'machine-readability'
        ? check.findings
        : [],
    );
    expect(findings).toEqual([]);
  });

  it.each(Object.entries(FAULTS))('%s costs what it should', (_, { plant, drop, atMost }) => {
    const score = scoreOf(plant(person));
    if (drop !== undefined) expect(whole - score).toBeGreaterThanOrEqual(drop);
    if (atMost !== undefined) expect(score).toBeLessThanOrEqual(atMost);
  });
});

describe('every fault of the rubric', () => {
  const planted = [NURSE, ACCOUNTANT].flatMap((person) =>
    Object.values(FAULTS).map(({ plant }) => ({
      whole: scoreOf(person),
      report: reportOf(plant(person)),
    })),
  );
  const multipliers = Object.entries(RULES).filter(([, { kind }]) => kind === 'multiplier');

  it.each(multipliers)('%s is planted above and costs its whole factor', (id, { value }) => {
    const hit = planted.filter(({ report }) => report.blockers.some((it) => it.id === id));
    expect(hit.length).toBeGreaterThan(0);
    for (const { whole, report } of hit)
      expect(report.total).toBeLessThanOrEqual(Math.round(whole * value));
  });

  it('caps the score where the rest of the resume is strong', () => {
    const caps = Object.values(RULES).filter(({ kind }) => kind === 'cap');
    const stated = Object.values(FAULTS).flatMap(({ atMost }) => atMost ?? []);
    expect(new Set(stated)).toEqual(new Set(caps.map(({ value }) => value)));
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import type { RequirementKind, Verdict } from '#contract/match.ts';
import type { Answer } from '../model.ts';
import type { ResumeSide } from './resume-side.ts';
import { settled } from './settle.ts';

const RESUME = `Ottilie Brandvold
Duluth, Minnesota | ottilie.brandvold@example.com

Experience
Kiln Operator, Lakehead Brick, Duluth, March 2018 - Present
- Fire 3 tunnel kilns and log their curves
- Grade bricks by colour`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

const ALL: readonly Verdict[] = ['met', 'partly', 'not-shown', 'only-you-know'];

/** The answer where the signs speak for one verdict alone. */
function settle(
  quote: string,
  towards: Verdict,
  ruled: Partial<Answer> = {},
  kind: RequirementKind = 'skill',
) {
  const odds = { met: 0.01, partly: 0.01, 'not-shown': 0.02, 'only-you-know': 0.01, [towards]: 99 };
  return settled(
    { id: '1', span: { start: 0, end: quote.length }, quote, kind, need: 'must' },
    { verdict: 'not-shown', why: 'By the rules.', evidence: [], ...ruled },
    side.lines,
    () => odds,
  );
}

describe('a verdict that is settled', () => {
  it('goes where the signs point, with lines of the resume as they are written', () => {
    const { verdict, evidence, why } = settle('Tunnel kilns', 'met');
    expect(verdict).toBe('met');
    expect(evidence.map(({ quote }) => quote)).toEqual([
      'Fire 3 tunnel kilns and log their curves',
      'Kiln Operator, Lakehead Brick, Duluth, March 2018 - Present',
    ]);
    expect(why).not.toBe('By the rules.');
    expect(settle('Tunnel kilns', 'only-you-know')).toMatchObject({
      verdict: 'only-you-know',
      evidence: [],
    });
  });

  it('is never met or partly without a line to quote', () => {
    expect(settle('Glass blowing', 'met').verdict).toBe('not-shown');
    expect(settle('Glass blowing', 'partly').verdict).toBe('not-shown');
  });

  it('is not met by one word of several', () => {
    expect(settle('Brick moulds', 'met').verdict).not.toBe('met');
    expect(settle('Grading bricks', 'met').verdict).toBe('met');
  });

  it('is no more than partly where the rules name a part', () => {
    expect(settle('Tunnel kilns', 'met', { verdict: 'partly' }).verdict).toBe('partly');
  });

  it('keeps the words of the rules where they say the same', () => {
    expect(settle('Tunnel kilns', 'not-shown').why).toBe('By the rules.');
  });

  it.each<[RequirementKind, Verdict]>([
    ['years', 'partly'],
    ['degree', 'met'],
    ['language', 'partly'],
    ['location', 'not-shown'],
    ['licence', 'partly'],
    ['licence', 'met'],
    ['skill', 'met'],
    ['other', 'met'],
  ])('stands where %s was worked out or stated: %s', (kind, verdict) => {
    for (const towards of ALL) {
      expect(settle('Tunnel kilns', towards, { verdict }, kind).verdict).toBe(verdict);
    }
  });
});

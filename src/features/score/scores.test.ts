import { describe, expect, it } from 'vitest';
import { analysisWith, resumeWith, scoreReportWith } from '#tests/fixtures/resume.ts';
import { bandOf, scoresOf } from './scores.ts';

describe('the three numbers', () => {
  it('are now, with accepted suggestions, and possible', () => {
    const analysis = analysisWith({ potentialAtsScore: 91 });
    expect(scoresOf(resumeWith({ atsScore: 61, enhancedAtsScore: 83, analysis }))).toEqual({
      now: 61,
      accepted: 83,
      possible: 91,
    });
  });

  it('fall back to 72 when a completed resume carries no score at all', () => {
    expect(scoresOf(resumeWith({}))?.now).toBe(72);
  });

  it('are not made up where the engine gives no number, for a letter or an unreadable file', () => {
    const unscored = analysisWith({
      originalAtsScore: null,
      original: scoreReportWith({ total: null, band: null }),
    });
    expect(scoresOf(resumeWith({ analysis: unscored }))).toBeNull();
  });

  it('never show less possible than already reached', () => {
    const analysis = analysisWith({ potentialAtsScore: 80 });
    expect(scoresOf(resumeWith({ atsScore: 0, enhancedAtsScore: 83, analysis }))).toEqual({
      now: 0,
      accepted: 83,
      possible: 83,
    });
  });
});

describe('the bands', () => {
  it.each([
    [100, 'Strong'],
    [85, 'Strong'],
    [84, 'Good'],
    [70, 'Good'],
    [69, 'Fair'],
    [55, 'Fair'],
    [54, 'Weak'],
    [40, 'Weak'],
    [39, 'Needs work'],
    [0, 'Needs work'],
  ])('call %i %s', (score, name) => expect(bandOf(score)).toBe(name));
});

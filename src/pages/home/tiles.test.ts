import { describe, expect, it } from 'vitest';
import { analysisWith, resumeWith } from '#tests/fixtures/resume.ts';
import { improvementPercent, tilesOf } from './tiles.ts';

describe('the summary tiles', () => {
  it('show score, keywords, improvements and sections with their totals', () => {
    const analysis = analysisWith({
      keywordsAdded: 4,
      improvementsCount: 9,
      suggestionsTotal: 14,
      sectionsEnhanced: 3,
      sectionsTotal: 5,
    });
    const resume = resumeWith({ atsScore: 61, enhancedAtsScore: 83, analysis });
    expect(tilesOf(resume).map(({ name, value, aside }) => [name, value, aside])).toEqual([
      ['ATS Score', '83', '36% better'],
      ['Keywords Added', '4', undefined],
      ['Improvements', '9', 'of 14'],
      ['Sections Enhanced', '3', 'of 5'],
    ]);
  });

  it('claim no improvement where there is none, nor a share of nothing', () => {
    expect(improvementPercent(61, 61)).toBeNull();
    expect(improvementPercent(0, 40)).toBeNull();
    expect(improvementPercent(40, 60)).toBe(50);
  });
});

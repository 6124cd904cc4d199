import type { Resume } from '#contract/resume.ts';
import { scoresOf } from '../../features/score/scores.ts';

export interface Tile {
  name: string;
  value: string;
  /** Beside the value. */
  aside?: string;
  /** The aside is a gain, set in blue. */
  gain?: boolean;
}

/** Improvement in percent of the original score; null where there is none to tell. */
export function improvementPercent(now: number, accepted: number): number | null {
  if (now <= 0 || accepted <= now) return null;
  return Math.round(((accepted - now) / now) * 100);
}

/** The four summary tiles of the results. */
export function tilesOf(resume: Resume): Tile[] {
  const { analysis } = resume;
  const scores = scoresOf(resume);
  const percent = scores ? improvementPercent(scores.now, scores.accepted) : null;
  return [
    {
      name: 'ATS Score',
      value: scores ? String(scores.accepted) : '–',
      ...(percent === null ? {} : { aside: `${percent}% better`, gain: true }),
    },
    { name: 'Keywords Added', value: String(analysis?.keywordsAdded ?? 0) },
    {
      name: 'Improvements',
      value: String(analysis?.improvementsCount ?? 0),
      ...(analysis?.suggestionsTotal ? { aside: `of ${analysis.suggestionsTotal}` } : {}),
    },
    {
      name: 'Sections Enhanced',
      value: String(analysis?.sectionsEnhanced ?? 0),
      ...(analysis?.sectionsTotal === undefined ? {} : { aside: `of ${analysis.sectionsTotal}` }),
    },
  ];
}

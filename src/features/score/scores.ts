import { FALLBACK_ATS_SCORE } from '#contract/limits.ts';
import type { Band, Resume } from '#contract/resume.ts';

export interface Scores {
  now: number;
  accepted: number;
  possible: number;
}

/** Lowest score of each band, highest band first, with the name that is shown. */
export const BANDS: { id: Band; from: number; name: string }[] = [
  { id: 'strong', from: 85, name: 'Strong' },
  { id: 'good', from: 70, name: 'Good' },
  { id: 'fair', from: 55, name: 'Fair' },
  { id: 'weak', from: 40, name: 'Weak' },
  { id: 'needs-work', from: 0, name: 'Needs work' },
];

export const bandOf = (score: number): string =>
  BANDS.find(({ from }) => score >= from)?.name ?? 'Needs work';

/**
 * The three numbers of a completed resume; null where the engine says that there is none to give.
 * A resume that carries no score and no analysis, as a plain server may answer, shows the fallback.
 */
export function scoresOf(resume: Resume): Scores | null {
  const { analysis } = resume;
  const now = resume.atsScore ?? analysis?.originalAtsScore ?? null;
  if (now === null) {
    if (analysis?.original) return null;
    return { now: FALLBACK_ATS_SCORE, accepted: FALLBACK_ATS_SCORE, possible: FALLBACK_ATS_SCORE };
  }
  const accepted = resume.enhancedAtsScore ?? analysis?.enhancedAtsScore ?? now;
  return { now, accepted, possible: Math.max(accepted, analysis?.potentialAtsScore ?? accepted) };
}

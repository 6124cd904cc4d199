import type { Resume } from '#contract/resume.ts';
import { bandOf, scoresOf } from '../../features/score/scores.ts';

/** The score in one line, where its card stands further down: a link to it. */
export function ScoreInShort({ resume }: { resume: Resume }) {
  const scores = scoresOf(resume);
  if (!scores) return 'No score for this one.';
  const { now, accepted } = scores;
  return (
    <a href="#ats" className="quiet-link num inline-flex min-h-9 items-center">
      Score {accepted} of 100, {bandOf(accepted).toLowerCase()}
      {accepted !== now && ` (was ${now})`}
    </a>
  );
}

import type { Finding } from '#contract/resume.ts';
import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import type { Check } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { fading } from './lines/ramp.ts';

export const buzzwords: Check = {
  id: 'buzzwords',
  category: 'language',
  title: 'No empty phrases',
  why: '“Team player” and “results-driven” are among the phrases recruiters say they skip: everybody claims them, nobody can check them.',
  englishOnly: true,
  examples: {
    good: ['Accountant with 6 years in food manufacturing'],
    bad: ['Results-driven team player with a proven track record'],
  },
  reads: (text) => emptyPhrasesIn(text).length,
  run({ document }) {
    const findings: Finding[] = document.lines.flatMap(({ text, start }) =>
      emptyPhrasesIn(text).map(({ phrase, at }) => ({
        message: 'Cut this, or show it by something you did.',
        quote: phrase,
        span: { start: start + at, end: start + at + phrase.length },
      })),
    );
    return {
      kind: 'scored',
      fraction: fading(findings.length, 2.5),
      findings: findings.slice(0, MAX_FINDINGS),
    };
  },
};

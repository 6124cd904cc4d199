import type { Check } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { findingOf, lintsFor } from './lines/lint-findings.ts';
import { fading } from './lines/ramp.ts';

/** So many mistakes leave half of the points. */
const HALF = 2;

export const grammar: Check = {
  id: 'grammar',
  category: 'language',
  title: 'No mistakes of grammar',
  why:
    'A missing article, a verb that does not agree or a product’s name in small letters is ' +
    'seen at once by readers who compare many resumes, and it is quickly put right.',
  englishOnly: true,
  examples: {
    good: ['- Trained a team of 6 clerks in Excel'],
    bad: ['- Trained an team of 6 clerk in excel'],
  },
  run(input) {
    const found = lintsFor(input, 'grammar');
    return {
      kind: 'scored',
      fraction: fading(found.length, HALF),
      findings: found.slice(0, MAX_FINDINGS).map((one) => findingOf(one)),
    };
  },
};

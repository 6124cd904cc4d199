import type { Check } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { findingOf, lintsFor } from './lines/lint-findings.ts';
import { fading } from './lines/ramp.ts';

/** From so many on it reads like a letter. */
const STORY = 5;

export const firstPerson: Check = {
  id: 'first-person',
  category: 'language',
  title: 'No “I”, “me” or “we”',
  why: 'Everyone knows whose resume it is. Lines without “I” are shorter and begin with the verb; that is the convention in English.',
  englishOnly: true,
  examples: {
    good: ['- Sold office supplies to 60 firms'],
    bad: ['- I sold office supplies\n- We met our quota and I won a prize for my work'],
  },
  run(input) {
    const found = lintsFor(input, 'first-person');
    const findings = found.map((one) => findingOf(one));
    return {
      kind: 'scored',
      fraction: fading(found.length, 2),
      findings: findings.slice(0, MAX_FINDINGS),
      ...(found.length >= STORY && {
        faults: [{ id: 'first-person-story' as const, quote: findings[0]!.quote! }],
      }),
    };
  },
};

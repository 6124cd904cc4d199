import type { Check } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { findingOf, lintsFor } from './lines/lint-findings.ts';

/** Steep: in the experiment one error already cost interviews, five cost nearly as many as twenty. */
const FRACTION = [1, 0.6, 0.3];
/** Each further one leaves this much of what is left, so that correcting any of many still pays. */
const FURTHER = 0.6;
const SOME = 2;
const MANY = 5;

export const spelling: Check = {
  id: 'spelling',
  category: 'language',
  title: 'No spelling mistakes',
  why:
    'In an experiment with 445 recruiters, resumes with spelling mistakes were invited ' +
    'clearly less often, whatever the experience in them. American and British spelling are ' +
    'both fine.',
  englishOnly: true,
  examples: {
    good: ['- Managed the environment and colour teams at Tandemly'],
    bad: ['- Acheived a better enviroment for visitors', '- Lead a team of 4 and won there trust'],
  },
  run(input) {
    if (!input.speller) {
      return {
        kind: 'skipped',
        reason: 'The dictionary was not loaded, so spelling was not checked.',
      };
    }
    const errors = lintsFor(input, 'spelling').map((found) => findingOf(found, true));
    const length = new Set(errors.map(({ quote }) => quote?.toLowerCase())).size;
    const place = errors[0] && { quote: errors[0].quote!, span: errors[0].span! };
    return {
      kind: 'scored',
      fraction: FRACTION[length] ?? FRACTION[SOME]! * FURTHER ** (length - SOME),
      findings: errors.slice(0, MAX_FINDINGS),
      ...(length >= MANY
        ? { faults: [{ id: 'many-misspellings' as const, ...place }] }
        : length >= SOME && { faults: [{ id: 'some-misspellings' as const, ...place }] }),
    };
  },
};

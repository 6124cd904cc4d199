import type { Check } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { checkOf, findingOf } from './lines/lint-findings.ts';
import { lintedLines } from './lines/lints.ts';
import { along } from './lines/ramp.ts';

const WORTH = [
  [0, 1],
  [0.5, 0.2],
  [1, 0],
] as const;

export const tense: Check = {
  id: 'tense',
  category: 'language',
  title: 'Past jobs in the past tense',
  why: 'Past tense for past jobs, present or past for the current one, is what readers expect; mixed tenses make them wonder which job you still hold.',
  englishOnly: true,
  examples: {
    good: ['- Managed 4 shops\n- Led 12 people'],
    bad: ['- Managing 4 shops\n- Leads 12 people\n- Manage stock'],
  },
  run(input) {
    const judged = lintedLines(input).filter(
      ({ line }) => line.kind === 'bullet' && line.current !== null,
    );
    if (judged.length === 0)
      return { kind: 'not-applicable', reason: 'No bullet tells of a job with dates.' };
    const found = judged.flatMap(({ line, lints }) =>
      lints
        .filter((lint) => lint.rule === 'gerund-opening' || checkOf(line, lint) === 'tense')
        .slice(0, 1)
        .map((lint) => ({ line, lint })),
    );
    return {
      kind: 'scored',
      fraction: along(WORTH, found.length / judged.length),
      findings: found.slice(0, MAX_FINDINGS).map((one) => findingOf(one)),
    };
  },
};

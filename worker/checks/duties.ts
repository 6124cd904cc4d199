import type { Check } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { firstWords } from './lines/quotes.ts';
import { openingIn } from './lines/opening-in.ts';
import { along } from './lines/ramp.ts';

/** From this share on the resume reads like a job advertisement. */
const MOSTLY = 0.4;
/** The first duties cost most, and each one that goes still pays when all the others stay. */
const WORTH = [
  [0, 1],
  [0.25, 0.4],
  [1, 0],
] as const;

export const duties: Check = {
  id: 'duties',
  category: 'evidence',
  title: 'Results, not duties',
  why: '“Responsible for” tells what the job was, not how you did it; anyone who held it could write the same line.',
  englishOnly: true,
  examples: {
    good: ['- Closed the books of 3 sites in 4 days'],
    bad: ['- Responsible for month-end close\n- Assisted with audits'],
  },
  reads: (text, { speller }) => openingIn({ text }, speller).kind === 'duty',
  run(input) {
    const lines = evidenceLines(input);
    if (lines.length === 0) return { kind: 'scored', fraction: 0, findings: [] };
    const weak = lines.filter((line) => openingIn(line, input.speller).kind === 'duty');
    const share = weak.length / lines.length;
    const findings = weak
      .slice(0, MAX_FINDINGS)
      .map((line) =>
        quoting(`Say what you did or achieved instead of “${openingIn(line, null).words}”.`, line),
      );
    return {
      kind: 'scored',
      fraction: along(WORTH, share),
      findings,
      ...(share >= MOSTLY && {
        faults: [{ id: 'duties-only' as const, quote: firstWords(weak[0]!.text, 80) }],
      }),
    };
  },
};

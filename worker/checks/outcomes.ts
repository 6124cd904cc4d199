import type { Check } from './model.ts';
import { evidenceLines, shareOf } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { statesOutcome } from './lines/outcome.ts';
import { ramp } from './lines/ramp.ts';

/** Full points when this share says what came of it: routine work has its place too. */
const FULL = 0.6;

export const outcomes: Check = {
  id: 'outcomes',
  category: 'evidence',
  title: 'Bullets say what came of it',
  why: 'What changed because of you (time saved, sales won, errors avoided, people served) is what an employer hopes to buy.',
  englishOnly: true,
  examples: {
    good: [
      '- Rewrote the booking form, which cut calls by a third\n- Met sales quota 5 years in a row',
    ],
    bad: ['- Wrote forms\n- Filed letters'],
  },
  reads: statesOutcome,
  run(input) {
    const lines = evidenceLines(input);
    if (lines.length === 0) return { kind: 'scored', fraction: 0, findings: [] };
    const share = shareOf(lines, ({ text }) => statesOutcome(text));
    const missing = lines.filter(({ text, repeated }) => !repeated && !statesOutcome(text));
    return {
      kind: 'scored',
      fraction: ramp(share, 0, FULL),
      findings:
        share >= FULL
          ? []
          : missing
              .slice(0, MAX_FINDINGS)
              .map((line) =>
                quoting(
                  'What came of it? Say what changed, for whom, or what it was used for.',
                  line,
                ),
              ),
    };
  },
};

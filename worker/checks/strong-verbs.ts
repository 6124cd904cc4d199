import type { Check } from './model.ts';
import { evidenceLines, shareOf } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { openingOf } from './lines/opening.ts';
import { ramp } from './lines/ramp.ts';

export const strongVerbs: Check = {
  id: 'strong-verbs',
  category: 'evidence',
  title: 'Bullets begin with what you did',
  why: 'Readers skim the first words of each line. A verb there (“Built”, “Negotiated”) says at once what you did; career services and recruiters’ guides agree on this more than on anything else.',
  englishOnly: true,
  examples: {
    good: ['- Negotiated 14 supplier contracts\n- Own the annual marketing plan'],
    bad: ['- The annual marketing plan\n- Contact person for 8 suppliers'],
  },
  run(input) {
    const lines = evidenceLines(input);
    if (lines.length === 0) return { kind: 'scored', fraction: 0, findings: [] };
    const begins = (text: string) => openingOf(text).kind === 'action';
    const share = shareOf(lines, ({ text }) => begins(text));
    const findings = lines
      .filter(({ text, repeated }) => !repeated && openingOf(text).kind === 'other')
      .slice(0, MAX_FINDINGS)
      .map((line) => quoting('Begin with a verb for what you did.', line));
    return { kind: 'scored', fraction: ramp(share, 0.15, 0.85), findings };
  },
};

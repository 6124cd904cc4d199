import type { Check } from './model.ts';
import { evidenceLines, shareOf, type EvidenceLine } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { openingIn, type Opening } from './lines/opening-in.ts';
import { along } from './lines/ramp.ts';

/** From this share of the statements on all points are earned. */
const FULL = 0.85;
/** The first verb earns something; those that make it the habit of the page earn most. */
const WORTH = [
  [0, 0],
  [0.5, 0.5],
  [FULL, 1],
] as const;

export const strongVerbs: Check = {
  id: 'strong-verbs',
  category: 'evidence',
  title: 'Bullets begin with what you did',
  why:
    'Readers skim the first words of each line. A verb there (“Built”, “Negotiated”) says at ' +
    'once what you did; career services and recruiters’ guides agree on this more than on ' +
    'anything else.',
  englishOnly: true,
  examples: {
    good: ['- Negotiated 14 supplier contracts\n- Own the annual marketing plan'],
    bad: ['- The annual marketing plan\n- Contact person for 8 suppliers'],
  },
  reads: (text, { speller }) => openingIn({ text }, speller).kind === 'action',
  run(input) {
    const lines = evidenceLines(input);
    if (lines.length === 0) return { kind: 'scored', fraction: 0, findings: [] };
    const begins = (line: EvidenceLine) => openingIn(line, input.speller).kind === 'action';
    const share = shareOf(lines, begins);
    const weak = share >= FULL ? [] : lines.filter((line) => !line.repeated && !begins(line));
    const isDuty = (line: EvidenceLine) => openingIn(line, input.speller).kind === 'duty';
    const findings = [...weak.filter((line) => !isDuty(line)), ...weak.filter(isDuty)]
      .slice(0, MAX_FINDINGS)
      .map((line) => quoting(adviceOn(openingIn(line, null)), line));
    return { kind: 'scored', fraction: along(WORTH, share), findings };
  },
};

function adviceOn({ words, weak, inflected }: Opening): string {
  if (weak) return `“${words}” says little: begin with a stronger verb.`;
  if (inflected) return `Begin with the plain verb, not with “${words}”.`;
  return `Begin with a verb for what you did, not with “${words}”.`;
}

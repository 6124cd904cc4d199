import { oneLine } from '#contract/one-line.ts';
import type { Check, CheckInput } from './model.ts';
import type { Finding } from '#contract/resume.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { checkOf, findingOf } from './lines/lint-findings.ts';
import { lintedLines, type LintedLine } from './lines/lints.ts';
import { fading } from './lines/ramp.ts';

/** Share of the lines that may hold one, and the share beyond it that costs half. */
const FREE = 0.08;
const HALF = 0.2;

export const filler: Check = {
  id: 'filler',
  category: 'language',
  title: 'No filler, no passive',
  why: 'Words such as “various different” or “in order to” take space and say nothing; “was done” hides who did it.',
  englishOnly: true,
  examples: {
    good: ['- Repaired 40 pumps a month', '- Was voted teacher of the year by 900 pupils'],
    bad: ['- Various different tasks were performed on a daily basis in order to utilize stuff'],
  },
  run(input) {
    const lines = proseOf(input);
    if (lines.length === 0)
      return { kind: 'not-applicable', reason: 'There is no prose to judge.' };
    const findings = lines.flatMap(findingsIn);
    return {
      kind: 'scored',
      fraction: fading(Math.max(0, findings.length / lines.length - FREE), HALF),
      findings: findings.slice(0, MAX_FINDINGS),
    };
  },
};

const proseOf = (input: CheckInput) =>
  lintedLines(input).filter(({ line: { kind } }) => kind === 'bullet' || kind === 'prose');

function findingsIn({ line, lints }: LintedLine): Finding[] {
  const wordy = lints.filter((lint) => checkOf(line, lint) === 'filler');
  const found = wordy.map((lint) => findingOf({ line, lint }));
  // In a summary a passive is seldom about what the person did; an award is no way to hide anyone.
  const hides =
    line.kind === 'bullet' &&
    line.opening === 'passive' &&
    !lints.some(({ rule }) => rule === 'passive-award') &&
    !HONOUR.test(line.text);
  if (!hides) return found;
  const span = { start: line.start, end: line.start + line.text.length };
  return [
    ...found,
    quoting('Begin with what you did: the passive hides who did it.', { text: line.text, span }),
  ];
}

/** Said of people and of awards, a passive hides nobody. */
const HONOUR = new RegExp(
  oneLine`
    \b(?:was|were|been)\s+(?:
      voted|named|selected|chosen|awarded|promoted|elected|nominated|appointed|recogni[sz]ed|
      invited|ranked|rated|certified|licen[cs]ed|commissioned|accepted|hired|shortlisted|
      honou?red|praised|published|featured|cited
    )\b
  `,
  'i',
);

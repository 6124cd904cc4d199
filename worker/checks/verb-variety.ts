import type { Finding } from '#contract/resume.ts';
import type { Check } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { openerIn } from './lines/opening-in.ts';
import { ramp } from './lines/ramp.ts';

/** With fewer statements a repeated word says nothing. */
const ENOUGH = 4;

/** Whether so many of all statements begin alike that it costs points. */
export const isTooOften = (count: number, all: number): boolean =>
  all >= ENOUGH && count >= 3 && count / all > MOST;

const MOST = 0.25;

export const verbVariety: Check = {
  id: 'verb-variety',
  category: 'evidence',
  title: 'Openings vary and no line stands twice',
  why: 'Ten lines that begin with “Managed” read like one. A line that stands twice looks careless and proves nothing more.',
  englishOnly: true,
  examples: {
    good: [
      '- Led a team of 6\n- Built a press kit\n- Ran 4 trade fairs\n- Won an award\n- Wrote 12 guides',
    ],
    bad: ['- Managed staff\n- Managed stock\n- Managed shifts\n- Managed stock\n- Managed a shop'],
  },
  reads: (text, { speller }) => openerIn({ text }, speller),
  run(input) {
    const lines = evidenceLines(input);
    if (lines.length < ENOUGH) {
      return { kind: 'not-applicable', reason: 'There are too few bullets to compare.' };
    }
    const byOpening = Map.groupBy(lines, (line) => openerIn(line, input.speller));
    const [opening, most] = [...byOpening].toSorted((a, b) => b[1].length - a[1].length)[0]!;
    const repeated = lines.filter((line) => line.repeated);
    const findings: Finding[] = [];
    const share = most.length / lines.length;
    const tooOften = isTooOften(most.length, lines.length);
    if (tooOften) {
      findings.push(
        quoting(`${most.length} lines begin with “${opening}”. Vary the first word.`, most[1]!),
      );
    }
    findings.push(
      ...repeated
        .slice(0, MAX_FINDINGS - 1)
        .map((line) => quoting('This line stands twice. Remove one.', line)),
    );
    const fraction =
      (tooOften ? 1 - ramp(share, MOST, 0.6) : 1) * (1 - ramp(repeated.length, 0, 4));
    return { kind: 'scored', fraction, findings };
  },
};

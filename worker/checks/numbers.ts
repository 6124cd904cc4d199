import type { Check } from './model.ts';
import { evidenceLines, shareOf } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { hasQuantity, hasQuantityInAnyLanguage } from './lines/quantity.ts';
import { whatToCount } from './lines/what-to-count.ts';
import { ramp } from './lines/ramp.ts';

/** Full points when this share of the statements holds a figure: not every line can. */
const FULL = 0.6;
const HARDLY_ANY = 0.1;

export const numbers: Check = {
  id: 'numbers',
  category: 'evidence',
  title: 'Results come with numbers',
  why:
    'In surveys about a third of employers call resumes without measurable results a ' +
    'deal-breaker. How many, how much, how often or how fast: any true figure lets a stranger ' +
    'judge your work.',
  englishOnly: false,
  examples: {
    good: ['- Cut invoice errors by 18% for 3 plants\n- Trained 12 new cashiers'],
    bad: ['- Worked on invoices in room 12\n- Answered phones 5 days a week'],
  },
  reads: (text, { resume }) =>
    resume.language === 'en' ? hasQuantity(text) : hasQuantityInAnyLanguage(text),
  run(input) {
    const lines = evidenceLines(input);
    if (lines.length === 0) return { kind: 'scored', fraction: 0, findings: [NOTHING_YET] };
    const english = input.resume.language === 'en';
    const holds = english ? hasQuantity : hasQuantityInAnyLanguage;
    const share = shareOf(lines, ({ text }) => holds(text));
    const missing = lines.filter(({ text, repeated }) => !repeated && !holds(text));
    const enough = share >= FULL;
    return {
      kind: 'scored',
      fraction: ramp(share, 0, FULL),
      findings: enough
        ? []
        : missing
            .slice(0, MAX_FINDINGS)
            .map((line) =>
              quoting(
                english ? whatToCount(line.text) : 'Add a true figure, if you have one.',
                line,
              ),
            ),
      ...(share < HARDLY_ANY && { faults: [{ id: 'no-numbers' as const }] }),
    };
  },
};

const NOTHING_YET = {
  message: 'We found no statements about your work. Add two to six bullets to each job.',
};

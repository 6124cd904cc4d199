import type { Check } from './model.ts';
import { ramp } from './lines/ramp.ts';

/** Below this likeness, sentences of two columns are woven into each other. */
const WOVEN = 0.75;
/** Above this, in one column, only single lines are woven. */
const ASIDE = 0.9;

export const readingOrder: Check = {
  id: 'reading-order',
  category: 'machine-readability',
  title: 'Any reader gets the same order',
  why:
    'Makers of resume parsers advise against columns: a parser that reads straight across the ' +
    'page mixes the left column into the right one. One column reads the same for everyone.',
  englishOnly: false,
  examples: {
    good: ['One column: summary, experience, education, skills from top to bottom.'],
    bad: ['Two columns read across: “Senior Nurse, Mercy Hospital Languages Spanish French”.'],
  },
  run({ document: { signals } }) {
    const { columns, rowOrderLikeness: likeness } = signals;
    const fraction = ramp(likeness, 0.6, 0.97) * (columns > 1 ? 0.85 : 1);
    if (columns <= 1 && likeness >= 0.97) return { kind: 'scored', fraction, findings: [] };
    const message =
      columns <= 1 && likeness >= ASIDE
        ? 'Something stands beside your text, such as dates or labels, and may be read into it. Put it on a line of its own.'
        : likeness < 0.97
          ? 'A parser that reads straight across the page gets your sentences in the wrong order. Put everything in one column.'
          : `The page has ${columns} columns. Ours reads them well, others may not: one column is safer.`;
    return {
      kind: 'scored',
      fraction,
      findings: [{ message }],
      ...(likeness < WOVEN && { faults: [{ id: 'scrambled-reading-order' as const }] }),
    };
  },
};

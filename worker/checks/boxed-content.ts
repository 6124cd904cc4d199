import type { Check } from './model.ts';
import { clamp, ramp } from './lines/ramp.ts';

/** Below this share of the letters in the body, a parser that skips the rest gets no resume. */
const MOSTLY_BODY = 0.7;

export const boxedContent: Check = {
  id: 'boxed-content',
  category: 'machine-readability',
  title: 'No tables or text boxes',
  why: 'Parsers’ own help pages warn of tables and text boxes: some read them in the wrong order, some leave out what stands in a box.',
  englishOnly: false,
  examples: {
    good: ['Skills: payroll, month-end close, Xero'],
    bad: ['| Payroll | Month-end close |\n| Xero | Excel |'],
  },
  run({ document: { signals } }) {
    const { tables, textBoxes, bodyShare } = signals;
    const boxes = tables + textBoxes;
    if (boxes === 0) return { kind: 'scored', fraction: 1, findings: [] };
    const parts = [count(tables, 'table'), count(textBoxes, 'text box')].filter(Boolean);
    const isHollow = textBoxes > 0 && bodyShare < MOSTLY_BODY;
    const message =
      `Your file holds ${parts.join(' and ')}. Turn them into plain lines of text.` +
      (isHollow ? ` A parser that skips boxes gets ${Math.round(100 * bodyShare)}% of it.` : '');
    return {
      kind: 'scored',
      fraction: Math.min(clamp(1 - boxes * 0.5), isHollow ? ramp(bodyShare, 0.4, 1) : 1),
      findings: [{ message }],
      ...((boxes >= 2 || isHollow) && { faults: [{ id: 'boxed-content' as const }] }),
    };
  },
};

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${noun}` : `${number} ${noun}${noun.endsWith('x') ? 'es' : 's'}`;
}

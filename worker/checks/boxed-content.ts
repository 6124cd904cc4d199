import type { Check } from './model.ts';
import { clamp } from './lines/ramp.ts';

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
    const { tables, textBoxes } = signals;
    const boxes = tables + textBoxes;
    if (boxes === 0) return { kind: 'scored', fraction: 1, findings: [] };
    const parts = [count(tables, 'table'), count(textBoxes, 'text box')].filter(Boolean);
    const message = `Your file holds ${parts.join(' and ')}. Turn them into plain lines of text.`;
    return {
      kind: 'scored',
      fraction: clamp(1 - boxes * 0.5),
      findings: [{ message }],
      ...(boxes >= 2 && { faults: [{ id: 'boxed-content' as const }] }),
    };
  },
};

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${noun}` : `${number} ${noun}${noun.endsWith('x') ? 'es' : 's'}`;
}

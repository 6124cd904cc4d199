import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** Hyphens in compounds that stand before their noun: month-end close. */
export const compoundHyphens: RewriteRule = {
  id: 'compound-hyphens',
  title: 'Join the compound',
  why: 'A hyphen keeps words together that belong together.',
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      ['Ran the after school club', 'Ran the after-school club'],
      ['Prepared month end reports', 'Prepared month-end reports'],
    ],
    leaves: [
      'Trained clerks in cold calling and e-mail',
      'Closed the books at month end',
      'Met parents after school',
    ],
  },
  apply({ text }) {
    const joined = COMPOUNDS.reduce((line, [pattern, to]) => line.replaceAll(pattern, to), text);
    return joined === text ? null : firing(joined, 'auto');
  },
};

const COMPOUNDS: readonly [RegExp, string][] = [
  [
    /\b(after|before) school (?=(?:[a-z]+ )?(?:clubs?|programs?|programmes?|care|activities|tutoring|sessions?)\b)/g,
    '$1-school ',
  ],
  [
    /\b(month|year|quarter) end (?=(?:[a-z]+ )?(?:close|closing|reports?|reporting|checklist|accounts|statements|financial|adjustments|process|procedures)\b)/g,
    '$1-end ',
  ],
  [
    /\b([Ee])nd of (day|month|year) (?=(?:banking|reports?|reporting|procedures|close|closing|reconciliations?)\b)/g,
    '$1nd-of-$2 ',
  ],
  [
    /\bfull (?:stack) (?=(?:[a-z]+ )?(?:developer|engineer|developers|engineers|application|applications)\b)/gi,
    'full-stack ',
  ],
  [/\b(first|second|third) line (?=support\b)/g, '$1-line '],
  [/\bcross functional (?=[a-z])/g, 'cross-functional '],
  [
    /\b(long|short) term (?=(?:care|plans?|goals?|strategy|projects?|contracts?|loans?)\b)/g,
    '$1-term ',
  ],
  [
    /\b([Cc])old call(ing|ed) (?=(?:prospects?|customers?|clients?|leads|businesses|companies|potential|local|new|\d+)\b)/g,
    '$1old-call$2 ',
  ],
  [/\bon time (?=(?:delivery|deliveries|performance|completion)\b)/g, 'on-time '],
  [/\bpoint of sale (?=(?:systems?|terminals?|software)\b)/g, 'point-of-sale '],
];

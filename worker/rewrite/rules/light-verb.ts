import { verbOfBase } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise, conjugate, lemmasOf } from '../words.ts';

/** 'Made presentations to buyers' → 'Presented to buyers'. */
export const lightVerb: RewriteRule = {
  id: 'light-verb',
  title: 'Let the verb carry it',
  why: 'One plain verb says what two words hid.',
  mayAdd: ['present', 'conduct', 'perform', 'support', 'use', 'maintain', 'to'],
  mayRemove: lemmasOf(
    'made make a presentations did do a lot of provided support to utilized utilised maintenance on',
  ),
  examples: {
    fires: [
      ['Made presentations to investors', 'Presented to investors'],
      ['Utilized Python to clean data', 'Used Python to clean data'],
      ['Did maintenance on 14 presses', 'Performed maintenance on 14 presses'],
      ['Provided support to the office manager', 'Supported the office manager'],
    ],
    leaves: [
      'Did well in sales',
      'Made presentations that won 3 clients',
      'Provided support to customers via chat, email and phone',
    ],
  },
  apply(context) {
    for (const [pattern, base, kept = ''] of SWAPS) {
      const match = pattern.exec(context.text);
      if (!match) continue;
      const verb = conjugate(verbOfBase(base)!, context, match[0]);
      const text = `${capitalise(verb)}${kept} ${context.text.slice(match[0].length)}`;
      return firing(text, 'auto', { added: `${base} ${kept}`, removed: match[0] });
    }
    return null;
  },
};

const SWAPS: readonly [RegExp, string, string?][] = [
  [/^(?:Made|Make) (?:a )?presentations? to (?=\S)/, 'present', ' to'],
  [
    /^(?:Did|Do) (?:a lot of )?(?=(?:market |legal |user |background )?(?:research|analysis|testing|audits?|interviews|surveys|training)\b)/,
    'conduct',
  ],
  [
    /^(?:Did|Do) (?:a lot of )?(?=(?:[a-z]+ )?(?:inventory|maintenance|repairs|inspections|checks|counts)\b)/,
    'perform',
  ],
  [
    /^(?:Provided|Provide) support to (?=(?:the|an?|\d+) (?:[a-z]+ ){0,2}[a-z]+(?: on\b|$))/,
    'support',
  ],
  [/^(?:Utili[sz]ed|Utili[sz]e|Utili[sz]ing) (?=\S)/, 'use'],
];

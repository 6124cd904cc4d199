import { verbOfBase, verbOfDeedNoun, verbOfGerund } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate, lemmasOf } from '../words.ts';

/** 'Made presentations to buyers' → 'Presented to buyers'. */
export const lightVerb: RewriteRule = {
  id: 'light-verb',
  title: 'Let the verb carry it',
  why: 'One plain verb says what two words hid.',
  mayAdd: [
    ...DEED_VERB_LEMMAS,
    ...'present conduct perform support use maintain build to'.split(' '),
  ],
  mayRemove: [
    ...DEED_NOUN_LEMMAS,
    ...lemmasOf(
      'made make a presentations did do a lot of provided support to utilized utilised maintenance on carried out performed conducted undertook handled the an',
    ),
  ],
  examples: {
    fires: [
      ['Made presentations to investors', 'Presented to investors'],
      ['Utilized Python to clean data', 'Used Python to clean data'],
      ['Carried out inspections of 40 lifts', 'Inspected 40 lifts'],
      ['Made a chatbot for the library', 'Built a chatbot for the library'],
      ['Did maintenance on 14 presses', 'Performed maintenance on 14 presses'],
      ['Provided support to the office manager', 'Supported the office manager'],
    ],
    leaves: [
      'Did well in sales',
      'Made a cake for the fair',
      'Performed the role of fire warden',
      'Carried out inspections of lifts and maintenance of doors',
      'Carried out the setting out of roads',
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
    return namedDeed(context);
  },
};

const NAMED =
  /^(?:Carried out|Carry out|Performed?|Conduct(?:ed)?|Undertook|Handled?) (?:the |an? )?([a-z-]+) of (?=[^\s.])/;

/** 'Carried out inspections of X' → 'Inspected X'. */
function namedDeed(context: LineContext): RuleResult | null {
  const match = NAMED.exec(context.text);
  if (!match) return null;
  const noun = match[1]!;
  const object = context.text.slice(match[0].length);
  const verb =
    verbOfDeedNoun(noun, context.dialect) ??
    verbOfDeedNoun(noun.replace(/s$/, ''), context.dialect) ??
    verbOfGerund(noun);
  if (!verb || /\b(?:and|,) (?:the )?[a-z-]+ of\b/.test(object)) return null;
  const text = capitalise(`${conjugate(verb, context, match[0])} ${object}`);
  return firing(text, match[0].startsWith('Handle') ? 'confirm' : 'auto', {
    added: verb.base,
    removed: match[0],
  });
}

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
  [
    /^(?:Made|Make) (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:chatbot|app|website|web app|dashboard|bot|prototype|database|robot)\b)/,
    'build',
  ],
  [/^(?:Utili[sz]ed|Utili[sz]e|Utili[sz]ing) (?=\S)/, 'use'],
];

import { mayMatch } from '#worker/nlp/needed.ts';
import { verbOfBase, verbOfDeedNoun, verbOfGerund } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate, lemmasOf } from '../words.ts';

/** Deeds that are given or made to somebody or something, and the verb of the deed itself. */
const GIVEN: readonly (readonly [noun: string, base: string, kept?: string])[] = [
  ['provide training (?:to|for)', 'train'],
  ['provide assistance (?:to|for)', 'assist'],
  ['provide help to', 'help'],
  ['provide guidance (?:to|for)', 'guide'],
  ['provide advice to', 'advise'],
  ['provide supervision (?:to|for|of)', 'supervise'],
  ['provide (?:transportation|transport) (?:to|for)', 'transport'],
  ['provide instruction to', 'instruct'],
  ['provide mentorship (?:to|for)', 'mentor'],
  ['provide coaching (?:to|for)', 'coach'],
  ['provide tutoring (?:to|for)', 'tutor'],
  ['provide care (?:to|for)', 'care', 'for'],
  [
    'provide maintenance (?:for(?! (?:[a-z]+ )?(?:customers|clients|tenants|residents|guests|students|staff|patients|members|users)\\b)|on|of)',
    'maintain',
  ],
  ['make changes to', 'adjust'],
  ['make repairs (?:to|on|of)', 'repair'],
  ['make updates to', 'update'],
  ['make edits to', 'edit'],
  ['make adjustments to', 'adjust'],
  ['make modifications to', 'modify'],
  ['make improvements (?:to|in)', 'improve'],
  ['make copies of', 'copy'],
  ['make use of', 'use'],
  ['make contact with', 'contact'],
  [
    'make arrangements for (?=(?:the |an? |all |new |[a-z]+ )?(?:meetings?|events?|part(?:y|ies)|conferences?|travel|deliver(?:y|ies)|funerals?|weddings?|interviews?|visits?|trips?|training|transport|appointments?|viewings|ceremon(?:y|ies)|functions?|exhibitions?)\\b)',
    'arrange',
  ],
  ['make visits to', 'visit'],
];

/** 'Made presentations to buyers' → 'Presented to buyers'. */
export const lightVerb: RewriteRule = {
  id: 'light-verb',
  title: 'Let the verb carry it',
  why: 'One plain verb says what two words hid.',
  mayAdd: [
    ...DEED_VERB_LEMMAS,
    ...lemmasOf(GIVEN.map(([, base, kept]) => `${base} ${kept ?? ''}`).join(' ')),
    ...'present support use build contribute to'.split(' '),
  ],
  mayRemove: [
    ...DEED_NOUN_LEMMAS,
    ...lemmasOf(
      'had have some input into made make a presentations provided provide gave give offered support to utilized utilised carried out performed conducted undertook handled the an for on with of in',
    ),
    ...lemmasOf(GIVEN.map(([noun]) => noun.replaceAll(/[^a-z]+/g, ' ')).join(' ')),
  ],
  examples: {
    fires: [
      ['Made presentations to investors', 'Presented to investors'],
      ['Had input into the design of the form', 'Contributed to the design of the form'],
      ['Utilized Python to clean data', 'Used Python to clean data'],
      ['Carried out inspections of 40 lifts', 'Inspected 40 lifts'],
      ['Made a chatbot for the library', 'Built a chatbot for the library'],
      ['Provided assistance to tenants with forms', 'Assisted tenants with forms'],
      ['Gave training on lathes to 9 apprentices', 'Trained 9 apprentices on lathes'],
      ['Made changes to the menu each season', 'Adjusted the menu each season'],
      ['Cooked meals and provided care to two children', 'Cooked meals and cared for two children'],
      ['Provided support to the office manager', 'Supported the office manager'],
    ],
    leaves: [
      'Provided care and training to residents',
      'Made improvements to the yard which sold it',
      'Gave advice',
      'Handled the accounting of three shops',
      'Utilised 96% of theatre sessions',
      'Made a cake for the fair',
      'Made the website faster',
      'Performed the role of fire warden',
      'Carried out inspections of lifts and maintenance of doors',
      'Carried out the setting out of roads',
      'Made presentations that won 3 clients',
      'Provided maintenance for tenants',
      'Provided assistance to carpenters and to the concrete team',
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
    return namedDeed(context) ?? trainingOn(context) ?? givenDeed(context);
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
  // One accounts for a thing; what is done of it is its accounting.
  if (
    !verb ||
    noun === 'accounting' ||
    /\b(?:and|,) (?:the )?[a-z-]+ of\b|(?:,| and) (?:also )?[a-z]+ing\b/.test(object)
  )
    return null;
  const text = capitalise(`${conjugate(verb, context, match[0])} ${object}`);
  return firing(text, match[0].startsWith('Handle') ? 'confirm' : 'auto', {
    added: verb.base,
    removed: match[0],
  });
}

const SWAPS: readonly [RegExp, string, string?][] = [
  [/^(?:Made|Make) (?:a )?presentations? to (?=\S)/, 'present', ' to'],
  [
    /^(?:Provided|Provide) support to (?=(?:the|an?|\d+) (?:[a-z]+ ){0,2}[a-z]+(?: on\b|$))/,
    'support',
  ],
  [
    /^(?:Made|Make) (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:chatbot|app|website|web app|dashboard|bot|prototype|database|robot)\b(?! (?:[a-z]+er|more|less|better|easy|work|run|look|usable|accessible)\b))/,
    'build',
  ],
  [
    /^(?:Had|Gave|Provided|Provide) (?:some )?input (?:into|in|on|to) (?=(?:the|a|an|how|new|all) )/,
    'contribute',
    ' to',
  ],
  [/^(?:Utili[sz]ed|Utili[sz]e|Utili[sz]ing) (?=(?!\d+(?:\.\d+)?%)\S)/, 'use'],
];

const PROVIDED = '(provided?|gave|give|offered?)';
const GIVEN_PATTERNS = GIVEN.map(([noun, base, kept]) => {
  const [verb = '', ...rest] = noun.split(' ');
  const forms = verb === 'make' ? '(made|make)' : PROVIDED;
  const pattern = new RegExp(`(^|, (?:and )?| and )${forms} ${rest.join(' ')} (?=\\S)`, 'i');
  return { pattern, mayStand: mayMatch(pattern), base, kept };
});

/** 'Provided training to staff' → 'Trained staff', wherever the deed stands in the line. */
function givenDeed(context: LineContext): RuleResult | null {
  for (const { pattern, mayStand, base, kept } of GIVEN_PATTERNS) {
    const match = mayStand(context.text) ? pattern.exec(context.text) : null;
    if (!match) continue;
    const rest = context.text.slice(match.index + match[0].length);
    // 'to carpenters with formwork and to the concrete team': the second hangs on what went.
    if (/\b(?:that|which|who)\b| and (?:to|for|on|of|in) /.test(rest)) continue;
    const verb = verbOfBase(base, context.dialect)!;
    const past = /^(?:provided|gave|offered|made)$/i.test(match[2]!);
    const form = past ? verb.past : verb.base;
    const written = match[1] === '' ? capitalise(form) : form;
    const text = `${context.text.slice(0, match.index)}${match[1]!}${written}${kept === undefined ? '' : ` ${kept}`} ${rest}`;
    return firing(text, base === 'improve' ? 'confirm' : 'auto', {
      added: `${base} ${kept ?? ''}`,
      removed: match[0].slice(match[1]!.length),
    });
  }
  return null;
}

/** 'Gave training on tills to new staff' → 'Trained new staff on tills'. */
function trainingOn(context: LineContext): RuleResult | null {
  const match =
    /^(Provided?|Gave|Give) training (on|in) ((?:[a-zA-Z-]+ ){0,3}[a-zA-Z-]+) to ((?:\d+ |new |the |all )?[a-z- ]+?)(\.?)$/.exec(
      context.text,
    );
  if (!match || /\b(?:to|and|on|in|for|from)\b/.test(`${match[3]!} ${match[4]!}`)) return null;
  const [, opening, on, subject, people, stop] = match;
  const verb = verbOfBase('train')!;
  const form = /^(?:Provided|Gave)$/.test(opening!) ? verb.past : verb.base;
  return firing(`${capitalise(form)} ${people!} ${on!} ${subject!}${stop!}`, 'auto', {
    added: `train ${people!} ${on!} ${subject!}`,
    removed: `${opening!} training to ${people!} ${on!} ${subject!}`,
  });
}

import { verbOfGerund, verbOfPast, verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import type { RewriteRule } from '../model.ts';
import { isPlural, mendSlips, type Slip } from '../slips.ts';

/** 'reports was sent' → 'reports were sent', 'clients who was late' → 'clients who were late'. */
export const agreement: RewriteRule = {
  id: 'agreement',
  title: 'Make verb and subject agree',
  why: 'Many things “were”, one “was”; a careful reader stops at the other.',
  mayAdd: ['be', 'have', 'do', 'was', 'is', 'has'],
  mayRemove: ['be', 'have', 'do', 'was', 'is', 'has'],
  examples: {
    fires: [
      ['Orders was picked by hand', 'Orders were picked by hand'],
      ['Made sure reports was sent on time', 'Made sure reports were sent on time'],
      ['Ensured that the drivers was rested', 'Ensured that the drivers were rested'],
      ['Called clients who was late with rent', 'Called clients who were late with rent'],
      ['Served diners, who was mostly tourists', 'Served diners, who were mostly tourists'],
      ['Wrote to buyers that has not paid', 'Wrote to buyers that have not paid'],
      ['Tested switches when there was faults', 'Tested switches when there were faults'],
      ['Checked that all work were done to standard', 'Checked that all work was done to standard'],
      ['Checked that invoices matches orders', 'Checked that invoices match orders'],
      ['Checked books before they was shipped', 'Checked books before they were shipped'],
      ['Led clerks, four of whom has moved up', 'Led clerks, four of whom have moved up'],
      ['Ensured each room were clean', 'Ensured each room was clean'],
      ['Ensured the works was done on time', 'Ensured the work was done on time'],
      [
        'Sorted boxes of old parts that was returned',
        'Sorted boxes of old parts that were returned',
      ],
    ],
    leaves: [
      'The series was filmed in Cork',
      'Sold a box of parts that was damaged',
      'Made sure the box of parts was sealed',
      'Ensured the staff was paid',
      'Told the owner of two shops that was robbed',
      'Checked the list of orders was complete',
      'Made sure that shop sales rose',
      'Used a range of tools, which was new',
      'Called the manager of the stores who has the keys',
      'Checked that drivers logs books',
      'Extracted DNA from scat samples, which was then sequenced',
      'Took water from 12 deep test wells which was low in iron',
    ],
  },
  apply: ({ text }) => mendSlips(text, SLIPS),
};

const PLURAL_OF: Readonly<Record<string, string>> = {
  was: 'were',
  has: 'have',
  is: 'are',
  does: 'do',
};
/** A word that begins the subject: what it follows cannot be a longer subject in the singular. */
const OPENS =
  '(?:that|sure|ensure|ensured|ensuring|if|when|whether|checked|confirmed|so|because|where|until)';

const SLIPS: readonly Slip[] = [
  [/(?<=\b(?:they|we|you|these|those) )was\b/g, () => 'were'],
  [
    /(?<=(?:^|, | and )([A-Za-z][a-z]+(?: [a-z]+)?) )was(?= (?:[a-z]+(?:ed|n|t)|done|made)\b)/g,
    ([, subject]) => (isPlural(subject!) ? 'were' : null),
  ],
  [
    new RegExp(
      `(?<=\\b${OPENS} (?:(?:all|the|these|those|our|their|all the|many|new) )?([a-z]+) )(was|has|is)(?= [a-z])`,
      'g',
    ),
    ([, subject, verb]) => (isPlural(subject!) ? PLURAL_OF[verb!]! : null),
  ],
  [
    /(?<=\b((?:[A-Za-z\d-]+ ){1,8})([a-z]+),? (?:who|that|which) )(was|has|is)(?= [a-z])/g,
    ([, before, subject, verb]) =>
      isPlural(subject!) && isOwnSubject(before!) ? PLURAL_OF[verb!]! : null,
  ],
  [
    /(?<=\b([a-z]+) (?:from|to|for) ([a-z]+) (?:who|that|which) )(was|has)(?= [a-z])/g,
    ([, things, people, verb]) =>
      isPlural(things!) && isPlural(people!) ? PLURAL_OF[verb!]! : null,
  ],
  [
    /(?<=\bthere )was(?= (?:(?:many|several|no|some|two|three|four|five|new|\d+) )?([a-z]+)(?: (?:in|on|at|with|to|for)\b|[,.;]|$))/g,
    ([, things]) => (isPlural(things!) ? 'were' : null),
  ],
  [
    /(?<=\b(?:(?:all|the|each|every|this|that) (?:of the )?)(?:work|equipment|stock|food|information|paperwork|cash|money|waste|training|software|furniture) )(were|are|have)(?= [a-z])/g,
    ([, verb]) => ({ were: 'was', are: 'is', have: 'has' })[verb!]!,
  ],
  [
    /(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|many|several|most|some|all|both|few) of (?:whom|them|which) (?:have |had )?)(was|has|is)(?= [a-z])/g,
    ([, verb]) => PLURAL_OF[verb!]!,
  ],
  [/(?<=\b(?:each|every) [a-z]+(?<!s) )were(?= [a-z])/g, () => 'was'],
  [/\bworks(?= was\b)/g, () => 'work'],
  [
    /(?<=\b(?:that|whether) (?:(?:all|the) )?([a-z]+) )([a-z]+s)(?= ([a-z]+))/g,
    ([, subject, word, next]) => plainForm(subject!, word!, next!),
  ],
];

/** 'invoices matches orders' → 'match'; of a word that may be a noun nobody can tell. */
function plainForm(subject: string, word: string, next: string): string | null {
  const verb = verbOfThirdPerson(word);
  if (!verb || !isPlural(subject) || /^(?:is|are|was|were|have|had|and|or|of)$/.test(next))
    return null;
  const isSure = !NOUN_BASES.has(verb.base) || word === 'matches' || word === 'meets';
  return isSure ? verb.base : null;
}

/** What stands before a plural leaves it the subject: a verb, maybe with its preposition, not 'the owner of two'. */
function isOwnSubject(before: string): boolean {
  const words = before.trim().toLowerCase().split(' ');
  return words.every((word, at) => {
    if (!LINKS.test(word)) return true;
    const held = words[at - 1] ?? '';
    return isPlural(held) || verbOfPast(held) !== undefined || verbOfGerund(held) !== undefined;
  });
}
const LINKS = /^(?:of|for|in|at|from|with|on|to|by|and|or|between|among|per|about)$/;

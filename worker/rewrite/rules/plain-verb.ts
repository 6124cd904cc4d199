import { verbOfBase, type Verb } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { LIVING, readThings } from '../noun-phrase.ts';
import { capitalise, conjugate, lemmasOf } from '../words.ts';
import { PLAIN_VERBS, type PlainVerb } from './plain-verb-table.ts';

/** 'Dealt with complaints' → 'Handled complaints': one plain verb of the same meaning, by what it is done to. */
export const plainVerb: RewriteRule = {
  id: 'plain-verb',
  title: 'Use the plain verb',
  why: 'One exact verb says the same and is the word that searches look for.',
  mayAdd: [
    ...PLAIN_VERBS.flatMap(({ to, toParticle }) => lemmasOf(`${to} ${toParticle ?? ''}`)),
    ...lemmasOf('ensure enter into'),
  ],
  mayRemove: [
    ...PLAIN_VERBS.flatMap(({ from, particle }) => lemmasOf(`${from} ${particle}`)),
    ...lemmasOf('make sure put in into'),
    ...PLAIN_VERBS.flatMap(({ to }) => lemmasOf(to)),
  ],
  examples: {
    fires: [
      ['Dealt with refunds and complaints', 'Handled refunds and complaints'],
      ['Looked after two dogs and a horse', 'Cared for two dogs and a horse'],
      ['Kept track of hours for 14 fitters', 'Tracked hours for 14 fitters'],
      ['Put together furniture for showrooms', 'Assembled furniture for showrooms'],
      ['Put together weekly rotas and checked them', 'Prepared weekly rotas and checked them'],
      ['Met buyers and filled out order forms', 'Met buyers and completed order forms'],
      ['Handled calls and dealt with refunds', 'Handled calls and refunds'],
      ['Put client data in the system', 'Entered client data into the system'],
      ['Make sure shelves are full (current)', 'Ensure shelves are full'],
      ['Worked the fryer and went to meetings', 'Operated the fryer and attended meetings'],
    ],
    leaves: [
      'Dealt with suppliers and refunds',
      'Dealt cards at a casino',
      'Handled returns and exchanges and dealt with complaints',
      'Looked after the till',
      'Filled in for the manager',
      'Made sure to lock up',
      'Put together a choir',
      'Worked the night shift',
      'Went over budget twice',
      'A team that kept going to meetings',
    ],
  },
  apply(context) {
    const { text } = context;
    let line = text;
    let added = '';
    let removed = '';
    for (const entry of ANY.test(text) ? PLAIN_VERBS : []) {
      const swapped = swap(line, entry, context);
      if (swapped === line) continue;
      line = swapped;
      added += ` ${entry.to} ${entry.toParticle ?? ''}`;
      removed += ` ${entry.from} ${entry.particle}`;
    }
    line = line.replace(
      PUT_IN,
      (_, before: string, form: string, things: string, into: string, place: string) => {
        added += ` enter into ${things}`;
        removed += ` put ${into} ${things}`;
        return `${before}${like(form, verbOfBase('put')!, verbOfBase('enter')!, context)} ${things} into ${place}`;
      },
    );
    line = line.replaceAll(MAKE_SURE, (_, before: string, form: string) => {
      added += ' ensure';
      removed += ' make sure';
      return before + like(form, verbOfBase('make')!, verbOfBase('ensure')!, context);
    });
    const twice = /^([A-Z][a-z]+) ([^,]+),? and ([a-z]+) /.exec(line);
    if (line !== text && twice && twice[1]!.toLowerCase() === twice[3]) {
      if (/ (?:and|or|&) /.test(twice[2]!)) return null;
      line = `${twice[1]!} ${twice[2]!} and ${line.slice(twice[0].length)}`;
      removed += ` ${twice[3]}`;
    }
    return line === text ? null : firing(line, 'auto', { added, removed });
  },
};

/** 'put client data in the system' */
const PUT_IN =
  /(^|, (?:and )?| and )(put|putting|puts) ((?:[a-z-]+ ){0,3}(?:information|data|records|details|notes|orders|results|numbers|figures|hours|entries|sales|payments|invoices|names|addresses|leads|contacts|timesheets|expenses|prices)) (in|into) ((?:the |a |an |our )?(?:[A-Za-z]+ )?(?:system|computer|database|spreadsheet|spreadsheets|software|CRM|EHR|EMR|Excel|QuickBooks|Salesforce|SAP)\b)/gi;
const MAKE_SURE = /(^|, (?:and )?| and | to )(make|made|making|makes) sure(?= (?!to\b|of\b)\S)/gi;

/** The entry's verb in any form, and the words after it. */
function wordsOf(entry: PlainVerb): string {
  const { base, past, gerund, thirdPerson } = verbOfBase(entry.from)!;
  const forms = [...new Set([base, past, gerund, thirdPerson])].join('|');
  return `(${forms}) ${entry.particle === '' ? '' : `${entry.particle} `}`;
}

const PATTERNS = new Map(
  PLAIN_VERBS.map((entry) => [
    entry,
    new RegExp(`(^|, (?:and )?| and )${wordsOf(entry)}(?=\\S)`, 'i'),
  ]),
);
/** One look for any of them: most lines hold none. */
const ANY = new RegExp(`\\b(?:${PLAIN_VERBS.map(wordsOf).join('|')})`, 'i');

function swap(line: string, entry: PlainVerb, context: LineContext): string {
  const from = verbOfBase(entry.from)!;
  const to = verbOfBase(entry.to)!;
  const match = PATTERNS.get(entry)!.exec(line);
  if (!match) return line;
  const rest = line.slice(match.index + match[0].length);
  const things = readThings(rest);
  if (!things || !fits(things.heads, entry)) return line;
  const verb = like(match[2]!, from, to, context);
  const particle = entry.toParticle === undefined ? '' : ` ${entry.toParticle}`;
  return `${line.slice(0, match.index)}${match[1]!}${verb}${particle} ${rest}`;
}

const fits = (heads: readonly string[], { things, notLiving }: PlainVerb) =>
  heads.every((head) => (things?.test(head) ?? true) && !(notLiving && LIVING.test(head)));

/** `to` in the form and case in which `form` gives `from`. */
function like(form: string, from: Verb, to: Verb, context: LineContext): string {
  const word = form.toLowerCase();
  // 'put' and 'cut' tell no tense: the role does.
  const both = from.base === from.past && word === from.base;
  const found = both
    ? conjugate(to, context)
    : word === from.past
      ? to.past
      : word === from.gerund
        ? to.gerund
        : word === from.thirdPerson
          ? to.thirdPerson
          : to.base;
  return /^\p{Lu}/u.test(form) ? capitalise(found) : found;
}

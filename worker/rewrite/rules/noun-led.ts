import { DEED_NOUNS, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfDeedNoun, verbOfGerund, type Verb } from '#worker/nlp/verbs.ts';
import { mayNameLater, mayNameSecond, namesKind } from '../compound-gerunds.ts';
import { readDeeds } from '../coordination.ts';
import { isThing } from '../deed-lists.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { partOutcome } from '../outcome-clause.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Installation and servicing of boilers' → 'Installed and serviced boilers'. */
export const nounLed: RewriteRule = {
  id: 'noun-led',
  title: 'Make it a deed',
  why: 'The name of an activity says that it happened; a plain verb says that you did it.',
  mayAdd: DEED_VERB_LEMMAS,
  mayRemove: [...DEED_NOUN_LEMMAS, 'of', 'the'],
  examples: {
    fires: [
      [
        'Installation and servicing of boilers in 40 homes',
        'Installed and serviced boilers in 40 homes',
      ],
      [
        'Preparation of running bills and reconciliation of steel and cement stock',
        'Prepared running bills and reconciled steel and cement stock',
      ],
      [
        'Supervision of the playground and helping with reading',
        'Supervised the playground and helped with reading',
      ],
      [
        'Undertaking of site surveys and production of CAD drawings',
        'Undertook site surveys and produced CAD drawings',
      ],
      ['Supervision of 6 nurses on nights (current)', 'Supervise 6 nurses on nights'],
      [
        'Collection, storage and dispatch of blood samples',
        'Collected, stored and dispatched blood samples',
      ],
      [
        'Negotiation of rates with suppliers which saved 8%',
        'Negotiated rates with suppliers, which saved 8%',
      ],
      ['Repair of watches, clocks and barometers', 'Repaired watches, clocks and barometers'],
    ],
    leaves: [
      'Organisation of workshops and training for civil servants',
      'Preparation of buffers and staining solutions',
      'Management of Change',
      'Analysis of algorithms',
      'Design of experiments and regression',
      'Preparation of budgets and cost analysis',
      'Maintenance of records and filing of letters and reception',
      'Operation of forklift in a cold store',
      'Completion of the course with distinction',
      'Provision of care is shared with two nurses',
      'Head of installation of boilers',
      'Coordination of interviews between candidates and hiring panel',
      'Management of stock levels and ordering via the PMR system',
      'Design and detailing of concrete foundations and retaining walls',
      'Selection and purchase of new stock, weeding of old stock',
      'Preparation of board packs and attendance at committee meetings',
      'Processing of invoices and responsibility for petty cash',
    ],
  },
  apply(context) {
    const { text } = context;
    if (!OPENING.test(text)) return null;
    if (text.split(/\s+/).length < 4 || /^\S+ of [a-z]+\.?$/.test(text) || CLAUSE.test(text))
      return null;
    const parts = partsOf(text.charAt(0).toLowerCase() + text.slice(1));
    // 'purchase of new stock, weeding of old': a comma alone joins no deeds.
    if (parts.length > 1 && !parts.some((part, at) => at % 2 === 1 && part.includes('and')))
      return null;
    const written: string[] = [];
    let isNamed = false;
    let added = '';
    let removed = '';
    for (let index = 0; index < parts.length; index += 2) {
      const part = readPart(parts[index]!, context);
      if (!part) return null;
      isNamed ||= part.named;
      const verbs = part.verbs.map((verb) => conjugate(verb, context));
      written.push(
        parts[index - 1] ?? '',
        part.links.map((link, at) => link + verbs[at]!).join(''),
        ` ${part.object}`,
      );
      added += ` ${part.verbs.map(({ base }) => base).join(' ')}`;
      removed += ` ${part.words}`;
    }
    if (!isNamed) return null;
    const line = partOutcome(capitalise(written.join('')));
    return firing(line, 'auto', { added, removed });
  },
};

/** No other line is worth the search. */
const OPENING = /^[A-Z][a-z-]+(?:(?:,|,? and) [a-z-]+){0,3} of /;
/** 'hiring panel', 'steering group': who does it. */
const BODY =
  /^ (?:panels?|committees?|groups?|boards?|teams?|managers?|officers?)(?=$|[,.;]| (?:and|in|on|at|for|of)\b)/;
/** Where the next activity opens: ' and reconciliation of', ', the filing of'. */
const PART =
  /(,? and |, )(?=(?:the )?[a-z-]+(?:(?:, |,? and )[a-z-]+)* of |(?!including)[a-z-]+ing (?!(?:and|or)\b)[a-z\d])/;
const CLAUSE = /\b(?:is|are|was|were|has|have|had)\b/;

/** Activities and what joins them, in turn; names that share one 'of' stay together. */
function partsOf(text: string): string[] {
  const [first = '', ...more] = text.split(PART);
  const parts = [first];
  for (let index = 0; index < more.length; index += 2) {
    if (parts.at(-1)!.includes(' of ')) parts.push(more[index]!, more[index + 1]!);
    else parts.push(parts.pop()! + more[index]! + more[index + 1]!);
  }
  return parts;
}

interface Part {
  verbs: Verb[];
  /** What stands before each verb. */
  links: string[];
  object: string;
  /** The names of the deeds, and the words that fall with them. */
  words: string;
  /** The first name is no gerund: those have a rule of their own. */
  named: boolean;
}

/** 'installation and servicing of boilers'; null when a name has no verb or the object is not sure. */
function readPart(part: string, { dialect }: LineContext): Part | null {
  const [opening, names = ''] =
    /^(?:the )?((?:[a-z-]+(?:, |,? and ))*[a-z-]+) of (?=\S)/.exec(part) ?? [];
  if (opening === undefined) return plainPart(part, dialect);
  const pieces = names.split(/(,? and |, )/);
  const nouns = pieces.filter((_, index) => index % 2 === 0);
  const verbs = nouns.map((noun) => verbOfDeedNoun(noun, dialect) ?? verbOfGerund(noun));
  const object = part.slice(opening.length);
  if (verbs.includes(undefined) || !isSureObject(object)) return null;
  return {
    verbs: verbs.flatMap((verb) => verb ?? []),
    links: ['', ...pieces.filter((_, index) => index % 2 === 1)],
    object,
    words: `${nouns.join(' ')} of ${opening.startsWith('the ') ? 'the' : ''}`,
    named: DEED_NOUNS.has(nouns[0]!) && nouns[0] !== 'completion',
  };
}

const mayName = (gerund: string, tail: string) =>
  namesKind(gerund, tail) || mayNameLater(gerund, tail) || mayNameSecond(gerund, tail);

/** 'helping with reading': a deed by its gerund alone. */
function plainPart(part: string, dialect: LineContext['dialect']): Part | null {
  const [deed, ...more] = readDeeds(part, 'gerund', dialect) ?? [];
  // 'ordering via the system': what was ordered?
  if (deed && /^ (?:via|by|through|using)\b/.test(deed.tail)) return null;
  // 'organisation of workshops and training for clerks': the second is one more thing.
  if (deed && /^ (?:for|on|in)\b/.test(deed.tail) && NOUN_GERUNDS.has(deed.verb?.gerund ?? ''))
    return null;
  if (
    deed?.verb &&
    ((deed.dropped !== 'of' && mayName(deed.verb.gerund, deed.tail)) || BODY.test(deed.tail))
  )
    return null;
  if (!deed?.verb || more.length > 0 || deed.adverb !== '' || deed.tail.trim() === '') return null;
  return {
    verbs: [deed.verb],
    links: [''],
    object: deed.tail.trim(),
    words: `${deed.verb.gerund} ${deed.dropped}`,
    named: false,
  };
}

/** Things that are counted or have their article, and no further activity among them. */
function isSureObject(object: string): boolean {
  const things = object.replace(/[.;]\s*$/, '').replace(/,? including (?![a-z]+ing\b).*$/s, '');
  const [first = '', ...more] = things.split(/,? and |, /);
  if (!OWNED.test(first) && !isThing(headOf(first)) && !/^training (?:to|for) /.test(first))
    return false;
  return more.every((item) => {
    const head = headOf(item);
    const noun = head.split(' ').at(-1)!;
    if (ANOTHER_DUTY.test(item)) return false;
    if (DEED_NOUNS.has(noun) || DEED_NOUNS.has(noun.replace(/s$/, ''))) return false;
    if (/(?:ing|tion|sion|(?<!ce)ment|ship)$/.test(noun)) return false;
    return OWNED.test(item) || isThing(head) || !head.includes(' ');
  });
}

/** 'attendance at meetings', 'liaison with clients' */
const ANOTHER_DUTY =
  /^(?:attendance|liaison|compliance|adherence|responsibility|input|support|assistance|participation|involvement|contribution|communication|correspondence|collaboration|help|cover|reception|laundry|ironing) (?:at|with|for|to|into|in|on)\b/;
const OWNED = /^(?:an?|the|all|new|each|every|its|their|\d[\d,]*|[$£€]\S+) [a-z\d]/;
const headOf = (item: string) =>
  item.split(
    / (?:of|in|on|at|for|with|across|within|from|to|per|using|by|before|after|during|up to|into|worth|under|over) /,
  )[0]!;

import {
  verbOfBase,
  verbOfDeedNoun,
  verbOfGerund,
  verbOfPast,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate, lemmasOf } from '../words.ts';
import { COMPOUND_OBJECTS, DONE_THINGS, SHORT_DEEDS } from './did-table.ts';

/** 'Did data entry and photo editing' → 'Entered data and edited photos'. */
export const didThings: RewriteRule = {
  id: 'did-things',
  title: 'Say what was done',
  why: '“Did” hides the deed in a noun; its own verb is shorter and clearer.',
  mayAdd: [
    ...DEED_VERB_LEMMAS,
    ...DONE_THINGS.map(([, base]) => base),
    ...lemmasOf([...SHORT_DEEDS.values()].join(' ')),
  ],
  mayRemove: [
    ...DEED_NOUN_LEMMAS,
    ...[...SHORT_DEEDS.keys()].flatMap((noun) => [noun, `${noun}s`]),
    ...lemmasOf('i do did doing also the of a lot'),
  ],
  examples: {
    fires: [
      ['Did data entry and photo editing', 'Entered data and edited photos'],
      ['Did photo retouching and layouts', 'Retouched photos and created layouts'],
      ['I do recruitment and I do onboarding of nurses (current)', 'Recruit and onboard nurses'],
      ['Painted fences and did repairs of sheds', 'Painted fences and repaired sheds'],
      ['Did weekly stock counts for two wards', 'Counted stock weekly for two wards'],
      ['Did payroll and invoices for 3 shops', 'Processed payroll and invoices for 3 shops'],
      [
        'Did hedge trims, tire changes and washed cars',
        'Trimmed hedges, changed tires and washed cars',
      ],
      ['Did MIG and TIG welding of dairy pipes', 'Performed MIG and TIG welding of dairy pipes'],
      [
        'Did multi-drop deliveries all over Kent, up to 18 drops a day',
        'Made multi-drop deliveries all over Kent, up to 18 drops a day',
      ],
      ['I did the scheduling for two clinics', 'Handled the scheduling for two clinics'],
    ],
    leaves: [
      'Did proofreading of brochures and annual reports',
      'Did well in sales',
      'Did laundry and cleaning',
      'Did stage lighting and reports',
      'Doing the bookkeeping and sending out invoices',
      'Did 40 calls a day and cleaning',
      'Did what the chef asked',
      'Did some data analysis for a charity',
      'Did general maintenance and repairs to the vans',
    ],
  },
  apply(context) {
    const segment = SEGMENT.exec(context.text);
    if (!segment || / as well as /.test(context.text)) return null;
    const [opening, before, form, lot = ''] = segment;
    // 'did some design work': how much of it, only the teller knows.
    if (VAGUE.test(context.text.slice(segment.index + opening.length))) return null;
    const head = context.text.slice(0, segment.index) + before!.replace(/I (?:also )?$/, '');
    const said = readDone(context.text.slice(segment.index + opening.length), context);
    if (!said) return null;
    const verbs = said.verbs.map((verb) => verb.base).join(' ');
    const line = head + inflected(said.words, form!.toLowerCase(), context);
    return firing(capitalise(line), 'auto', {
      added: `${verbs} ${said.moved}`,
      removed: `${before!.includes('I') ? 'I' : ''} ${/\balso\b/.exec(before!)?.[0] ?? ''} ${form!} ${lot} ${said.removed} ${said.moved}`,
    });
  },
};

/** 'did' at the start or after a deed before it; a lot of it is no measure. */
const SEGMENT =
  /(^(?:I (?:also )?)?|(?<=[a-z]),? and (?:I )?(?:also )?|(?<=[a-z]), )(do|did|doing) (a lot of )?(?=\S)/i;

const VAGUE =
  /^(?:some|a few|a bit of|a little|any|odd|the odd) |^(?:[a-z]+ ){0,2}[a-z]+ and [a-z]+ (?:to|on) (?:the|all|our|their)\b/;

interface Done {
  words: readonly (string | Verb)[];
  verbs: Verb[];
  removed: string;
  moved: string;
}

const inflected = (words: Done['words'], form: string, context: LineContext) =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if (form === 'doing') return word.gerund;
      return form === 'did' ? word.past : conjugate(word, context);
    })
    .join('');

interface Item {
  separator: string;
  text: string;
}

/** Every thing done with its verb; null as soon as one thing has none. */
function readDone(text: string, context: LineContext): Done | null {
  const done: Done & { words: (string | Verb)[] } = {
    words: [],
    verbs: [],
    removed: '',
    moved: '',
  };
  const items = itemsOf(text);
  let lone = false;
  for (const [index, { separator, text: item }] of items.entries()) {
    const [, again = '', thing = ''] =
      /^((?:also )?(?:I )?(?:also )?(?:do|did|doing) )?(.*)$/s.exec(item)!;
    if (index > 0 && again === '' && opensFinite(thing)) {
      if (lone) return null;
      done.words.push(textOf(items.slice(index)));
      return done;
    }
    const deed = readThing(
      thing,
      context,
      items.slice(index + 1).some((one) => / of \S/.test(one.text)),
    );
    if (index > 0 && again === '' && COUNTED.test(thing)) {
      done.words.push(textOf(items.slice(index)));
      return lone ? null : done;
    }
    if (!deed) {
      const before = items[index - 1];
      if (
        !before ||
        !/ (?:on|for|of) [a-z]+/.test(before.text) ||
        !items.slice(index).every(isNamedThing)
      )
        return null;
      done.words.push(textOf(items.slice(index)));
      return done;
    }
    // 'proofreading of brochures and reports': both were read.
    if (index > 0 && again === '' && !deed.named && / of \S/.test(items[index - 1]!.text))
      return null;
    lone = deed.object === '';
    const same = done.verbs.at(-1) === deed.verb && !deed.named;
    done.words.push(
      separator,
      ...(same ? [] : [deed.verb, deed.object === '' ? '' : ' ']),
      deed.object,
    );
    if (!same) done.verbs.push(deed.verb);
    done.removed += ` ${again} ${deed.removed}`;
    done.moved += ` ${deed.moved}`;
  }
  return lone ? null : done;
}

/** 'deliveries across Kent, up to 18 drops a day': the same again, in figures. */
const COUNTED = /^(?:(?:up to|about|around|over|roughly|some|approximately) )?\d/;

function itemsOf(text: string): Item[] {
  const kinds = KINDS.exec(text)?.[0] ?? '';
  const parts = text.slice(kinds.length).split(/(,? and |, )/);
  parts[0] = kinds + parts[0]!;
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ separator: index === 0 ? '' : parts[index - 1]!, text: part }] : [],
  );
}

/** 'MIG and TIG welding' is one thing. */
const KINDS = /^([A-Z]{2,}),? (?:and|or) (?=[A-Z]{2,} [a-z])/;

const textOf = (items: readonly Item[]) => items.map((item) => item.separator + item.text).join('');

/** 'motors, PLCs and VFDs': what follows the preposition of the thing before it. */
const isNamedThing = ({ text }: Item) =>
  /^(?:[A-Z\d]|(?:[a-z]+ )?[a-z]+[^s]s\b)/.test(text) &&
  verbOfDeedNoun(text.replace(/s$/, ''), 'us') === undefined;

const opensFinite = (item: string) => {
  const [first = '', second] = item.split(' ');
  return second !== undefined && verbOfPast(first) !== undefined;
};

interface ReadThing {
  verb: Verb;
  object: string;
  removed: string;
  moved: string;
  /** The verb stood in the thing's own name. */
  named: boolean;
}

/** `shares`: a later item ends in 'of X', which is the object of this one, too. */
function readThing(item: string, context: LineContext, shares: boolean): ReadThing | null {
  // 'sending out invoices' is a deed already.
  if (/^[a-z]+ing (?:out|up|off|in|down|over) /.test(item)) return null;
  const of = /^(the )?([a-z-]+) of (\S.*)$/s.exec(item);
  const named = of && deedVerb(of[2]!, context);
  if (named) {
    return {
      verb: named,
      object: of[3]!,
      removed: `${of[1] ?? ''} ${of[2]!} of`,
      moved: '',
      named: true,
    };
  }
  const [, noun = '', rest = ''] =
    /^(.*?)((?: (?:all over|around|up to|for|in|on|at|with|from|to|per|using|by|every|each|daily|weekly|monthly|during|after|before|across)\b.*|[.]?)?)$/s.exec(
      item,
    )!;
  const compound = /^(?:([a-z]+ )?)([a-z]+) ([a-z]+)$/.exec(noun);
  const object = compound && COMPOUND_OBJECTS.get(compound[2]!);
  const verb = compound && deedVerb(compound[3]!, context);
  if (compound && object !== undefined && verb) {
    const kind = compound[1] ?? '';
    const words = OFTEN.test(kind) ? `${object} ${kind.trim()}` : `${kind}${object}`;
    return { verb, object: words + rest, removed: compound[3]!, moved: words, named: true };
  }
  const bare =
    /^[a-z-]+$/.test(noun) && rest === '' && shares ? deedVerb(noun, context) : undefined;
  if (bare) return { verb: bare, object: '', removed: noun, moved: '', named: true };
  const head = noun.split(' of ')[0]!.split(' ').at(-1)!.toLowerCase();
  const base = DONE_THINGS.find(([things]) => things.test(head))?.[1];
  if (base === undefined || /\d/.test(noun)) return null;
  return { verb: verbOfBase(base)!, object: item, removed: '', moved: '', named: false };
}

/** 'weekly stock counts': the stock is no weekly one. */
const OFTEN = /^(?:daily|weekly|monthly|quarterly|yearly|hourly|nightly|fortnightly) $/;

function deedVerb(noun: string, { dialect }: LineContext): Verb | undefined {
  const one = noun.replace(/s$/, '');
  const short = SHORT_DEEDS.get(noun) ?? SHORT_DEEDS.get(one);
  return (
    (short === undefined ? undefined : verbOfBase(short, dialect)) ??
    verbOfDeedNoun(noun, dialect) ??
    verbOfDeedNoun(one, dialect) ??
    verbOfGerund(noun)
  );
}

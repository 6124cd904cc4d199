import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfPast,
  verbOfThirdPerson,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { readDeeds, writeDeeds } from '../coordination.ts';
import { SURELY_VERBS } from '../deed-reading.ts';
import { firing } from '../firing.ts';
import { isOfClause } from '../held-clause.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { DESCRIBING, hangsOnTo, namesKindOf, takesThing } from '../later-base.ts';
import { capitalise, conjugate } from '../words.ts';

/** One tense in a line: the past for a role that ended, the present for duties of a role still held. */
export const oneTense: RewriteRule = {
  id: 'one-tense',
  title: 'Keep one tense',
  why: 'Past roles read in the past, the present one in the present.',
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      [
        'Took bids to committee and defend refusals',
        'Took bids to committee and defended refusals',
      ],
      [
        'Climbed trees and log every fault in a book',
        'Climbed trees and logged every fault in a book',
      ],
      [
        'Planned shifts and hold a ten-minute huddle',
        'Planned shifts and held a ten-minute huddle',
      ],
      ['Write clean code and documents it (current)', 'Write clean code and document it'],
      ['Briefed the minister and drafts her notes', 'Briefed the minister and drafted her notes'],
      [
        'Oversee the calendar and managed 2 writers (current)',
        'Oversee the calendar and manage 2 writers',
      ],
      ['Manage a team of five', 'Managed a team of five'],
      ['Prepare budgets and oversee payroll', 'Prepared budgets and oversaw payroll'],
      [
        'Oversees 3 clerks and reports to the owner (current)',
        'Oversee 3 clerks and report to the owner',
      ],
      ['Manages a team of five (current)', 'Manage a team of five'],
      ['Runs tours daily for groups of 20 (current)', 'Run tours daily for groups of 20'],
      ['Picks and packs orders (current)', 'Pick and pack orders'],
      ['Looks after the donor database (current)', 'Look after the donor database'],
      ['Oversees stock and orders supplies (current)', 'Oversee stock and order supplies'],
      [
        'Managed accounts and increase followers by 30%',
        'Managed accounts and increased followers by 30%',
      ],
      ['Serve customers and dealt with refunds', 'Served customers and dealt with refunds'],
      ['Installed and maintain Windows servers', 'Installed and maintained Windows servers'],
      ['Set up and run the code club', 'Set up and ran the code club'],
      [
        'Built decks in Power BI and present it weekly',
        'Built decks in Power BI and presented it weekly',
      ],
      ['Moved 60 staff and negotiates the contract', 'Moved 60 staff and negotiated the contract'],
      ['Plan and implemented games (current)', 'Plan and implement games'],
      ['Plan and implemented games', 'Planned and implemented games'],
      [
        'Placed sealants and applies fluoride varnish',
        'Placed sealants and applied fluoride varnish',
      ],
      [
        'Follow hand signals and refuses any lift (current)',
        'Follow hand signals and refuse any lift',
      ],
      ['Lead a team of 4 fitters', 'Led a team of 4 fitters'],
      ['Analysed sales and present it monthly', 'Analysed sales and presented it monthly'],
      ['Cooked meals and help with stock', 'Cooked meals and helped with stock'],
      [
        'Pruned trees and look after the greenhouse',
        'Pruned trees and looked after the greenhouse',
      ],
      [
        'Found leaks and order parts from the dealer',
        'Found leaks and ordered parts from the dealer',
      ],
      ['Lead onboarding calls and wrote their plans', 'Led onboarding calls and wrote their plans'],
      ['Replaced 90 doors and fits new closers', 'Replaced 90 doors and fitted new closers'],
      [
        'Covered the bar and complete the night audit',
        'Covered the bar and completed the night audit',
      ],
      ['Ran two tills and ensure zero fraud', 'Ran two tills and ensured zero fraud'],
    ],
    leaves: [
      'Discuss rulings and won 11 appeals between 2018 and 2021 (current)',
      'Moved ewes and lambs onto fresh grass',
      'Explained the refunds and returns policy',
      'Booked castings and shoots across Europe',
      'Listed the parts and repairs needed for each bus',
      'Administer 85 hosts on vSphere, patched monthly (current)',
      'Screened passengers and hold baggage',
      'Sold gift cards and season tickets',
      'Ran meet and greet events',
      'Called a show with over 300 lighting and fly cues',
      'Measure outcomes and report progress to parents and schools each term (current)',
      'Cleaned kennels and runs every morning',
      'Support the team that builds and maintains the API (current)',
      'Check the oven works and holds its heat (current)',
      'Managed data and process design',
      'Design and related work for 3 shops',
      'Research and advanced methods for 3 labs',
      'Support and paid leave for staff',
      'Lead generation and paid ads for two brands',
      'Complete and detailed reports led to savings',
      'Design and build packages run by two teams',
      'Helped guests find and use lockers',
      'Met buyers to plan and price orders',
      'Oversee production and ensures quality',
      'Design reviews for six teams',
      'Lead generation for two brands',
      'Managed a team and cut costs (current)',
      'Oversee the calendar (current)',
      'Vacuums, dusts and mops all the bedrooms (current)',
      'Hems trousers, takes in dresses and replaces zips (current)',
      'Returns forms and labels for a web shop (current)',
      'Walks in the park for six dogs (current)',
      'Works orders raised in SAP (current)',
      'Manage a calendar of 40 proposals and reports a year (current)',
      'Cut waste and set targets',
      'Installed, test and maintain fire alarms',
      'Drove a tractor for drilling, baling and muck spreading',
      'Maintained a clean and tidy work area',
      'Trained 9 cashiers on the till and return policy',
      'Operated diggers and holds valid CPCS cards',
      'Filmed starts and turns every week',
      'Trained staff to pack and label every box',
      'Read dials from 0 to 31, and is a first-aider',
      'Funded 96 purchase and refinance loans',
      'Recorded sales and return rates in Excel',
      'Compared wages and pay scales for 12 roles',
      'Takes clients out and is involved in their reviews (current)',
      'Raised sales by visiting shops and build trust with owners',
    ],
  },
  apply(context) {
    // Pasts as well as bases: 'Knit samples', 'Fit 40 kitchens'.
    if (/^(?:Knit|Fit|Wed|Bet|Rid|Shed|Bid|Wet)\b/.test(context.text)) return null;
    return (
      sideBySide(context) ??
      mixed(context) ??
      firstInPast(context) ??
      baseAfterPast(context) ??
      presentInPast(context) ??
      thirdPerson(context)
    );
  },
};

/** 'and applies varnish': no plural of a thing. */
function isThird(word: string, next: string): boolean {
  if (/^(?:the|an?|all|any|new|her|his|their|our|its|them|it)$/.test(next))
    return verbOfThirdPerson(word) !== undefined;
  const verb = verbOfThirdPerson(word);
  return (
    verb !== undefined &&
    !NOUN_BASES.has(verb.base) &&
    !ALSO_THINGS.test(word) &&
    !/^(?:of|in|on|at|for|to|by|from|with|and|or|are|were|was|is|who|that|which|onto|into|over|under|across|through|throughout|before|after|during|within|per|each|every|twice|once|daily|weekly|monthly|when|while|as|needed|required|requested|used|sold|given|made|found|based|held|due|left|taken)$/.test(
      next,
    )
  );
}
/** 'ewes and lambs onto fresh grass', 'refunds and returns policy': plurals of things that hardly open a line. */
const ALSO_THINGS =
  /^(?:lambs|returns|shoots|finds|builds|rebuilds|burns|holds|feeds|catches|rises|speeds|sticks|sweeps|swims|sutures|stitches|solders|chops|conserves|replicates|delegates|substitutes|tailors|harnesses|saddles|hoists|whisks|gains|reruns|reboots|peels|forecasts|mends|hoovers|sluices|elects|means|sets|cuts)$/;

/** 'Plan and implemented games': two verbs side by side take one form. */
function sideBySide(context: LineContext): RuleResult | null {
  const match = /^([A-Z][a-z-]+) and ([a-z-]+)(?= [a-z\d])/.exec(context.text);
  const one = match && verbOfBase(match[1]!.toLowerCase(), context.dialect);
  const two = match ? verbOfPast(match[2]!) : undefined;
  if (!match || !one || !isPastOnly(one) || verbOfPast(one.base) || !isPastOnly(two)) return null;
  const describes = MAY_DESCRIBE.test(match[2]!) || TELLS_KIND.test(match[2]!);
  if (ADJECTIVES.has(one.base) || describes) return null;
  const rest = context.text.slice(match[0].length);
  if (/^ (?:by|in|on|at|for|to|from|as|of|with|and|or)\b/.test(rest)) return null;
  const text = `${capitalise(conjugate(one, context))} and ${conjugate(two!, context)}${rest}`;
  const moved = `${one.base} ${two!.base}`;
  return firing(text, 'auto', { added: moved, removed: moved });
}

const OPENING = /^([A-Z][a-z]+(?:-[a-z]+)?)\b/;

/** What a deed's own object begins with. */
const OWNS = /^(?:\d.*|the|an?|all|any|new|monthly|weekly|daily)$/;

function mixed(context: LineContext): RuleResult | null {
  const word = OPENING.exec(context.text)?.[0].toLowerCase() ?? '';
  const first = verbOfBase(word, context.dialect);
  if (!context.current || !first || verbOfPast(word)) return null;
  // 'and won 11 of 13 appeals between 2018 and 2021': a deed that is done.
  if (
    /\b(?:19|20)\d\d\b|\b(?:last|previous) (?:year|month|season|summer|winter)\b/.test(context.text)
  )
    return null;
  let moved = '';
  const text = context.text.replaceAll(
    /( and |, )([a-z]+)(?! an? (?:year|month|week|day|hour|shift|night|season|term|quarter)\b)(?= ([a-z\d]+))/g,
    (whole, separator: string, later: string, next: string, at: number) => {
      // 'hosts on vSphere, patched monthly': what was done to a thing, and no deed beside the first.
      if (separator === ', ' && /^(?:daily|weekly|monthly)$/.test(next)) return whole;
      const past = OWNS.test(next) && !NOUN_BASES.has(word) ? verbOfPast(later) : undefined;
      const isOwn = isThird(later, next) && !isOfClause(context.text.slice(0, at));
      const third = isOwn ? verbOfThirdPerson(later) : undefined;
      const verb = isPastOnly(past) ? past : third;
      if (!verb) return whole;
      moved += ` ${verb.base}`;
      return separator + verb.base;
    },
  );
  return moved === '' ? null : firing(text, 'auto', { added: moved, removed: moved });
}

/** 'Serve customers and dealt with refunds', 'Lead a team': the first deed of an ended role takes the past of the others. */
function firstInPast(context: LineContext): RuleResult | null {
  const match = /^([A-Z][a-z-]+)(?= ([a-z\d]+))/.exec(context.text);
  const verb = match && verbOfBase(match[1]!.toLowerCase(), context.dialect);
  if (context.current || !match || !verb || !isPastOnly(verb) || verbOfPast(verb.base)) return null;
  if (/\b(?:is|are|has|have|currently|now)\b/.test(context.text)) return null;
  const owns = /^(?:an?|the|all|\d+)$/.test(match[2]!);
  const rest = context.text.slice(match[0].length);
  const isLed =
    verb.base === 'lead' && LED_BESIDE.test(rest) && !/^(?:generation|time|times)$/.test(match[2]!);
  if (
    !owns &&
    !isLed &&
    (ADJECTIVES.has(verb.base) || (NOUN_BASES.has(verb.base) && !SURELY_VERBS.test(verb.base)))
  )
    return null;
  const later = [...rest.matchAll(/(?:,? and|,) (?:also |then )?([a-z-]+)(?= [a-z\d])/g)];
  if (later.some(([, word]) => verbOfBase(word!) && !verbOfPast(word!))) return null;
  const told = later.some(([, word]) => isPastOnly(verbOfPast(word!)) && !MAY_DESCRIBE.test(word!));
  if (!told && !(verb.base === 'lead' && owns)) return null;
  return firing(capitalise(verb.past) + rest, 'auto', { added: verb.base, removed: verb.base });
}

/** 'Lead calls and wrote their plans', 'Lead sessions and introduced a library' */
const LED_BESIDE =
  /,? and (?:wrote|raised|introduced|cut|built|launched|trained|grew|won|set up|reduced|increased|improved|made|took|gave|kept|ran) (?:the|an?|all|their|our|its|them|it|[a-z]+s|\d\S*) ?/;

/** 'Research and advanced methods': a kind of thing. */
const TELLS_KIND =
  /^(?:advanced|improved|combined|detailed|certified|licen[sc]ed|increased|reduced|enhanced|extended|automated|mixed|shared|applied|continued|integrated|managed|guided|targeted|printed|written|packaged|processed|customi[sz]ed|personali[sz]ed|balanced|fixed|limited|required)$/;
const MAY_DESCRIBE =
  /^(?:based|used|held|made|run|led|given|paid|set|owned|located|valued|related)$/;

function presentInPast(context: LineContext): RuleResult | null {
  const word = OPENING.exec(context.text)?.[0].toLowerCase() ?? '';
  if (context.current || !verbOfBase(word) || NOUN_BASES.has(word) || verbOfPast(word)) return null;
  if (/\b(?:is|are|has|have|currently|now)\b/.test(context.text)) return null;
  if (!/^\S+ (?:[a-z\d$£€(]|[A-Z\uE000-\uF8FF])/.test(context.text) || ADJECTIVES.has(word))
    return null;
  const line = context.text.charAt(0).toLowerCase() + context.text.slice(1);
  const deeds = readDeeds(line, 'base', context.dialect);
  if (!deeds || hasOtherFinite(line, deeds.length)) return null;
  return firing(capitalise(writeDeeds(deeds, (verb) => conjugate(verb, context))), 'auto');
}

/** Bases that also open a phrase as adjectives or names of things. */
const ADJECTIVES = new Set(
  'complete correct separate moderate secure direct clear express present'.split(' '),
);

function hasOtherFinite(line: string, deeds: number): boolean {
  const later = [...line.matchAll(/(?:,| and| or) (?:and )?([a-z-]+)\b/g)];
  return (
    later.some((match) => isPastOnly(verbOfPast(match[1]!)) || isThirdPerson(match[1]!)) ||
    (deeds > 1 && /\b(?:to|can|will|helps?) [a-z]+.* and /.test(line))
  );
}

/** 'ensures' can only be a verb; 'reports' may be a noun. */
function isThirdPerson(word: string): boolean {
  const verb = verbOfThirdPerson(word);
  return verb !== undefined && !NOUN_BASES.has(verb.base);
}

/** 'orders supplies' is a deed, 'records management' a thing. */
const opensObject = (verb: Verb, next: string) =>
  /^(?:an?|the|all|new|their|its|\d.*)$/.test(next) ||
  PLACED.test(`${verb.base} ${next}`) ||
  (NOUN_BASES.has(verb.base)
    ? /[^su]s$/.test(next)
    : !/^(?:and|or|of|in|on|at|for|with|to|by|from|as)$/.test(next));

/** Verbs with a preposition of their own. */
const PLACED =
  /^(?:report to|work (?:with|as|in)|deal with|look after|help with|liaise with|assist with|care for|respond to)$/;

/** 'Managed accounts and help with stock': the later deed takes the past of the first. */
function baseAfterPast(context: LineContext): RuleResult | null {
  const word = OPENING.exec(context.text)?.[0].toLowerCase() ?? '';
  const first = verbOfPast(word);
  if (context.current || !first || /^(?:help|let|make|have|watch|see|hear)$/.test(first.lemma))
    return null;
  let moved = '';
  const text = context.text.replaceAll(
    /(?<=[A-Za-z\d)]),? and (?=([a-z]+) (?!an? (?:year|month|week|day|hour|shift|night|season|term|quarter)\b)(any|all|the|an?|new|them|with|their|[A-Za-z]+)\b)([a-z]+)/g,
    (whole: string, later: string, next: string, _: string, at: number) => {
      const third = isThird(later, next) ? verbOfThirdPerson(later) : undefined;
      const verb = verbOfBase(later, context.dialect) ?? third;
      const before = context.text.slice(0, at);
      if (
        !verb ||
        !isPastOnly(verb) ||
        verbOfPast(later) ||
        VERBS_BEFORE.test(before) ||
        hangsOnTo(before)
      )
        return whole;
      // 'Allowed values run from 0 to 31, and is a command': no deed of the writer's.
      if (/^(?:is|has|does)$/.test(later)) return whole;
      // 'Funded 96 purchase and refinance loans': both tell the kind of a thing.
      if (!third && verbOfBase(/\d ([a-z]+)$/.exec(before)?.[1] ?? '')) return whole;
      // 'Called a show with 300 lighting and fly cues'
      if (
        !third &&
        !OWNED.test(next) &&
        (/\d [a-z]*[a-rt-z]$/.test(before) || namesKindOf(later, next, before))
      )
        return whole;
      // 'burn down charts' are no deed.
      if (later === 'burn' && /^(?:down|up)$/.test(next)) return whole;
      // A card that is held is held today.
      const rest = context.text.slice(at + whole.length);
      if (/^holds?$/.test(later) && /^(?:valid|current|full|an?)$/.test(next) && !MET.test(rest))
        return whole;
      if (!isPastOnly(first) && !/^(?:the|an?|all)$/.test(next)) return whole;
      if (DESCRIBING.has(later) && !/^(?:it|them|the|an?|all)$/.test(next)) return whole;
      // 'Installed, test and maintain': the verb between stands in its base form, too.
      const between = /, ([a-z]+)$/.exec(before)?.[1] ?? '';
      if (verbOfBase(between) && !verbOfPast(between)) return whole;
      // 'Raised sales by visiting shops and build trust': the base form is the slip of a gerund.
      if (GERUND_LED.test(before)) return whole;
      // 'for baling and muck spreading'
      if (next.endsWith('ing') || / for (?:[a-z]+ing, )*[a-z]+ing$/.test(before)) return whole;
      const sure = NOUN_BASES.has(later)
        ? AS_ONE.test(`${later} ${next}`) ||
          (OWNED.test(next) && next !== 'with') ||
          /^ [a-z]+s by \d/.test(rest) ||
          (next === 'with' && later === 'help')
        : verb === third || OWNED.test(next) || takesThing(later, rest);
      if (!sure) return whole;
      moved += ` ${verb.base}`;
      return whole.slice(0, whole.length - later.length) + verb.past;
    },
  );
  if (moved === '') return null;
  return firing(
    text.replace(/\b(questions|needs|problems|concerns) they have\b/, '$1 they had'),
    'auto',
    { added: moved, removed: moved },
  );
}

const GERUND_LED =
  /\b(?:by|of|for|from|with|while|when|without|through|including) (?:[a-z]+ly )?[a-z]{2,}ing\b/;

/** What is held at its hour. */
const MET =
  /^ an? (?:[a-z-]+ ){0,3}(?:huddle|meeting|session|workshop|class|talk|briefing|event|clinic|drop-in)\b/;

/** What only deeds are called, noun or not. */
const AS_ONE = /^(?:look after|order parts|order stock|run regression)$/;

/** Words that only a verb stands before. */
const OWNED =
  /^(?:any|all|the|an?|new|it|them|their|with|every|each|our|its|his|her|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

/** A verb before it that a base form may hang on: 'helped them pick and use', 'to plan and run'. */
const VERBS_BEFORE =
  /\b(?:can|could|will|would|should|must|help|helps|helped|let|lets|made|make|please|not|and I|who|that|which)\b/;

/** 'Runs tours', 'Picks and packs orders', 'Works closely with': what may be the plural of a thing is a deed. */
function isTold(verb: Verb, text: string): boolean {
  const [, and = '', next = ''] = /^[^\s,]+ (and )?([a-z\d]+)/.exec(text) ?? [];
  // 'Images and estimates are uploaded'
  if (/^[^\s,]+ (?:and [a-z]+ )?(?:are|were|is|was|get|got) /.test(text)) return false;
  if (OFTEN_KINDS.has(verb.base)) return /^(?:an?|the|all|new|their|its|\d.*)$/.test(next);
  if (and !== '') return verbOfThirdPerson(next) !== undefined;
  return next.endsWith('ly') || /^(?:after|up to)$/.test(next) || opensObject(verb, next);
}
/** Their plurals stand before a noun as its kind: 'works orders', 'returns forms'. */
const OFTEN_KINDS = new Set(
  'work return account record benefit claim display drink sport sale trade fund project plan system'.split(
    ' ',
  ),
);

/** ', takes in dresses', ' and submits returns': a later deed that stayed as it was. */
const leavesThird = (rest: string) =>
  [...rest.matchAll(/(?:,? and |, )([a-z]+s)(?= ([a-z]+|[A-Z\d\uE000-\uF8FF]))/g)].some(
    ([, word = '', next = '']) => {
      const verb = verbOfThirdPerson(word);
      if (!verb) return false;
      return NOUN_BASES.has(verb.base)
        ? next === 'and' && /, [a-z]+s and [a-z]+s (?:the|all|an?|new) /.test(rest)
        : !/^(?:and|or|for|at|with|of)$/.test(next);
    },
  );
const LEFT_AS_IS = /(?:,| and) [a-z]+s /;

function thirdPerson(context: LineContext): RuleResult | null {
  const word = OPENING.exec(context.text)?.[0].toLowerCase() ?? '';
  const verb = verbOfThirdPerson(word);
  if (!verb || !/^\S+ (?!been\b)(?:[a-z]|\d)/.test(context.text)) return null;
  const isNoun = NOUN_BASES.has(verb.base) || OFTEN_KINDS.has(verb.base);
  if (isNoun && !(context.current && isTold(verb, context.text))) return null;
  // 'and is involved': no verb of the table's kind.
  if (/(?:,| and) (?:is|has)\b/.test(context.text)) return null;
  let moved = verb.base;
  const rest = context.text
    .slice(word.length)
    .replaceAll(
      /(,? and |, )([a-z]+)(?= ((?:an?|the|all|new|their|its|\d\S*|[a-z]+))(?: |$|[,.]))/g,
      (whole, link: string, later: string, next: string) => {
        const found =
          verbOfThirdPerson(later) ??
          (verbOfBase(later) && later !== word ? verbOfBase(later) : undefined);
        if (!found || !opensObject(found, next)) return whole;
        moved += ` ${found.base}`;
        return link + conjugate(found, context);
      },
    );
  if (LEFT_AS_IS.test(rest) && leavesThird(rest)) return null;
  const sure =
    /^ (?:an?|the|\d|all|new|their|its|client|customer)\b/.test(rest) || moved.includes(' ');
  if (!sure && !context.current) return null;
  if (/(?:,| and) [a-z]+(?:es|s) (?:an?|the|all)\b/.test(rest)) return null;
  return firing(capitalise(conjugate(verb, context)) + rest, 'auto', {
    added: moved,
    removed: moved,
  });
}

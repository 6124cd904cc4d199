/** Deeds of a role still held whose verb is a thing as well, so that no table of verbs has it. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import type { LineContext } from './model.ts';

/** True for 'Cost and schedule shutdowns', 'Shore, prop and needle façades', 'Broker grain'; not for 'Pool maintenance'. */
export function opensHeldDeed({ text, current }: Pick<LineContext, 'text' | 'current'>): boolean {
  const [, opening = ''] = /^([A-Z][a-z]+(?:-[a-z]+)?)(?=[ ,])/.exec(text) ?? [];
  if (!current || opening === '') return false;
  const word = opening.toLowerCase();
  const rest = text.slice(opening.length);
  const [, later = ''] = IN_A_ROW.exec(rest) ?? [];
  const row = later.match(/[a-z]+/g)?.filter((name) => name !== 'and') ?? [];
  if (row.some((name) => verbOfBase(name) && !NOUN_BASES.has(name)) && OBJECT.test(rest))
    return true;
  if (
    SURELY.test(word) &&
    /^ (?:out |down |off |up )?(?!(?:duties|shops?|counters?|assistant|relations|support|services?|role|of|for|at|in|and|management|to)\b)[a-z\d]/.test(
      rest,
    )
  )
    return true;
  if (!ALSO_THING.test(word)) return false;
  return row.length > 0
    ? (row.length > 1 || isDeed(row[0]!)) && OBJECT.test(rest)
    : /^ (?:(?:up|down|out|off) [a-z\d]|(?:up|down|out|off), |\d|the |all )/.test(rest) ||
        deedsFollow(rest) ||
        (DONE_TO_MANY.test(word) && MANY.test(rest));
}

/** ', varnish and bake' before its object, 'and schedule' */
const IN_A_ROW =
  /^(?: (?:out|down|off|up))?((?:, [a-z]+)* and [a-z]+)(?: (?:down|off|out|up))? (?=\S)/;
/** What the last verb of the row is done to. */
const OBJECT =
  /^(?: (?:out|down|off|up))?(?:, [a-z]+)* and [a-z]+ (?:the |all |an? |\d|(?!of\b|in\b|on\b|at\b|for\b|with\b|to\b)(?:[A-Za-z'’-]+ )?[\p{L}]{3,}s\b)/u;

/** 'Cost jobs, quote clients and order steel' */
const deedsFollow = (rest: string) =>
  [...rest.matchAll(/(?:, | and )([a-z]+) (?=([a-z\d]+))/g)].filter(
    ([, word, next]) => verbOfBase(word!) || (ALSO_THING.test(word!) && OWNS.test(next!)),
  ).length > 1;

const isDeed = (word: string) => verbOfBase(word) !== undefined || ALSO_THING.test(word);

/** 'box them', 'pipe borders', not 'bar work' */
const OWNS = /^(?:them|the|all|\d.*|[a-z]{3,}[^su]s)$/;

/** 'Lease shops and offices', not 'Lease renewals and reviews' */
const DONE_TO_MANY = /^(?:lease|scaffold|salt|cap|butcher|compound)$/;
const MANY =
  /^ (?!(?:[a-z]+ and )?(?:[a-z]*(?:tion|ment|al|ing)s|inspections?|checks|repairs|reviews|boards|poles|tubes|skills)\b)[a-z]+s and (?:[a-z]+ )?(?!reviews|repairs|checks|inspections|boards|tubes|skills|[a-z]+(?:tion|ment|al|ing)s)[a-z]+s\b/;

const SURELY =
  /^(?:broker|spec|size(?! (?:charts?|guides?|runs?)\b)|shut|captain|skipper|freeze|straighten|damp-proof|dry-line|butcher)$/;
const ALSO_THING =
  /^(?:spec|cost|shut|wind|shore|tip|pool|cool|winter|table|air|lag|prop|dish|hoop|rack|bone|lead-line|needle|hedge|ditch|stake|graft|shoe|moor|berth|rig|bore|ream|braze|docket|minute|vat|tin|core|test|police|house|lease|block|net|proof|sauce|top|nail|hammer|bar|ice|cap|butcher|box|alarm|salt|grit|freeze|wall|scaffold|break|glue|pipe|rest|compound)$/;

/** Finds a list of things under one verb that are no things of one kind: 'Dressed wounds, catheter changes and rotas'. */
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { LIVING, readThings } from './noun-phrase.ts';

/** True when what the line's first deed takes is of different kinds, so that some of it may be a duty of its own. */
export function takesUnlike(text: string): boolean {
  const opened = OPENING.exec(text);
  const opening = opened?.[1]?.toLowerCase() ?? '';
  const verb = verbOfPast(opening) ?? verbOfBase(opening);
  if (!opened || !verb) return false;
  if (hiresThings(text)) return true;
  const rest = text.slice(opened[0].length);
  if (
    /^[^,]*, and (?!(?:for|in|on|at|from|with|to|by|then|also|later|after|during) )(?!(?:[a-z]+ly )?[a-z]+(?:ed|ing)\b)[a-z -]+[.;]?$/.test(
      rest,
    ) &&
    isDeedless(rest)
  )
    return true;
  if (/^(?:with|to|for|on|in|at|from|after|about|by|as) /.test(rest)) return false;
  const read = readThings(rest);
  if (!read || read.heads.length < 2 || /\b(?:they|it|who|which)\b/.test(read.phrase)) return false;
  if (mixesPeople(read.heads) && !BOTH.test(verb.lemma)) return true;
  if (mixesDeeds(read.heads)) return true;
  if (GENERAL.test(verb.lemma)) return false;
  return mixesMatters(read.heads) || (!CLEANED.test(verb.lemma) && isHalfOwned(read.phrase));
}

/** 'Hired, onboarded and tracked certificates': whom the first verbs took went with their nouns. */
function hiresThings(text: string): boolean {
  const [, bare = '', last = '', object = ''] =
    /^([A-Za-z]+(?:, [a-z]+)*),? and ([a-z]+) ((?:[A-Za-z-]+ ?){1,6})/.exec(text) ?? [];
  return (
    bare
      .toLowerCase()
      .split(', ')
      .some((word) => OF_PEOPLE.test(word)) &&
    !OF_PEOPLE.test(last) &&
    !object.split(' ').some((word) => LIVING.test(word) || /^(?:staff|people|teams?)$/.test(word))
  );
}
/** Deeds that are done to people alone. */
const OF_PEOPLE = /^(?:hire|onboard|recruit|interview|mentor|greet|seat)(?:e?d)?$/;

/** 'cleaned tanks, and permits': the comma marks something else, and no deed follows it. */
const isDeedless = (rest: string) => {
  const word = /, and (?:also |then )?([a-z-]+)/.exec(rest)?.[1] ?? '';
  return verbOfPast(word) === undefined && verbOfBase(word) === undefined;
};

function mixesPeople(heads: readonly string[]): boolean {
  if (heads.some((head) => head.endsWith('ed'))) return false;
  const living = heads.filter((head) => LIVING.test(head)).length;
  const maybe = heads.filter(
    (head) => !LIVING.test(head) && /(?:ists?|ers?|ors?|ants?|ents?|ians?|cas|as|ps)$/.test(head),
  );
  return living > 0 && living + maybe.length < heads.length;
}

/** 'invoices and data entry', 'servers and network troubleshooting': things, then the name of a deed. */
const mixesDeeds = ([first = '', ...more]: readonly string[]) =>
  first.endsWith('s') && !isDeedName(first) && more.some(isDeedName);
const isDeedName = (head: string) =>
  DEED_NAMED.test(head) &&
  !/^(?:drawings?|buildings?|clothing|bedding|seating|lighting|housing|packaging|flooring|wiring|furnishings?|meetings?|bookings?|listings?|readings?|documentation|information|medication|equipment|stations?|locations?|solutions?|applications?|prescriptions?|sections?|conditions?|positions?|publications?|presentations?|instructions?|specifications?|quotations?|transactions?|operations?|functions?|questions?|options?|destinations?|institutions?|organi[sz]ations?|fittings?|ceilings?|railings?|paintings?|dressings?|recordings?|plumbing|heating)$/.test(
    head,
  );
const DEED_NAMED =
  /(?:ing|tion)$|^(?:entry|control|support|design|relations|media|admin|administration|maintenance|research|reviews?|talks|checks|audits|visits|troubleshooting|benchmarking)$/;

const mixesMatters = ([first = '', ...more]: readonly string[]) =>
  !MATTERS.has(first) && more.some((head) => MATTERS.has(head));

/** 'tickets, programmes and the bar', 'vans and their drivers': a bare plural, then something with an owner. */
function isHalfOwned(phrase: string): boolean {
  const [first = '', ...more] = phrase.split(/,? and |, /);
  if (OWNED.test(first)) return false;
  return more.some((item) => /^(?:the|an?|its|their|no|any|your|our) /.test(item));
}

const OWNED =
  /^(?:the|an?|its|their|our|my|his|her|all|any|each|every|both|some|new|two|three|four|five|six|several|\d.*|[a-z]+['’]s?) /;

/** The opening verb, a second one beside it, and a helped person between. */
const OPENING =
  /^(?:Helped (?:to )?|Help (?:to )?)?([A-Za-z]+(?:-[a-z]+)?)(?:(?:, [a-z]+(?:ed|e|t|n|k))*,? and [a-z]+(?:ed|t|n)(?= [a-z]))? /;

/** Told of people and things alike, or of any paper and duty. */
const GENERAL =
  /^(?:manage|handle|oversee|coordinate|co-ordinate|organize|arrange|prepare|maintain|review|complete|process|conduct|carry|schedule|update|check|keep|file|support|control|track|monitor|record|perform|do|run|lead|write|draft|create|make|produce|provide|deliver|teach|plan|deal|work|liaise|assist|help|order|book|use|attend|present|document|log|submit|issue|approve|develop|design|implement|set|get|receive|send|answer|give|explain|report|add|contribute|cover|learn|study|test|train-up)$/;
const BOTH =
  /^(?:manage|handle|coordinate|co-ordinate|organize|arrange|schedule|book|check|keep|record|support|provide|contact|update|process|file|track|monitor|work|deal|liaise|oversee|lead|run|cover|direct|move|transport|drive|carry|collect|protect|guard|escort|photograph|film|draw|paint|feed|wash|care|look|clean|see|visit|find|match|count|weigh|treat|value|secure|assess|identify)$/;

const CLEANED = /^(?:clean|wash|wipe|mop|sweep|polish|tidy|disinfect|sanitize|dust|vacuum)$/;

/** Papers, occasions and fields of duty: under another verb each is a job of its own. */
const MATTERS: ReadonlySet<string> = new Set(
  `audits audit appraisals appraisal certificates changes checks cleans counts tests injections statements complaints rotas rota actions auctions references
  reviews watches talks quotes quotations stand-ups logs documentation records reports drawings training measuring call-outs callouts hygiene welfare safety
  permits visits admin administration paperwork policies calls enquiries inquiries classes lessons meetings duties tasks projects compliance health security
  reception payroll cash banking orders ordering stock bookings appointments hours shifts leave holidays fuel landlords consumables maps lists plans
  upload uploads bar door phone phones colours blow-dries teas coffees weapons refreshments parking repairs`.split(
    /\s+/,
  ),
);

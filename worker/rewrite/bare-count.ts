/** Finds a thing that is counted but stands in the singular without an article: 'with vendor', 'local history collection'. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { verbOfBase, verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';
import { mayStandBare } from './mass-nouns.ts';
import { LIVING } from './noun-phrase.ts';

/** The first bare noun phrase of a line, as written; null where every counted thing has its article, number or owner. */
export function bareCount(text: string): string | null {
  const [helped = '', who = '', deed = ''] = HELPED.exec(text) ?? [];
  if (COUNT_NOUNS.has(who) && verbOfBase(deed)) return helped;
  return firstBare(text, isCounted);
}

/** True where a noun that nobody knows stands bare: 'checked till', 'in vault'. It may be counted, or a stuff. */
export const hasBareUnknown = (text: string): boolean => firstBare(text, mayBeCounted) !== null;

/** The first phrase whose head `counts`, and that lacks its article, number or owner. */
function firstBare(
  text: string,
  counts: (head: string, earlier: readonly string[], before: string) => boolean,
): string | null {
  const phrases = phrasesOf(text);
  const found = phrases.find((phrase, at) =>
    isBare(phrase, phrases[at - 1], headOfList(phrases.slice(at + 1)), counts),
  );
  return found?.words.join(' ') ?? null;
}

const isCounted = (head: string, earlier: readonly string[]) =>
  COUNT_NOUNS.has(head) ||
  KINDS.get(head)?.has(earlier[0] ?? '') === true ||
  (REGULAR.has(head) && earlier.some((word) => HOW_OFTEN.test(word)));

/** A word in small letters that is no plural, no stuff and no verb. */
const mayBeCounted = (head: string, earlier: readonly string[], before: string) =>
  !/^(?:by|per|via|as)$/.test(before) &&
  /^[a-z]{3,}$/.test(head) &&
  !/^help(?:ed)?$/i.test(earlier[0] ?? '') &&
  !/[^s]s$/.test(head) &&
  !mayStandBare(head) &&
  verbOfPast(head) === undefined &&
  verbOfParticiple(head) === undefined &&
  (earlier.length > 0 ? verbOfBase(head) === undefined || NOUN_BASES.has(head) : !isDeed(head));

/** 'fleet, property and cyber cover': single words hang on the compound that ends their list. */
const headOfList = (following: readonly Phrase[]) =>
  following.find(({ words, next }) => words.length > 1 || !/^(?:and|or|,)$/.test(next));

/** 'Helped surveyor measure' */
const HELPED = /^Help(?:ed)? ([a-z]+) ([a-z]+)/;

interface Phrase {
  words: string[];
  /** What ends the phrase before and this one, in lower case; empty at the start of the line. */
  before: string;
  next: string;
}

/** The phrases of a line, which both questions of this file ask for. */
const phrasesOf = rememberByText((text): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  let phrase: Phrase = { words: [], before: '', next: '' };
  for (const { 0: token } of `${text}.`.matchAll(TOKEN)) {
    if (!PUNCTUATION.test(token) && !ENDS_PHRASE.test(token)) {
      phrase.words.push(token);
      continue;
    }
    phrases.push({ ...phrase, next: token.toLowerCase() });
    phrase = { words: [], before: token.toLowerCase(), next: '' };
  }
  return phrases;
});

function isBare(
  { words, before, next }: Phrase,
  former: Phrase | undefined,
  following: Phrase | undefined,
  counts: (head: string, earlier: readonly string[], before: string) => boolean,
): boolean {
  const [head = '', ...earlier] = words.slice(0, lengthWithoutManner(words)).toReversed();
  if (!counts(head, earlier, before)) return false;
  // 'victims and witness'
  if (earlier.length === 0 && before === 'and' && PEOPLE.test(head) && endsInPeople(former))
    return true;
  // 'for social networks and blog'
  if (
    earlier.length === 0 &&
    before === 'and' &&
    PLACED.test(head) &&
    /[a-z]{2}[^su]s$/.test(former?.words.at(-1) ?? '') &&
    !/^(?:and|or|,)$/.test(next)
  )
    return true;
  // A pressure, not a place for drinks.
  if (head === 'bar' && /\d/.test(earlier[0] ?? '')) return false;
  // 'by phone and letter', 'oversee production and report to': no phrase of its own.
  if (earlier.length === 0 && /^(?:and|or|,)?$/.test(before)) return false;
  if (isManyOf(before === '' && earlier.length < 3 ? earlier.slice(0, 1) : earlier)) return true;
  if (earlier.some((word, at) => isOwner(word, earlier[at - 1]))) return false;
  // 'for the sales and marketing team', 'in a calm and polite manner'
  const isShared =
    words.length > 1 &&
    !/^(?:them|it|these|those)$/.test(words[1]!) &&
    !isDeed(words[0]!) &&
    former?.words.some((word) => ARTICLE.test(word));
  if (/^(?:and|or)$/.test(before) && isShared) return false;
  if (
    ROLE_BEFORE.test(before) ||
    ((earlier.length === 0 || before === 'by') && FIXED.test(`${before} ${head}`))
  )
    return false;
  if (earlier.length === 0 && before === 'of' && HEADED.test(former?.words.at(-1) ?? ''))
    return false;
  if (earlier[0] === 'head' && before !== '') return false;
  // 'from first meeting to setup'
  if (before === 'from' && next === 'to') return false;
  // 'according to company policy'
  if (head === 'policy' && BODIES.test(earlier[0] ?? '')) return false;
  // 'school and city bus routes', 'client or contractor meetings': half of a compound.
  return !/^(?:and|or|,)$/.test(next) || !following || !endsInCompound(following.words);
}

/** Things of which a firm has one. */
const PLACED =
  /^(?:blog|website|webshop|newsletter|till|warehouse|office|kitchen|shop|store|bar|database|van|canteen|reception|logbook|showroom|workshop|yard|garage)$/;

/** One person behind several: 'patients and relative'. */
const PEOPLE =
  /^(?:witness|suspect|victim|customer|client|patient|relative|supplier|colleague|resident|guest|visitor|student|pupil|parent|employee|contractor|vendor|driver|passenger|tenant|buyer|seller|worker|trainee|teacher|nurse|doctor|child|user|member|volunteer|candidate)$/;
const endsInPeople = (phrase: Phrase | undefined) => {
  const people = phrase?.words.at(-1) ?? '';
  return (
    people === 'staff' ||
    (people.endsWith('s') && (LIVING.test(people) || PEOPLE.test(people.slice(0, -1))))
  );
};

/** 'supervised 6 guard': a number before a thing in the singular, not a name like 'Year 4 class'. */
const isManyOf = ([number = '', named = '']: readonly string[]) =>
  /^(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several)$/.test(
    number,
  ) &&
  !/^(?:\p{Lu}|unit$|level$|grade$|floor$|room$|phase$|line$|year$|stage$|class$|route$|number$)/u.test(
    named,
  );

const endsInCompound = (words: readonly string[]) =>
  words.length > 1 && !isDeed(words[0]!) && !isLikelyDeed(words) && !OWNER.test(words[0]!);

/** 'wrap pallets' */
const isLikelyDeed = ([verb = '', things = '', ...more]: readonly string[]) =>
  more.length === 0 && verbOfBase(verb) !== undefined && /[a-z]{2}[^su]s$/.test(things);

const isDeed = (word: string) =>
  verbOfPast(word) !== undefined || (verbOfBase(word) !== undefined && !NOUN_BASES.has(word));

/** 'to client monthly': how often is no part of the thing. */
function lengthWithoutManner(words: readonly string[]): number {
  const at = words.findLastIndex(
    (word) => !/^(?:daily|weekly|monthly|safely|promptly)$/.test(word),
  );
  return at + 1;
}

/** 'NHS clinic' lacks its article as 'clinic' does, and '5 star hotel' or '44-tonne lorry' has no number of its own. */
const isOwner = (word: string, named: string | undefined) =>
  OWNER.test(word) &&
  !/^(?:[A-Z]{2,5}|\d+-[a-z]+)$/.test(word) &&
  !(/^\d+$/.test(word) && /^(?:seat|seater|bed|star|room|bedroom|storey)$/.test(named ?? ''));

const TOKEN = /[\p{L}\d](?:[\p{L}\d'’&/+%-]|[:.,](?=\d))*|[,.;:()–—]/gu;
const PUNCTUATION = /^[,.;:()–—]$/;
const ENDS_PHRASE =
  /^(?:of|in|on|at|for|with|across|within|from|to|per|worth|using|by|over|during|throughout|before|after|regarding|about|into|under|through|via|as|while|when|who|that|which|so|such|including|between|around|without|until|if|and|or|but|then|because|off|out|up|down|onto|against|among|than|both|not|was|were|is|are|be|been|has|have|had|where|how|why|what|prior|upon|towards?|behind|above|below|past|near|since|due|away|back|together|along|reported|prepared|made|given|sent|used|held|based|led|run)$/i;
/** What makes a noun in the singular whole: an article, a number, an owner, a name before it. */
const OWNER =
  /^(?:[Aa]n?|[Tt]he|this|that|my|our|your|his|her|its|their|[Ee]ach|[Ee]very|[Aa]ny|[Ss]ome|[Nn]o|another|either|neither|one|whose|much|[a-z-]+['’]s?|\d.*|\p{Lu}[\p{L}\d&+.-]*\p{Lu}.*)$/u;
/** What may stand once before two things: 'the sales and marketing team'. */
const ARTICLE = /^(?:[Aa]n?|[Tt]he|my|our|his|her|its|their|each|every|[a-z-]+['’]s?)$/;
/** 'as coach', 'with head chef': a rank is told without an article. */
const ROLE_BEFORE = /^(?:as|per)$/;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** 'on site', 'in class', 'heads of department': said without an article. */
const FIXED =
  /^(?:on target|by phone|by appointment|(?:on|off|to|from) site|(?:in|after|before) class|(?:in|after|before|at|to|from|of|for) school|by (?:project|report|letter|machine|vehicle|client|customer|patient|team|department|site)|in (?:store|office|house|hospital)|(?:to|from|at) (?:hospital|college)|(?:within|under|over|on) budget|in pipeline|(?:for|of|about|with) choice|on (?:host|board|bus)|(?:from|on|by|per) enquiry|by (?:bus|minibus|coach|boat|van|letter|horse|road|email|app))$/;
/** Their policy is as a whole what they want done. */
const BODIES =
  /^(?:company|government|public|store|school|hotel|trust|club|council|group|firm|shop|bank|university|hospital|local|national|foreign|fiscal|monetary|economic|social|privacy|refund|returns?|house|[a-z]+ing)$/;
/** What one is or has 'of department': 'head of store', 'end of project'. */
const HEADED =
  /^(?:[Hh]eads?|[Mm]anagers?|[Dd]irectors?|[Ll]eads?|[Ll]eaders?|[Cc]hiefs?|VPs?|[Oo]wners?|[Pp]roof|[Pp]oint|[Ee]nd|[Ss]tart|[Cc]lose|number|type|types|kind|voice|duty|rules|breach|letters?|change|out|out-of|change-of|front|back|length|time|scope|line|bill|member|members|board|chair|sense|means|certificates?|date|place|years?|days?|weeks?|months?|hours?|minutes?|%|percentage)$/;

/** Nouns that are counted when they are of a kind: 'in log book', 'in care home', 'in quick way'. */
const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['book', words('log order recipe cash accident visitor')],
  ['home', words('care nursing residential family retirement')],
  ['choice', words('informed good better right best')],
  [
    'way',
    words(
      'quick polite friendly professional safe efficient good nice clear timely effective calm proper better simple',
    ),
  ],
  ['flow', words('onboarding checkout payment booking user registration')],
  ['floor', words('warehouse shop factory kitchen restaurant')],
  ['section', words('down pastry grill larder')],
  ['gun', words('HVLP spray heat nail')],
  ['demo', words('safety product live')],
  ['shift', words('next previous')],
  ['condition', words('MSK')],
  ['pipe', words('refrigerant gas water drain copper')],
  ['block', words('office tower')],
  ['survey', words('building structural site topographical measured condition')],
  ['process', words('control')],
  ['platform', words('new')],
  ['panel', words('alarm control')],
  ['plan', words('address')],
  ['truck', words('reach')],
  ['jack', words('pallet')],
  ['market', words('Saturday Sunday busy street farmers weekend')],
  ['stall', words('Set up own market food')],
  ['system', words('filing booking ordering ticketing alarm payment irrigation stock')],
  ['extinguisher', words('fire')],
  ['line', words('conveyor production assembly')],
  ['center', words('call')],
  ['test', words('alarm')],
]);

/** 'for weekly client call': what comes every week is one of many. */
const REGULAR = words(
  'reconciliation call review check audit return statement inspection visit update briefing forecast order delivery payment count schedule closing close plan test lunch event class paper standup huddle handover stocktake inventory roundup summary',
);
const HOW_OFTEN =
  /^(?:daily|nightly|weekly|fortnightly|biweekly|monthly|quarterly|annual|yearly)$/i;

/** Nouns in the singular that an editor never leaves bare. */
const COUNT_NOUNS = words(`
accountant adjuster administrator advisor adviser agency analyst apprentice architect artist assessor assistant associate attendant auditor
board booklet branch budget building buyer cabinet cafe candidate caretaker carpenter chef child clerk client clinic
coach colleague collection college committee company computer consultant contractor cook coordinator council counsellor
customer dashboard database department designer developer device director doctor document donor drawing driver editor electrician
employee employer engineer estimator executive factory farm farmer firm fleet foreman garage garden guest hospital hotel
headset festival classroom pool bar waitress waiter phone manner house intern invoice issue journalist kitchen lab laboratory laptop lawyer leaflet learner lecturer letter librarian library
line-manager lorry machine manager mechanic member mentor merchandiser nurse office operator organisation organization owner
parent pallet participant partner passenger patient performer pharmacist photographer physician pilot planner player plumber
portfolio practitioner presentation problem producer product programme project proposal prototype provider pupil questionnaire
receptionist recruiter report representative requirement researcher resident restaurant salon salesperson scheme
school server shipyard shop showroom site specialist spreadsheet stakeholder store student studio subcontractor supervisor supplier
surveyor team technician template tenant therapist tool trolley trainee trainer tutor user van vehicle vendor venue vet villa visitor volunteer
playground portal pump quarter route award bus crane dentist engine excavator guard location scanner solicitor subsidiary tourist trailer truck wrapper
trustee waiter cleaner carer porter plasterer welder labourer laborer sailor soldier broker barber groom
warehouse website worker workshop workstation writer yard
parlour parlor fete tractor buffet centre center club relationship vaccination rota menu meeting session campaign contract policy strategy
article video page app application module kitchen apartment road bridge tower roof boat ship horse dog cow tree
agreement database charity newsletter brochure magazine blog catalogue catalog recipe conference exhibition wedding festival nursery bakery pharmacy
museum gallery gym farm ranch mine refinery plant depot port terminal airport substation generator boiler pipeline conveyor lathe
subscriber electrician starter junior developer member
banquet minibus cutter framework curator janitor tablecloth enquiry complaint controller matrix smile forklift charger reporter baker bathroom API
interview shoot screenshot consultant calendar exam seminar trip tour survey bumper guillotine cutter booklet folder certificate licence license
label ceiling valve motor gearbox tyre wheel lamp socket shelf crate container drum bottle dish cheque loan mortgage discount coupon voucher
gift flower lawn hedge fence gate banner poster flyer logo video podcast blogpost deck proposal prototype wireframe mockup
sensor camera antenna router switchboard substation relay transformer turbine compressor radiator thermostat
dataset script macro workflow endpoint bug sprint ticket
lecture lesson tutorial essay assignment worksheet timetable classroom
passport visa itinerary shuttle cabin suite
shareholder investor auditor donor sponsor trustee
witness suspect defendant prisoner offender
carpet curtain sofa mattress duvet
register ledger platform
ombudsman mason webshop physiotherapist surgeon hygienist groomer radiographer midwife paramedic solution appointment backup freelancer bricklayer
scalpel catheter syringe cannula splint brace crutch
till artic telephone dishwasher vault diary logbook landlord convoy bowser filter experiment requisition receipt memo premium transaction guideline allergy`);

/** What makes an editor stop at a changed line: no slip for sure, yet nothing to hand back without asking. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  verbLemma,
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { bareCount, hasBareUnknown } from './bare-count.ts';
import { DEED_DOUBTS, softOpening } from './deed-doubts.ts';
import type { Doubt, Doubts, Told } from './doubt.ts';
import { hasForeignSign } from './foreign-signs.ts';
import { likelySlip } from './likely-slips.ts';
import { hasManyAndOne } from './many-and-one.ts';
import { mixesForms } from './mixed-forms.ts';
import { LIVING } from './noun-phrase.ts';
import { hasSuspect } from './suspects.ts';
import { staleIn, staleWording } from './stale-wording.ts';
import { takesUnlike } from './unlike-things.ts';
import { openingWord } from './words.ts';

/** The first doubt about a line that only had its spelling mended, for tests; null where none is seen. */
export function slipDoubt(text: string, current = false): string | null {
  return firstOf(SLIP_DOUBTS, text, { current, dressed: true });
}

/** The first doubt about a line that was rewritten, for tests; null where none is seen. */
export function rewriteDoubt(text: string, context: Told): string | null {
  return firstOf(REWRITE_DOUBTS, text, context);
}

const firstOf = (doubts: Doubts, text: string, context: Told) =>
  doubts.find(([, holds]) => holds(text, context))?.[0] ?? null;

/** 'food were sent', 'the stock are counted' */
const massWithMany: Doubt = (text) =>
  /(?<!\b(?:and|or|of|with|for|in) (?:[a-z]+ )?)\b(?:food|stock|equipment|furniture|information|advice|feedback|software|hardware|machinery|paperwork|documentation|training|work|knowledge|luggage|traffic|cash|money|waste|rubbish|mail|post|medication|linen|laundry|inventory|homework|research|evidence) (?:were|are|have)\b/.test(
    text,
  );

/** 'for gathering the requirements', 'for the shipping': a purpose said in another language's way. */
const purposeInIng: Doubt = (text) =>
  /\bfor the [a-z]+(?<!build|train|meet|even|morn|cloth|wed|spr|open|clos|out)ing(?=[.,;]|$)/.test(
    text,
  ) ||
  [
    ...text.matchAll(
      /(?<!\b(?:responsibility|responsible|awarded|award|praised|thanked|used|known|credit|credited|recognised|recognized|prizes?|systems?|tools?|methods?|ways?|techniques?|procedures?|process|processes|plans?|reason|time|fees?|deadlines?|guidelines|rules|standards|criteria|permission) )\bfor ([a-z]+ing) (?:the|an?|all|any|our|their|its|new)\b/g,
    ),
  ].some(([, word]) => verbOfGerund(word!) !== undefined);

/** 'raised sales by 5% monthly': a rate, or how often? */
const rateOrHabit: Doubt = (text) => /% (?:daily|weekly|monthly|quarterly|regularly)\b/.test(text);

/** 'Ensure staff were paid' of a role still held: two times in one line. */
const heldThenDone: Doubt = (text, { current }) =>
  current &&
  (/^Ensure\b.* (?:was|were)\b/.test(text) ||
    /\b(?:that|which|who) (?:came up|arose|occurred|happened)\b/.test(text));

/** 'Onboard new employees, including contracts': what was a part of the deed hangs on the people. */
const peopleIncluding: Doubt = (text) => {
  const [, people = '', part = ''] =
    /\b([a-z]+),? including (?:[a-z]+(?<!ing) )?([a-z]+)/.exec(text) ?? [];
  return LIVING.test(people) && !LIVING.test(part) && !part.endsWith('ing');
};

/** 'solved problems of the clients': theirs is shorter. */
const ownerBehind: Doubt = (text) =>
  /\b(?:problems|needs|questions|complaints|doubts|concerns|queries|requests|issues) of (?:the |our )?(?:clients|customers|guests|patients|users|students|passengers|residents)\b/.test(
    text,
  );

/** 'Kept daily logs daily', 'Managed a team of 12 daily' */
const twiceOften: Doubt = (text) =>
  /\b(daily|weekly|monthly|yearly)\b.* \1\b/.test(text) ||
  /^(?:Manage|Lead|Led|Supervis|Overs).* (?:team|crew|staff|group)\b.* daily\.?$/.test(text);

/** 'as deputy in her absence': of whom? */
const whose: Doubt = (text) => /\b(?:her|his) (?:absence|behalf|place)\b/.test(text);

/** 'General deliveries, up to 30 drops a day', whose 'Just' was cut: still no deed. */
const noDeed: Doubt = (text, { dressed }) => {
  const opening = /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (dressed && /^[A-Z][a-z]+ of /.test(text) && !/^(?:Dispose|Consist|Think|Made)/.test(text))
    return true;
  const isNamed = verbOfPast(opening) === undefined && !opening.endsWith('ed');
  if (dressed && isNamed && NAMED_DEED.test(text) && !hasDeedLater(opening, text)) return true;
  if (!dressed || opening.endsWith('ed') || verbLemma(opening) !== undefined) return false;
  return /^\p{L}/u.test(text) && (NAMING.test(opening) || NAMED.test(text) || !LINKS.test(opening));
};
/** 'Wire distribution boards and carry out tests': a plain verb beside the later one. */
const hasDeedLater = (opening: string, text: string) =>
  verbOfBase(opening) !== undefined &&
  verbOfBase(/\band ([a-z]+) (?:out|up|the|an?|all|any) /.exec(text)?.[1] ?? '') !== undefined;
/** 'Bank reconciliations': the deed is a noun, whatever else its first word may be. */
const NAMED_DEED =
  /^[A-Z][a-z]+ (?:[a-z]+(?:ation|ction|ition|ution|ssion|lling|ssing|ntory)s?|processing|planning|entry|handling|management|maintenance|preparation|administration|coordination|supervision|taking)\b(?! the\b| an?\b| \d)/;
/** Words that a deed may follow. */
const LINKS =
  /ly$|^(?:because|after|when|as|while|during|in|on|at|for|with|since|under|following|using|by|from|to|through|over|until|if|once|twice|not|never|often|also|both)$/;
/** Openings that tell the kind of a thing, or are one. */
const NAMING =
  /(?:tion|sion|ment|ance|ence|ity|ship|ist|ness|ism|[^us]s|er|or)$|^(?:an?|the|general|monthly|weekly|daily|hourly|quarterly|yearly|early|basic|full|main|some|all|other|good|great|strong|excellent)$/;
const NAMED = /^\S+ (?:of|and|for|in|on|with|&) /;

/** 'Cared for elderly', '15 nos. of machines', 'Managed kitchen staff of 6' */
const lostArticle: Doubt = (text) =>
  /\b(?:for|with|to|of|assist(?:ed)?|help(?:ed)?|support(?:ed)?) (?:elderly|disabled|sick|homeless|poor)(?=[.,;]|$| (?:and|in|at|with)\b)|\bnos?\.? of\b|\bstudents of [a-z]+ year\b/.test(
    text,
  );

/** 'Ensure that the store is clean' of a job that has ended: what it told has lost its time. */
const baseOfEnded: Doubt = (text, { current }) => {
  const opening = openingWord(text);
  return (
    !current &&
    verbOfBase(opening) !== undefined &&
    verbOfPast(opening) === undefined &&
    verbOfParticiple(opening) === undefined
  );
};

/** 'Managed a team since January', 'Teach Year 4 for the last 3 years': a time that goes on wants another tense. */
const untilNow: Doubt = (text) =>
  /\bsince (?:\d{4}|[A-Z][a-z]+|last|being|joining|becoming|starting|then|qualifying)\b|\bfor (?:the (?:last|past) |over |more than )(?:[a-z]+|\d+) (?:years|months)\b/.test(
    text,
  );
const yearsOfNow: Doubt = (text, { current }) =>
  current &&
  /\bfor (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months)\b/.test(text);

/** 'my own column' */
const owner: Doubt = (text) =>
  /\b(?:my|me|myself|mine|I)\b|(?:,| and) (?:she|he)\b|\b(?:and|,) (?:is|are|be) (?:[a-z]+ed|involved)\b/.test(
    text,
  );

/** 'Looked after a bay of six, which included doing their medication': the deeds stand behind. */
const deedsBehind: Doubt = (text) =>
  /, (?:and )?(?:which|this|that) (?:also )?(?:includ|involv)(?:e|ed|es) /.test(text);

/** 'Used the GC-MS and learned a lot about sample preparation': to have learned is no deed. */
const learnedBeside: Doubt = (text) =>
  /(?:,|,? and) (?:learn(?:ed|t)|gained|got (?:to know|experience|exposure)|became familiar)\b/.test(
    text,
  );

/** 'because I wanted', 'even the difficult ones', 'so they would not have to' */
const toldAsTale: Doubt = (text) =>
  /\b(?:while (?![a-z]+ing\b|at |on |in )|whilst (?![a-z]+ing\b)|because|in case|so (?:that )?(?:they|it|he|she|we|I|the|everyone|nobody|no one|customers|people)\b|what ?ever|which (?:goes|means|meant)|assigned(?=[.,;]|$))/.test(
    text,
  );

/** 'Answered queries' of a role still held, though the line was touched: a duty or a deed? */
const pastOfNow: Doubt = (text, { current, dressed }) => {
  const opening = openingWord(text);
  return (
    dressed && current && verbOfPast(opening) !== undefined && verbOfBase(opening) === undefined
  );
};

/** Past this many words no change of an opening makes a line good. */
const LONGEST_LINE = 28;
const tooLong: Doubt = (text) => text.split(/\s+/).length > LONGEST_LINE;

/** 'Opened up 4 mornings a week': what was opened? */
const lostObject: Doubt = (text) =>
  /^(?!Work|Stay|Live|Stood)[A-Z][a-z]+ (?:up|out|off|down|in|on) (?:\d+|one|two|three|four|five|six|seven) (?:days?|nights?|mornings?|evenings?|weekends?|shifts?|times?|hours?|weeks?)\b/.test(
    text,
  );

/** 'Maps companies and approach them' of a role still held: what the rule could not read for sure. */
const thirdPerson: Doubt = (text, { current }) =>
  current && verbOfThirdPerson(openingWord(text)) !== undefined;

/** 'Double-glazed units, pane replacement, leaded lights': things, and no deed. */
const onlyThings: Doubt = (text) => {
  const items = text.split(', ');
  const opening = openingWord(text);
  return (
    items.length > 2 &&
    verbOfPast(opening) === undefined &&
    (verbOfBase(opening) === undefined || NOUN_BASES.has(opening) || /^[A-Z][a-z]+-/.test(text)) &&
    items.every((item) => !/\b(?:the|an?|to|with|by|for|my|our|all|any)\b/.test(item)) &&
    items.slice(1).every((item) => !verbOfPast(/^(?:and )?([a-z]+)/.exec(item)?.[1] ?? ''))
  );
};

const NO_DEED: Doubts[number] = ['no deed', noDeed];
/** What nobody signs, whatever was mended. */
const COMMON: Doubts = [
  ['bare count noun', (text) => bareCount(text) !== null],
  ['likely slip', (text) => likelySlip(text) !== null],
  ['mass noun told as many', massWithMany],
  ['lost article', lostArticle],
  ['only things', onlyThings],
  ['done by me', (text) => / by me\b/.test(text)],
  ['mixed forms', mixesForms],
  ['third person', thirdPerson],
  ['open list', (text) => /\betc\b/.test(text)],
];

/** A line whose opening hides the deed is told anew, whatever is spelt right in it. */
const softSlip: Doubt = (text, context) =>
  softOpening(text, context) ||
  /^(?:Assist(?:ed)?|Help(?:ed)?) (?:in the smooth\b|with [a-z]+ing (?!(?:of|and)\b).* and [a-z]+ing\b)|^Work(?:ed)? on [a-z]+ (?:dealing|doing|helping)\b/.test(
    text,
  );

/** Praise and talk that no spelling makes better. */
const stalePraise: Doubt = (text) =>
  /^(?:cliché|modest|spoken word)$/.test(staleIn(text)?.kind ?? '') ||
  /\b(?:definitely|really|basically|literally|totally|absolutely|obviously)\b/i.test(text);

/** 'Instruments were sterilized and packed', whose spelling alone was mended. */
const undoneByAnybody: Doubt = (text) => {
  const [, opening = ''] =
    /^([A-Z][a-z]+)(?: (?!that|which|who|and|so)[a-z]+){0,3} (?:was|were) [a-z]+(?:ed|en|wn|lt)\b/.exec(
      text,
    ) ?? [];
  return opening !== '' && verbOfPast(opening.toLowerCase()) === undefined;
};

/** 'Finished training and now give injections' of a job that has ended. */
const nowOfEnded: Doubt = (text, { current }) => {
  const word = / (?:and|but|which|who) now ([a-z]+)\b/.exec(text)?.[1] ?? '';
  return !current && verbOfBase(word) !== undefined && verbOfPast(word) === undefined;
};

/** 'Developed for two years drivers for heat meters': where 'since' was put right, its place is another language's. */
const timeFirst: Doubt = (text) =>
  /^[A-Z][a-z]+ for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:years|months|weeks) (?!(?:as|at|in|on|with|for|under|and|before|after|without|alongside|from|to|by)\b)[a-z]/.test(
    text,
  );

/** A run-on line with one slip put right is still a run-on line. */
const LONGEST_SLIP = 34;
const runsOn: Doubt = (text) => text.split(/\s+/).length > LONGEST_SLIP;

/** Likely slips that no rule mends, whatever was done. */
const LAST: Doubts = [
  ['suspect', hasSuspect],
  ['foreign sign', hasForeignSign],
  ['many and one', hasManyAndOne],
];

const SLIP_DOUBTS: Doubts = [
  ...COMMON,
  ['years of now', yearsOfNow],
  ['my', (text) => /\bmy (?!own\b)/.test(text)],
  ['runs on', runsOn],
  NO_DEED,
  ['soft opening', softSlip],
  ['stale praise', stalePraise],
  ['undone by anybody', undoneByAnybody],
  ['now of an ended role', nowOfEnded],
  ['time first', timeFirst],
  ...LAST,
];

const REWRITE_DOUBTS: Doubts = [
  ...COMMON,
  ['bare unknown noun', hasBareUnknown],
  ...DEED_DOUBTS,
  ['purpose in -ing', purposeInIng],
  ['stale wording', (text) => staleWording(text) !== null],
  ['unlike things', (text, { dressed }) => !dressed && takesUnlike(text)],
  ['rate or habit', rateOrHabit],
  ['owner behind', ownerBehind],
  ['held, then done', heldThenDone],
  ['people, including', peopleIncluding],
  ['how often, twice', twiceOften],
  ['whose', whose],
  NO_DEED,
  ['until now', untilNow],
  ['years of now', yearsOfNow],
  ['owner', owner],
  ['told as a tale', toldAsTale],
  ['deeds behind', deedsBehind],
  ['learned beside', learnedBeside],
  ['past of a current role', pastOfNow],
  ['lost object', lostObject],
  ['base of an ended role', baseOfEnded],
  ['too long', tooLong],
  ...LAST,
];

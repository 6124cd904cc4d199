/** Wording that stays weak whatever fact is put beside it: such a line is told again, not added to. */
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
} from '#worker/nlp/verbs.ts';
import { hasNumber } from './ask.ts';
import { standsInName } from './inside-name.ts';
import { staleIn } from './stale-wording.ts';

/** A weak place of a line: its words as written, and how it fails. */
export interface WeakSpot {
  kind: string;
  words: string;
}

/** Every weak place of a line, the opening first, no word named twice. */
export function weakSpots(text: string): WeakSpot[] {
  const opening = openingSpot(text);
  const spots = opening ? [opening] : [];
  const head = opening?.words.length ?? 0;
  let rest = ' '.repeat(head) + text.slice(head);
  for (const [, words] of rest.matchAll(LATER)) {
    spots.push({ kind: 'empty verb', words: words! });
    rest = rest.replace(words!, ' '.repeat(words!.length));
  }
  for (let stale = staleIn(rest); stale; stale = staleIn(rest)) {
    if (!isFreight(rest, rest.indexOf(stale.words))) spots.push(stale);
    rest = rest.replace(stale.words, ' '.repeat(stale.words.length));
  }
  const talk = TALK.exec(rest);
  if (talk && !standsInName(rest, talk.index, talk[0]))
    spots.push({ kind: 'spoken word', words: talk[0] });
  const [ways] = /\bin (?:different|various|many|several) ways\b/.exec(rest) ?? [];
  if (ways !== undefined) spots.push({ kind: 'vague thing', words: ways });
  for (const [words] of rest.matchAll(PRAISE)) spots.push({ kind: 'cliché', words });
  return spots;
}

/** 'flatbed loads of steel': what is carried is no vague amount. */
export function isFreight(text: string, at: number): boolean {
  const [before = ''] = /[a-z]+(?= $)/i.exec(text.slice(0, at)) ?? [];
  const word = before.toLowerCase();
  const isDeed = verbOfPast(word) ?? verbOfBase(word) ?? verbOfGerund(word);
  return text.startsWith('loads of', at) && before !== '' && !isDeed && !LINK.test(word);
}
const LINK = /^(?:with|and|of|for|on|in|to|did|done|had|made|get|got)$/;

/** 'I …', 'Did …', 'Mainly …', 'Endeavour to …': an opening that hides or limits the deed. */
function openingSpot(text: string): WeakSpot | null {
  for (const [kind, pattern] of OPENINGS) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { kind, words };
  }
  const manner = /^(?:[A-Z][a-z]+ly)(?:,? and [a-z]+ly)?(?= ([a-z]+)\b)/.exec(text);
  const first = /^[A-Za-z]+/.exec(text)?.[0].toLowerCase() ?? '';
  const isManner =
    manner &&
    !verbOfBase(first) &&
    !KINDS_OF_THING.test(first) &&
    !TELLS_HOW.test(first) &&
    !(TELLS_WITH_FIGURE.test(first) && hasNumber(text));
  return isManner && isVerb(manner[1]!) ? { kind: 'manner', words: manner[0] } : null;
}

/** 'Clinically checked', 'Remotely monitored': how it was done is a fact. */
const TELLS_HOW =
  /^(?!profession|continu|exception|especi|gener|typic|basic|re)[a-z]+ally$|^(?:remotely|jointly|solely|singly|publicly|privately|directly|partly|surgically|daily|weekly|monthly|yearly|hourly|nightly|quarterly|early|covertly|overtly|silently|secretly|anonymously|independently|voluntarily|simultaneously|concurrently|openly|electronically)$/;
/** Told of a deed with its figure, such a word says what the figure does not. */
const TELLS_WITH_FIGURE =
  /^(?:safely|discreetly|freshly|gently|quietly|newly|promptly|humanely|securely)$/;

const isVerb = (word: string) =>
  /[a-z]{3}ed$/.test(word) ||
  isPastOnly(verbOfPast(word)) ||
  verbOfPast(word) !== undefined ||
  verbOfBase(word) !== undefined ||
  verbOfGerund(word) !== undefined ||
  verbOfParticiple(word) !== undefined;

const KINDS_OF_THING =
  /^(?:daily|weekly|monthly|yearly|early|family|elderly|friendly|only|assembly)$/;
const OPENINGS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['person', /^(?:I|She|He|They)(?: also)?(?: have| had| has)?(?: did| do| done)?(?= [a-z])/],
  [
    'limit',
    /^(?:Also|Mainly|Mostly|Just|Basically|Pretty much|Usually|Sometimes|Occasionally)\b(?: (?:I|do|did|worked|was)\b)?/,
  ],
  ['filler', /^Always\b/],
  [
    'empty verb',
    /^(?:Did|Do|Done|Got|Get|Was|Were|Made use of|Make use of|Perform(?:ed)? the (?:function|task|duty) of|Undert(?:ook|ake) the carrying out of|(?:Perform(?:ed)?|Conduct(?:ed)?|Carr(?:y|ied) out|Undert(?:ook|ake)) (?:the )?[a-z]+ing of|Took care of|Take care of|Kept an eye on|Keep an eye on|Pitched in|Pitch in)(?: some)?(?= [a-z\d])/i,
  ],
  [
    'modest',
    /^(?:Endeavou?r|Endeavou?red|Striv(?:e|ed)|Strove|Aim(?:ed)?|Seek|Sought|Attempt(?:ed)?) to\b/,
  ],
  ['purpose', /^(?:In order to|Due to|For the purposes? of|With regards? to|In the event)\b/],
];
/** 'and did some grinding' */
const LATER = /,? (?:and|but|plus) (?:also )?((?:did|do) (?:some|a bit of|the|all|lots of))\b/g;
/** Words of talk that name nothing. */
const TALK =
  /\b(?:footy|telly|a bit of|bits of|(?<!\d [a-z]+ )a lot(?! of (?:data|work|land))|(?:got |get )?the job done|sort(?:ed)? (?:it|things|trouble) out|sorted out|got [a-z]+ to|all over(?= the\b))(?![\w-])/i;
/** Praise of the work that says nothing of it. */
const PRAISE =
  /\b(?:innovative|eye-catching|state-of-the-art|unparalleled|to life|visual storytelling|in the loop|on the same page|up to speed)\b/g;

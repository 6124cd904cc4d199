/** Reads a job ad: what it asks, what it leaves out, what the job is. Pure over the text. */
import { oneLine } from '#contract/one-line.ts';
import type { AdLine } from '#contract/match.ts';
import type { Span } from '#contract/resume.ts';
import type { AdItem, AdReading } from '../model.ts';
import { clauseIds } from './clause-ids.ts';
import { judge, type Judgement } from './asked.ts';
import { clausesOf, sentencesOf } from './cuts.ts';
import { factsOf } from './facts.ts';
import { blocksOf, headingBlock, WHOLE_HEADING } from './headings.ts';
import { itemsOf, type RawItem } from './items.ts';
import { kindOf } from './kinds.ts';
import { needOf } from './need.ts';
import { isForOthers, isSetAside } from './set-aside.ts';
import { votesOf, type Voter } from './votes.ts';
import { isJoint, wantedIn } from './wants.ts';

/** ad text → requirements with kind and need, what was left out and why, duties, the rest; every span points into `text`. */
export function readAd(text: string): AdReading {
  const reading: AdReading = {
    facts: factsOf(text),
    requirements: [],
    leftOut: [],
    duties: [],
    rest: [],
  };
  const clauses = clausesOfAd(text);
  const votes = votesOf(clauses);
  const reader = { reading, idOf: clauseIds() };
  clauses.forEach((clause, index) => {
    if (clause.aloud) tellAside(text, clause.span, clause.aloud, reader);
    else readClause(text, clause, votes[index]!, reader);
  });
  return reading;
}

/** A stretch that one verdict can answer, before anything is judged. */
export interface Clause extends Voter {
  span: Span;
  /** With the words that only join it to the last. */
  whole: Span;
  block: AdItem['block'];
  done: boolean;
  /** Set where its whole sentence asks nothing of this person. */
  aloud: 'leftOut' | 'rest' | null;
}

/** Every clause of an ad that may be asked, in its order. */
export function clausesOfAd(text: string): Clause[] {
  const raw = itemsOf(text);
  const items = blocksOf(
    raw,
    raw.some(({ listed }) => listed),
  );
  return clausesIn(text, withCriteria(items, raw));
}

function clausesIn(text: string, items: readonly AdItem[]): Clause[] {
  const signedAt = signature(items);
  let heading = '';
  let part = 0;
  return items.flatMap((item, index) => {
    if (item.heading) {
      heading = item.text;
      part++;
    }
    if (item.heading || isTitle(item, index) || index >= signedAt) return [];
    return clausesOfItem(text, item, heading, part);
  });
}

/** Where the writer takes leave: what follows is a name, unless sentences do. */
function signature(items: readonly AdItem[]): number {
  const at = items.findLastIndex(({ text }) => LEAVE.test(text));
  return at >= 0 && items.slice(at + 1).every(({ text, listed }) => !listed && text.length < 80)
    ? at
    : items.length;
}
const LEAVE = new RegExp(
  oneLine`
    ^(?:
      cheers|(?:many |with )?thanks?(?: you)?|(?:(?:kind|best|warm|with kind) )?regards|
      (?:best|all good|good) wishes|all the best|yours(?: \p{L}+)?|sincerely|take care|
      see you soon
    )\W*$
  `,
  'iu',
);

/** 'E1 … D3 …': essential and desirable by the letter of the code, where both are used. */
function withCriteria(items: AdItem[], raw: readonly RawItem[]): AdItem[] {
  const codes = new Set(raw.map(({ code }) => code));
  if (!codes.has('E') || !codes.has('D')) return items;
  return items.map((item, index): AdItem => {
    const { code } = raw[index]!;
    if (code !== 'E' && code !== 'D') return item;
    return { ...item, heading: false, block: code === 'E' ? 'asks' : 'nice' };
  });
}

/** The first lines name the job and the place, not what is asked. */
const isTitle = (item: AdItem, index: number) =>
  index < 4 &&
  item.block === 'unknown' &&
  !item.listed &&
  item.text.length < 130 &&
  !/[.!?]$/.test(item.text.trim()) &&
  labelBlock(LABEL.exec(item.text)?.[1] ?? '', 'unknown') !== 'asks';

const LABEL =
  /^(?=\p{Lu}|nice)(?![^:]* (?:are|is part|will be|needs? to|must(?!:)|has to|have to|should|would)\b)([\p{L} ,/&-]{3,40}):\s+/u;

/** 'The following are assets: …; …': opens a list within its paragraph, up to the full stop. */
const LEAD =
  /^((?:the following|these|what|we|i|you|candidates?|applicants?|things|also)\b[\p{L} ,'’-]{3,80}):\s+/iu;

/** 'Kiln firing: essential': the label is what is asked. */
const ONLY_NEED = new RegExp(
  oneLine`
    ^(?:highly |strongly )?(?:
      essential|required|mandatory|compulsory|a must|must[- ]have|preferred|desirable|desired|
      optional|helpful|useful|handy|welcome|an? (?:plus|bonus|asset|advantage)|nice to have
    )\W*$
  `,
  'i',
);

interface Reader {
  reading: AdReading;
  idOf: (quote: string) => string;
}

function clausesOfItem(text: string, item: AdItem, above: string, part: number): Clause[] {
  const found: Clause[] = [];
  let heading = above;
  let { block } = item;
  let led: { from: AdItem['block'] } | null = null;
  for (const sentence of sentencesOf(item.text)) {
    let words = item.text.slice(sentence.start, sentence.end);
    let at = item.start + sentence.start;
    const aloud = asideOf(words, item.listed && sentence.start > 0);
    const aside = isSetAside(words);
    const runIn = sentence.start === 0 && !item.listed ? runInHeading(item.text, sentence) : null;
    if (runIn) {
      block = runIn;
      heading = words;
      continue;
    }
    const lead = LEAD.exec(words);
    const opened = lead && headingBlock(lead[1]!);
    const label = LABEL.exec(words);
    if (lead && (opened === 'asks' || opened === 'nice')) {
      led ??= { from: block };
      block = opened;
      heading = lead[1]!;
      words = words.slice(lead[0].length);
      at += lead[0].length;
    } else if (
      label &&
      !/^(?:I|We) /.test(words) &&
      !ONLY_NEED.test(words.slice(label[0].length))
    ) {
      block = labelBlock(label[1]!, block);
      heading = label[1]!;
      if (
        block !== 'asks' ||
        !/notice|qualification/i.test(label[1]!) ||
        !/notice/i.test(label[1]!)
      ) {
        words = words.slice(label[0].length);
        at += label[0].length;
      }
    }
    const clauses = clausesOf(words);
    clauses.forEach((clause, nth) => {
      const whole = { start: at + clause.start, end: at + clause.end };
      const span = trimmed(text, whole);
      found.push({
        span,
        whole,
        quote: text.slice(span.start, span.end),
        sentence: givesReason(words, clauses, nth) ? words.slice(clause.start, clause.end) : words,
        heading,
        listed: item.listed,
        at: span.start / text.length,
        part,
        block: aside ? 'apply' : block,
        done: (item.done ?? false) && item.listed,
        aloud: block === 'others' ? 'leftOut' : aloud,
      });
    });
    if (led && /[.!?]$/.test(words)) {
      block = led.from;
      led = null;
    }
  }
  return found;
}

/** 'The sacks are heavy, so you must be fit': what stands before asks by its own words or not at all. */
const givesReason = (words: string, clauses: readonly Span[], nth: number): boolean =>
  clauses.length > nth + 1 &&
  /\bso (?:you|we|it|please|an?|the|must)\b/i.test(
    words.slice(clauses[nth]!.end, clauses[nth + 1]!.start + SO),
  );

/** Signs of 'so you must'. */
const SO = 12;

/** 'Skills and knowledge. Sound grasp of …': a heading that ends like a sentence and opens its paragraph. */
function runInHeading(text: string, { start, end }: Span): AdItem['block'] | null {
  const words = text.slice(start, end).replace(/[.:]$/, '');
  const isAlone = end >= text.trimEnd().length;
  return isAlone || !WHOLE_HEADING.test(words) ? null : headingBlock(words);
}

/** Why a whole sentence asks nothing of this person, whatever stands in it; null where it may. */
function asideOf(sentence: string, follows: boolean): 'leftOut' | 'rest' | null {
  if (isForOthers(sentence)) return 'leftOut';
  return follows && isComment(sentence) ? 'rest' : null;
}

function tellAside(text: string, span: Span, to: 'leftOut' | 'rest', reader: Reader): void {
  const quote = text.slice(span.start, span.end);
  const why = to === 'rest' ? NOTHING_ASKED : 'This speaks of another vacancy.';
  if (/\p{L}{2}/u.test(quote)) {
    reader.reading[to].push({ id: reader.idOf(quote), span, quote, why });
  }
}

/** 'So is experience with animals': asked as strongly as what stands before it. */
const LIKEWISE = new RegExp(
  oneLine`
    ^(?:
      so (?:is|are|does|do|would|will)|the same (?:goes|is true|applies)|likewise|ditto|equally|
      to (?:have|hold|own|know|speak|be able|possess)
    )\b
  `,
  'i',
);

/** 'Tableau as well': no sentence of its own, right behind what was asked. */
const LIKE_THE_LAST = /^[^,;.]{3,60} (?:as well|too|likewise)$/i;
const SOMETHING_KNOWN =
  /\b(?:knowledge|understanding|familiar\w*|skills?|proficien\w*|able|ability)\b/i;
/** Signs between a clause and the next. */
const NEXT = 12;

const NOTHING_ASKED = 'Nothing in it reads as asked of you.';

/** 'Patience. Dealers are not known for theirs.': a remark on what was asked. */
const isComment = (sentence: string) =>
  /^\p{Lu}\p{L}+ (?:\p{Ll}+ ){0,3}(?:is|are|was|were) /u.test(sentence) &&
  !new RegExp(
    oneLine`
      ^(?:you|experience|knowledge|candidates?|applicants?)\b|
      \b(?:
        must|required|essential|plus|bonus|asset|advantage|desirable|preferred|welcome|ideal|
        helpful|useful|nice|need\w*
      )\b
    `,
    'i',
  ).test(sentence);

/** 'Required: … Preferred: …' and 'Not required: …' set the tone within a paragraph. */
function labelBlock(label: string, block: AdItem['block']): AdItem['block'] {
  if (
    /\bnot (?:looking for|a must|required|needed|necessary|essential|wanted|asked)\b|\bno need\b/i.test(
      label,
    )
  )
    return 'unneeded';
  if (
    /^nice\b|\b(?:preferred|desirable|nice[- ]to[- ]haves?|(?:bonus|brownie)(?: points)?|plus|good to have)\b/i.test(
      label,
    )
  )
    return 'nice';
  if (
    /\b(?:required?|requirements?|essential|mandatory|must|qualifications?|minimum|notice period|skills?|education|experience)\b/i.test(
      label,
    )
  )
    return 'asks';
  if (
    /\b(?:location|salary|pay|rate|ctc|company|title|requisition|employer|reference|posted|hours|contract|last year|this year)\b/i.test(
      label,
    )
  )
    return 'facts';
  return headingBlock(label) ?? block;
}

function readClause(
  text: string,
  { span, whole, quote, sentence, block, done }: Clause,
  vote: number,
  { reading, idOf }: Reader,
): void {
  if (!/\p{L}{2}/u.test(quote) || isJoint(quote)) return;
  const id = idOf(quote);
  const judged = judge(quote, sentence, block);
  const before = reading.requirements.at(-1);
  const follows =
    before &&
    span.start - before.span.end < NEXT &&
    (LIKE_THE_LAST.test(quote) || LIKEWISE.test(text.slice(whole.start, whole.end)));
  if (isAsked(judged, vote) || (follows && (judged.asked || judged.why === null))) {
    const need =
      before && (follows || LIKEWISE.test(sentence)) ? before.need : needOf(quote, sentence, block);
    const byWords = kindOf(wantedIn(quote));
    const kind =
      done && byWords === 'skill' && !SOMETHING_KNOWN.test(quote) ? 'experience' : byWords;
    const meant = withNamed(text, span, reading);
    const words = text.slice(meant.start, meant.end);
    const named = meant === span ? id : idOf(words);
    reading.requirements.push({ id: named, span: meant, quote: words, kind, need });
    return;
  }
  const line = (why: string): AdLine => ({ id, span, quote, why });
  if (judged.asked) reading.rest.push(line(NOTHING_ASKED));
  else if (judged.why !== null) reading.leftOut.push(line(judged.why));
  else if (judged.duty) reading.duties.push(line('This is what you will do in the job.'));
  else reading.rest.push(line(NOTHING_ASKED));
}

/** How sure the vote has to be to overrule what the rules only take for granted; a reason of their own stands. */
const SURE = 2;
const SURE_NOT = 3;

function isAsked(judged: Judgement, vote: number): boolean {
  if (judged.asked) return vote > -SURE_NOT;
  return judged.why === null && vote > SURE;
}

/** 'The till runs on Lightspeed; you should know it well': the ask takes in what it speaks of. */
function withNamed(text: string, span: Span, { rest }: AdReading): Span {
  const before = rest.at(-1);
  if (
    !before ||
    span.start - before.span.end > NEXT ||
    span.start < before.span.end ||
    !SPEAKS_OF_IT.test(text.slice(span.start, span.end))
  )
    return span;
  rest.pop();
  return { start: before.span.start, end: span.end };
}

const SPEAKS_OF_IT = new RegExp(
  oneLine`
    \b(?:
      know|use|used|be \p{L}+ (?:in|with|at|on)|comfortable (?:in|with|on)|fluent in|
      familiar with|experience (?:with|of|in)|worked with
    ) (?:
      it|them|both|either|the two|all three|all of (?:it|them|these)|
      one of (?:the two|them|these|those)
    )(?: of (?:them|these))?(?: (?:well|too|already|inside out|before))?$
  `,
  'iu',
);

/** Without joining words before it and stops behind it. */
function trimmed(text: string, { start, end }: Span): Span {
  const quote = text.slice(start, end);
  const lead = /^(?:(?:and|or|but|also|so|then|plus|as well as)\s+|[\s,;:–—-]+)*/i.exec(quote)![0]
    .length;
  const tail = /[\s.,;:!–—-]*$/.exec(quote)![0].length;
  if (lead + tail >= quote.length) return { start, end };
  const kept = quote.slice(lead, quote.length - tail);
  const unopened = kept.endsWith(')') && !kept.includes('(') ? 1 : 0;
  return { start: start + lead, end: end - tail - unopened };
}

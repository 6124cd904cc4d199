import { verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { isNounLemma, isOnlyVerb } from '#worker/nlp/line/lexicon.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { inCaseOf } from '../build.ts';
import type { Lint, Rule } from '../model.ts';
import { lintOf, type Piece } from '../voice.ts';

export const listForm: Rule = {
  id: 'list-form',
  category: 'grammar',
  title: 'One form for all items of a list of skills',
  why: 'In a list of skills each item names a thing or an activity: “reading drawings”, not “read drawings”.',
  examples: {
    fixes: [
      [
        'Brazing, wiring, boilers, read drawings (skills)',
        'Brazing, wiring, boilers, reading drawings (skills)',
      ],
      ['Grinding, MIG, TIG, to read plans (skills)', 'Grinding, MIG, TIG, reading plans (skills)'],
      ['Cold calls, tenders, closes deals (skills)', 'Cold calls, tenders, closing deals (skills)'],
      ['Setting out, levels, can do planning (skills)', 'Setting out, levels, planning (skills)'],
      ['Stick, MIG and also can do some TIG (skills)', 'Stick, MIG and some TIG (skills)'],
      ['Lino cuts, go to markets, chess (skills)', 'Lino cuts, going to markets, chess (skills)'],
    ],
    keeps: [
      'Can work weekends, nights and public holidays (summary)',
      'Grinding, brazing, cut and bend, drive trains (skills)',
      'Sign language, cash handling, stock control (skills)',
      'Swept yards, stripped stems, washed pots (skills)',
      'Go, Rust, Python, React (skills)',
      'Excel: lookups, sums, pivot tables (skills)',
      'To lead a small team in a shop where I can help people grow, learn and thrive (skills)',
      'Punctual, able to lift 20 kg, to be trusted (skills)',
    ],
  },
  check(line) {
    if (line.kind !== 'skills' && line.kind !== 'prose') return [];
    // A sentence has commas too: 'Fill in the form, sign it and post it.'
    if (line.kind === 'prose' && /[.!?…]["”’)]?$/.test(line.text)) return [];
    if (/^(?:can|could|will|would)$/.test(line.tokens[0]?.norm ?? '')) return [];
    const items = itemsOf(line);
    if (items.length < 3 || items.some(({ first, last }) => last - first > LONGEST)) return [];
    const odd = items.map((item, at) => pieceOf(line, item, at));
    const others = odd.filter((piece, at) => piece === null && isNominal(line.tokens, items[at]!));
    // A sentence has commas too: all but one of the items are names.
    if (others.length < items.length - 1 || others.length < 2) return [];
    return odd.flatMap((piece): Lint[] =>
      piece
        ? lintOf(line, listForm, [piece], {
            message: 'Name the activity, as the other items do.',
            absorbs: ['first-person'],
          })
        : [],
    );
  },
};

/** Tokens of an item less one; with more it is a clause. */
const LONGEST = 6;

interface Item {
  first: number;
  last: number;
}

/** What stands between commas, from the line's start or its label's colon; none where the line is more than a list. */
function itemsOf({ tokens }: AnalysedLine): Item[] {
  const label = tokens.findIndex((it, at) => it.text === ':' && at < 5);
  const items: Item[] = [];
  let first = label + 1;
  for (let at = first; at <= tokens.length; at++) {
    const token = tokens[at];
    const isEnd = token === undefined || /^[,;]$/.test(token.text);
    const isJoint = token !== undefined && /^(?:and|&)$/.test(token.norm) && items.length > 0;
    if (token !== undefined && /^[.!?:]$/.test(token.text) && at < tokens.length - 1) return [];
    if (!isEnd && !isJoint) continue;
    if (at > first) items.push({ first, last: at - 1 });
    first = at + 1;
  }
  return items;
}

/** Nouns, gerunds, qualities: no verb of its own opens it. */
const isNominal = (tokens: readonly Token[], { first, last }: Item): boolean =>
  !tokens.slice(first, last + 1).some((it) => it.best.pos === 'aux' || it.best.pos === 'pron') &&
  (verbReading(tokens[first], 'gerund') !== undefined ||
    tokens[first]!.readings.some(({ pos }) => /^(?:noun|proper|adj|num)$/.test(pos)));

/** What makes an activity of 'to read plans', 'can also quote', 'reads plans'; null where the item is none such. */
function pieceOf({ tokens, dialect }: AnalysedLine, item: Item, index: number): Piece | null {
  let at = item.first;
  const start = tokens[at]!;
  while (/^(?:also|i)$/.test(tokens[at]?.norm ?? '') && at < item.last) at += 1;
  const isAble = /^(?:can|could)$/.test(tokens[at]?.norm ?? '');
  const isTo = tokens[at]?.norm === 'to';
  if (isAble || isTo) at += 1;
  while (tokens[at]?.norm === 'also' && at < item.last) at += 1;
  const verb = tokens[at];
  if (verb === undefined || at > item.last || (at > item.first && !isAble && !isTo)) return null;
  // 'can do some welding'
  // 'zero-turn mowers'
  if (verb.text.includes('-')) return null;
  if (isAble && verb.norm === 'do' && at < item.last)
    return { start: start.start, end: tokens[at + 1]!.start, text: '' };
  // 'can lift 75 lbs' says it as people do.
  if (isAble) return null;
  const reading = isTo ? verbReading(verb, 'base') : plainVerb(tokens, at, item);
  if (!reading || (index === 0 && !isTo)) return null;
  if (/^(?:be|have)$/.test(reading.lemma)) return null;
  // 'English, Yoruba and can speak Pidgin'
  if (/^(?:speak|understand)$/.test(reading.lemma)) return null;
  const gerund = inflect(reading.lemma, 'gerund', dialect);
  return {
    start: start.start,
    end: verb.end,
    text: start.norm === 'i' ? gerund : inCaseOf(start.text, gerund),
  };
}

const EVERYDAY =
  /^(?:read|write|go|make|speak|draw|cook|sing|close|meet|build|fix|sew|bake|teach|help|learn|take|give|keep|repair|play|watch|train|clean|sell|buy)$/;

/** 'read drawings', 'closes deals', 'go to markets': surely a verb, with what it is done to. */
function plainVerb(tokens: readonly Token[], at: number, { last }: Item) {
  const [verb, next] = [tokens[at]!, tokens[at + 1]];
  if (at === last || verb.best.pos !== 'verb') return undefined;
  const reading = verbReading(verb, 'base', 'third');
  // 'read drawings' is read as its past too.
  const isForm =
    /^(?:base|third|present)$/.test(verb.best.form ?? '') || reading?.lemma === verb.norm;
  if (!reading || !isForm) return undefined;
  // 'pivot tables' are things.
  const isSure =
    isOnlyVerb(verb.norm) || !isNounLemma(reading.lemma) || EVERYDAY.test(reading.lemma);
  const hasObject =
    next?.best.number === 'pl' ||
    next?.best.pos === 'det' ||
    /^(?:to|with)$/.test(next?.norm ?? '');
  return isSure && hasObject && !/^\p{Lu}/u.test(verb.text) ? reading : undefined;
}

/** Chooses a reading for each word: the likeliest path by lexicon and neighbours (Viterbi), at a cost linear in length. */
import { AGENTS } from './agents.ts';
import { readingsOf, type WeighedReading } from './lexicon.ts';
import type { Reading, Token, VerbForm } from './model.ts';
import type { Piece } from './tokenise.ts';
import { DEFAULT_SCORE, TRANSITIONS } from './transitions.ts';

type Tag = string;

const scores = new Map<string, number>();
for (const row of TRANSITIONS.trim().split('\n')) {
  const [from = '', ...cells] = row.split(/[: ]+/);
  for (let at = 0; at < cells.length; at += 2) scores.set(from + cells[at]!, Number(cells[at + 1]));
}

/** Cost of a reading's rank, in the unit of the transitions. */
const RANK = 7;

/** `rightFor` gives the right spelling of a word that is certainly misspelled, in lower case; null for any other. */
export function tag(pieces: readonly Piece[], rightFor: (word: string) => string | null): Token[] {
  const norms = pieces.map(({ text, kind }) => {
    const norm = normOf(text);
    return kind === 'word' ? (rightFor(norm) ?? norm) : norm;
  });
  const shouted = isShouted(pieces);
  const candidates = pieces.map((piece, at) =>
    candidatesOf(piece, norms[at]!, startsSentence(pieces, at), shouted),
  );
  const draft = bestPath(candidates, pieces).map((it, at) => candidates[at]![it]!.reading);
  const chosen = bestPath(candidates, pieces, coordinationBonus(pieces, draft));
  const tokens = pieces.map((piece, at) => {
    const readings = candidates[at]!.map((it) => it.reading);
    return {
      start: piece.start,
      end: piece.end,
      text: piece.text,
      norm: norms[at]!,
      readings,
      best: candidates[at]![chosen[at]!]!.reading,
    };
  });
  for (const [at, token] of tokens.entries()) token.best = perfectOf(tokens, at);
  for (const [at, token] of tokens.entries()) token.best = settle(tokens, at);
  return tokens;
}

/** 'Have completed courses' at the start says what was done; 'have trained staff' further on says what there is. */
function perfectOf(tokens: readonly Token[], at: number): Reading {
  const { best, readings, text, norm } = tokens[at]!;
  // 'have given talks': no preposition
  if (norm === 'given' && /^(?:have|has|had|[’']ve)$/.test(tokens[at - 1]?.norm ?? ''))
    return readings.find((it) => it.form === 'participle') ?? best;
  const opens = at === 1 || (at === 2 && tokens[0]!.best.pos === 'pron');
  if (best.pos !== 'adj' || !opens || !/^(?:have|has|[’']ve)$/.test(tokens[at - 1]!.norm))
    return best;
  const participle = readings.findIndex((it) => it.form === 'participle');
  const adjective = readings.findIndex((it) => it.pos === 'adj');
  // 'Have tested pumps in 2014': a year tells when it was done.
  const isDated = tokens.some((it, of) => of > at && /^(?:19|20)\d\d$/.test(it.text));
  const isVerb = participle >= 0 && (participle < adjective || isDated) && /^[a-z]+$/.test(text);
  return isVerb ? readings[participle]! : best;
}

/** 'do' and 'have' are auxiliaries before a verb only. */
function settle(tokens: readonly Token[], at: number): Reading {
  const { best, readings } = tokens[at]!;
  if (at < 2 && best.lemma === 'have' && best.pos === 'verb' && isPerfect(tokens, at + 1))
    return readings.find((it) => it.pos === 'aux') ?? best;
  if (best.pos !== 'aux' || !/^(?:do|have)$/.test(best.lemma)) return best;
  let next = at + 1;
  while (/^(?:adv|part|pron)$/.test(tokens[next]?.best.pos ?? '') && tokens[next]!.norm !== 'to')
    next += 1;
  const verbal = /^(?:verb|aux)$/.test(tokens[next]?.best.pos ?? '');
  return verbal ? best : (readings.find((it) => it.pos === 'verb') ?? best);
}

const isPerfect = (tokens: readonly Token[], at: number) =>
  tokens[at]?.best.form === 'participle' && tokens[at].best.pos === 'verb';

const normOf = (text: string) => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll('‑', '-');

/** A line in capitals says nothing by them. */
function isShouted(pieces: readonly Piece[]): boolean {
  const words = pieces.filter((it) => it.kind === 'word' && it.text.length > 2);
  return words.length > 2 && words.every((it) => it.text === it.text.toUpperCase());
}

const startsSentence = (pieces: readonly Piece[], at: number) =>
  at === 0 || /^[.!?:;•–—|(-]$/.test(pieces[at - 1]!.text);

const FIXED = new Map<string, Reading>([
  ["'m", { pos: 'aux', lemma: 'be', form: 'present' }],
  ["'re", { pos: 'aux', lemma: 'be', form: 'present' }],
  ["'ve", { pos: 'aux', lemma: 'have', form: 'present' }],
  ["'ll", { pos: 'aux', lemma: 'will' }],
  ["'d", { pos: 'aux', lemma: 'would' }],
  ["'s", { pos: 'aux', lemma: 'be', form: 'third' }],
  ["n't", { pos: 'part', lemma: 'not' }],
]);

function candidatesOf(
  piece: Piece,
  norm: string,
  atStart: boolean,
  shouted: boolean,
): readonly WeighedReading[] {
  if (piece.kind === 'mark') {
    return [
      {
        reading: norm === '&' ? { pos: 'conj', lemma: 'and' } : { pos: 'punct', lemma: norm },
        cost: 0,
      },
    ];
  }
  if (piece.kind === 'address') return [{ reading: { pos: 'other', lemma: norm }, cost: 0 }];
  if (piece.kind === 'number') return numeral(norm);
  const fixed = FIXED.get(norm);
  if (fixed) return [{ reading: fixed, cost: 0 }];
  if (/^\p{L}?\.?\p{L}*\d/u.test(norm) && !norm.includes('-')) return name(piece.text, 0);
  const readings = readingsOf(norm);
  return shouted || !/^\p{Lu}/u.test(piece.text) || norm === 'i'
    ? readings
    : capitalised(piece.text, readings, atStart);
}

function numeral(norm: string): WeighedReading[] {
  const number: WeighedReading = { reading: { pos: 'num', lemma: norm }, cost: 0 };
  return /(?:st|nd|rd|th)$/.test(norm)
    ? [{ reading: { pos: 'adj', lemma: norm }, cost: 0 }, number]
    : [number];
}

const name = (text: string, cost: number): WeighedReading[] => [
  { reading: { pos: 'proper', lemma: text, number: /[A-Z]{2}s$/.test(text) ? 'pl' : 'sg' }, cost },
];

/** Inside a sentence a capital makes a name of a word, save where the class is closed; at its start it says little. */
function capitalised(
  text: string,
  readings: readonly WeighedReading[],
  atStart: boolean,
): readonly WeighedReading[] {
  const closed = readings.some((it) => /^(?:det|prep|conj|pron|aux|part)$/.test(it.reading.pos));
  const acronym = /^[A-Z][A-Z&\d.-]+s?$/.test(text) || /^\p{Ll}?\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
  if (acronym && !(closed && atStart)) return [...name(text, 0), ...dearer(readings, 3)];
  if (atStart) return [...readings, ...name(text, closed ? 4 : 2.5)];
  if (closed) return [...readings, ...name(text, 2)];
  return [...name(text, 0), ...dearer(readings, 1)];
}

const dearer = (readings: readonly WeighedReading[], by: number): WeighedReading[] =>
  readings.map(({ reading, cost }) => ({ reading, cost: cost + by }));

/** What a reading gains by its neighbourhood, beyond the word before it. */
type Bonus = (at: number, reading: Reading) => number;

function bestPath(
  candidates: readonly (readonly WeighedReading[])[],
  pieces: readonly Piece[],
  bonus: Bonus = () => 0,
): number[] {
  const back: number[][] = [];
  let previous = [{ tag: '^', score: 0 }];
  candidates.forEach((readings, at) => {
    const links: number[] = [];
    previous = readings.map(({ reading, cost }) => {
      const to = tagOf(reading, pieces[at]!.text);
      let best = 0;
      let score = -Infinity;
      previous.forEach((from, index) => {
        const total = from.score + transition(from.tag, to);
        if (total > score) [best, score] = [index, total];
      });
      links.push(best);
      return { tag: to, score: score - cost * RANK + bonus(at, reading) };
    });
    back.push(links);
  });
  let index = 0;
  previous.forEach((it, at) => {
    const best = previous[index]!;
    if (it.score + transition(it.tag, '^') > best.score + transition(best.tag, '^')) index = at;
  });
  const path: number[] = [];
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    path[at] = index;
    index = back[at]![index]!;
  }
  return path;
}

/** After a comma or conjunction a verb likely has the form of the line's first verb or of the last one before it. */
function coordinationBonus(pieces: readonly Piece[], first: readonly Reading[]): Bonus {
  const expected = new Map<number, Set<VerbForm>>();
  let opening: VerbForm | undefined;
  let latest: VerbForm | undefined;
  first.forEach((reading, at) => {
    const before = first[at - 1]?.pos === 'adv' ? at - 2 : at - 1;
    const joint = before >= 0 && (first[before]!.pos === 'conj' || pieces[before]!.text === ',');
    if (joint) expected.set(at, new Set([opening, latest].filter((it) => it !== undefined)));
    if (/^[.;!?]$/.test(pieces[at]!.text)) [opening, latest] = [undefined, undefined];
    if (reading.pos !== 'verb') return;
    if (at === 0 || (at === 1 && first[0]!.pos === 'adv')) opening = reading.form;
    latest = reading.form;
  });
  return (at, { pos, form }) => {
    if (pos !== 'verb' || form === undefined) return 0;
    // 'Hand out leaflets': an opening word before a particle is a verb.
    if (at === 0 && form === 'base' && PARTICLE.test(pieces[1]?.text ?? '')) return 8;
    return expected.get(at)?.has(form) ? COORDINATED[form] : 0;
  };
}

const PARTICLE = /^(?:out|up|down|off|over|back|away)$/i;

const COORDINATED: Record<VerbForm, number> = {
  base: 5,
  present: 5,
  third: 8,
  past: 9,
  participle: 9,
  gerund: 9,
};

const transition = (from: Tag, to: Tag): number => scores.get(from + to) ?? DEFAULT_SCORE;

const CLASS_TAGS: Record<Reading['pos'], Tag> = {
  noun: 'N',
  proper: 'P',
  verb: 'V',
  aux: 'X',
  adj: 'A',
  adv: 'R',
  det: 'T',
  pron: 'O',
  prep: 'I',
  conj: 'C',
  part: 'L',
  num: 'M',
  punct: 'S',
  other: 'H',
};
const FORM_TAGS: Record<string, Tag> = {
  base: 'V',
  present: 'V',
  third: 'Z',
  past: 'D',
  participle: 'E',
  gerund: 'G',
};

function tagOf(reading: Reading, text: string): Tag {
  if (reading.pos === 'punct') return /^[,/]$/.test(text) ? 'K' : 'S';
  if (reading.pos === 'verb') return FORM_TAGS[reading.form ?? 'base']!;
  // A possessive noun is followed as a determiner is.
  if (reading.possessive && reading.pos === 'noun') return 'T';
  if (reading.lemma === 'of') return 'F';
  if (reading.pos === 'noun' && reading.number === 'sg' && AGENTS.has(reading.lemma)) return 'W';
  return CLASS_TAGS[reading.pos];
}

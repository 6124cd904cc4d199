/** Last judge of every rewritten sentence: refuses what says more, less or other than its source. */
import { replaceWhere } from '#worker/nlp/needed.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { DEED_NOUNS } from '#worker/nlp/verb-data.ts';
import { EXCEPT_FOR_ACCEPT, FORM_FOR_FROM, FOR_FOR_FOUR, MORE_THEN } from './slips.ts';
import { lacksEach, lemmaOf, lemmasOf, tokensOf } from './words.ts';

/** Lemmas that the rules which fired may have put in and taken out, each as often as it is listed. */
export interface Licence {
  added: readonly string[];
  removed: readonly string[];
}

/**
 * Null when `after` states just what `before` states, within the licence; else the reason of refusal.
 * Numbers, units, periods, negations, hedges and credit words have no licence at all.
 */
export function truthGate(before: string, after: string, licence: Licence): string | null {
  const { lemmas: source, fixed: was } = readingOf(before);
  const { lemmas: output, fixed: is } = readingOf(after);
  const changed = was.findIndex((words, kind) => words !== is[kind]);
  if (changed >= 0) return `${KINDS[changed]!}: «${was[changed]!}» became «${is[changed]!}»`;
  if (creditOf(source) && !creditOf(output)) return 'credit words lost';
  const { inserted, deleted } = difference(source, output);
  const added = beyond(inserted, licence.added);
  if (added !== undefined) return `new word «${added}»`;
  const lost = beyond(deleted, licence.removed);
  if (lost !== undefined) return `lost word «${lost}»`;
  const dropped = droppedMove(source, output, licence);
  if (dropped !== undefined) return `moved word lost «${dropped}»`;
  return newName(before, after, licence);
}

/** What one rule leaves is what the next one starts from. */
const readingOf = rememberByText((text) => {
  const lemmas: readonly string[] = lemmasOf(sameWords(text));
  const words = FIXED.map(([, isFixed]) => lemmas.filter(isFixed).join(' '));
  return { lemmas, fixed: [...words, marksOf(text)] };
}, 500);

/** Slips of the pen that hide a fixed word, and 'each and every', which counts once. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(from|over|under|about|all|each|every|most|more|daily|weekly|monthly|up|down) \1\b/gi, '$1'],
  [/\b(depend(?:s|ed|ing)?) from\b/gi, '$1 on'],
  [
    /\b(discuss(?:ed|ing|es)?) about(?! (?:\d|[a-z]+ty\b|ten\b|a (?:dozen|hundred|thousand)\b|half\b))/gi,
    '$1',
  ],
  [/\bwith out (?=(?:an?|the|any|[a-z]+ing)\b)/gi, 'without '],
  [/\bminuets\b/gi, 'minutes'],
  [/\bweakly\b/gi, 'weekly'],
  [/\bupto\b/gi, 'up to'],
  [/\bover due\b/gi, 'overdue'],
  [/\bback up(s?)\b/gi, 'backup$1'],
  [/\bup s(old|elling)\b/gi, 'ups$1'],
  [/\bhair cut(s?)\b/gi, 'haircut$1'],
  [/\bdayly\b/gi, 'daily'],
  [/\bforthnight/gi, 'fortnight'],
  [/,? but (?:were |was |are )?not limited to\b/gi, ''],
  [/\bfund rais(ing|ers?)\b/gi, 'fundrais$1'],
  [/\bset-?up\b/gi, 'set up'],
  [/\beach and every\b/gi, 'every'],
  [/\bthe one who\b/gi, 'the person who'],
  [/\beveryday\b/gi, 'every day'],
  [/(?<= and |, )than\b/g, 'then'],
  [/\b(c[ao]m(?:e|ing)s?) up with\b/gi, '$1 with'],
  [/\b(do|does|did|could|would|is|was|were|has|have|should|ca|wo)nt\b/g, "$1n't"],
  [MORE_THEN, '$1 than'],
  [FORM_FOR_FROM, 'from'],
  [FOR_FOR_FOUR, 'four-'],
  [EXCEPT_FOR_ACCEPT, 'accept'],
  [/\bfewer\b/gi, 'less'],
  [/\bapprox\b/gi, 'approximately'],
];

const sameWords = (text: string) =>
  SAME_WORDS.reduce((line, [pattern, to]) => replaceWhere(line, pattern, to), text);

const NUMBER_WORDS = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half third quarter
  double triple twice once both several couple first second`.split(/\s+/),
);
const UNITS = new Set(
  `% $ € £ percent point kg km mile ton tonne hour minute day week month year hourly daily nightly weekly monthly quarterly
  yearly annual annually fortnight fortnightly biweekly bimonthly seasonal shift k m lakh crore`.split(
    /\s+/,
  ),
);
const NEGATIONS = new Set(
  `not no never without zero none neither nor nobody nothing cannot can't didn't don't won't wasn't weren't isn't except
  excluding fail lack`.split(/\s+/),
);
/** Bound to the number beside them: together they keep their order. */
const HEDGES = new Set(
  `about around approximately roughly nearly almost over under least most than more less fewer maximum minimum average
  estimated expected planned`.split(/\s+/),
);
const QUANTIFIERS = new Set(
  'some partly mainly mostly often sometimes occasionally always all every each only'.split(' '),
);
const DIRECTIONS = new Set(
  `increase decrease reduce grow rise fall drop cut improve worsen raise lower up down from`.split(
    /\s+/,
  ),
);
const isNumber = (lemma: string) =>
  (/\d/.test(lemma) && !/^\p{L}/u.test(lemma)) || NUMBER_WORDS.has(lemma);

/** Kinds of word whose sequence is the same in source and output, whatever rule fired. */
const FIXED: readonly [name: string, test: (lemma: string) => boolean][] = [
  ['numbers', isNumber],
  ['protected spans', (lemma) => /[\uE000-\uF8FF]/.test(lemma)],
  ['units and periods', (lemma) => UNITS.has(lemma)],
  ['negations', (lemma) => NEGATIONS.has(lemma)],
  ['hedges', (lemma) => HEDGES.has(lemma) || isNumber(lemma)],
  ['quantifiers', (lemma) => QUANTIFIERS.has(lemma)],
  ['directions', (lemma) => DIRECTIONS.has(lemma) || isNumber(lemma)],
];

const KINDS = [...FIXED.map(([name]) => name), 'signs'];

const CREDIT = new Set(
  'help assist assistance support contribute participate collaborate alongside jointly assistant co'.split(
    ' ',
  ),
);
const creditOf = (lemmas: readonly string[]) =>
  lemmas.some((lemma) => CREDIT.has(lemma)) ||
  /\binvolve (?:in|with)\b|\bteam (?:of .*)?that\b/.test(lemmas.join(' '));

/** Brackets, quotes, slashes and the like, in order. */
const marksOf = (text: string) => (text.match(/[()[\]"“”/+=<>@#*^~|]/g) ?? []).join('');

/** Longest common subsequence of two lemma sequences tells what was put in and taken out. */
function difference(source: readonly string[], output: readonly string[]) {
  let from = 0;
  let endA = source.length;
  let endB = output.length;
  while (from < endA && from < endB && source[from] === output[from]) from++;
  while (endA > from && endB > from && source[endA - 1] === output[endB - 1]) {
    endA--;
    endB--;
  }
  const a = source.slice(from, endA);
  const b = output.slice(from, endB);
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] =
        a[i] === b[j]
          ? length[(i + 1) * width + j + 1]! + 1
          : Math.max(length[(i + 1) * width + j]!, length[i * width + j + 1]!);
    }
  }
  const inserted: string[] = [];
  const deleted: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (
      i < a.length &&
      (j === b.length || length[(i + 1) * width + j]! >= length[i * width + j + 1]!)
    ) {
      deleted.push(a[i++]!);
    } else inserted.push(b[j++]!);
  }
  return { inserted, deleted };
}

/** First of `words` that the licence does not cover, counted one by one. */
function beyond(words: readonly string[], licensed: readonly string[]): string | undefined {
  return words[lacksEach(words, licensed).indexOf(true)];
}

/** A word that was only moved, not taken out, stands as often as before. */
function droppedMove(
  source: readonly string[],
  output: readonly string[],
  { added, removed }: Licence,
): string | undefined {
  const count = (words: readonly string[], word: string) =>
    words.filter((one) => one === word).length;
  return added.find(
    (word) =>
      count(added, word) === count(removed, word) && count(source, word) !== count(output, word),
  );
}

/** A capitalised word inside the sentence that the source spells in no case is a new name. */
function newName(before: string, after: string, licence: Licence): string | null {
  const known = new Set(lemmasOf(before));
  const name = tokensOf(after)
    .slice(1)
    .find(
      (token) =>
        /^\p{Lu}/u.test(token) &&
        !known.has(lemmaOf(token)) &&
        !licence.added.includes(lemmaOf(token)),
    );
  return name === undefined ? null : `new name «${name}»`;
}

/** Lemmas of every deed noun and of its verb, for the rules that swap one for the other. */
export const DEED_NOUN_LEMMAS: readonly string[] = [...DEED_NOUNS.keys()].map(lemmaOf);
export const DEED_VERB_LEMMAS: readonly string[] = [...DEED_NOUNS.values()].map(lemmaOf);

/** Every reading that a word can have, likeliest first, by the packed lexicon, inflection and, last, its ending. */
import { oneLine } from '#contract/one-line.ts';
import { CLOSED } from './closed-classes.ts';
import { guessBase, guessStem } from './guess.ts';
import {
  hasSamePlural,
  irregularSingular,
  isIrregularVerb,
  isMass,
  isPluralOnly,
  singularsOf,
  verbAnalyses,
} from './inflect.ts';
import type { Pos, Reading } from './model.ts';
import { unpackFrontCoded } from '#worker/nlp/front-coded.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

const LETTERS: Record<string, Pos> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };

/** Classes of a lemma in order of likelihood; upper case after the first marks a class that is rare. */
let classes: ReadonlyMap<string, string> | undefined;
let loading: Promise<void> | undefined;

/** Loads the packed lexicon, which is a chunk of its own, once; comes before any line is read. */
export async function loadLexicon(): Promise<void> {
  loading ??= readLexicon();
  return loading;
}

async function readLexicon(): Promise<void> {
  const { LEXICON } = await import('./lexicon-data.ts');
  classes = unpack(LEXICON);
}

export interface WeighedReading {
  reading: Reading;
  /** 0 for the likeliest, 1 for one about as likely, 2.2 for a rare one. */
  cost: number;
}

/** True for a base form that the lexicon or the table of irregular verbs knows as a verb. */
export const isVerbLemma = (lemma: string): boolean =>
  isIrregularVerb(lemma) ||
  classesOf(lemma).toLowerCase().includes('v') ||
  // 're-line', 're-hang'
  (lemma.startsWith('re-') && lemma.length > 5 && isVerbLemma(lemma.slice(3)));

/** True where nothing but a verb is meant: 'provide', not 'record'. */
export const isOnlyVerb = (lemma: string): boolean => classesOf(lemma) === 'v';

/** True of 'give' and 'mow', which are nouns so seldom that it can be left out of account. */
export const isMainlyVerb = (lemma: string): boolean => /^v(?!.*n)/.test(classesOf(lemma));

/** True for a base form that is known as a noun. */
export const isNounLemma = (lemma: string): boolean => classesOf(lemma).toLowerCase().includes('n');

export const isAdjective = (word: string): boolean => classesOf(word).toLowerCase().includes('a');

/** Whether an -ing form may describe a noun, as in 'rolling forecasts'; 'designing parts' is an act. */
export const mayDescribe = (word: string): boolean => isAdjective(word) && !ACTS.test(word);

/** Dictionaries have them as adjectives: 'a designing man', 'driving rain'. */
const ACTS =
  /^(?:design|cutt|bind|driv|guid|fitt|bak|fold|breed|pour|search|welcom|clos|open|shap|press|entertain)ing$/;

/** Readings of a word in lower case with plain apostrophes; never empty. */
export const readingsOf = rememberByText((word: string): readonly WeighedReading[] => {
  const closed = CLOSED.get(word);
  if (closed) return closed.map((reading, at) => ({ reading, cost: Math.min(at * 1.5, 3) }));
  const possessive = /^(.+?)(?:'s|s')$/.exec(word);
  if (possessive) {
    const noun = word.endsWith("'s") ? possessive[1]! : `${possessive[1]!}s`;
    return [{ reading: { ...nounOf(noun), possessive: true }, cost: 0 }];
  }
  const found = openReadings(word);
  return found.length > 0 ? found : unknown(word);
}, 20_000);

/** Participles that stand as adjectives more often than not. */
const ADJECTIVAL = new Set(
  'certified licensed experienced skilled qualified accredited chartered talented hard-working'.split(
    ' ',
  ),
);

function openReadings(word: string): WeighedReading[] {
  const found = new Map<string, WeighedReading>();
  const add = (reading: Reading, cost: number) => {
    const key = `${reading.pos}.${reading.form ?? ''}.${reading.number ?? ''}`;
    const known = found.get(key);
    if (!known || known.cost > cost) found.set(key, { reading, cost });
  };
  const own = costsOf(word);
  const verbs = verbAnalyses(word, isVerbLemma);
  // 'supervised' is the verb's form before it is an adjective.
  const participle = verbs.some((it) => it.form === 'participle');
  const verbal = verbs.some((it) => it.form === 'gerund') ? 1.6 : participle ? 1 : 0;
  const gerund = verbs.some((it) => it.form === 'gerund');
  for (const [pos, cost] of own) {
    if (pos === 'noun') add(nounOf(word), cost + (gerund ? 0.7 : 0));
    else if (pos !== 'verb')
      add({ pos, lemma: word }, cost + (pos === 'adj' && !ADJECTIVAL.has(word) ? verbal : 0));
  }
  for (const { lemma, form } of verbs) {
    const cost =
      form === 'base' && lemma === word
        ? (own.get('verb') ?? 0)
        : verbCost(lemma, form) + (ADJECTIVAL.has(word) ? 2.2 : 0);
    add({ pos: 'verb', lemma, form }, cost);
    if (form === 'gerund') add({ pos: 'noun', lemma: word, number: 'mass' }, 2);
    if (form === 'gerund' || form === 'participle') add({ pos: 'adj', lemma: word }, 2);
  }
  if (own.size === 0 || !own.has('noun')) {
    // 'nurse' of 'nurses', which a rule of spelling alone takes for 'nurs'.
    const lemmas = singularsOf(word);
    for (const lemma of [...lemmas.filter((it) => loaded().has(it)), ...lemmas]) {
      const cost = nounCost(lemma);
      if (cost === undefined) continue;
      add({ pos: 'noun', lemma, number: 'pl' }, cost);
      break;
    }
  }
  const degree = /^(.+?)(?:er|est)$/.exec(word)?.[1];
  if (degree !== undefined && degree.length > 2 && found.size === 0) {
    const base = [degree, `${degree}e`, degree.replace(/i$/, 'y'), degree.replace(/(.)\1$/, '$1')];
    const lemma = base.find((it) => classesOf(it).startsWith('a'));
    if (lemma !== undefined) add({ pos: 'adj', lemma }, 0);
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost);
}

/** Cost of the noun; 0 for a word that the lexicon leaves out because its shape tells that it is one. */
function nounCost(lemma: string): number | undefined {
  if (loaded().has(lemma)) return costsOf(lemma).get('noun');
  return guessBase(lemma) === 'noun' && !isVerbForm(lemma) ? 0 : undefined;
}

const isVerbForm = (word: string) => verbAnalyses(word, isVerbLemma).length > 0;

/** The noun reading of a third person costs what the noun costs beside the verb, and the other way round. */
function verbCost(lemma: string, form: string): number {
  if (form !== 'third') return 0;
  return costsOf(lemma).get('verb') ?? 0;
}

function nounOf(word: string): Reading {
  if (isPluralOnly(word)) return { pos: 'noun', lemma: word, number: 'pl' };
  const irregular = irregularSingular(word);
  if (irregular !== undefined) return { pos: 'noun', lemma: irregular, number: 'pl' };
  if (hasSamePlural(word)) return { pos: 'noun', lemma: word };
  if (isMass(word)) return { pos: 'noun', lemma: word, number: 'mass' };
  if (!loaded().has(word)) {
    const [lemma] = singularsOf(word);
    if (lemma !== undefined) return { pos: 'noun', lemma, number: 'pl' };
  }
  return { pos: 'noun', lemma: word, number: 'sg' };
}

const PREFIX =
  /^(?:re|co|pre|over|under|out|mis|un|dis|de|non|sub|inter|cross|hand|self)-?(?=.{3})/;

function unknown(word: string): WeighedReading[] {
  const hyphen = word.lastIndexOf('-');
  if (hyphen > 0 && hyphen < word.length - 1) return compound(word, word.slice(hyphen + 1));
  const rest = word.replace(PREFIX, '');
  if (rest !== word && isVerbRoot(rest)) {
    const prefix = word.slice(0, word.length - rest.length);
    return openReadings(rest).map(({ reading, cost }) => ({
      reading: { ...reading, lemma: prefix + reading.lemma },
      cost,
    }));
  }
  if (/.{3}ed$/.test(word)) {
    const lemma = guessStem(word.slice(0, -2));
    return [
      { reading: { pos: 'verb', lemma, form: 'past' }, cost: 0 },
      { reading: { pos: 'verb', lemma, form: 'participle' }, cost: 0.5 },
      { reading: { pos: 'adj', lemma: word }, cost: 1 },
    ];
  }
  if (/.{3}ing$/.test(word)) {
    return [
      { reading: { pos: 'noun', lemma: word, number: 'sg' }, cost: 0 },
      { reading: { pos: 'verb', lemma: guessStem(word.slice(0, -3)), form: 'gerund' }, cost: 0.5 },
    ];
  }
  const pos = guessBase(word);
  const noun: WeighedReading = { reading: nounOf(word), cost: pos === 'noun' ? 0 : 2 };
  if (pos === 'noun') return [noun];
  const form = pos === 'verb' ? { form: 'base' as const } : {};
  return [{ reading: { pos, lemma: word, ...form }, cost: 0 }, noun];
}

const isVerbRoot = (word: string) => openReadings(word).some((it) => it.reading.pos === 'verb');

/** 'short-staffed' is an adjective, 'quality-checked' may be a verb, 'walk-ins' are nouns. */
function compound(word: string, last: string): WeighedReading[] {
  const head = word.slice(0, word.length - last.length - 1);
  const readings = CLOSED.has(last) ? [] : openReadings(last);
  const adjective: WeighedReading = { reading: { pos: 'adj', lemma: word }, cost: 0 };
  if (ADJECTIVAL.has(word)) return [adjective];
  if (CLOSED.has(last) && CLOSED.get(last)![0]!.pos === 'prep') {
    return [
      { reading: { pos: 'noun', lemma: word, number: 'sg' }, cost: 0 },
      { ...adjective, cost: 1 },
    ];
  }
  const verbal = readings.filter((it) => it.reading.pos === 'verb');
  if (verbal.length > 0 && /(?:ed|ing|en|wn|lt|ld|id)$/.test(last)) {
    const whole = verbal.map(({ reading, cost }) => ({
      reading: { ...reading, lemma: `${head}-${reading.lemma}` },
      cost: cost + 0.7,
    }));
    return last.endsWith('ing')
      ? [...whole, adjective, { reading: { pos: 'noun', lemma: word, number: 'mass' }, cost: 1 }]
      : [adjective, ...whole];
  }
  if (
    new RegExp(oneLine`
      ^\d|
      ^(?:
        one|two|three|four|five|six|seven|eight|nine|ten|twelve|multi|non|pre|post|mid|half|
        full|high|low|long|short|top|first|second|third|self|cross|well|on|in|off|up
      )$
    `).test(head)
  ) {
    return [adjective, { reading: nounOf(last), cost: 1 }];
  }
  const rest = readings.map(({ reading, cost }) => ({
    reading: {
      ...reading,
      lemma: reading.pos === 'noun' || reading.pos === 'verb' ? `${head}-${reading.lemma}` : word,
    },
    cost,
  }));
  return rest.length > 0
    ? [...rest, { ...adjective, cost: 1.5 }]
    : [
        { reading: { ...nounOf(word) }, cost: 0 },
        { ...adjective, cost: 1.5 },
      ];
}

const classesOf = (word: string): string =>
  loaded().get(word) ?? (guessBase(word) === 'verb' ? 'v' : '');

function loaded(): ReadonlyMap<string, string> {
  if (!classes) throw new Error('A line was read before the lexicon was loaded.');
  return classes;
}

const COSTS = [0, 1, 1.5, 2];
function costsOf(word: string): Map<Pos, number> {
  const costs = new Map<Pos, number>();
  classesOf(word)
    .split('')
    .forEach((letter, at) => {
      const rare = letter !== letter.toLowerCase();
      costs.set(LETTERS[letter.toLowerCase()]!, rare ? 2.2 : COSTS[at]!);
    });
  return costs;
}

/** Blocks of `classes` and a front-coded list of words, each block behind a line's `=`. */
function unpack(packed: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const block of packed.trim().replace(/^=/, '').split('\n=')) {
    const [name = ''] = /^\S*/.exec(block) ?? [];
    unpackFrontCoded(block.slice(name.length), (word) => table.set(word, name));
  }
  return table;
}

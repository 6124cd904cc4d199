/** Forms of English verbs and nouns, both ways. The only place that knows how a word is bent. */
import { oneLine } from '#contract/one-line.ts';
import {
  DOUBLES,
  IRREGULAR_NOUNS,
  IRREGULAR_VERBS,
  MASS_NOUNS,
  PLURAL_ONLY,
  SAME_PLURAL,
} from './irregular-forms.ts';
import type { Dialect, VerbForm } from './model.ts';

export type Inflected = Exclude<VerbForm, 'present'>;

export interface VerbAnalysis {
  lemma: string;
  form: Inflected;
}

const words = (text: string) => text.trim().split(/\s+/);
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map((cell) => cell.split('/')));

const irregular = new Map<string, { past: string[]; participle: string[] }>();
const irregularForms = new Map<string, VerbAnalysis[]>();
for (const [[base = ''] = [], past = [], participle = []] of rows(IRREGULAR_VERBS)) {
  irregular.set(base, { past, participle });
  for (const it of past) addForm(it, { lemma: base, form: 'past' });
  for (const it of participle) addForm(it, { lemma: base, form: 'participle' });
}
addForm('is', { lemma: 'be', form: 'third' });
addForm('are', { lemma: 'be', form: 'base' });
addForm('am', { lemma: 'be', form: 'base' });
addForm('has', { lemma: 'have', form: 'third' });

function addForm(word: string, analysis: VerbAnalysis): void {
  irregularForms.set(word, [...(irregularForms.get(word) ?? []), analysis]);
}

const doubles = new Set(words(DOUBLES));
const plurals = new Map(rows(IRREGULAR_NOUNS).map(([one, many]) => [one![0]!, many![0]!]));
const singulars = new Map([...plurals].map(([one, many]) => [many, one]));
const same = new Set(words(SAME_PLURAL));
const pluralOnly = new Set(words(PLURAL_ONLY));
const mass = new Set(words(MASS_NOUNS));

export const isMass = (noun: string): boolean => mass.has(noun) || /(?:ness|ware)$/.test(noun);
export const isPluralOnly = (noun: string): boolean => pluralOnly.has(noun);
export const isIrregularVerb = (lemma: string): boolean => irregular.has(lemma);

/** The verb's form, as the dialect spells it: ('travel', 'past', 'uk') → 'travelled'. A particle in 'set up' stays. */
export function inflect(lemma: string, form: VerbForm, dialect: Dialect | null = null): string {
  const gap = lemma.indexOf(' ');
  if (gap > 0) return inflect(lemma.slice(0, gap), form, dialect) + lemma.slice(gap);
  if (form === 'base' || form === 'present') return lemma;
  // 'hand-dug', 'rehung'
  const last = lemma.replace(/^.*-|^re(?!lead)(?=\p{L}{3})/u, '');
  if (!irregular.has(lemma) && last !== lemma && irregular.has(last))
    return lemma.slice(0, -last.length) + inflect(last, form, dialect);
  if (form === 'third') return thirdOf(lemma);
  if (form === 'gerund') return gerundOf(lemma, dialect);
  const forms = irregular.get(lemma);
  if (forms) return (form === 'past' ? forms.past : forms.participle)[0]!;
  if (lemma.endsWith('e')) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  return `${stemBeforeVowel(lemma, dialect)}ed`;
}

function thirdOf(lemma: string): string {
  if (lemma === 'be') return 'is';
  if (lemma === 'have') return 'has';
  return addS(lemma);
}

function addS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:stoma|epo|monar|te|lo)ch$/.test(word)) return `${word}s`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`;
}

function gerundOf(lemma: string, dialect: Dialect | null): string {
  if (lemma.endsWith('ie')) return `${lemma.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(lemma) && lemma !== 'be' && lemma !== 'age') {
    return `${lemma.slice(0, -1)}ing`;
  }
  if (lemma === 'age') return 'ageing';
  return `${stemBeforeVowel(lemma, dialect)}ing`;
}

/** 'plan' → 'plann', and 'travel' → 'travell' where it is not American. */
function stemBeforeVowel(lemma: string, dialect: Dialect | null): string {
  const last = lemma.at(-1)!;
  if (/[aeiou]c$/.test(lemma) && !lemma.endsWith('sync')) return `${lemma}k`;
  if (!/[^aeiou](?:u(?=i))?[aeiou][bdfglmnprstvz]$|^[aeiou][bdgmnpt]$|qui[tpz]$/.test(lemma)) {
    return lemma;
  }
  const tail = lemma.slice(lemma.lastIndexOf('-') + 1);
  const short = /^[^aeiouy]*(?:qu)?[aeiouy][^aeiou]$/.test(tail);
  if (short && !/^(?:bus|gas)$/.test(tail)) return lemma + last;
  if (doubles.has(lemma)) return lemma + last;
  if (
    dialect !== null &&
    dialect !== 'us' &&
    /[^aeiou][aeio]l$/.test(lemma) &&
    lemma !== 'parallel'
  ) {
    return lemma + last;
  }
  return lemma;
}

/**
 * What a word can be a form of, without asking whether the verb exists: 'planned' → plan, planne, plann.
 * Irregular forms answer alone; the likelier lemma comes first.
 */
export function verbAnalyses(word: string, isVerb: (lemma: string) => boolean): VerbAnalysis[] {
  const found = [...(irregularForms.get(word) ?? [])];
  if (found.some((it) => it.form !== 'participle' && it.lemma !== word) && !word.endsWith('ed')) {
    return isVerb(word) && !found.some((it) => it.lemma === word)
      ? [...found, { lemma: word, form: 'base' }]
      : found;
  }
  if (isVerb(word)) found.push({ lemma: word, form: 'base' });
  const first = (stems: string[]) => stems.find((stem) => isVerb(stem));
  if (word.endsWith('s') && !word.endsWith('ss')) {
    const lemma = first(stemsOfS(word));
    if (lemma !== undefined && !irregularForms.has(word)) found.push({ lemma, form: 'third' });
  } else if (word.endsWith('ed')) {
    const lemma = first(stemsOfEd(word));
    if (
      lemma !== undefined &&
      (!irregular.has(lemma) || found.length > 0 || REGULARISED.test(word))
    ) {
      if (!found.some((it) => it.lemma === lemma && it.form === 'past')) {
        found.push({ lemma, form: 'past' }, { lemma, form: 'participle' });
      }
    }
  } else if (word.endsWith('ing') && word.length > 4) {
    const lemma = first(stemsOfIng(word));
    if (lemma !== undefined) found.push({ lemma, form: 'gerund' });
  }
  return found;
}

/** Regular spellings of verbs that have an irregular one beside it. */
const REGULARISED = new RegExp(oneLine`
  ^(?:
    burned|dreamed|forecasted|knitted|leaned|learned|proved|spelled|spilled|spoiled|sawed|sewed|
    mowed|showed|sheared|swelled|lighted|strived|broadcasted|costed|offsetted
  )$
`);

const stemsOfS = (word: string): string[] => [
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  word.slice(0, -1),
  ...(/(?:s|x|z|ch|sh|o)es$/.test(word) ? [word.slice(0, -2)] : []),
];

/** 'putting' is of 'put' before 'putt', 'filling' of 'fill' before 'fil'. */
const shortFirst = (stem: string): string[] =>
  /([bdgmnprtv])\1$/.test(stem) ? [stem.slice(0, -1)] : [];

const undoubled = (stem: string): string[] =>
  /([bdfgklmnprstvz])\1$/.test(stem) ? [stem.slice(0, -1)] : [];

const stemsOfEd = (word: string): string[] => {
  const stem = word.slice(0, -2);
  return [
    ...shortFirst(stem),
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
    ...(/[aeiou][^aeiouwxy]$/.test(stem) ? [`${stem}e`, stem] : [stem, `${stem}e`]),
    ...undoubled(stem),
    ...(stem.endsWith('ck') ? [stem.slice(0, -1)] : []),
  ];
};

const stemsOfIng = (word: string): string[] => {
  const stem = word.slice(0, -3);
  return [
    ...shortFirst(stem),
    ...(/[aeiou][^aeiouwxy]$/.test(stem) ? [`${stem}e`, stem] : [stem, `${stem}e`]),
    ...undoubled(stem),
    ...(stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : []),
    ...(stem.endsWith('ck') ? [stem.slice(0, -1)] : []),
  ];
};

/** 'box' → 'boxes', 'shelf' → 'shelves'; nouns without a plural stay. The last part of a compound bends. */
export function pluralOf(noun: string): string {
  if (same.has(noun) || pluralOnly.has(noun) || isMass(noun)) return noun;
  const known = plurals.get(noun);
  if (known !== undefined) return known;
  const tail = /^(.*(?:-|[a-z]{3}))(man|woman|child|foot|tooth|shelf|knife|life|wife|person)$/.exec(
    noun,
  );
  if (tail && !/^(?:hu|ger|ro|sha)man$/.test(noun)) return tail[1]! + plurals.get(tail[2]!)!;
  if (
    /(?:phot|vide|pian|log|stereo|zer|memo|kil|hipp|rhin|studi|port?foli|radi|rati|cas?in|dem|prom|aut|tempo|taco|avocad|ren|lim|disc|typ|cond|eur|gaz?eb|tatto|kimon|cell)o$/.test(
      noun,
    )
  ) {
    return `${noun}s`;
  }
  return addS(noun);
}

/** 'child' of 'children'; undefined for any word that is no irregular plural. */
export const irregularSingular = (word: string): string | undefined => singulars.get(word);

/** Lemmas that a plural can have, likeliest first; empty for a word that is no plural by its shape. */
export function singularsOf(word: string): string[] {
  const known = singulars.get(word);
  if (known !== undefined) return [known];
  const tail =
    /^(.*(?:-|[a-z]{3}))(men|women|children|feet|teeth|shelves|knives|lives|wives|people)$/.exec(
      word,
    );
  if (tail && !/^(?:tow|semen|speci)/.test(word)) return [tail[1]! + singulars.get(tail[2]!)!];
  if (!word.endsWith('s') || word.length < 3 || word.endsWith('ss')) return [];
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  return /(?:s|x|z|ch|sh|o)es$/.test(word)
    ? [word.slice(0, -2), word.slice(0, -1)]
    : [word.slice(0, -1)];
}

export const hasSamePlural = (noun: string): boolean => same.has(noun);

import { oneLine } from '#contract/one-line.ts';
import { COUNTABLES } from './countables.ts';
import { unpackFrontCoded } from './front-coded.ts';
import { loadActWeights } from './line/act-vote.ts';
import { loadLexicon } from './line/lexicon.ts';
import { loadTypicalObjects } from './line/typical-objects.ts';
import { loadCountNouns } from './count-nouns.ts';
import { loadMisspellings, rightWordFor } from './misspellings.ts';
import { loadPhrases } from './phrases.ts';
import { nearWords } from './near-words.ts';
import { candidateFinder, type Candidate } from './spelling-candidates.ts';
import { rememberByText } from './remember.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from './verbs.ts';

export interface Speller {
  /** True for a word of US or UK English, a lexicon term, or a name. */
  correct(word: string): boolean;
  /** Best replacement first; empty when unsure. */
  suggest(word: string): string[];
  /** Correction of a misspelling so common that even a capitalised word is one; null for any other word. */
  knownMisspelling?(word: string): string | null;
  /** Whether a word in small letters is one of its own right, not a name such as 'Lerner' only. */
  knowsAsWord?(word: string): boolean;
  /** Words that an unknown one, in small letters, may stand for, further away than `suggest` looks. */
  candidates?(word: string): Candidate[];
}

/** Loads the dictionary and the lexicon, each a chunk of its own, and reads them once. */
export async function loadSpeller(): Promise<Speller> {
  loading ??= readDictionary();
  return loading;
}

let loading: Promise<Speller> | undefined;

/** Whether resumes are full of the word: an action, a thing that is counted, or one of theirs; 'queries' rather than 'quires'. */
export const isEveryday = (word: string): boolean =>
  isListed(word) ||
  (word.endsWith('s') && isListed(word.slice(0, -1))) ||
  COUNTABLES.has(word) ||
  COUNTABLES.has(`${word}s`) ||
  (verbOfBase(word) ?? verbOfPast(word) ?? verbOfGerund(word)) !== undefined;

/** Whether the list of everyday words holds a word in small letters; none before the dictionary is loaded. */
export const isListed = (word: string): boolean => everyday.has(word);

let everyday: ReadonlySet<string> = new Set();

/** Words that nobody may be offered for their own, however near they are. */
const UNSEEMLY = new RegExp(oneLine`
  ^(?:
    whore|brothel|slut|bitch|bastard|shit|fuck|cunt|cock(?!tail|pit|le)|dick|arse|porn|
    rap(?:e|ist)|sex|anal$|anus|penis|vagina|tits?$|nud(?:e|ist)|nazi|kill|murder|corpse|feud|
    death|dead|idiot|moron|retard|crap|piss|fart
  )
`);

/** Letters that a word has at most; to look for the like of a longer string takes time squared, and finds none. */
const LONGEST_WORD = 45;

async function readDictionary(): Promise<Speller> {
  const [
    { AMERICAN_WORDS },
    { KNOWN_WORDS },
    { RARE_WORDS },
    { SHORT_FORMS },
    { americanForms },
    { isDerived },
    { EVERYDAY_WORDS },
  ] = await Promise.all([
    import('./dictionary/american-words.ts'),
    import('./dictionary/known-words.ts'),
    import('./dictionary/rare-words.ts'),
    import('./dictionary/short-forms.ts'),
    import('./dictionary/british.ts'),
    import('./dictionary/derived.ts'),
    import('./dictionary/everyday-words.ts'),
    loadLexicon(),
    loadActWeights(),
    loadTypicalObjects(),
    loadPhrases(),
    loadCountNouns(),
    loadMisspellings(),
  ]);
  everyday = new Set(EVERYDAY_WORDS);
  const words = new Set<string>();
  unpackFrontCoded(AMERICAN_WORDS, (word) => words.add(word));
  for (const word of KNOWN_WORDS.split(/\s+/)) words.add(word);
  // Right where they stand, and never offered for another word.
  const rare = new Set<string>();
  unpackFrontCoded(RARE_WORDS, (word) => rare.add(word));
  const holds = (word: string) => words.has(word) || words.has(capitalised(word));
  const spelt = (word: string) =>
    holds(word) || americanForms(word).some((form) => words.has(form));
  const known = (word: string) => spelt(word) || isDerived(word, spelt, (it) => words.has(it));

  const correct = rememberByText((word) => {
    const plain = normal(word);
    if (rightWordFor(plain) !== undefined) return false;
    return plain
      .split('-')
      .every(
        (part) => BORROWED.test(part) || SHORT_FORMS.has(part) || rare.has(part) || known(part),
      );
  });
  const suggest = rememberByText((word) => {
    if (word.length > LONGEST_WORD || correct(word)) return [];
    const plain = normal(word);
    const listed = rightWordFor(plain);
    const joined = listed ? null : joinedMisspelling(plain, (head) => words.has(head));
    if (joined !== null) return [inCaseOf(word, joined)];
    const near = listed ? [] : nearWords(plain);
    const american = near.filter((word) => words.has(word));
    const found = listed ? [listed] : american.length > 0 ? american : near.filter(spelt);
    const seemly = [...new Set(found)].filter((better) => !UNSEEMLY.test(better));
    return [...seemly.filter(isEveryday), ...seemly.filter((better) => !isEveryday(better))]
      .slice(0, 3)
      .map((better) => inCaseOf(word, better));
  });
  const knownMisspelling = (word: string) => {
    const listed = rightWordFor(normal(word));
    return listed === undefined ? null : inCaseOf(word, listed);
  };
  const knowsAsWord = (word: string) => {
    const holdsWord = (it: string) => words.has(it);
    return (
      SHORT_FORMS.has(word) ||
      rare.has(word) ||
      holdsWord(word) ||
      americanForms(word).some(holdsWord) ||
      isDerived(word, holdsWord, holdsWord)
    );
  };
  const find = candidateFinder(() => words, isEveryday);
  const candidates = (word: string) =>
    word.length > LONGEST_WORD ? [] : find(word).filter((it) => !UNSEEMLY.test(it.word));
  return {
    correct,
    suggest,
    knownMisspelling,
    knowsAsWord: rememberByText(knowsAsWord),
    candidates: rememberByText(candidates, 2000),
  };
}

/** 'blindstich' → 'blindstitch': a listed word with a known misspelling behind it; null where there is none. */
function joinedMisspelling(word: string, listed: (head: string) => boolean): string | null {
  for (let at = SHORTEST_HEAD; at <= word.length - SHORTEST_TAIL; at += 1) {
    const right = rightWordFor(word.slice(at));
    if (right !== undefined && listed(word.slice(0, at))) return word.slice(0, at) + right;
  }
  return null;
}
const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 5;

/** Nothing, or a word with an accent: it comes from another language, or is a name. */
const BORROWED = /^$|[^a-z']/;
const normal = (word: string) => word.replace(/[’']/g, "'").replace(/'s?$/, '').toLowerCase();
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function inCaseOf(word: string, replacement: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(word) ? capitalised(replacement) : replacement;
}

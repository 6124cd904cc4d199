import { rememberByText } from './remember.ts';

export interface Speller {
  /** True for a word of US or UK English, a lexicon term, or a name. */
  correct(word: string): boolean;
  /** Best replacement first; empty when unsure. */
  suggest(word: string): string[];
  /** Correction of a slip so common that even a capitalised word is one; null for any other word. */
  knownSlip?(word: string): string | null;
}

/** Loads the dictionary, which is a chunk of its own, and reads it once. */
export async function loadSpeller(): Promise<Speller> {
  loading ??= readDictionary();
  return loading;
}

let loading: Promise<Speller> | undefined;

async function readDictionary(): Promise<Speller> {
  const [{ AMERICAN_WORDS }, { KNOWN_WORDS }, { COMMON_SLIPS }, { americanForms }] =
    await Promise.all([
      import('./dictionary/american-words.ts'),
      import('./dictionary/known-words.ts'),
      import('./dictionary/common-slips.ts'),
      import('./dictionary/british.ts'),
    ]);
  const words = unfold(AMERICAN_WORDS);
  for (const word of KNOWN_WORDS.split(/\s+/)) words.add(word);
  const holds = (word: string) => words.has(word) || words.has(capitalised(word));
  const spelt = (word: string) =>
    holds(word) || americanForms(word).some((form) => words.has(form));
  const known = (word: string) => spelt(word) || isDerived(word, spelt);

  const correct = rememberByText((word) => {
    const plain = normal(word);
    return !COMMON_SLIPS.has(plain) && plain.split('-').every((part) => part === '' || known(part));
  });
  const suggest = rememberByText((word) => {
    if (correct(word)) return [];
    const plain = normal(word);
    const slip = COMMON_SLIPS.get(plain);
    const near = slip ? [] : neighbours(plain);
    const american = near.filter((word) => words.has(word));
    const found = slip ? [slip] : american.length > 0 ? american : near.filter(spelt);
    return [...new Set(found)].slice(0, 3).map((better) => inCaseOf(word, better));
  });
  const knownSlip = (word: string) => {
    const slip = COMMON_SLIPS.get(normal(word));
    return slip === undefined ? null : inCaseOf(word, slip);
  };
  return { correct, suggest, knownSlip };
}

/** Words of a front-coded list: each has the number of letters shared with the last one in front. */
function unfold(coded: string): Set<string> {
  const words = new Set<string>();
  let last = '';
  for (const code of coded.trim().split(/\s+/)) {
    last = last.slice(0, Number.parseInt(code[0]!, 36)) + code.slice(1);
    words.add(last);
  }
  return words;
}

const normal = (word: string) => word.replace(/[’']/g, "'").replace(/'s?$/, '').toLowerCase();
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function inCaseOf(word: string, replacement: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(word) ? capitalised(replacement) : replacement;
}

const PREFIX =
  /^(?:re|pre|post|co|non|multi|micro|macro|cyber|bio|geo|eco|tele|neuro|anti|sub|inter|intra|ultra|semi|over|under|out|un|cross|mid|mini|mega|meta|hyper|auto|photo|nano|electro|thermo|hydro|physio|psycho|cardio|immuno|radio|agri|aero|infra|trans|counter|socio|ethno|biblio|crypto|poly|mono|bi|tri|super|e)-?(\p{L}{5,})$/u;
/** Second halves that form new compounds freely: 'payrollwork' is a word, 'invest' + 'gator' is a slip. */
const COMPOUND =
  /^(\p{L}{4,})(works?|care|houses?|lines?|times?|books?|land|ways?|boards?|rooms?|sides?|ware|wide|places?|holders?|shops?|sites?|proof|points?|ground|sheets?|streams?|chains?|based?|flows?|lists?|loads?|stocks?|stores?|wise|yards?|makers?|making|builders?|building|keepers?|keeping|settings?|shares?|lights?|fields?|fronts?|styles?|hands?|markets?|power|force|prints?|plans?|marks?|paths?|skills?|coding|physical|chemical|physics|chemistry|medicine|surgery|therapy|logical|graphic|graphics|metric|metrics|free|less|like|friendly|ready|able|scape|scaping|writing|writers?|reading|keeping|walking|sitting|cleaning|washing|processing)$/u;

function isDerived(word: string, spelt: (word: string) => boolean): boolean {
  const stem = PREFIX.exec(word)?.[1];
  if (stem !== undefined && spelt(stem)) return true;
  const head = COMPOUND.exec(word)?.[1];
  return head !== undefined && spelt(head);
}

const LETTERS = 'etaoinsrlhdcumfpgwybvkxjqz';
const VOWEL = /[aeiouy]/;

/** Every word one slip away, the likelier slips first: swapped, doubled, wrong vowel, missing, extra, wrong letter. */
function neighbours(word: string): string[] {
  const swapped: string[] = [];
  const doubled: string[] = [];
  const vowels: string[] = [];
  const missing: string[] = [];
  const extra: string[] = [];
  const wrong: string[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const letter = word[at] ?? '';
    const after = word.slice(at + 1);
    const next = word[at + 1];
    if (next !== undefined && next !== letter)
      swapped.push(before + next + letter + word.slice(at + 2));
    if (letter !== '') {
      (letter === next ? doubled : extra).push(before + after);
      doubled.push(before + letter + letter + after);
    }
    for (const other of LETTERS) {
      // The first letter is hardly ever the wrong one.
      if (letter !== '' && at > 0) {
        (VOWEL.test(letter) && VOWEL.test(other) ? vowels : wrong).push(before + other + after);
      }
      if (at > 0) missing.push(before + other + word.slice(at));
    }
  }
  return [swapped, doubled, vowels, missing, extra, wrong].flat();
}

/** Words that a misspelt one may stand for, by sound and by keyboard, the likeliest first. */
import { nearWords } from './near-words.ts';

export interface Candidate {
  word: string;
  /** 0 is the same word; a doubled letter costs about half, a wrong consonant one. */
  cost: number;
}

/** Looks up words by their consonants, so that wrong vowels and doubled letters cost no search. */
export function candidateFinder(
  words: () => Iterable<string>,
  isLikely: (word: string) => boolean,
): (word: string) => Candidate[] {
  let bySound: Map<string, string[]> | undefined;
  return (word) => {
    bySound ??= indexBySound(words());
    const found = new Set<string>();
    for (const sound of soundsNear(soundOf(word))) {
      for (const other of bySound.get(sound) ?? []) found.add(other);
    }
    for (const other of nearWords(word)) {
      if (bySound.get(soundOf(other))?.includes(other)) found.add(other);
    }
    const most = word.length < 6 ? 1.2 : word.length < 9 ? 2 : 2.6;
    return [...found]
      .filter((other) => Math.abs(other.length - word.length) <= 3)
      .map((other) => ({ word: other, cost: costOf(word, other) - (isLikely(other) ? 0.35 : 0) }))
      .filter(({ cost }) => cost <= most)
      .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
      .slice(0, 5);
  };
}

function indexBySound(words: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const sound = soundOf(word);
    const same = index.get(sound);
    if (same) same.push(word);
    else index.set(sound, [word]);
  }
  return index;
}

/**
 * Consonants by sound, each once: 'accommodation' and 'acomodation' sound alike here. One pass over the letters,
 * since the whole dictionary goes through it when the first word is looked up.
 */
export function soundOf(word: string): string {
  let sound = '';
  let last = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!;
    const next = word[at + 1] ?? '';
    let heard = letter;
    if (letter === 'p' && next === 'h') {
      heard = 'f';
      at++;
    } else if (letter === 'g' && next === 'h') {
      at++;
      continue;
    } else if (letter === 'h' && word[at - 1] === 'w') {
      continue;
    } else if (letter === 'c') {
      heard = SOFTENING.includes(next) && next !== '' ? 's' : 'k';
      if (next === 'k') at++;
    } else if (letter === 'q') {
      heard = 'k';
    } else if (letter === 'z') {
      heard = 's';
    }
    if (UNHEARD.includes(heard)) {
      if (last !== '') continue;
      if (VOWEL_LETTERS.includes(heard)) heard = 'a';
    }
    if (heard !== last) sound += heard;
    last = heard;
  }
  return sound;
}

const SOFTENING = 'eiy';
const VOWEL_LETTERS = 'aeiou';
/** Counted only where a word begins with them. */
const UNHEARD = 'aeiouyhw';

const CONSONANTS = 'bdfgjklmnprstvx';

/** The sound itself and those one consonant away. */
function* soundsNear(sound: string): Iterable<string> {
  yield sound;
  for (let at = 0; at <= sound.length; at++) {
    const [head, tail] = [sound.slice(0, at), sound.slice(at + 1)];
    if (at < sound.length) yield head + tail;
    if (at + 1 < sound.length) yield head + sound[at + 1]! + sound[at]! + sound.slice(at + 2);
    for (const letter of CONSONANTS) {
      yield head + letter + sound.slice(at);
      if (at > 0 && at < sound.length) yield head + letter + tail;
    }
  }
}

const VOWELS = /[aeiouy]/;
const SOUND_ALIKE = /^(?:ck|kc|cs|sc|sz|zs|fv|vf|gj|jg|mn|nm|dt|td|bp|pb|yi|iy|xs|sx|qk|kq)$/;
/** Rows of letters on a keyboard. */
export const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Weighed distance of two words: what fingers and ears confuse costs less. */
export function costOf(word: string, other: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= word.length; i++) {
    const row = [i === 0 ? 0 : rows[i - 1]![0]! + gapCost(word, i - 1)];
    for (let j = 1; j <= other.length; j++) {
      if (i === 0) {
        row.push(row[j - 1]! + gapCost(other, j - 1));
        continue;
      }
      let best = Math.min(
        rows[i - 1]![j]! + gapCost(word, i - 1),
        row[j - 1]! + gapCost(other, j - 1),
        rows[i - 1]![j - 1]! + changeCost(word[i - 1]!, other[j - 1]!, i === 1),
      );
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 0.6);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[word.length]![other.length]!;
}

/** A letter too many or too few: a doubled one and a silent vowel are the usual ones. */
function gapCost(word: string, at: number): number {
  const letter = word[at]!;
  if (letter === word[at - 1] || letter === word[at + 1]) return 0.4;
  if (at === 0) return 1.3;
  return VOWELS.test(letter) || letter === 'h' ? 0.7 : 0.9;
}

function changeCost(a: string, b: string, isFirst: boolean): number {
  if (a === b) return 0;
  const first = isFirst ? 0.7 : 0;
  if (VOWELS.test(a) && VOWELS.test(b)) return 0.6 + first;
  if (SOUND_ALIKE.test(a + b)) return 0.7 + first;
  return (isBesideKey(a, b) ? 0.8 : 1.1) + first;
}

const isBesideKey = (a: string, b: string) =>
  KEYBOARD_ROWS.some(
    (row) => row.includes(a) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1 && row.includes(b),
  );

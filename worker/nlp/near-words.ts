const LETTERS = 'etaoinsrlhdcumfpgwybvkxjqz';
const VOWEL = /[aeiouy]/;

/** Every string one typing mistake away from a word, the likelier first: swapped, doubled, wrong vowel, missing, extra, wrong letter. */
export function nearWords(word: string): string[] {
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
    // The first letter is hardly ever the wrong one.
    if (at === 0) continue;
    for (const other of LETTERS) {
      missing.push(before + other + word.slice(at));
      if (VOWEL.test(letter) && VOWEL.test(other)) vowels.push(before + other + after);
    }
    for (const other of CONFUSED[letter] ?? '') wrong.push(before + other + after);
  }
  return [swapped, doubled, vowels, missing, extra, wrong].flat();
}

/** Letters beside a letter on the keyboard, or that sound like it; a random other one makes another word. */
const CONFUSED: Readonly<Record<string, string>> = {
  a: 'sqwz',
  b: 'vnghp',
  c: 'xvdfsk',
  d: 'sfexcrt',
  e: 'wrsd',
  f: 'dgrcvtp',
  g: 'fhtvbj',
  h: 'gjybn',
  i: 'uojk',
  j: 'hkunmg',
  k: 'jlimc',
  l: 'kop',
  m: 'njk',
  n: 'bmhj',
  o: 'ipkl',
  p: 'olb',
  q: 'wak',
  r: 'etdf',
  s: 'adwxzc',
  t: 'rygfd',
  u: 'yijh',
  v: 'cbfgw',
  w: 'qeasv',
  x: 'zcsd',
  y: 'tugh',
  z: 'xsa',
};

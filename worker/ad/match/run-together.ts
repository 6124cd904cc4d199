/** One word for two: 'tool path' and 'toolpath', 'news letter' and 'newsletter'. */
import { rememberByText } from '#worker/nlp/remember.ts';
import { padded } from '../read/padded.ts';
import { stemOf } from './stems.ts';

/** Shorter words meet by chance. */
const SHORTEST = 3;
const LONG = 7;

interface Words {
  single: ReadonlyMap<string, string>;
  /** Two words side by side by what they are written as one, without endings. */
  pairs: ReadonlyMap<string, readonly string[]>;
}

const wordsIn: (text: string) => Words = rememberByText((text) => {
  const words = padded(text)
    .trim()
    .split(/[\s-]+/);
  const pairs = words.flatMap((word, index): [string, readonly string[]][] => {
    const before = words[index - 1] ?? '';
    const isPair = Math.min(before.length, word.length) >= SHORTEST;
    return isPair && before.length + word.length >= LONG
      ? [[stemOf(before + word), [before, word]]]
      : [];
  });
  return { single: new Map(words.map((word) => [stemOf(word), word])), pairs: new Map(pairs) };
});

/** Words of an ask that a line writes apart, or writes as one. */
export function runTogether(asked: string, line: string): readonly string[] {
  const [there, here] = [wordsIn(asked), wordsIn(line)];
  return [
    ...[...there.pairs].flatMap(([joined, pair]) => (here.single.has(joined) ? pair : [])),
    ...[...here.pairs.keys()].flatMap((joined) => there.single.get(joined) ?? []),
  ];
}

/** Short names against what their letters stand for: 'CRRT' and 'continuous renal replacement therapy'. */
import { rememberByText } from '#worker/nlp/remember.ts';

const JOINING = /^(?:of|and|the|for|de|&)$/i;
/** With a small s where there are several: 'ROEs'. */
const SHORT = /(?<![\p{L}\p{N}])(\p{Lu}{3,6})s?(?![\p{L}\p{N}])/gu;

/** Ends of what a short name may stand for: 'show plans to clients by phone' spells nothing. */
const BREAK =
  /[,;:.()|–—]|\s(?:in|to|by|at|on|with|from|as|or|an?|my|our|your|their|its|is|are)(?=\s)/i;

const BREAK_OR_AND = new RegExp(String.raw`${BREAK.source}|\s(?:and|&)\s`, 'i');

/** Three letters meet by chance anywhere in a sentence; at its end, or the end of a stretch, hardly ever. */
const CHANCE = 3;

interface Stretch {
  words: readonly string[];
  letters: string;
}

const stretchOf = (words: readonly string[]): Stretch => ({
  words,
  letters: words.map((word) => word[0]!.toLowerCase()).join(''),
});

/** Words of every stretch of a text, joining words left out, and those of its hyphened words as they are. */
const stretchesIn: (text: string) => readonly Stretch[] = rememberByText((text) => [
  ...text
    .split(BREAK)
    .map((stretch) =>
      stretchOf((stretch.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !JOINING.test(word))),
    ),
  // 'Change notes and …' ends at 'and' as well as it goes on.
  ...text
    .split(BREAK_OR_AND)
    .map((stretch) =>
      stretchOf((stretch.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !JOINING.test(word))),
    ),
  // 'Records of Employment': what is written large is a name by itself, its small words counted or not.
  ...(text.match(NAMED) ?? []).flatMap((run) => {
    const words = run.split(' ');
    return [stretchOf(words), stretchOf(words.filter((word) => !JOINING.test(word)))];
  }),
  ...(text.match(/\p{L}+(?:-\p{L}+){2,}/gu) ?? []).map((word) => stretchOf(word.split('-'))),
]);

const NAMED = /\p{Lu}\p{L}+(?: (?:(?:of|and|the|for) ){0,2}\p{Lu}\p{L}+)+/gu;

const shortNames: (text: string) => readonly string[] = rememberByText((text) =>
  [...text.matchAll(SHORT)].map(([, name = '']) => name.toLowerCase()),
);

/** The words of a text that a short name gives by their first letters; none where it gives none. */
function wordsBehind(name: string, text: string): readonly string[] {
  for (const { words, letters } of stretchesIn(text)) {
    const at = letters.lastIndexOf(name);
    if (at >= 0 && (name.length > CHANCE || at + name.length === letters.length)) {
      return words.slice(at, at + name.length);
    }
  }
  return [];
}

/** Short names of an ask that a line spells out, in small letters. */
export const speltOut = (asked: string, line: string): string[] =>
  shortNames(asked).filter((name) => wordsBehind(name, line).length > 0);

/** Words of an ask that a line gives by their first letters alone. */
export const shortened = (asked: string, line: string): string[] =>
  shortNames(line).flatMap((name) => wordsBehind(name, asked));

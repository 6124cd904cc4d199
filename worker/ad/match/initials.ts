/** Short names against what their letters stand for: 'CRRT' and 'continuous renal replacement therapy'. */
import { rememberByText } from '#worker/nlp/remember.ts';

const JOINING = /^(?:of|and|the|for|in|to|a|an|de|&)$/i;
const SHORT = /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;

/** First letters of a text's words, joining words left out, in one string a stretch. */
const lettersIn: (text: string) => readonly string[] = rememberByText((text) =>
  text.split(/[,;:.()|–—]/).map((stretch) =>
    (stretch.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !JOINING.test(word))
      .map((word) => word[0]!.toLowerCase())
      .join(''),
  ),
);

const shortNames: (text: string) => readonly string[] = rememberByText((text) =>
  [...text.matchAll(SHORT)].map(([name]) => name.toLowerCase()),
);

const wordsOf: (text: string) => readonly string[] = rememberByText((text) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !JOINING.test(word)),
);

/** Short names of an ask that a line spells out, in small letters. */
export const speltOut = (asked: string, line: string): string[] =>
  shortNames(asked).filter((name) => lettersIn(line).some((letters) => letters.includes(name)));

/** Words of an ask that a line gives by their first letters alone. */
export function shortened(asked: string, line: string): string[] {
  const names = shortNames(line);
  if (names.length === 0) return [];
  const words = wordsOf(asked);
  const letters = words.map((word) => word[0]!.toLowerCase()).join('');
  return names.flatMap((name) => {
    const at = letters.indexOf(name);
    return at < 0 ? [] : words.slice(at, at + name.length);
  });
}

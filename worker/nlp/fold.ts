const SPECIAL: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
};

const ASCII = /^[\x00-\x7f]*$/;

/** Lower case without diacritics, so that 'Éducation' and 'EDUCATION' are one key; length may change. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøłđðþæœı’‘`´]/g, (letter) => SPECIAL[letter] ?? letter);
}

/** Folded words of a text: letters and digits, with inner apostrophes and the signs of C++ and C#. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}'+#]*/gu) ?? [];
}

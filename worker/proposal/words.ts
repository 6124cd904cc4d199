/** Lower-case words and numbers of a line, in order. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu) ?? [];

/** Sorted words as lines of a front-coded list, as `worker/nlp/front-coded.ts` reads it. */
export const frontCoded = (words: readonly string[]): string => fold(frontCode(words)).join('\n');

/** Each as the number of letters shared with the word before it, in base 36, and the rest. */
function frontCode(words: readonly string[]): string[] {
  let last = '';
  return words.map((word) => {
    let shared = 0;
    while (shared < 35 && shared < last.length && last[shared] === word[shared]) shared += 1;
    last = word;
    return shared.toString(36) + word.slice(shared);
  });
}

/** Lines of some 100 characters, so that a change shows where it is. */
function fold(codes: string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const code of codes) {
    if (line.length + code.length > 110) {
      lines.push(line);
      line = code;
    } else line += line === '' ? code : ` ${code}`;
  }
  return [...lines, line];
}

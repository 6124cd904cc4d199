/** The commonest slips of the keyboard in one word: swapped, dropped, doubled, and the key beside. */
export function slipsOf(word: string): string[] {
  const at = 1 + (word.length % (word.length - 3));
  const [before, letter, next, rest] = [
    word.slice(0, at),
    word[at]!,
    word[at + 1]!,
    word.slice(at + 2),
  ];
  return [
    before + next + letter + rest,
    before + next + rest,
    before + letter + letter + next + rest,
    before + (BESIDE[letter] ?? letter) + next + rest,
  ].filter((slip) => slip !== word);
}

const BESIDE: Readonly<Record<string, string>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    row.split('').map((key, at) => [key, row[at + 1] ?? row[at - 1]!]),
  ),
);

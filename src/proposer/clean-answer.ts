/** A model's answer as one plain line, in the manner of the line it is for; null where it is no such line. */
export function cleanAnswer(answer: string, source: string): string | null {
  if (typeof answer !== 'string' || answer.length > longest(source)) return null;
  const lines = answer
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^```\w*$/.test(line));
  if (lines.length > 1 && lines[0]!.endsWith(':')) lines.shift();
  const [line] = lines;
  if (line === undefined || lines.length > 1) return null;
  const plain = unwrapped(line).replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(plain) || NOT_PLAIN.test(plain)) return null;
  return inMannerOf(source, plain);
}

/** Room for a wording and for a sentence before it; what is longer is not read. */
const longest = (source: string): number => source.length * 2 + 200;

/** Tags, links, emphasis left over, code, control signs and signs that turn the direction of writing. */
const NOT_PLAIN = /[<>`{}[\]|\\]|\*\*|__|\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Marks that stand around a whole line or before it. */
const WRAPPERS: readonly RegExp[] = [
  /^(?:[-*•–]|\d+[.)])\s+(.+)$/u,
  /^(?:reworded|rewritten|new line|answer|line|bullet)\s*:\s*(.+)$/iu,
  /^["“„«'‘](.+)["”“»'’]$/u,
  /^\*\*(.+)\*\*$/u,
  /^__(.+)__$/u,
  /^`(.+)`$/u,
];

function unwrapped(line: string): string {
  for (const wrapper of WRAPPERS) {
    const inner = wrapper.exec(line)?.[1]?.trim();
    if (inner) return unwrapped(inner);
  }
  // Emphasis inside a line says nothing that the words do not.
  return line.replaceAll(/\*\*([^*]+)\*\*/g, '$1');
}

/** With its first letter and its full stop. */
function inMannerOf(source: string, line: string): string {
  const capital = /^\P{L}*\p{Lu}/u.test(source);
  const first = capital ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  const bare = first.replace(/[.;]$/, '');
  const stop = /[.;]$/.exec(source.trim())?.[0] ?? '';
  return bare + stop;
}

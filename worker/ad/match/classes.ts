import { CLASS_ROWS } from '../data/classes.ts';
import { padded } from '../read/padded.ts';

interface Row {
  names: readonly string[];
  members: readonly string[];
}

const TABLE: readonly Row[] = CLASS_ROWS.trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => {
    const [names = '', members = ''] = row.split(' = ');
    return { names: names.split(', '), members: members.split(', ') };
  });

/** Members of every class that a requirement names. */
export function membersFor(asked: string): string[] {
  const text = padded(asked);
  const found = TABLE.flatMap(({ names, members }) => {
    const named = names.filter((name) => text.includes(` ${name} `));
    return named.length > 0 ? [{ named, all: [...names, ...members] }] : [];
  });
  const named = found.flatMap((row) => row.named);
  // 'UK payroll' is narrower than 'payroll': the longer name says what is meant.
  const isNarrowed = (name: string) =>
    named.some((other) => other !== name && ` ${other} `.includes(` ${name} `));
  return found.flatMap((row) => (row.named.every(isNarrowed) ? [] : row.all));
}

/** 'June 2019 till now': a time, and no till with money in it. */
const TILL_NOW = /\btill (?:now|date|today|present)\b/gi;

/** Whether a line holds one of the names as whole words, a plural s let pass. */
export const holdsName = (line: string, name: string): boolean => {
  const text = padded(line.replace(TILL_NOW, ' '));
  return text.includes(` ${name} `) || text.includes(` ${name}s `);
};

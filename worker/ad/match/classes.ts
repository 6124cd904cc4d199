import { CLASS_ROWS, OF_PRODUCTS } from '../data/classes.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { padded } from '../read/padded.ts';
import { phraseFinder } from '../read/phrases.ts';

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

const namesHeld = phraseFinder(
  TABLE.flatMap(({ names }) => names),
  false,
);

/** Members of every class that a requirement names. */
export const membersFor: (asked: string) => readonly string[] = rememberByText((asked) => {
  const held = namesHeld(asked);
  if (held.size === 0) return [];
  // 'UK payroll' is narrower than 'payroll': the longer name says what is meant.
  const meant = [...held].filter(
    (name) => ![...held].some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
  return TABLE.flatMap(({ names, members }) =>
    meant.some((name) => names.includes(name)) ? [...names, ...members] : [],
  );
});

const PRODUCTS: readonly Row[] = TABLE.filter(({ names }) =>
  names.some((name) => OF_PRODUCTS.test(name)),
);

/** Products of the same kind as those that a text names: Vectorworks where AutoCAD 'or similar' is asked. Of several kinds the one that it names or that holds most of them. */
export const kinOf: (asked: string) => readonly string[] = rememberByText((asked) => {
  const rows = PRODUCTS.map(({ names, members }) => ({
    members,
    named: names.some((name) => holdsName(asked, name)),
    count: members.filter((member) => member.length > SHORTEST && holdsName(asked, member)).length,
  })).filter(({ count }) => count > 0);
  const meant = rows.some(({ named }) => named) ? rows.filter(({ named }) => named) : rows;
  const most = Math.max(...meant.map(({ count }) => count));
  return meant.filter(({ count }) => count === most).flatMap(({ members }) => members);
});
const SHORTEST = 2;

/** 'June 2019 till now': a time, and no till with money in it. */
const TILL_NOW = /\btill (?:now|date|today|present)\b/gi;

const withoutTillNow: (line: string) => string = rememberByText((line) =>
  padded(line.replace(TILL_NOW, ' ')),
);

/** Whether a line holds one of the names as whole words, a plural s let pass. */
export const holdsName = (line: string, name: string): boolean => {
  const text = withoutTillNow(line);
  return text.includes(` ${name} `) || text.includes(` ${name}s `);
};

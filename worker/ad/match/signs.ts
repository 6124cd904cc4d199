/** What speaks for and against a verdict: signs of the clause, of its words and of what the resume holds of it. */
import type { Need, RequirementKind, Verdict } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { wordSignsOf } from '../read/votes.ts';
import { holdsName, membersFor } from './classes.ts';
import { coreOf } from './core.ts';
import type { ResumeLine } from './resume-side.ts';
import { coverage, stemsOf } from './stems.ts';

/** A clause with what the rules say of it. */
export interface Ruled {
  quote: string;
  kind: RequirementKind;
  need: Need;
  verdict: Verdict;
  /** Partly, and not even a part of it as a whole. */
  near: boolean;
}

export interface Signs {
  /** Of the clause alone: the same whatever the resume holds. */
  clause: readonly string[];
  /** Of its words, and that the rules leave it to the person. */
  words: readonly string[];
  /** Of the resume: with more lines there are never fewer of them. */
  shown: readonly string[];
}

/** Skills and what was done are told apart by few, and are shown alike. */
const groupOf = (kind: RequirementKind) => (kind === 'experience' ? 'skill' : kind);

const RANK: Record<Verdict, number> = { met: 3, partly: 2, 'not-shown': 0, 'only-you-know': 0 };

/** Shares 0..1 are told in steps. */
const STEPS = [0.01, 0.35, 0.5, 0.66, 1];
const upTo = (name: string, step: number) =>
  Array.from({ length: step }, (_, index) => `${name}>${index + 1}`);
const shareSigns = (name: string, share: number) =>
  upTo(name, STEPS.filter((least) => share >= least).length);

/** Many are told as some. */
const few = (count: number) => (count > 5 ? 6 : count > 3 ? 4 : count);

export function signsOf(ruled: Ruled, lines: readonly ResumeLine[]): Signs {
  const { quote, need, verdict } = ruled;
  const rank = ruled.near ? 1 : RANK[verdict];
  const kind = groupOf(ruled.kind);
  const core = coreOf(quote);
  const stems = stemsOf(core);
  const telling = stems.filter(({ weight }) => weight >= 1);
  const names = namesIn(core);
  const terms = [...new Set(hitsIn(quote).map(({ term }) => term.name))];
  const members = membersFor(quote);
  const { jobs, all, tokens, known } = heldBy(lines);
  const best = (wanted: typeof stems, sets: readonly ReadonlySet<string>[]) =>
    sets.reduce((most, set) => Math.max(most, coverage(wanted, set)), 0);
  const sets = lines.map((line) => line.stems);
  return {
    clause: [
      `kind ${kind}`,
      `need ${kind} ${need}`,
      `words ${few(telling.length)}`,
      `long ${few(Math.floor((core.match(WORD) ?? []).length / 3))}`,
      `or ${/\bor\b|\//.test(quote)}`,
      `and ${/\band\b|[&,]/.test(quote)}`,
      `names ${names.length > 0}`,
      `terms ${terms.length > 0}`,
      `class ${members.length > 0}`,
    ],
    words: [...(verdict === 'only-you-know' ? ['!', `!${kind}`] : []), ...wordSignsOf(quote)],
    shown: [
      ...shareSigns('line', best(stems, sets)),
      ...shareSigns('telling', best(telling, sets)),
      ...shareSigns('job', best(telling, jobs)),
      ...shareSigns('all', coverage(telling, all)),
      ...upTo('names', someOrAll(names, tokens)),
      ...upTo('terms', someOrAll(terms, known)),
      ...upTo(
        'class',
        members.length > 0 &&
          lines.some(({ said }) => members.some((member) => holdsName(said, member)))
          ? 1
          : 0,
      ),
      ...upTo('rule', rank),
      ...upTo(`${kind} rule`, rank),
    ],
  };
}

const someOrAll = (wanted: readonly string[], held: ReadonlySet<string>): number => {
  const count = wanted.filter((one) => held.has(one)).length;
  return count === 0 ? 0 : count < wanted.length ? 1 : 2;
};

const WORD = /[\p{L}\p{N}+#]+/gu;

/** Words written large inside a clause, with capitals only, or with figures in them: names, as they are written. */
const namesIn = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).filter(
    (word, index) =>
      /^\p{Lu}{2,}/u.test(word) ||
      (index > 0 && /^\p{Lu}/u.test(word)) ||
      /\p{L}\d|\d\p{L}/u.test(word),
  );

interface Held {
  /** Stems of each job, of everything, words as they are written, and terms. */
  jobs: readonly ReadonlySet<string>[];
  all: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

const REMEMBERED = new WeakMap<readonly ResumeLine[], Held>();

function heldBy(lines: readonly ResumeLine[]): Held {
  const before = REMEMBERED.get(lines);
  if (before) return before;
  const byJob = Map.groupBy(
    lines.filter(({ job }) => job !== null),
    ({ job }) => job,
  );
  const held: Held = {
    jobs: [...byJob.values()].map((own) => new Set(own.flatMap(({ stems }) => [...stems]))),
    all: new Set(lines.flatMap(({ stems }) => [...stems])),
    tokens: new Set(lines.flatMap(({ text }) => text.match(WORD) ?? [])),
    known: new Set(lines.flatMap(({ terms }) => [...terms])),
  };
  REMEMBERED.set(lines, held);
  return held;
}

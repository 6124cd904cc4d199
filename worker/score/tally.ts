import type { Check, CheckInput } from '#worker/checks/model.ts';
import type { Change } from './changes.ts';
import type { Verdict } from './verdicts.ts';

/** What a check has said of the texts of one reading, told apart by what else than in the first they hold. */
export interface Tally {
  check: Check;
  /** Its verdict after `changes` to the last text; `run` finds it where it is not known. */
  verdict: (changes: readonly Change[], input: CheckInput, run: () => Verdict) => Verdict;
}

/** Verdicts kept for one check at most, so that memory stays bounded. */
const MOST_VERDICTS = 2000;

/** An empty tally: the first text that it is asked about is the one that all others are compared with. */
export function tallyOf(check: Check): Tally {
  if (!check.reads) return { check, verdict: (_changes, _input, run) => run() };
  const known = new Map<string, Verdict>();
  const surplus = surplusOf();
  let last: Verdict | null = null;
  const verdict: Tally['verdict'] = (changes, input, run) => {
    let isSame = last !== null;
    for (const { before, after, sort } of changes) {
      const was = check.reads?.(before, input);
      const is = check.reads?.(after, input);
      if (was === is) continue;
      isSame = false;
      surplus.add(`${sort} ${was}`, -1);
      surplus.add(`${sort} ${is}`, 1);
    }
    if (last && isSame) return last;
    const key = surplus.key();
    last = (check.ordered ? undefined : known.get(key)) ?? run();
    if (known.size >= MOST_VERDICTS) known.clear();
    known.set(key, last);
    return last;
  };
  return { check, verdict };
}

/** How many more or fewer of each thing there are now than at first. */
function surplusOf() {
  const ids = new Map<string, number>();
  const counts = new Map<number, number>();
  return {
    add(thing: string, by: 1 | -1) {
      const id = ids.get(thing) ?? ids.size;
      ids.set(thing, id);
      const count = (counts.get(id) ?? 0) + by;
      if (count === 0) counts.delete(id);
      else counts.set(id, count);
    },
    /** The same for the same counts, whatever came and went. */
    key: () =>
      [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([id, count]) => `${id}:${count}`)
        .join(' '),
  };
}

/**
 * Learns the weights of the vote on what an ad asks from labelled ads and writes `worker/ad/data/votes.ts`:
 * `node scripts/train-votes.ts FOLDER…`, each with `dev/NAME.ad.txt` and `dev/NAME.truth.json`.
 * With `--check` nothing is written: each folder is left out once, and the vote alone is measured on it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clausesOfAd } from '#worker/ad/read/read-ad.ts';
import { signsOf, votesOf, weightsOf, type Voter } from '#worker/ad/read/votes.ts';

interface Example {
  ad: string;
  voter: Voter;
  signs: readonly string[];
  /** Null for what may be read either way. */
  asked: 0 | 1 | null;
}

/** A sign counts when so many ads and clauses hold it: what one ad alone says teaches nothing about the next. */
const ADS = 4;
const CLAUSES = 4;
const ROUNDS = 300;
const RATE = 0.05;
/** Pull of each weight towards nothing, and the least that is kept. */
const PULL = 1;
const LEAST = 0.15;

const folders = process.argv.slice(2).filter((one) => one.startsWith('/'));
const sets = folders.map(examplesIn);
if (process.argv.includes('--check')) {
  sets.forEach((held, index) => {
    const rows = learn(sets.filter((one) => one !== held).flat());
    console.log(`${basename(folders[index]!)}: ${measured(held, rows)}`);
  });
} else {
  const rows = learn(sets.flat());
  writeFileSync(
    new URL('../worker/ad/data/votes.ts', import.meta.url),
    '/** Weights of the vote on what is asked, in tenths. Generated: learnt by ' +
      `\`scripts/train-votes.ts\`: 'weight sign sign …' a row. */\nexport const VOTE_ROWS = ` +
      `String.raw\`\n${rows}\n\`;\n`,
  );
  console.log(`${sets.flat().length} clauses, ${rows.split(' ').length} weights`);
}

/** The vote alone on ads that it did not learn from. */
function measured(held: readonly Example[], rows: string): string {
  let [right, wrong, missed] = [0, 0, 0];
  for (const ad of Map.groupBy(held, (one) => one.ad).values()) {
    votesOf(
      ad.map(({ voter }) => voter),
      weightsOf(rows),
    ).forEach((vote, index) => {
      const asked = ad[index]!.asked;
      if (asked === null) return;
      if (vote > 0 && asked) right++;
      else if (vote > 0) wrong++;
      else if (asked) missed++;
    });
  }
  const share = (n: number) => (100 * n).toFixed(1);
  return `F1 ${share((2 * right) / (2 * right + wrong + missed))} (precision ${share(right / (right + wrong))}, recall ${share(right / (right + missed))})`;
}

function examplesIn(folder: string): Example[] {
  const names = readdirSync(join(folder, 'dev')).filter((name) => name.endsWith('.ad.txt'));
  return names.flatMap((name) => {
    const text = readFileSync(join(folder, 'dev', name), 'utf8');
    const truth: { requirements: { quote: string }[]; neutral?: string[] } = JSON.parse(
      readFileSync(join(folder, 'dev', name.replace('.ad.txt', '.truth.json')), 'utf8'),
    );
    const at = (quote: string) => ({
      start: text.indexOf(quote),
      end: text.indexOf(quote) + quote.length,
    });
    const asked = truth.requirements.map(({ quote }) => at(quote));
    const neutral = (truth.neutral ?? []).map(at);
    return clausesOfAd(text).map((clause): Example => {
      const { start, end } = clause.span;
      const shared = (one: { start: number; end: number }) =>
        Math.max(0, Math.min(end, one.end) - Math.max(start, one.start));
      const isAsked = asked.some(
        (one) => shared(one) >= 0.5 * (end - start) || shared(one) >= 0.6 * (one.end - one.start),
      );
      const isEither = !isAsked && neutral.some((one) => shared(one) >= 0.5 * (end - start));
      return {
        ad: `${folder}/${name}`,
        voter: clause,
        signs: [...signsOf(clause)],
        asked: isEither ? null : isAsked ? 1 : 0,
      };
    });
  });
}

/** Logistic regression by Adam over all examples at once; rows of weights. */
function learn(examples: readonly Example[]): string {
  const all = examples.filter(({ asked }) => asked !== null);
  const ads = new Map<string, Set<string>>();
  const count = new Map<string, number>();
  for (const { ad, signs } of all)
    for (const sign of signs) {
      (ads.get(sign) ?? ads.set(sign, new Set()).get(sign)!).add(ad);
      count.set(sign, (count.get(sign) ?? 0) + 1);
    }
  const names = [...count.keys()].filter(
    (sign) => ads.get(sign)!.size >= ADS && count.get(sign)! >= CLAUSES,
  );
  const numbers = new Map(names.map((sign, index) => [sign, index]));
  const rows = all.map(({ signs, asked }) => ({
    at: signs.flatMap((sign) => numbers.get(sign) ?? []),
    asked: asked!,
  }));
  const size = names.length + 1;
  const [w, m, v] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(size);
    for (const { at, asked } of rows) {
      const sum = at.reduce((total, index) => total + w[index]!, w[size - 1]!);
      const wrong = 1 / (1 + Math.exp(-sum)) - asked;
      for (const index of at) slope[index]! += wrong;
      slope[size - 1]! += wrong;
    }
    for (let index = 0; index < size; index++) {
      const pull = slope[index]! + (index < size - 1 ? PULL * w[index]! : 0);
      m[index] = 0.9 * m[index]! + 0.1 * pull;
      v[index] = 0.999 * v[index]! + 0.001 * pull * pull;
      w[index]! -=
        (RATE * (m[index]! / (1 - 0.9 ** round))) /
        (Math.sqrt(v[index]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  const learnt = names
    .map((sign, index): [string, number] => [sign, w[index]!])
    .filter(([, weight]) => Math.abs(weight) >= LEAST);
  const steps = Map.groupBy(learnt, ([, weight]) => Math.round(weight * 10));
  const lines = [...steps]
    .toSorted(([a], [b]) => a - b)
    .map(([step, signs]) => [step, ...signs.map(([sign]) => sign).toSorted()].join(' '));
  return [Math.round(w[size - 1]! * 10), ...lines].join('\n');
}

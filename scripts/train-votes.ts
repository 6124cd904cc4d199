/**
 * Learns the weights of the vote on what an ad asks from labelled ads and writes `worker/ad/data/votes.ts`:
 * `node scripts/train-votes.ts FOLDER…`, each with `dev/NAME.ad.txt` and `dev/NAME.truth.json`.
 * With `--check` nothing is written: each folder is left out once, and the vote alone is measured on it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clausesOfAd } from '#worker/ad/read/read-ad.ts';
import { signsOf, votesOf, type Voter } from '#worker/ad/read/votes.ts';
import { weightsOf } from '#worker/nlp/weights.ts';
import { learnWeights } from './learn-weights.ts';

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

/** Learnt of what is surely asked or surely not; rows of weights. */
function learn(examples: readonly Example[]): string {
  return learnWeights(
    examples.flatMap(({ ad, signs, asked }) =>
      asked === null ? [] : [{ source: ad, signs, holds: asked === 1 }],
    ),
    { sources: ADS, examples: CLAUSES, rounds: ROUNDS, pull: PULL, least: LEAST },
  );
}

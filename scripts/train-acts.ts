/**
 * Learns the weights of the vote on acts from right lines and writes `worker/nlp/line/act-weights-data.ts`:
 * `node scripts/train-acts.ts`. With `--check` nothing is written: each file is left out once, and the vote is measured on it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { RULES } from '#worker/lint/all.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { bulletLine } from '#tests/lines/bullet-line.ts';
import { voteOf, weightsOf } from '#worker/nlp/weights.ts';
import { actExamples, mendedExamples, presentExamples, type ActExample } from './act-examples.ts';
import { learnWeights } from './learn-weights.ts';

/** Right lines that the vote learns from; `right-held.txt` is never among them. */
const LEARNT_FROM = ['right-past.txt', 'right-joined.txt', 'right-words.txt'];

/** What opens in one form and goes on in another is rarer in resumes than here. */
const MIXED = 0.25;

/** The rules' own examples are few and hard. */
const HARD = 3;

const speller = await loadSpeller();

const analyse = (text: string): AnalysedLine => bulletLine(text, speller);

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../tests/lines/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** The examples of a file of right lines in the past, in `tests/lines`, in order. */
export const examplesIn = (file: string): ActExample[] =>
  linesOf(file).flatMap((text) => actExamples(text, analyse));

/** What the examples of the rules and the right lines in the present teach. */
function furtherExamples(): ActExample[] {
  const isPresent = / \(current\)$/;
  const bare = (text: string) => text.replace(isPresent, '');
  const rules = RULES.flatMap(({ examples }) => [
    ...examples.fixes.flatMap(([bad, good]) => [
      ...mendedExamples(bare(bad), bare(good), analyse),
      ...(isPresent.test(good) ? [] : actExamples(good, analyse)),
    ]),
    ...examples.keeps.flatMap((keep) =>
      isPresent.test(keep) ? presentExamples(bare(keep), analyse) : actExamples(keep, analyse),
    ),
  ]).map((one) => ({ ...one, weight: HARD }));
  const present = linesOf('right-present.txt').flatMap((text) => presentExamples(text, analyse));
  return [...rules, ...present];
}

/** Rows of weights, as `weightsOf` reads them. */
export const learn = (examples: readonly ActExample[]): string =>
  learnWeights(
    examples.map(({ line, signs, isAct, isPure, weight = 1 }) => ({
      source: line,
      signs,
      holds: isAct,
      weight: (isPure ? 1 : MIXED) * weight,
    })),
    { sources: 6, examples: 6, rounds: 250, pull: 6, least: 0.2, gap: '\t' },
  );

/** Share of examples in one form throughout that the vote tells wrongly, of those it is sure of, and of those it is not. */
export function measured(examples: readonly ActExample[], rows: string, sure = 0): string {
  const weights = weightsOf(rows, '\t');
  const votes = examples
    .filter(({ isPure }) => isPure)
    .map(({ signs, isAct }) => ({ vote: voteOf(signs, weights), isAct }));
  const told = votes.filter(({ vote }) => Math.abs(vote) >= sure);
  const wrong = told.filter(({ vote, isAct }) => vote > 0 !== isAct);
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  return `${votes.length} words, not sure of ${share(votes.length - told.length, votes.length)}, wrong on ${share(wrong.length, told.length)}`;
}

if (import.meta.main) {
  const sets = LEARNT_FROM.map(examplesIn);
  const further = furtherExamples();
  const rows = learn([...sets.flat(), ...further]);
  if (process.argv.includes('--check')) {
    sets.forEach((held, index) => {
      const others = learn([...sets.filter((one) => one !== held).flat(), ...further]);
      console.log(`${LEARNT_FROM[index]}: ${measured(held, others)}; ${measured(held, others, 1)}`);
    });
  } else {
    writeFileSync(
      new URL('../worker/nlp/line/act-weights-data.ts', import.meta.url),
      '/** Weights of the vote on acts, in tenths; a chunk of its own. Generated: learnt by ' +
        "`scripts/train-acts.ts`: 'weight sign sign …' a row, parted by tabs. */\n" +
        `export const ACT_ROWS = String.raw\`\n${rows}\n\`;\n`,
    );
    console.log(`${sets.flat().length + further.length} words, ${rows.split('\t').length} weights`);
  }
  const held = examplesIn('right-held.txt');
  console.log(`right-held.txt: ${measured(held, rows)}; ${measured(held, rows, 1)}`);
}

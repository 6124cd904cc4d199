/**
 * Learns the weights of the vote on verdicts from labelled ads and writes `worker/ad/data/verdict-votes.ts`:
 * `node scripts/train-verdicts.ts FOLDER…`, each with `dev/NAME.ad.txt`, `dev/NAME.truth.json` and `resumes/dev`.
 * With `--check` nothing is written: each folder is left out once and measured by what the others teach.
 *
 * Rules answer the ads that they were mended by better than any other. So `first-verdicts.txt` keeps what they
 * said of each label when they first met it (kind and verdict, a letter each, in the order of the ad): that is how
 * far to trust them. A folder that is not in it is measured and not learnt from.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RequirementKind, Verdict } from '#contract/match.ts';
import { resumeSide } from '#worker/ad/ad.ts';
import { matchAd } from '#worker/ad/match/match.ts';
import { oddsOf, verdictWeightsOf, type VerdictWeights } from '#worker/ad/match/odds.ts';
import type { ResumeLine } from '#worker/ad/match/resume-side.ts';
import { ruledBy, settled } from '#worker/ad/match/settle.ts';
import { COMES_NEAR } from '#worker/ad/match/shown.ts';
import { signsOf, type Signs } from '#worker/ad/match/signs.ts';
import type { Answer, Requirement } from '#worker/ad/model.ts';
import { kindOf } from '#worker/ad/read/kinds.ts';
import { readAd } from '#worker/ad/read/read-ad.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';

const KINDS: Record<string, RequirementKind> = {
  s: 'skill',
  e: 'experience',
  y: 'years',
  d: 'degree',
  l: 'licence',
  t: 'language',
  p: 'location',
  a: 'soft',
  o: 'other',
};
const VERDICTS: Record<string, Verdict> = {
  m: 'met',
  p: 'partly',
  n: 'not-shown',
  o: 'only-you-know',
  /** By lines that come near and show no part as a whole. */
  c: 'partly',
};
const CLASSES: readonly Verdict[] = ['met', 'partly', 'only-you-know', 'not-shown'];

interface Example {
  ad: string;
  requirement: Requirement;
  ruled: Answer;
  lines: readonly ResumeLine[];
  signs: Signs;
  verdict: Verdict;
}

/** A sign counts when so many ads hold it, one of the words when more do. */
const ADS = 3;
const ADS_OF_WORDS = 5;
const EXAMPLES = 4;
const ROUNDS = 250;
const RATE = 0.08;
/** Pull of each weight towards nothing. */
const PULL = { clause: 4, words: 2, shown: 1 };

export const FIRST = new Map(
  readFileSync(new URL('first-verdicts.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [ad = '', ...answers] = row.split(' ');
      return [ad, answers] as const;
    }),
);

/** Words that weigh less are left out. */
const LEAST = 0.15;

const TODAY = '2026-11-01';

export async function examplesIn(folder: string): Promise<Example[]> {
  const names = readdirSync(join(folder, 'dev')).filter((name) => name.endsWith('.ad.txt'));
  const all = [];
  for (const name of names.toSorted()) all.push(...(await examplesOf(folder, name)));
  return all;
}

async function examplesOf(folder: string, name: string): Promise<Example[]> {
  const text = readFileSync(join(folder, 'dev', name), 'utf8');
  const truth: { person: string; requirements: (Requirement & { verdict: Verdict })[] } =
    JSON.parse(readFileSync(join(folder, 'dev', name.replace('.ad.txt', '.truth.json')), 'utf8'));
  const path = join(folder, 'resumes/dev', `${truth.person}.txt`);
  const read = await extract(new Uint8Array(readFileSync(path)), path);
  if (!read.ok) throw new Error(read.problem.message);
  const side = resumeSide(read.value, parseResume(read.value, []), TODAY);
  const ad = `${basename(folder)}/${name.replace('.ad.txt', '')}`;
  const reading = readAd(text);
  const labels = truth.requirements
    .map((label) => ({ ...label, span: spanOf(text, label.quote) }))
    .toSorted((a, b) => a.span.start - b.span.start);
  const first = FIRST.get(ad);
  const requirements = labels.map((label, index): Requirement => {
    const own = likest(reading.requirements, label);
    const kind = KINDS[first?.[index]?.[0] ?? ''] ?? own?.kind ?? kindOf(label.quote);
    const { quote, span, id } = own ?? { ...label, id: `${index}` };
    return { id, quote, span, kind, need: own?.need ?? label.need };
  });
  const ruled = matchAd({ ...reading, requirements }, text, side, false);
  return labels.map((label, index) => {
    const requirement = requirements[index]!;
    const letter = first?.[index]?.[1] ?? '';
    const before = VERDICTS[letter] ?? ruled[index]!.verdict;
    const why = letter === 'c' ? COMES_NEAR : first ? '' : ruled[index]!.why;
    const answer = { ...ruled[index]!, verdict: before, why };
    return {
      ad,
      requirement,
      ruled: answer,
      lines: side.lines,
      signs: signsOf(ruledBy(requirement, answer), side.lines),
      verdict: label.verdict,
    };
  });
}

const spanOf = (text: string, quote: string) => ({
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
});

/** The clause that the reader cut where a label stands, if it is mostly the same. */
function likest(clauses: readonly Requirement[], { span }: Pick<Requirement, 'span'>) {
  const likeness = (one: Requirement) =>
    (2 * Math.max(0, Math.min(one.span.end, span.end) - Math.max(one.span.start, span.start))) /
    (one.span.end - one.span.start + span.end - span.start);
  const best = clauses.toSorted((a, b) => likeness(b) - likeness(a))[0];
  return best && likeness(best) >= 0.5 ? best : null;
}

/** Multinomial logistic regression by Adam over all examples at once; weights of what the resume shows stay at or above nothing. */
export function learn(examples: readonly Example[]): string {
  const table = (part: keyof Signs, least: number) => {
    const ads = new Map<string, Set<string>>();
    const count = new Map<string, number>();
    for (const { ad, signs } of examples)
      for (const sign of signs[part]) {
        (ads.get(sign) ?? ads.set(sign, new Set()).get(sign)!).add(ad);
        count.set(sign, (count.get(sign) ?? 0) + 1);
      }
    const kept = [...count.keys()].filter(
      (sign) => ads.get(sign)!.size >= least && count.get(sign)! >= EXAMPLES,
    );
    return new Map(kept.map((sign, index) => [sign, index]));
  };
  const clause = table('clause', ADS);
  const words = table('words', ADS_OF_WORDS);
  const shown = table('shown', ADS);
  const shownAt = 3 + 3 * clause.size;
  const wordsAt = shownAt + 2 * shown.size;
  const size = wordsAt + words.size;
  const rows = examples.map(({ signs, verdict }) => ({
    clause: signs.clause.flatMap((sign) => clause.get(sign) ?? []),
    shown: signs.shown.flatMap((sign) => shown.get(sign) ?? []),
    words: signs.words.flatMap((sign) => words.get(sign) ?? []),
    right: CLASSES.indexOf(verdict),
  }));
  const [w, m, v] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(size);
    for (const row of rows) {
      let [met, partly, only] = [w[0]!, w[1]!, w[2]!];
      for (const at of row.clause) {
        met += w[3 + 3 * at]!;
        partly += w[4 + 3 * at]!;
        only += w[5 + 3 * at]!;
      }
      for (const at of row.shown) {
        partly += w[shownAt + 2 * at]!;
        met += w[shownAt + 2 * at]! + w[shownAt + 2 * at + 1]!;
      }
      for (const at of row.words) only += w[wordsAt + at]!;
      const odds = [met, partly, only, 0].map((sum) => Math.exp(sum));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const wrong = odds.map((one, index) => one / all - (index === row.right ? 1 : 0));
      for (const at of [-1, ...row.clause])
        for (let verdict = 0; verdict < 3; verdict++)
          slope[3 + 3 * at + verdict]! += wrong[verdict]!;
      for (const at of row.shown) {
        slope[shownAt + 2 * at]! += wrong[0]! + wrong[1]!;
        slope[shownAt + 2 * at + 1]! += wrong[0]!;
      }
      for (const at of row.words) slope[wordsAt + at]! += wrong[2]!;
    }
    for (let index = 0; index < size; index++) {
      const isShown = index >= shownAt && index < wordsAt;
      const pull =
        index < 3 ? 0 : index < shownAt ? PULL.clause : isShown ? PULL.shown : PULL.words;
      const all = slope[index]! + pull * w[index]!;
      m[index] = 0.9 * m[index]! + 0.1 * all;
      v[index] = 0.999 * v[index]! + 0.001 * all * all;
      w[index]! -=
        (RATE * (m[index]! / (1 - 0.9 ** round))) /
        (Math.sqrt(v[index]! / (1 - 0.999 ** round)) + 1e-8);
      if (isShown && w[index]! < 0) w[index] = 0;
    }
  }
  const tenths = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => Math.round(w[from + index]! * 10) || 0);
  const isHeard = (line: string) => !/^[0 ]+\|/.test(line);
  const heard = [...words].filter(([, at]) => Math.abs(w[wordsAt + at]!) >= LEAST);
  const steps = Map.groupBy(heard, ([, at]) => Math.round(w[wordsAt + at]! * 10) || 0);
  return [
    `${tenths(0, 3).join(' ')}|`,
    ...[...clause].map(([sign, at]) => `${tenths(3 + 3 * at, 3).join(' ')}|${sign}`).toSorted(),
    ...[...shown]
      .map(([sign, at]) => `${tenths(shownAt + 2 * at, 2).join(' ')}|${sign}`)
      .toSorted(),
    ...[...steps]
      .toSorted(([a], [b]) => a - b)
      .map(
        ([step, signs]) =>
          `${step}|${signs
            .map(([sign]) => sign)
            .toSorted()
            .join(' ')}`,
      ),
  ]
    .filter(isHeard)
    .join('\n');
}

const share = (part: number, whole: number) => (100 * part) / whole;

function figuresOf(held: readonly Example[], say: (one: Example) => Verdict): readonly number[] {
  const told = held.map((one) => ({ right: one.verdict, said: say(one) }));
  const of = (right: Verdict, said: Verdict) => {
    const all = told.filter((one) => one.right === right);
    return share(all.filter((one) => one.said === said).length, all.length);
  };
  const right = told.filter((one) => one.right === one.said).length;
  return [share(right, told.length), of('met', 'not-shown'), of('not-shown', 'met')];
}

const inWords = ([right = 0, missing = 0, met = 0]: readonly number[]) =>
  `right ${right.toFixed(1)}, missing though met ${missing.toFixed(1)}, met though not shown ${met.toFixed(1)}`;

const meanOf = (figures: readonly (readonly number[])[]) =>
  [0, 1, 2].map((at) => figures.reduce((sum, one) => sum + one[at]!, 0) / figures.length);

/** What is said with these weights. */
const saidBy =
  (weights: VerdictWeights) =>
  ({ requirement, ruled, lines }: Example): Verdict =>
    settled(requirement, ruled, lines, (signs) => oddsOf(signs, weights)).verdict;

if (import.meta.main) {
  const folders = process.argv.slice(2).filter((one) => one.startsWith('/') && existsSync(one));
  const sets = new Map<string, Example[]>();
  for (const folder of folders) sets.set(folder, await examplesIn(folder));
  const isFirst = ({ ad }: Example) => FIRST.has(ad);
  if (process.argv.includes('--check')) {
    const all: { rules: readonly number[]; vote: readonly number[] }[] = [];
    for (const [folder, held] of sets) {
      const rows = learn(
        [...sets].flatMap(([one, own]) => (one === folder ? [] : own)).filter(isFirst),
      );
      const rules = figuresOf(held, ({ ruled }) => ruled.verdict);
      const vote = figuresOf(held, saidBy(verdictWeightsOf(rows)));
      console.log(`${basename(folder)}: rules ${inWords(rules)}; vote ${inWords(vote)}`);
      if (held.every(isFirst)) all.push({ rules, vote });
    }
    console.log(`mean of those first met: rules ${inWords(meanOf(all.map(({ rules }) => rules)))}`);
    console.log(`mean of those first met: vote ${inWords(meanOf(all.map(({ vote }) => vote)))}`);
  } else {
    const examples = [...sets.values()].flat().filter(isFirst);
    writeFileSync(
      new URL('../worker/ad/data/verdict-votes.ts', import.meta.url),
      `/** Weights of the vote on verdicts, in tenths. Generated: learnt by \`scripts/train-verdicts.ts\`; ` +
        `\`match/odds.ts\` says how they are read. */\nexport const VERDICT_ROWS = String.raw\`\n` +
        `${learn(examples)}\n\`;\n`,
    );
    console.log(`${examples.length} answers`);
  }
}

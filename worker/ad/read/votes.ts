/** What the words around a clause say for or against its being asked: weights learnt from labelled ads, for clauses that no rule knows. */
import { voteOf, weightsOf, type Weights } from '#worker/nlp/weights.ts';
import { VOTE_ROWS } from '../data/votes.ts';

/** One clause as the vote sees it. */
export interface Voter {
  quote: string;
  sentence: string;
  /** Heading or label that it stands under; '' for none. */
  heading: string;
  listed: boolean;
  /** Where it stands in the ad, 0..1. */
  at: number;
  /** Clauses with the same number stand in one part of the ad. */
  part: number;
}

/** Signs of a word that tell its class: its beginning and its end. */
const STEM = 5;
const ENDING = 3;
/** Position is told in so many steps. */
const STEPS = 6;

const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}+(?:['’]\p{L}+)?|\d+|[+/&%$£€]/gu) ?? []).map((word) =>
    /^\d/.test(word) ? '#' : word.replace('’', "'").toLowerCase(),
  );

/** Words, what they begin and end with, the first and the last. */
const wordSigns = (words: readonly string[]): readonly string[] => {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return [
    ...words.flatMap((word) =>
      word.length > STEM ? [word, `${word.slice(0, STEM)}-`, `-${word.slice(-ENDING)}`] : [word],
    ),
    `^${first}`,
    `${last}$`,
    ...(first.length > STEM ? [`^-${first.slice(-ENDING)}`] : []),
  ];
};

/** The same of a text, each once. */
export const wordSignsOf = (text: string): readonly string[] => [
  ...new Set(wordSigns(wordsOf(text))),
];

/** Everything that may have a weight: words, pairs, first and last, beginnings and endings, the sentence's opening, the heading. */
export function signsOf({
  quote,
  sentence,
  heading,
  listed,
  at,
}: Omit<Voter, 'part'>): Set<string> {
  const words = wordsOf(quote);
  const signs = new Set<string>([
    `@${Math.floor(at * STEPS)}`,
    listed ? '@list' : '@prose',
    `@long${Math.min(6, Math.floor(words.length / 3))}`,
    `@names${Math.min(3, quote.slice(1).match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0)}`,
  ]);
  for (const sign of wordSigns(words)) signs.add(sign);
  words.forEach((word, index) => {
    if (index > 0) signs.add(`${words[index - 1]!}_${word}`);
  });
  const [first, second] = words;
  if (second) signs.add(`^${first!}_${second}`);
  const opening = wordsOf(sentence).slice(0, 3);
  for (const word of opening) signs.add(`.${word}`);
  if (opening[1]) signs.add(`.${opening[0]!}_${opening[1]}`);
  const above = wordsOf(heading);
  if (above.length === 0) signs.add('@bare');
  above.forEach((word, index) => {
    signs.add(`#${word}`);
    if (index > 0) signs.add(`#${above[index - 1]!}_${word}`);
  });
  return signs;
}

const LEARNT = weightsOf(VOTE_ROWS);

/** How much the rest of its part counts for a clause, and how loud each of them may be. */
const NEIGHBOURS = 0.6;
const LOUDEST = 4;

/** Fewer clauses are a scrap of an ad: where they stand in it says nothing. */
const FEWEST = 10;

/** For each clause how likely it is asked: above 0 more likely than not (log-odds); 0 where too little stands around it. */
export function votesOf(voters: readonly Voter[], weights: Weights = LEARNT): number[] {
  if (voters.length < FEWEST) return voters.map(() => 0);
  const own = voters.map((voter) => voteOf(signsOf(voter), weights));
  const parts = Map.groupBy(own.keys(), (index) => voters[index]!.part);
  const loud = own.map((vote) => Math.max(-LOUDEST, Math.min(LOUDEST, vote)));
  const sums = new Map(
    [...parts].map(([part, those]) => [
      part,
      { sum: those.reduce((sum, index) => sum + loud[index]!, 0), count: those.length },
    ]),
  );
  return own.map((vote, index) => {
    const { sum, count } = sums.get(voters[index]!.part)!;
    return count < 2 ? vote : vote + (NEIGHBOURS * (sum - loud[index]!)) / (count - 1);
  });
}

/**
 * Whether a word behind a joint is one more act or a thing: 'Cleaned rooms and stocked shelves' lost its forms in
 * 'Clean rooms and stock shelves', while 'Clean rooms and stock rooms' lost none. Rules for it contradict each other, so
 * the signs around the word vote, with weights learnt from right lines that were put into such forms.
 */
import { voteOf, weightsOf, type Weights } from '../weights.ts';
import { signsOf, type Candidate } from './act-signs.ts';

let weights: Weights = new Map();
let loading: Promise<void> | undefined;

/** Loads the weights once; comes before any line is read. */
export async function loadActWeights(): Promise<void> {
  loading ??= readRows();
  return loading;
}

async function readRows(): Promise<void> {
  const { ACT_ROWS } = await import('./act-weights-data.ts');
  weights = weightsOf(ACT_ROWS, '\t');
}

/** Above 0 where the candidate is rather an act that is joined to the opening, below where it is rather a thing (log-odds). */
export const actVote = (candidate: Candidate): number => voteOf(signsOf(candidate), weights);

/** Proposals of a language model: asked for one line at a time, cleaned, judged by the engine, else never seen. */
import { cleanAnswer } from './clean-answer.ts';

export interface ProposalRequest {
  kind: 'line' | 'summary';
  /** The line as it stands, without its bullet. */
  text: string;
}

/** Something on this device that can put a line in other words. */
export interface Proposer {
  /** Whether it can answer at once: nothing has to be fetched for it. */
  isReady(): Promise<boolean>;
  /** Its answer as it comes; stops when the signal says so. */
  propose(request: ProposalRequest, signal: AbortSignal): Promise<string>;
}

export interface ProposalLimits {
  proposer: Proposer;
  /** The line that may be shown instead of the first, or null. */
  judge: (before: string, proposed: string) => Promise<string | null>;
  signal: AbortSignal;
  deadlineMs?: number;
}

/** Longest wait for one line, in milliseconds. */
export const PROPOSAL_DEADLINE_MS = 15_000;

/** A wording that passed every test; null where the model is absent, late, broken or wrong. Never throws. */
export async function proposeLine(
  request: ProposalRequest,
  { proposer, judge, signal, deadlineMs = PROPOSAL_DEADLINE_MS }: ProposalLimits,
): Promise<string | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  try {
    if (!(await proposer.isReady())) return null;
    const answer = await untilAborted(proposer.propose(request, limit), limit);
    const proposed = cleanAnswer(answer, request.text);
    if (proposed === null) return null;
    return await untilAborted(judge(request.text, proposed), limit);
  } catch {
    return null;
  }
}

/** A model may stay silent and deaf: nobody waits longer than the signal allows. */
async function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(new DOMException('stopped', 'AbortError'));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([answer, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
    stopped.promise.catch(() => {});
    answer.catch(() => {});
  }
}

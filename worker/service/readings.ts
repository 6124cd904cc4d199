import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { JudgedLine, ProposedLine } from '#contract/proposal.ts';
import type { Prices } from '#contract/resume.ts';
import type { LineWordings } from '#contract/wording.ts';
import { enhance } from '../pipeline.ts';
import { pricesNow } from '../suggest/price-now.ts';
import type { CurrentState } from './change.ts';
import { rememberScales } from './remembered-scales.ts';

/** What is asked about a resume as it stands; nothing of it is stored. */
export function createReadings(current: (id: string) => Promise<Outcome<CurrentState>>) {
  const scalesOver = rememberScales();
  /** Counts the requests for prices: a later one ends those before it. */
  let asked = 0;
  return {
    /** Worked out while other calls pass. Fails: aborted, where a later request took its place. */
    async prices(id: string): Promise<Outcome<Prices>> {
      const found = await current(id);
      if (!found.ok) return found;
      const { result, options, working } = found.value;
      const own = ++asked;
      const prices: Prices = {};
      for (const [proposal, points] of pricesNow(result, scalesOver(working, options))) {
        prices[proposal] = points;
        await new Promise((resolve) => setTimeout(resolve));
        if (own !== asked) return OVERTAKEN;
      }
      return succeed(prices);
    },

    async wordings(id: string, line: number): Promise<Outcome<LineWordings>> {
      const found = await current(id);
      if (!found.ok) return found;
      const { result, options, working } = found.value;
      const enhanced = enhance(working.document, result, options);
      const { lineWordings } = await import('../workshop/workshop.ts');
      const wordings = lineWordings({ ...enhanced, speller: options.speller }, line);
      return wordings ? succeed(wordings) : NO_LINE;
    },

    /** The proposed line where it states what stands there, else null. */
    async judge(id: string, { before, proposed }: ProposedLine): Promise<Outcome<JudgedLine>> {
      const found = await current(id);
      if (!found.ok) return found;
      const { result, options, working } = found.value;
      const enhanced = enhance(working.document, result, options);
      const { judgedLine } = await import('../proposal/judged-line.ts');
      const judged = judgedLine({ ...enhanced, speller: options.speller }, before, proposed);
      return judged ? succeed(judged) : NO_LINE;
    },
  };
}

const OVERTAKEN = fail('aborted', 'The prices are being worked out for a newer state.');
const NO_LINE = fail('not-found', 'This line tells of no work, so there is nothing to word.');

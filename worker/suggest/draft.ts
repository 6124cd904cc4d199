/** A suggestion before it is priced: what it would change and why. */
import type { Edit } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import type { Dialect } from '#worker/nlp/verbs.ts';
import type { AskedQuestion, Proposal } from './proposal.ts';

export interface Draft {
  rules: readonly string[];
  level: Proposal['level'];
  title: string;
  description: string;
  before: string;
  after: string;
  /** Check that it is meant to improve. */
  check: string;
  edits: readonly Edit[];
  question?: Omit<AskedQuestion, 'answer'>;
  /** Where it is not `structure`. */
  category?: Proposal['category'];
  keyword?: string;
  /** Removes something that costs a whole class of points; shown as high impact. */
  blocker?: boolean;
  /** Start of the job it asks about: of many questions for one job only the best are asked. */
  job?: number;
  /** What is offered where its question is not asked. */
  instead?: Draft;
  /** Its edits stand for themselves: one that another draft's edit covers can be left out. */
  separable?: boolean;
}

/** What every source of drafts sees. */
export interface SuggestContext extends CheckInput {
  dialect: Dialect;
  /** True where no word of the document tells its dialect. */
  neutral?: boolean;
  /** Starts of the paragraphs that are worth more as they are than as bullets. */
  keptParagraphs?: ReadonlySet<number>;
}

/** True of a question that only asks to put a slip right: no check counts it, so it is worth no points. */
export const asksSlip = ({ rules }: { rules: readonly string[] }): boolean =>
  rules[0] === 'ask-slip';

export type DraftSource = (context: SuggestContext) => Draft[];

/** The smallest edit that turns `before`, standing at `start`, into `after`; whole words at both ends. */
export function editBetween(start: number, before: string, after: string): Edit {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const room = Math.min(before.length, after.length) - head;
  while (tail < room && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    start: start + head,
    end: start + before.length - tail,
    text: after.slice(head, after.length - tail),
  };
}

/** A suggestion or question before it is priced: what it would change and why. */
import type { Edit, Question, SuggestionCategory, SuggestionLevel } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import type { Dialect } from '#worker/nlp/verbs.ts';

export interface Draft {
  rule: string;
  level: SuggestionLevel;
  /** `structure` where it is not given. */
  category?: SuggestionCategory;
  title: string;
  description: string;
  before: string;
  after: string;
  /** Check that it is meant to improve. */
  check: string;
  edits: readonly Edit[];
  keyword?: string;
  /** Removes something that costs a whole class of points; shown as high impact. */
  blocker?: boolean;
  /** Its edits stand for themselves: one that another draft's edit covers can be left out. */
  separable?: boolean;
}

export interface QuestionDraft extends Pick<
  Question,
  | 'rule'
  | 'prompt'
  | 'description'
  | 'kind'
  | 'placeholder'
  | 'before'
  | 'template'
  | 'measure'
  | 'things'
  | 'check'
> {
  edits: readonly Edit[];
  blocker?: boolean;
}

/** What every source of drafts sees. */
export interface SuggestContext extends CheckInput {
  dialect: Dialect;
}

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

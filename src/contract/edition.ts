/** What the user made of a resume: with the file it gives every text and every figure again. */
import * as v from 'valibot';
import { HintSchema } from './hint.ts';
import { MAX_TEXT_CHARS } from './limits.ts';
import { DecideSchema } from './requests.ts';

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

const EditSchema = v.object({
  start: offset,
  end: offset,
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS)),
});

/** One decision, by the suggestion's id, which survives a new run over the same file. */
export const SavedDecisionSchema = v.object({
  ...DecideSchema.entries,
  id: v.string(),
  /** Term that the user added to Skills: its suggestion does not come from a run. */
  keyword: v.optional(v.string()),
});
export type SavedDecision = v.InferOutput<typeof SavedDecisionSchema>;

/** One question's answer; the line and what was asked find it again where the id does not. */
export const SavedAnswerSchema = v.object({
  id: v.string(),
  prompt: v.string(),
  before: v.string(),
  status: v.picklist(['open', 'answered', 'skipped']),
  answer: v.optional(v.pipe(v.string(), v.maxLength(600))),
});
export type SavedAnswer = v.InferOutput<typeof SavedAnswerSchema>;

export const EditionSchema = v.object({
  /** Disjoint edits over `originalContent`: the user's own words. */
  ownEdits: v.array(EditSchema),
  decisions: v.array(SavedDecisionSchema),
  answers: v.optional(v.array(SavedAnswerSchema), []),
  /** What the user said about how the file was read. */
  hints: v.optional(v.array(HintSchema), []),
});
export type Edition = v.InferOutput<typeof EditionSchema>;

/** The enhanced text as the user wants it; `base` is the one they changed, if another tab changed it meanwhile. */
export const WriteTextSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS)),
  base: v.optional(v.pipe(v.string(), v.maxLength(2 * MAX_TEXT_CHARS))),
});
export type WriteTextRequest = v.InferInput<typeof WriteTextSchema>;

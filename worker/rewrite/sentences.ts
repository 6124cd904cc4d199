/** Bullets of more than one sentence. */
import type { LineContext, LineQuestion } from './model.ts';
import { questionFor } from './questions.ts';

const SENTENCE_END =
  /(?<=[a-z)\d%][.!;])(?<!\b(?:Inc|Ltd|Mr|Mrs|Ms|Dr|St|No|Co|Corp|Jr|Sr|Prof|etc|approx|vs|dept|e\.g|i\.e)\.) +(?=\p{Lu})/u;

/** The sentences of a line, in order, without the spaces between them. */
export const sentencesOf = (text: string): string[] => text.trim().split(SENTENCE_END);

/** The question for a line; of several sentences the first that hides its deed is asked about. */
export function askOf(context: LineContext): LineQuestion | null {
  const sentences = sentencesOf(context.text);
  if (sentences.length < 2) return questionFor(context);
  const { written: _, ...bare } = context;
  const asked = sentences.map((text) => questionFor({ ...bare, text }));
  const deed = asked.findIndex((question) => question?.purpose === 'deed');
  const at = deed >= 0 ? deed : asked.findIndex((question) => question?.kind === 'number');
  const question = asked[at];
  if (!question) return null;
  // The whole line stands ready to be put right: nothing around the deed is lost.
  if (question.template === '{answer}') return question;
  const stop = /[.!]$/.test(sentences[at]!) && !/[.!]$/.test(question.template) ? '.' : '';
  const template = sentences.with(at, question.template + stop).join(' ');
  return { ...question, template };
}

/** A wording that stands ready where a line is asked about: its writer checks it, and adds what is asked. */
import type { LineContext, LineQuestion } from './model.ts';
import { isFirstWording } from './unfit.ts';

interface Wording {
  text: string;
  rules: readonly string[];
}

/** The question with `draft` ready in its field, where that is sound and a step towards the answer. */
export function withWording(
  question: LineQuestion,
  draft: Wording | null,
  context: LineContext,
): LineQuestion {
  if (!draft || !takesWording(question) || draft.text === context.text) return question;
  if (question.prompt.startsWith('How ') || !isFirstWording(draft, context)) return question;
  // Whoever is asked for the own share is not helped by the same opening.
  const isSame = openingOf(draft.text) === openingOf(context.text);
  if (isSame && SHARE.test(question.prompt)) return question;
  return {
    ...question,
    draft: draft.text,
    prompt: `${question.prompt} ${READY}`,
  };
}

const READY = 'A first wording stands ready: check it.';
/** Where the very words that read wrong were mended, nothing is left but to check them. */
const READS_WRONG = /^“([^”]+)” does not read right\./;

const SHARE = /^(?:Which part|What (?:is|was) your|Write the line again, starting with what)/;
const openingOf = (text: string) => /^\S+/.exec(text)?.[0];

/** The question with the slips of `before` mended in its field, as they are in `after`; it names them. */
export function withMended(question: LineQuestion, before: string, after: string): LineQuestion {
  const slip = changedWords(before, after);
  if (slip === null || question.prompt.includes(`“${slip}”`)) return question;
  const [stated, wrong = ''] = READS_WRONG.exec(question.prompt) ?? [];
  if (stated !== undefined && takesWording(question) && !after.includes(wrong)) {
    return { ...question, draft: after, prompt: `${stated} ${READY}` };
  }
  const prompt = `${question.prompt} We have put “${slip}” right.`;
  if (!takesWording(question))
    return question.draft === undefined ? question : { ...question, prompt };
  return { ...question, draft: after, prompt };
}

/** The whole line is the answer, and nothing stands ready yet. */
const takesWording = ({ template, draft }: LineQuestion) =>
  template === '{answer}' && draft === undefined;

/** The words of `before` from its first change to its last; null where they are many, or none. */
function changedWords(before: string, after: string): string | null {
  const [was, is] = [before.split(' '), after.split(' ')];
  const first = was.findIndex((word, at) => word !== is[at]);
  const last = was.findLastIndex((word, at) => word !== is[at + is.length - was.length]);
  if (first < 0 || last < first || last - first >= MOST_WORDS) return null;
  return was
    .slice(first, last + 1)
    .join(' ')
    .replace(/[.,;]$/, '');
}
const MOST_WORDS = 3;

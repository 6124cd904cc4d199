import { countWords } from '#worker/checks/lines/words.ts';
import type { CheckInput } from '#worker/checks/model.ts';

/** Fewer words than this are no resume that a number could describe. */
const FEWEST_WORDS = 20;

const NOT_A_RESUME = {
  several:
    'This file holds resumes of more than one person, so it gets no score. Upload each in a file of its own.',
  form: 'This is a form or a template that has not been filled in, so it gets no score.',
  letter: 'This reads like a letter, not like a resume, so it gets no score.',
  invoice: 'This reads like an invoice, not like a resume, so it gets no score.',
  recipe: 'This reads like a recipe, not like a resume, so it gets no score.',
  article: 'This reads like an article, not like a resume, so it gets no score.',
  advert: 'This reads like an advertisement for a job, not like a resume, so it gets no score.',
  other: 'This does not read like a resume, so it gets no score.',
};

/** Why no number could describe a document; null where one can. */
export function whyNoScore({ document, resume }: CheckInput): string | null {
  let words = 0;
  for (const { text } of document.lines) {
    words += countWords(text);
    if (words >= FEWEST_WORDS) break;
  }
  if (words === 0) return 'No text could be read in this file, so it gets no score.';
  if (resume.kind !== 'resume') return NOT_A_RESUME[resume.kind];
  if (words < FEWEST_WORDS) return 'There is too little text in this file to score it.';
  return null;
}

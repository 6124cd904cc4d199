/** Whether a line tells a deed somewhere behind its opening. */
import { NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';

/** 'Served as charge nurse, made assignments', 'Took part in the audit by collecting data'. */
export const tellsDeed = (text: string): boolean =>
  [...text.matchAll(LATER)].some(([, link = '', word = '', next = '']) => {
    const past = verbOfPast(word);
    if (past && past.past !== past.base) {
      return past.lemma !== 'be' && past.lemma !== 'have' && !/^(?:by|of|to)$/.test(next);
    }
    // 'and preparing reports' is one more thing that the opening speaks of.
    if (link.includes(' and ') || /^(?:be|have|include)$/.test(verbOfGerund(word)?.lemma ?? '')) {
      return /^having$/.test(word) && next === 'to';
    }
    if (next === '' || /^(?:and|or|of|in|on|at|for|with|to)$/.test(next)) return false;
    return verbOfGerund(word) !== undefined && (!NOUN_GERUNDS.has(word) || OWNED.test(next));
  });

const LATER =
  /( where I |,? by |,? and (?:also |then |I )?|,? but (?:also )?|, (?:also |then |I )?)([a-z]+)\b ?([a-z\d]*)/g;
const OWNED = /^(?:the|an?|all|their|new|up|out|over|\d+)$/;

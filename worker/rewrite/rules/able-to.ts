import { HARD_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Was able to raise scores' → 'Raised scores': whoever was able and says so did it. */
export const ableTo: RewriteRule = {
  id: 'able-to',
  title: 'Say that you did it',
  why: '“Was able to” and “was tasked to” only delay the verb.',
  mayAdd: [],
  mayRemove: 'i was were am is have been able to task ask managed successfully'.split(' '),
  examples: {
    fires: [
      ['Was able to resolve most tickets in a day', 'Resolved most tickets in a day'],
      ['I was able to close 35 deals', 'Closed 35 deals'],
      ['Tasked to analyze survey data', 'Analyzed survey data'],
    ],
    leaves: ['Able to lift 25 kg', 'Was able to rebuild and sell 4 cars and train staff'],
  },
  apply(context) {
    const match =
      /^(?:I\s+)?(?:(?:was|were|have been)\s+(?:successfully\s+)?(able|tasked|asked)|(tasked))\s+to\s+([a-z-]+)\b/i.exec(
        context.text,
      );
    const verb = match && verbOfBase(match[3]!, context.dialect);
    if (!match || !verb) return null;
    const rest = context.text.slice(match[0].length);
    if (/(?:,| and| or) [a-z-]+\b/.test(rest) && hasLaterBase(rest)) return null;
    const able = match[1]?.toLowerCase() === 'able';
    const level = !able && HARD_OUTCOMES.has(verb.lemma) ? 'confirm' : 'auto';
    return firing(
      capitalise((able ? verb.past : conjugate(verb, context, match[0])) + rest),
      level,
      {
        removed: match[0].slice(0, match[0].length - match[3]!.length),
      },
    );
  },
};

const hasLaterBase = (rest: string) =>
  [...rest.matchAll(/(?:,| and| or) (?:and )?([a-z-]+)\b/g)].some((m) => verbOfBase(m[1]!));

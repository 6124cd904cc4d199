import { HARD_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
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
      ['Met buyers and was able to agree a discount', 'Met buyers and agreed a discount'],
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
    if (!match || !verb) return laterAble(context);
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

/** 'Met buyers and was able to agree a discount' */
function laterAble(context: LineContext): RuleResult | null {
  const match = /((?:,? and|,) )((?:was|were) able to )([a-z-]+)(?= \S)/.exec(context.text);
  const verb = match && verbOfBase(match[3]!, context.dialect);
  const opening = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
  if (!match || !verb || !(verbOfPast(opening) ?? verbOfGerund(opening))) return null;
  const before = context.text.slice(0, match.index);
  const rest = context.text.slice(match.index + match[0].length);
  if (/\b(?:that|which|who|while|when)\b/.test(before) || hasLaterBase(rest)) return null;
  return firing(`${before}${match[1]!}${verb.past}${rest}`, 'auto', { removed: match[2]! });
}

const hasLaterBase = (rest: string) =>
  [...rest.matchAll(/(?:,| and| or) (?:and )?([a-z-]+)\b/g)].some((m) => verbOfBase(m[1]!));

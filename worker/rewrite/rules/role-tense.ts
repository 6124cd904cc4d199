import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { isState, readBases } from '../base-list.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'Schedule and train 9 cooks' among 'Ordered …' and 'Tracked …' of an ended role → 'Scheduled and trained 9 cooks'. */
export const roleTense: RewriteRule = {
  id: 'role-tense',
  title: 'Keep an ended job in the past',
  why: 'One job, one tense: what is over is told in the past.',
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      ['Schedule and train 9 cooks (among deeds)', 'Scheduled and trained 9 cooks'],
      ['Process the orders of 40 shops (among deeds)', 'Processed the orders of 40 shops'],
      ['Support customers by phone (among deeds)', 'Supported customers by phone'],
    ],
    leaves: [
      'Schedule and train 9 cooks',
      'Process improvements (among deeds)',
      'Have experience of lathes (among deeds)',
      'Support for 40 shops (among deeds)',
      'Design of a logo (among deeds)',
      'Design and print work, which won awards (among deeds)',
      'Lead generation and paid ads (among deeds)',
      'Set prices for 40 lines (among deeds)',
      'Complete and tidy accounts were kept (among deeds)',
      'Report writing in Excel (among deeds)',
      'Support staff in 3 shops (among deeds)',
      'Grade 3 pupils in art (among deeds)',
    ],
  },
  apply(context) {
    const word = /^[A-Z][a-z-]+(?= [a-z\d])/.exec(context.text)?.[0].toLowerCase() ?? '';
    const verb = verbOfBase(word, context.dialect);
    if (!(context.amongDeeds || context.wantsDeeds) || context.current) return null;
    if (!verb || verbOfPast(word)) return null;
    if (/\b(?:is|are|was|were|has|have|had|which|currently|now)\b/.test(context.text)) return null;
    const rest = context.text.slice(word.length);
    if (/^ (?:of|in|on|at|for|with|to|by|from|as|or)\b/.test(rest) && NOUN_BASES.has(word))
      return null;
    const list = readBases(word + rest, context.dialect);
    const sureness = list && surenessOf(word, rest, list.verbs.length, context);
    if (!list || !sureness || list.verbs.some(isState)) return null;
    if (!context.amongDeeds) {
      context.wantsDeeds?.();
      return null;
    }
    const moved = list.verbs.map(({ base }) => base).join(' ');
    const text = capitalise(list.write(({ past }) => past));
    return firing(text, sureness, { added: moved, removed: moved });
  },
};

/** What makes the opening a verb: an object of its own, another deed beside it, or people; null where it may be a noun. */
function surenessOf(word: string, rest: string, verbs: number, { dialect }: LineContext) {
  const [second = '', third = ''] = rest.trim().split(' ');
  if (!NOUN_BASES.has(word)) return DESCRIBES.has(word) ? null : 'auto';
  if (OWNS.test(rest) && !COUNTED.test(word)) return 'auto';
  if (second === 'and' && verbs > 1 && verbOfBase(third, dialect))
    return OWNS.test(rest.slice(rest.indexOf(third) + third.length)) ? 'auto' : null;
  return PEOPLE.test(second) && /^(?:in|by|with|on|at|from|through|to|via)$/.test(third)
    ? 'confirm'
    : null;
}

const DESCRIBES = new Set(
  'complete correct separate moderate secure direct clear express present clean open dry warm cool'.split(
    ' ',
  ),
);
/** An object of its own follows. */
const OWNS = /^ (?:an?|the|all|any|each|every|both|new|our|their|its|\d[\d,]*)\b/;
/** 'Grade 3 pupils': the number is its name. */
const COUNTED = /^(?:grade|level|stage|type|class|unit|section|page|phase|group|rank)$/;
const PEOPLE =
  /^(?:customers|clients|patients|pupils|students|residents|guests|users|families|children|visitors|members|tenants|passengers)$/;

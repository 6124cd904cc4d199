import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** 'Set a lathe, checked parts' → 'Set a lathe and checked parts', in a line that changes anyway. */
export const joinDeeds: RewriteRule = {
  id: 'join-deeds',
  title: 'Join the two deeds',
  why: 'A comma alone cannot hold two deeds together.',
  finishing: true,
  mayAdd: ['and'],
  mayRemove: [],
  examples: {
    fires: [
      ['Set a Mazak lathe, checked parts by hand', 'Set a Mazak lathe and checked parts by hand'],
      ['Set and ran a lathe, checked parts', 'Set and ran a lathe, and checked parts'],
      ['Drove a bus, never had an accident', 'Drove a bus and never had an accident'],
    ],
    leaves: [
      'Set a lathe, checked parts, and packed them',
      'Set a lathe, checked parts and packed them',
      'Set a lathe, checked parts and packing them',
      'Read blueprints, laid out walls and squared foundations',
      'Set a lathe, based in Leeds',
      'Built a tool, used by 6 wards',
      'Presented forecasts to the group, adopted across four wards',
      'Led a team, won by merit',
      'Wrote plans, led by the head',
      'When trade grew, hired 3 cooks',
      'Set a lathe, checked parts (current)',
    ],
  },
  apply({ text, current }) {
    const opening = /^[A-Za-z-]+/.exec(text)?.[0].toLowerCase() ?? '';
    const match =
      /^([^,;:(]+), (?:never |always |often )?([a-z-]+)(?= ([a-z\d]+))(?=[^,;:]*$)/.exec(text);
    if (current || !match || !verbOfPast(opening)) return null;
    const [, first, word, next] = match;
    const verb = verbOfPast(word!);
    if (!verb || verb.past === verb.base || MAY_DESCRIBE.test(word!)) return null;
    if (
      /^(?:by|in|on|at|for|to|from|as|of|with|across|over|throughout|under|within|during|after|before|through|nationwide|worldwide)$/.test(
        next!,
      ) ||
      CLAUSE.test(first!)
    )
      return null;
    const rest = text.slice(match[0].length);
    const more = [
      ...rest.matchAll(/ (?:and|or|but) (?:also |then )?([a-z-]+)(?: (the|an?|all|our)\b)?/g),
    ];
    if (
      more.some(
        ([, later, its]) =>
          /[a-z]{3}ed$/.test(later!) ||
          verbOfPast(later!) !== undefined ||
          verbOfGerund(later!) !== undefined ||
          (its !== undefined && verbOfBase(later!) !== undefined),
      )
    )
      return null;
    const link = / and /.test(first!) ? ', and ' : ' and ';
    return firing(`${first!}${link}${text.slice(first!.length + 2)}`, 'auto', { added: 'and' });
  },
};

/** As often a participle that describes what stands before it. */
const MAY_DESCRIBE = /^(?:based|used|held|made|run|led|given|paid|set|owned|located|valued)$/;
const CLAUSE = /\b(?:that|which|who|when|while|where|because|if|as)\b/;

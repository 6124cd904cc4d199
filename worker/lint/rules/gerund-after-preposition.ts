import { verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { isOnlyVerb } from '#worker/nlp/line/lexicon.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { is, isBeside, isPlural, isRunning, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

export const gerundAfterPreposition: Rule = {
  id: 'gerund-after-preposition',
  category: 'grammar',
  title: 'The -ing form after a preposition',
  why: 'After “by”, “for”, “without” or “while” a verb ends in -ing: “by checking”.',
  examples: {
    fixes: [
      ['Helped guests by recommend restaurants', 'Helped guests by recommending restaurants'],
      ['Ran the bar, while maintain the quality', 'Ran the bar, while maintaining the quality'],
      ['Met targets without raise the price', 'Met targets without raising the price'],
      ['Met suppliers for negotiate the prices', 'Met suppliers to negotiate the prices'],
      ['Praised for repair the roof', 'Praised for repairing the roof'],
      ['Moved the files without lose data', 'Moved the files without losing data'],
    ],
    keeps: [
      'Told them not to by pass the valve',
      'Sold spares by make and model',
      'Fit for use in the dry',
      'Paid for repairs and for access to the site',
      'Known by design the world over',
      'Ran the shop while on call',
      'Called for help the same day',
      'Checked hems for lose threads',
      'Kept the server in restart mode and the notes in commit messages',
    ],
  },
  check(line) {
    if (!isRunning(line)) return [];
    return line.tokens.flatMap((token, at) => {
      const verb = line.tokens[at + 1];
      if (!verb || !PREPOSITION.test(token.norm) || !isBeside(line, token, verb)) return [];
      // 'to by pass the valve'
      if (line.tokens[at - 1]?.norm === 'to') return [];
      const base = verbReading(verb, 'base');
      if (!base || !isVerbHere(line.tokens, at + 1)) return [];
      // 'worked with other teams for improve the process': a purpose, which takes 'to'.
      if (
        token.norm === 'for' &&
        is(line.tokens[at - 1], 'noun') &&
        !REWARDED.test(line.tokens[at - 1]!.norm)
      )
        return replaceLint(line, token, 'to', {
          rule: this.id,
          category: this.category,
          message: `A purpose: “to ${verb.norm}”.`,
          span: { start: token.start, end: verb.end },
          priority: 57,
          level: 'confirm',
        });
      const gerund = inflect(base.lemma, 'gerund', line.dialect);
      return replaceLint(line, verb, gerund, {
        rule: this.id,
        category: this.category,
        message: `After “${token.norm}” it is “${gerund}”.`,
        span: { start: token.start, end: verb.end },
        priority: 57,
      });
    });
  },
};

/** What is given, or needed, for doing something. */
const REWARDED =
  /^(?:awards?|prizes?|bonus|medals?|certificates?|praise|reason|methods?|tools?|machines?|systems?|devices?|equipment|fees?|fines?|responsible|responsibility|thanks|reputation|talent|passion)$/;

const PREPOSITION = /^(?:by|without|while|for|of|in|after|before|instead-of|from|besides)$/;

/** No noun at all ('recommend'), or followed as only a verb is: 'repair the roof', not 'help the same day'. */
function isVerbHere(tokens: readonly Token[], at: number): boolean {
  const [verb, next, after] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!/^[a-z]+$/.test(verb.text) || next === undefined) return false;
  // 'from recycle materials' means recycled ones, 'of squash a day' a fruit.
  if (/^(?:recycle|squash)$/.test(verb.norm)) return false;
  // 'for lose threads' means loose ones.
  if (verb.norm === 'lose' && !/^(?:by|without|while)$/.test(tokens[at - 1]!.norm)) return false;
  // 'the time of commit creation', 'for bisect breaking'
  if (
    /^(?:of|for|in|by)$/.test(tokens[at - 1]!.norm) &&
    /^(?:commit|bisect|await|fetch|merge|install|undo|restart|compute)$/.test(verb.norm)
  )
    return false;
  // 'the cost of rename detection', 'in restart mode': such a word may describe the bare noun behind it.
  if (isOnlyVerb(verb.norm))
    return (
      is(next, 'det', 'adj', 'num', 'pron', 'proper') ||
      (is(next, 'noun') && (isPlural(next) || /^(?:by|without|while)$/.test(tokens[at - 1]!.norm)))
    );
  return (
    /^(?:the|a|an|our|my|their)$/.test(next.norm) &&
    is(after, 'noun') &&
    !verb.readings.slice(0, 1).some(({ pos }) => pos === 'noun') &&
    /^(?:for|by|without|while|of)$/.test(tokens[at - 1]!.norm) &&
    !/^(?:design|help|use|call|return|change|need|demand|request|order|support|contact|access)$/.test(
      verb.norm,
    )
  );
}

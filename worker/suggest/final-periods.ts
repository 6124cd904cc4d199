/** Final full stops of bullets, by the majority's habit. */
import { finalPeriod } from '#worker/rewrite/rules/final-period.ts';
import { rolesOf, textOf } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { periodHabit } from './period-habit.ts';

/** One draft for all bullets whose only fault is their end. */
export function finalPeriods(context: SuggestContext, rewritten: ReadonlySet<number>): Draft[] {
  const habit = periodHabit(context);
  if (!habit) return [];
  const odd = rolesOf(context.resume)
    .flatMap((role) => role.highlights)
    .flatMap((bullet) => textOf(context, bullet) ?? [])
    .flatMap(({ start, text }) => {
      if (rewritten.has(start)) return [];
      const line = {
        text,
        current: false,
        dialect: context.dialect,
        protectedSpans: [],
        finalPeriod: habit,
      };
      const after = finalPeriod.apply(line)?.text;
      return after === undefined ? [] : [{ end: start + text.length, text, after }];
    });
  const [first] = odd;
  if (!first) return [];
  return [
    {
      rules: ['final-period'],
      level: 'auto',
      title: finalPeriod.title,
      description:
        odd.length === 1 ? finalPeriod.why : `${finalPeriod.why} ${odd.length} bullets change.`,
      before: ending(first.text),
      after: ending(first.after),
      check: 'punctuation',
      edits: odd.map(({ end }) =>
        habit === 'add' ? { start: end, end, text: '.' } : { start: end - 1, end, text: '' },
      ),
      separable: true,
    },
  ];
}

/** The last words of a line: enough to see its end. */
const ending = (text: string) =>
  text.length <= 60 ? text : `… ${text.slice(-56).replace(/^\S*\s+/, '')}`;

/** Final full stops of bullets, by the majority's habit. */
import type { Edit } from '#contract/resume.ts';
import { rolesOf, textOf } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { isSigned, periodHabit, type PeriodHabit } from './period-habit.ts';

/** One draft for the ends of all bullets but those whose end another draft writes. */
export function finalPeriods(context: SuggestContext, others: readonly Draft[]): Draft[] {
  const habit = periodHabit(context);
  if (!habit) return [];
  const odd = rolesOf(context.resume)
    .flatMap((role) => role.highlights)
    .flatMap((bullet) => textOf(context, bullet) ?? [])
    .filter((place) => isSigned(context, place))
    .flatMap(({ start, text }) => {
      if (others.some((draft) => writesEnd(draft, start, start + text.length))) return [];
      const after = endedBy(text, habit);
      return after === null ? [] : [{ end: start + text.length, text, after }];
    });
  const [first] = odd;
  if (!first) return [];
  return [
    {
      rule: 'final-period',
      level: 'auto',
      title: 'End every bullet alike',
      description: odd.length === 1 ? WHY : `${WHY} ${odd.length} bullets change.`,
      before: ending(first.text),
      after: ending(first.after),
      check: 'punctuation',
      category: 'typography',
      edits: odd.map(({ end, text }) => endEdit(end, text, habit, others)),
      separable: true,
    },
  ];
}

const WHY = 'Most of your bullets end the other way; one habit looks careful.';

/** The text with or without a stop at its end; null where it has that end, or none should be touched. */
function endedBy(text: string, habit: PeriodHabit): string | null {
  // 'Vessel: MV Doña Remedios': a name beside its label.
  if (/^\p{Lu}\p{Ll}+: \P{Ll}/u.test(text)) return null;
  // '2) Sales Officer': a title that was taken for a bullet.
  if (habit === 'add' && (TITLE.test(text) || isName(text) || /, (?:19|20)\d\d$/.test(text)))
    return null;
  if (habit === 'add') return /[\p{L}\d)%+]$/u.test(text) ? `${text}.` : null;
  const closes =
    /[\p{L}\d)%]\.$/u.test(text) && !ABBREVIATION.test(text) && !/\.\p{Lu}\.$/u.test(text);
  // Of several sentences none goes without its stop.
  return closes && !/[.!?] \p{Lu}/u.test(text) ? text.slice(0, -1) : null;
}

/** 'M/s. Laxmi Traders, Bhosari': every word of some length has its capital. */
const isName = (text: string): boolean => {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
};

const TITLE =
  /^(?:\d{1,2}[.)] )?\p{Lu}[\p{L}&/-]*(?: (?:\(?[\p{Lu}\d][\p{L}\d&/-]*\)?|of|and|for|in|using|with|based|on|&))*$/u;

const ABBREVIATION = /\b(?:Inc|Jr|Sr|St|etc|Ltd|Co|Corp|No|U\.S|U\.K|a\.m|p\.m|e\.g|i\.e)\.$/i;

/** A stop put in where more is put in would have no place of its own: there it comes with the letter before it. */
function endEdit(end: number, text: string, habit: PeriodHabit, others: readonly Draft[]): Edit {
  if (habit === 'drop') return { start: end - 1, end, text: '' };
  const crowded = others.some(({ edits }) => edits.some((edit) => isInsertionAt(edit, end)));
  return crowded
    ? { start: end - 1, end, text: `${text.at(-1)!}.` }
    : { start: end, end, text: '.' };
}

const isInsertionAt = (edit: Edit, place: number) => edit.start === place && edit.end === place;

/** An answer and new bullets bring their own end, and a line that goes has none. */
const writesEnd = ({ edits }: Draft, start: number, end: number) =>
  edits.some(
    (edit) =>
      edit.start <= end &&
      edit.end >= start &&
      !isInsertionAt(edit, end) &&
      (edit.text.includes('\n') || (edit.text === '' && edit.start <= start && edit.end >= end)),
  );

/** The last words of a line: enough to see its end. */
const ending = (text: string) =>
  text.length <= 60 ? text : `… ${text.slice(-56).replace(/^\S*\s+/, '')}`;

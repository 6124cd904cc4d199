/** A job told in a paragraph, set as one bullet for each sentence. */
import type { Edit } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { bulletSign } from './bullet-glyphs.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { periodHabit, proseHabit, type PeriodHabit } from './period-habit.ts';
import { paragraphsOf, type Paragraph } from './prose.ts';

/** One draft for each paragraph of two or more sentences that stands for the bullets of a job; its words stay. */
export function proseToBullets(context: SuggestContext): Draft[] {
  const sign = bulletSign(context.document);
  const habit = periodHabit(context) ?? proseHabit(context);
  return paragraphsOf(context).map((paragraph) => {
    const { start, text } = paragraph.place;
    const edits = breaksOf(paragraph, sign, habit);
    return {
      rule: 'prose-to-bullets',
      level: 'auto',
      title: 'Break the paragraph into bullets',
      description: 'One statement a line: results drown in prose. Your words stay.',
      before: text,
      after: applyEdits(text, edits),
      check: 'walls-of-text',
      edits: edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })),
      blocker: true,
    };
  });
}

/** A sign before the first sentence, a new line with a sign between each two. */
function breaksOf(
  { place: { text }, starts }: Paragraph,
  sign: string,
  habit: PeriodHabit,
): Edit[] {
  const inner = starts.slice(1).map((start) => {
    const gap = /(\.?)\s+$/.exec(text.slice(0, start))!;
    const stop = habit === 'add' ? gap[1]! : '';
    return { start: gap.index, end: start, text: `${stop}\n${sign} ` };
  });
  const stop = habit === 'drop' && /[\p{Ll}\d)%]\.$/u.test(text);
  return [
    { start: 0, end: 0, text: `${sign} ` },
    ...inner,
    ...(stop ? [{ start: text.length - 1, end: text.length, text: '' }] : []),
  ];
}

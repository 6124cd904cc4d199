/** A job told in a paragraph, set as one bullet for each sentence. */
import { bulletSign } from './bullet-glyphs.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { ended, proseHabit } from './period-habit.ts';
import { paragraphsOf } from './prose.ts';

/** One draft for each paragraph of two or more sentences that stands for the bullets of a job. */
export function proseToBullets(context: SuggestContext): Draft[] {
  const sign = bulletSign(context.document);
  const habit = proseHabit(context);
  return paragraphsOf(context).map(({ place: { start, text }, sentences }) => {
    const after = sentences.map((one) => `${sign} ${ended(one, habit)}`).join('\n');
    return {
      rules: ['prose-to-bullets'],
      level: 'auto',
      title: 'Break the paragraph into bullets',
      description: 'One statement a line: results drown in prose. Your words stay.',
      before: text,
      after,
      check: 'walls-of-text',
      edits: [{ start, end: start + text.length, text: after }],
      blocker: true,
    };
  });
}

/** Long bullets as several. */
import { wordEdits } from '#contract/word-edits.ts';
import { mainGlyph } from './bullet-glyphs.ts';
import { markerOf, rolesOf, textOf, type Place } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { ended, periodHabit } from './period-habit.ts';
import { splitBullet } from './split-bullet.ts';

/** One draft for each bullet that runs past two lines and can be parted where another act begins; no word is lost. */
export function splitBullets(context: SuggestContext): Draft[] {
  if (context.resume.language !== 'en') return [];
  const glyph = mainGlyph(context.document);
  const habit = periodHabit(context);
  const marked = (place: Place) =>
    glyph === null ? markerOf(context, place) : markerOf(context, place).replace(/\S+/, glyph);
  return rolesOf(context.resume).flatMap(({ highlights, current }) =>
    highlights.flatMap((bullet): Draft[] => {
      const place = textOf(context, bullet);
      const parts = place && splitBullet(place.text, current);
      if (!parts || marked(place).trim() === '') return [];
      const after = parts.map((part) => ended(part, habit)).join(`\n${marked(place)}`);
      return [
        {
          rule: 'split-long-bullet',
          level: 'auto',
          title: 'Make several bullets of it',
          description: 'Past two lines the end is skipped when a page is skimmed. No word is lost.',
          before: place.text,
          after,
          check: 'bullet-length',
          edits: wordEdits(place.start, place.text, after),
        },
      ];
    }),
  );
}

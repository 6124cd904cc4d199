import { rolesOf, textOf } from './bullets.ts';
import type { SuggestContext } from './draft.ts';

/** What at least three in five bullets do with a final full stop; undefined where all agree or none leads. */
export function periodHabit(context: SuggestContext): 'add' | 'drop' | undefined {
  const ends = rolesOf(context.resume)
    .flatMap((role) => role.highlights)
    .flatMap((bullet) => textOf(context, bullet)?.text ?? [])
    .map((text) => text.trimEnd().endsWith('.'));
  const stops = ends.filter(Boolean).length;
  if (ends.length < 4 || stops === 0 || stops === ends.length) return undefined;
  if (stops / ends.length >= 0.6) return 'add';
  return stops / ends.length <= 0.4 ? 'drop' : undefined;
}

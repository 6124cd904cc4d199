import { rolesOf, textOf } from './bullets.ts';
import type { SuggestContext } from './draft.ts';
import { idleIn } from './idle-lines.ts';
import { splitBullet } from './split-bullet.ts';

/**
 * What at least three in five bullets do with a final full stop; undefined where all agree or none
 * leads. Bullets are counted as they will be: parted where they are long, without those that can go.
 */
export function periodHabit(context: SuggestContext): 'add' | 'drop' | undefined {
  const ends = rolesOf(context.resume).flatMap((role) => {
    const idle = new Set(idleIn(context, role).map(({ place }) => place.start));
    return role.highlights
      .flatMap((bullet) => textOf(context, bullet) ?? [])
      .filter(({ start }) => !idle.has(start))
      .flatMap(({ text }) => splitBullet(text, role.current) ?? [text])
      .map((text) => text.trimEnd().endsWith('.'));
  });
  const stops = ends.filter(Boolean).length;
  if (ends.length < 4 || stops === 0 || stops === ends.length) return undefined;
  if (stops / ends.length >= 0.6) return 'add';
  return stops / ends.length <= 0.4 ? 'drop' : undefined;
}

import { markerOf, rolesOf, textOf, type Place, type Role } from './bullets.ts';
import { lineAt } from './cut-line.ts';
import type { SuggestContext } from './draft.ts';
import { idleIn } from './idle-lines.ts';
import { paragraphsOf } from './prose.ts';
import { splitBullet } from './split-bullet.ts';

export type PeriodHabit = 'add' | 'drop';

/** From this share on, most bullets do it; as many as that leave it, and none do. */
const MOST = 0.6;
const FEW = 0.4;
const FEWEST_BULLETS = 4;

/**
 * What at least three in five bullets do with a final full stop; undefined where all agree or none
 * leads. Bullets are counted as they will be: parted where they are long, paragraphs set as bullets,
 * and without those that can go.
 */
export function periodHabit(context: SuggestContext): PeriodHabit | undefined {
  const prose = paragraphsOf(context).flatMap(({ starts }) => starts);
  const stop = proseHabit(context) === 'add';
  const ends = [...endsOfBullets(context), ...prose.map(() => stop)];
  const stops = ends.filter(Boolean).length;
  if (ends.length < FEWEST_BULLETS || stops === 0 || stops === ends.length) return undefined;
  if (stops / ends.length >= MOST) return 'add';
  return stops / ends.length <= FEW ? 'drop' : undefined;
}

/** How a paragraph's sentences end as bullets: like most bullets that there are; without a stop where none leads. */
export function proseHabit(context: SuggestContext): PeriodHabit {
  const ends = endsOfBullets(context);
  const stops = ends.filter(Boolean).length;
  return ends.length > 0 && stops / ends.length >= MOST ? 'add' : 'drop';
}

/** The text with its end as the habit has it. */
export function ended(text: string, habit: PeriodHabit | undefined): string {
  if (habit === 'drop') return text.replace(/\.$/, '');
  return habit === 'add' && /[\p{L}\d)%+]$/u.test(text) ? `${text}.` : text;
}

/** Whether each bullet ends with a full stop. */
function endsOfBullets(context: SuggestContext): readonly boolean[] {
  const ends = known.get(context) ?? readEnds(context);
  known.set(context, ends);
  return ends;
}

const known = new WeakMap<SuggestContext, readonly boolean[]>();

function readEnds(context: SuggestContext): boolean[] {
  const prose = new Set(paragraphsOf(context).map(({ place }) => place.start));
  return (
    rolesOf(context.resume)
      .flatMap((role) => bulletsOf(context, role).map((place) => ({ role, place })))
      .filter(({ place }) => !prose.has(place.start) && !isParagraph(context, place))
      .flatMap(({ role, place }) => splitBullet(place.text, role.current) ?? [place.text])
      // The point of 'etc.' closes nothing.
      .map((text) => /(?<!\betc)\.$/i.test(text.trimEnd()))
  );
}

/** Sentences without a bullet sign end like sentences. */
const isParagraph = (context: SuggestContext, place: Place) =>
  /[.!?]\s+\p{Lu}/u.test(place.text) && markerOf(context, place) === '';

/** A bullet by its sign or by the document's own list; a sentence without either ends like a sentence. */
export const isSigned = (context: SuggestContext, place: Place): boolean =>
  markerOf(context, place) !== '' || lineAt(context.document, place.start)?.list !== undefined;

function bulletsOf(context: SuggestContext, role: Role): Place[] {
  const idle = new Set(idleIn(context, role).map(({ place }) => place.start));
  return role.highlights
    .flatMap((bullet) => textOf(context, bullet) ?? [])
    .filter((place) => !idle.has(place.start) && isSigned(context, place));
}

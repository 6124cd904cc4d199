import { LIST_MARK } from './characters.ts';
import type { Glyph } from './page.ts';
import { median, type Segment } from './segment.ts';

/** Gap between two letters, in em, above which a person sees two words. */
const WORD_GAP_EM = 0.16;
/** Gap in em above which text drawn in one go falls apart. */
const CHUNK_GAP_EM = 1;
/** Letter-spacing in em from which letters count as spaced out. */
const SPACED_EM = 0.07;

/** Joins glyphs that were drawn one after the other on one baseline in one style; word spaces are rebuilt from the gaps. */
export function toChunks(glyphs: readonly Glyph[]): Segment[] {
  const groups: Glyph[][] = [];
  for (const glyph of glyphs) {
    const group = groups.at(-1);
    if (group && continues(group.at(-1)!, glyph)) group.push(glyph);
    else groups.push([glyph]);
  }
  const inner = groups.map(innerGap);
  const spacing = spacingOfStyles(groups, inner);
  return groups.map((group, order) => {
    const ofStyle = spacing.get(styleOf(group[0]!)) ?? 0;
    return toSegment(group, order, letterSpacing(group, inner[order]!, ofStyle));
  });
}

const styleOf = (glyph: Glyph) => `${glyph.font.name}/${glyph.sizePt.toFixed(1)}`;

function continues(last: Glyph, next: Glyph): boolean {
  if (last.font !== next.font || last.hidden !== next.hidden) return false;
  if (Math.abs(last.sizePt - next.sizePt) > 0.1 || Math.abs(last.y - next.y) > 0.1 * next.sizePt)
    return false;
  const gap = (next.x - last.x2) / next.sizePt;
  return gap > -0.5 && gap < CHUNK_GAP_EM;
}

const gapEm = (a: Glyph, b: Glyph) => (b.x - a.x2) / b.sizePt;

/** Letter-spacing in em of each style, from its longer pieces: a short piece ('HR') cannot tell by itself. */
function spacingOfStyles(
  groups: readonly Glyph[][],
  inner: readonly InnerGap[],
): Map<string, number> {
  const medians = new Map<string, number[]>();
  for (const [i, group] of groups.entries()) {
    const { count, em } = inner[i]!;
    if (count < 2) continue;
    const style = styleOf(group[0]!);
    const known = medians.get(style);
    if (known) known.push(em);
    else medians.set(style, [em]);
  }
  return new Map([...medians].map(([style, values]) => [style, median(values)]));
}

/** How many letters of a piece follow another without a space, and the usual gap between two, in em. */
interface InnerGap {
  count: number;
  em: number;
}

function innerGap(group: readonly Glyph[]): InnerGap {
  const gaps: number[] = [];
  for (let i = 1; i < group.length; i++) {
    const glyph = group[i]!;
    if (!glyph.spaceBefore) gaps.push(gapEm(group[i - 1]!, glyph));
  }
  return { count: gaps.length, em: median(gaps) };
}

/** Letter-spacing of one piece in em: 0 when its letters stand as the font sets them. */
function letterSpacing(group: readonly Glyph[], { count, em }: InnerGap, ofStyle: number): number {
  const typed = typedSpacing(group, count);
  if (typed > 0) return typed;
  const own = count >= 3 ? em : ofStyle;
  return own >= SPACED_EM ? own : 0;
}

/** Letters spaced out with the space bar ('S U M M A R Y'): nearly every letter stands alone. */
function typedSpacing(group: readonly Glyph[], joined: number): number {
  if (group.length < 4 || joined > (group.length - 1) * 0.1) return 0;
  const letters = group.every((glyph) => /^[\p{Lu}\p{N}&/.:–-]$/u.test(glyph.text));
  const capitals = group.filter((glyph) => /\p{Lu}/u.test(glyph.text)).length;
  if (!letters || capitals < group.length * 0.8) return 0;
  return median(group.slice(1).map((glyph, i) => gapEm(group[i]!, glyph)));
}

/** A mark or number that opens a list item, whatever stands between it and the text. */
const isMark = (text: string) => LIST_MARK.test(text) || /^\(?[\da-z]{1,2}[.)]$/i.test(text);

/** `base` is the group's letter-spacing in em. */
function toSegment(group: readonly Glyph[], order: number, base: number): Segment {
  const first = group[0]!;
  let text = first.text;
  let x2 = first.x2;
  for (let i = 1; i < group.length; i++) {
    const glyph = group[i]!;
    x2 = Math.max(x2, glyph.x2);
    const gap = gapEm(group[i - 1]!, glyph);
    const apart =
      base > 0 ? gap > base + WORD_GAP_EM * 0.85 : glyph.spaceBefore || gap > WORD_GAP_EM;
    if (glyph.wideBefore && base === 0 && !isMark(text)) text += `\t${glyph.text}`;
    else text += apart ? ` ${glyph.text}` : glyph.text;
  }
  return {
    text,
    x: first.x,
    textX: isMark(first.text) && group.length > 1 ? group[1]!.x : first.x,
    x2,
    y: first.y,
    sizePt: first.sizePt,
    font: first.font,
    bold: first.font.bold,
    opensBold: first.font.bold,
    boldLetters: first.font.bold ? text.length : 0,
    italic: first.font.italic,
    order,
    spaceBefore: first.spaceBefore,
    wideBefore: first.wideBefore,
  };
}

/** The bullets of one role, each rewritten with what the others tell about it. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import type { LineContext, LineRewrite } from '#worker/rewrite/model.ts';
import { rewriteRespelt, type Respelling } from '#worker/rewrite/respelt.ts';
import type { Place } from './bullets.ts';

/** A bullet with what the rewriter must know of it. */
export interface RoleLine {
  place: Place;
  line: LineContext;
  respellings: readonly Respelling[];
}

/**
 * One rewrite for each bullet, in order. Where the lines open with deeds once they are rewritten, one whose
 * opening may be a noun is read as a deed, too; so a second run finds nothing that the first left.
 */
export function rewriteRole(lines: readonly RoleLine[]): { place: Place; rewrite: LineRewrite }[] {
  const wanting = new Set<RoleLine>();
  const alone = lines.map((one) => {
    const line = { ...one.line, wantsDeeds: () => void wanting.add(one) };
    return { place: one.place, rewrite: rewriteRespelt(line, one.respellings) };
  });
  const isSure = alone.map(({ rewrite }) => opensWithDeed(rewrite.after));
  const sure = isSure.filter(Boolean).length;
  return alone.map((one, index) => {
    const amongDeeds = sure >= FEWEST_DEEDS && sure > (lines.length - 1) * MOST_ARE_DEEDS;
    if (!amongDeeds || isSure[index] || !wanting.has(lines[index]!)) return one;
    const { line, respellings, place } = lines[index]!;
    return { place, rewrite: rewriteRespelt({ ...line, amongDeeds }, respellings) };
  });
}

const FEWEST_DEEDS = 2;
const MOST_ARE_DEEDS = 0.6;

/** 'Tracked', 'Oversee': no word that may be a noun. */
function opensWithDeed(text: string): boolean {
  const word = /^[A-Z][a-z-]+(?= )/.exec(text)?.[0].toLowerCase() ?? '';
  return !NOUN_BASES.has(word) && (verbOfPast(word) ?? verbOfBase(word)) !== undefined;
}

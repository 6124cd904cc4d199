/** No suggestion lowers the score when it is accepted: alone, beside those that start accepted, or beside all. */
import { joined } from './joined.ts';
import type { Scales } from './scales.ts';
import { together, type Together } from './together.ts';
import { isOpenQuestion, type Proposal } from './proposal.ts';

/** Differences below this, in points, are a word more or less. */
const NOTHING = 0.05;

/**
 * The suggestions without those that lower the score somewhere; `before` is the score without any. One that
 * costs points alone but none beside the rest is joined with the one that makes it whole: left out, it
 * would come back on the enhanced text.
 */
export function harmless(
  scales: Scales,
  suggestions: readonly Proposal[],
  before: number,
): Proposal[] {
  const auto = suggestions.filter(({ level }) => level === 'auto');
  const confirm = suggestions.filter(({ level }) => level === 'confirm');
  const sure = settled(scales, auto, before);
  const whole = together(scales, sure);
  const fit = confirm.filter((one) => !isHarm(whole.score, whole.with(one)));
  const asked = fitTogether(scales, sure, fit, whole.score);
  return [...sure, ...asked, ...suggestions.filter(isOpenQuestion)];
}

/** A fall that counts, or one that shows in the rounded score. */
const isHarm = (from: number, to: number) =>
  to < from - NOTHING || Math.round(to) < Math.round(from);

/** Those that can start accepted, joined where one needs another. */
function settled(scales: Scales, auto: readonly Proposal[], before: number): Proposal[] {
  const gainful = auto.filter(({ points }) => !isHarm(before, before + points));
  let list = withoutHarm(scales, gainful, before);
  let waiting = auto.filter((one) => !list.includes(one));
  for (let grown = true; grown && waiting.length > 0;) {
    grown = false;
    for (const one of waiting) {
      const next = takenIn(scales, list, one, before);
      if (!next) continue;
      // What came in may have made another one needless.
      list = withoutHarm(scales, next, before);
      waiting = waiting.filter((other) => other !== one);
      grown = true;
    }
  }
  return list;
}

/** Leaves out, one by one, what pulls the others down. */
function withoutHarm(scales: Scales, auto: readonly Proposal[], before: number): Proposal[] {
  let list = [...auto];
  while (list.length > 0) {
    const whole = together(scales, list);
    const [worst] = list
      .map((one) => ({ one, score: whole.without(one) }))
      .toSorted((a, b) => b.score - a.score || a.one.points - b.one.points);
    if (!isHarm(before, whole.score) && !isHarm(worst!.score, whole.score)) return list;
    list = list.filter((other) => other !== worst!.one);
  }
  return list;
}

/** The list with one more that harms nothing beside the others; null where it does. */
function takenIn(
  scales: Scales,
  list: readonly Proposal[],
  one: Proposal,
  before: number,
): Proposal[] | null {
  const whole = together(scales, list);
  const grown = whole.with(one);
  if (isHarm(whole.score, grown) || isHarm(before, grown)) return null;
  if (!isHarm(before, before + one.points)) return [...list, one];
  const pairs = list.flatMap((partner) => {
    const pair = joined(partner, one);
    if (!pair) return [];
    const score = scales.weigh(pair.edits);
    const priced = { ...pair, points: score - before };
    const fits = !isHarm(before, score) && !isHarm(whole.without(partner), grown);
    return fits ? [{ partner, priced }] : [];
  });
  const [best] = pairs.toSorted(
    (a, b) =>
      Number(isAlike(b.partner, one)) - Number(isAlike(a.partner, one)) ||
      distance(a.partner, one) - distance(b.partner, one),
  );
  return best ? list.map((other) => (other === best.partner ? best.priced : other)) : null;
}

const isAlike = (a: Proposal, b: Proposal) => a.check === b.check || a.rules[0] === b.rules[0];
const distance = (a: Proposal, b: Proposal) =>
  Math.abs((a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));

/** Those to confirm that harm nothing even where everything is accepted. */
function fitTogether(
  scales: Scales,
  sure: readonly Proposal[],
  confirm: readonly Proposal[],
  least: number,
): Proposal[] {
  let list = [...confirm];
  while (list.length > 0) {
    const all = together(scales, [...sure, ...list]);
    const harmsAll = (one: Proposal) => isHarm(all.without(one), all.score);
    const falls = isHarm(least, all.score) || sure.some(harmsAll);
    const culprit = list.find(harmsAll) ?? (falls ? leastMissed(list, all) : null);
    if (!culprit) return list;
    list = list.filter((one) => one !== culprit);
  }
  return list;
}

const leastMissed = (list: readonly Proposal[], all: Together) =>
  list
    .map((one) => ({ one, score: all.without(one) }))
    .toSorted((a, b) => b.score - a.score || a.one.points - b.one.points)[0]!.one;

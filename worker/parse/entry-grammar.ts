/** Which parts of the headers are titles and which employers: one grammar for all entries of a section, the one that costs least. */
import type { Piece } from './line.ts';
import type { Draft } from './role-chunks.ts';
import { listOptions, type Habit, type Option } from './role-options.ts';

/** What an entry's header says. */
export interface Named {
  title: Piece | null;
  company: Piece | null;
  /** What may be the place. */
  extra: Piece[];
  /** Price of the second-best reading less that of the best, 0 and more: how sure the choice is. */
  margin: number;
  /** Other entries of the section that are read the same way by their own words alone. */
  support: number;
}

/** Price of an entry that breaks a habit of the section: same shape, same role in the same set of type, same order. */
const PRICE: Record<Habit['kind'], number> = { shape: 1.4, row: 1.2, order: 0.4 };
/** Entries from the top of a section whose readings are tried as the grammar of all, and judged under each. */
const MODELS = 24;

/** A section's grammar: the habits of one reading of one of its entries. */
type Grammar = Map<string, string>;

/** Chooses title and employer for all entries of a section together. */
export const readDrafts = (drafts: Draft[], repeated: Map<string, number>): Named[] =>
  readTogether(listOptions(drafts, repeated));

/**
 * Tries each reading of each entry as the grammar of all. Under a grammar an entry is read as it costs
 * least: by what a reading falls short of the entry's best words, and by each habit that it breaks.
 */
export function readTogether(entries: Option[][]): Named[] {
  const models = entries.slice(0, MODELS);
  const grammars = models.flatMap((options) => options.slice(0, 12).map(grammarOf));
  let best: Grammar = new Map();
  let least = Infinity;
  for (const grammar of grammars) {
    let total = 0;
    for (const options of models) {
      total += cheapest(options, grammar).cost;
      if (total >= least) break;
    }
    if (total < least - 1e-9) {
      least = total;
      best = grammar;
    }
  }
  const chosen = entries.map((options) => cheapest(options, best));
  const keyOf = (option: Option) =>
    option.habits.map(({ about, is }) => `${about}=${is}`).join(' ');
  const sure = new Map<string, number>();
  for (const { option, clear } of chosen)
    if (option && clear) sure.set(keyOf(option), (sure.get(keyOf(option)) ?? 0) + 1);
  return chosen.map(({ option, margin, clear }) => {
    if (!option) return { title: null, company: null, extra: [], margin, support: 0 };
    const { title, company, extra } = option;
    const support = (sure.get(keyOf(option)) ?? 0) - (clear ? 1 : 0);
    return { title, company, extra, margin, support };
  });
}

const grammarOf = ({ habits }: Option): Grammar =>
  new Map(habits.map(({ about, is }) => [about, is]));

/** The reading that costs least under a grammar, and how much more the next costs that says something else. */
function cheapest(options: Option[], grammar: Grammar) {
  const top = Math.max(...options.map(({ score }) => score));
  let best: { option: Option; cost: number } | null = null;
  const priced = options.map((option) => {
    let cost = top - option.score;
    for (const { kind, about, is } of option.habits) {
      const wanted = grammar.get(about);
      if (wanted !== undefined && wanted !== is) cost += PRICE[kind];
    }
    if (!best || cost < best.cost) best = { option, cost };
    return { option, cost };
  });
  const chosen = best as { option: Option; cost: number } | null;
  if (!chosen) return { option: null, cost: 0, margin: 0, clear: false };
  const others = priced.filter(({ option }) => !isSame(option, chosen.option));
  const next = Math.min(...others.map(({ cost }) => cost), chosen.cost + 4);
  const rival = Math.max(...others.map(({ option }) => option.score), chosen.option.score - 4);
  const clear = chosen.option.score - rival >= 1;
  return { ...chosen, margin: next - chosen.cost, clear };
}

const isSame = (a: Option, b: Option) =>
  a.title?.text === b.title?.text && a.company?.text === b.company?.text;

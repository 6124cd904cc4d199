import { rememberByText } from '#worker/nlp/remember.ts';
import { FIELDS } from './fields.ts';
import { itemsOf, termsOfField } from './lexicon.ts';
import type { Term, TermKind } from './term.ts';

/** How far down a kind starts and how fast it goes on: skills and tools first, traits last. */
const PLACE: Record<TermKind, { start: number; step: number }> = {
  hard: { start: 0, step: 1 },
  tool: { start: 2, step: 3 },
  licence: { start: 12, step: 3 },
  soft: { start: 20, step: 3 },
};
/** Places gained where the resume speaks of related things already. */
const RELATED = 6;

/**
 * Terms of a field, those that employers name most and that fit the resume best in front. The lists of
 * the data stand in the order of how often advertisements name a term.
 */
export function byImportance(fieldId: string, present: ReadonlySet<Term>): Term[] {
  const ranks = ranksOf(fieldId);
  if (ranks.size === 0) return [];
  const words = new Set([...present].flatMap(({ name }) => contentWords(name)));
  // A certificate near to one that is held is often a lesser one.
  const isRelated = ({ name, kind }: Term) =>
    (kind === 'hard' || kind === 'tool') && contentWords(name).some((word) => words.has(word));
  const rankOf = (term: Term) =>
    (ranks.get(term.name) ?? ranks.size) - (isRelated(term) ? RELATED : 0);
  const ranked = termsOfField(fieldId).map((term) => ({ term, rank: rankOf(term) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ term }) => term);
}

const ranksOf = rememberByText((fieldId) => {
  const ranks = new Map<string, number>();
  const data = FIELDS.find(({ id }) => id === fieldId);
  if (!data) return ranks;
  for (const kind of ['hard', 'tool', 'licence', 'soft'] as const) {
    for (const [index, item] of itemsOf(data[kind]).entries()) {
      ranks.set(item.split(' = ')[0]!.trim(), PLACE[kind].start + index * PLACE[kind].step);
    }
  }
  return ranks;
});

/** Words that say what a term is about: not 'management' or 'software', which stand in many. */
const contentWords = rememberByText((name) =>
  (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.has(word)),
);

const COMMON = new Set(
  (
    'management manager planning planner control system systems software development ' +
    'developer analysis design data service services support business quality project process ' +
    'training certified certification certificate professional license office product care ' +
    'public health with microsoft google adobe amazon oracle zoho sales marketing'
  ).split(' '),
);

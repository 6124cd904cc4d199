/** Towns that no list knows, told by where they stand: behind the names of several employers. */
import { fold } from '#worker/nlp/fold.ts';
import { isTownLike } from '#worker/nlp/places.ts';
import type { Chunk, Draft } from './role-chunks.ts';
import { companyScore, titleScore } from './roles.ts';

/** Drafts with 'Ohura' set aside as a place where it stands behind 'Mill Road Vets' and behind 'Potae Shearing Ltd', each with a title on another row. */
export function withTownsAside(all: Draft[]): Draft[] {
  const alone = all.map(hasPlaceAlone);
  const count = alone.filter(Boolean).length;
  const drafts = all.map((draft, i) =>
    count > Number(alone[i]) ? withoutTownAlone(draft) : draft,
  );
  const firms = new Map<string, Set<string>>();
  for (const { chunks } of drafts)
    for (const [i, chunk] of chunks.entries()) {
      if (!isBehindName(chunks, i)) continue;
      const key = fold(chunk.text);
      firms.set(key, (firms.get(key) ?? new Set()).add(fold(chunks[i - 1]!.text)));
    }
  const isTown = (chunk: Chunk, i: number, all: Chunk[]) =>
    isBehindName(all, i) && firms.get(fold(chunk.text))!.size > 1;
  return drafts.map((draft) => {
    const chunks = draft.chunks.filter((chunk, i, all) => !isTown(chunk, i, all));
    if (chunks.length === draft.chunks.length) return draft;
    const places = [...draft.places, ...draft.chunks.filter((chunk) => !chunks.includes(chunk))];
    return { ...draft, chunks, places, shape: chunks.map(({ row }) => row).join('') };
  });
}

/** A known place is all that its row holds beside the dates: 'Leeds / May 2019 – July 2021'. */
const hasPlaceAlone = ({ entry, places, chunks }: Draft): boolean =>
  places.some((place) => {
    const row = datedRow(entry);
    return row !== undefined && isOn(row, place) && !chunks.some((chunk) => isOn(row, chunk));
  });

/** An unknown town that stands as known places do in the entries beside, where the row above names post and employer. */
function withoutTownAlone(draft: Draft): Draft {
  const row = datedRow(draft.entry);
  if (!row || draft.places.some((place) => isOn(row, place))) return draft;
  const [town, ...more] = draft.chunks.filter((chunk) => isOn(row, chunk));
  const others = draft.chunks.filter((chunk) => chunk !== town);
  if (!town || more.length > 0 || town.hint || !isTownLike(town.text)) return draft;
  if (companyScore(town.text) >= 1 || titleScore(town.text) >= 0.9 || others.length === 0)
    return draft;
  if (others.length === 1 && !others[0]!.text.includes(', ')) return draft;
  return {
    ...draft,
    chunks: others,
    places: [...draft.places, town],
    shape: others.map((it) => it.row).join(''),
  };
}

const datedRow = ({ head, dates }: Draft['entry']) =>
  head.length > 1 ? head.find(({ line }) => line.start === dates?.base)?.line : undefined;

const isOn = (line: { start: number; text: string }, { start }: { start: number }): boolean =>
  start >= line.start && start < line.start + line.text.length;

function isBehindName(chunks: Chunk[], i: number): boolean {
  const [before, chunk] = [chunks[i - 1], chunks[i]!];
  if (before?.row !== chunk.row || chunk.at || chunk.hint || !isTownLike(chunk.text)) return false;
  // A sure title before it makes it the employer.
  if (titleScore(before.text) >= 1.4 || titleScore(chunk.text) >= 0.9) return false;
  return companyScore(chunk.text) < 1 && chunks.some(({ row }) => row !== chunk.row);
}

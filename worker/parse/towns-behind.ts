/** Towns that no list knows, told by where they stand: behind the names of several employers. */
import { fold } from '#worker/nlp/fold.ts';
import { isTownLike } from '#worker/nlp/places.ts';
import type { Chunk, Draft } from './role-chunks.ts';
import { companyScore, titleScore } from './roles.ts';

/** Drafts with 'Ohura' set aside as a place where it stands behind 'Mill Road Vets' and behind 'Potae Shearing Ltd', each with a title on another row. */
export function withTownsAside(drafts: Draft[]): Draft[] {
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

function isBehindName(chunks: Chunk[], i: number): boolean {
  const [before, chunk] = [chunks[i - 1], chunks[i]!];
  if (before?.row !== chunk.row || chunk.at || chunk.hint || !isTownLike(chunk.text)) return false;
  // A sure title before it makes it the employer.
  if (titleScore(before.text) >= 1.4 || titleScore(chunk.text) >= 0.9) return false;
  return companyScore(chunk.text) < 1 && chunks.some(({ row }) => row !== chunk.row);
}

/**
 * A wording that is being typed for a suggestion, kept in localStorage until it is used or given up: the card
 * that holds its field goes with another tab, with "Accept all" and with the page.
 */
import { OWN_KEY } from './own-keys.ts';

const keyOf = (id: string) => `${OWN_KEY}-reworded-${id}`;

/** What was typed for a suggestion of a resume; null where nothing is kept. */
export const keptRewording = (id: string, suggestionId: string): string | null =>
  read(id).get(suggestionId) ?? null;

/** Keeps it; null forgets it. */
export function keepRewording(id: string, suggestionId: string, text: string | null): void {
  const all = read(id);
  if (text === null) all.delete(suggestionId);
  else all.set(suggestionId, text);
  try {
    if (all.size === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify([...all]));
  } catch {
    // Storage is full or switched off: then it is kept as long as its card.
  }
}

function read(id: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

const isPair = (one: unknown): one is [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

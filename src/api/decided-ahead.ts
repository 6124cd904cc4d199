/**
 * Decisions and answers that are on their way to the engine, kept in localStorage until it has stored them: a
 * page that is reloaded or closed in that half second sends them again when the resume is opened next.
 */
import { OWN_KEY } from './erase-traces.ts';

/** One PATCH below the address of a resume; sent twice it gives the same. */
export interface Change {
  path: string[];
  body?: unknown;
}

interface Kept extends Change {
  key: string;
}

/** What this page itself has on its way: it is sent already. */
const onTheWay = new Set<string>();
/** A page that goes takes its calls along: that they fail then says nothing. */
let isLeaving = false;

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
}

/** Keeps a change from now on; the answer forgets it, once the engine has answered. */
export function keepAhead(id: string, { path, body }: Change): () => void {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  onTheWay.add(key);
  write(id, [...read(id), { key, path, body }]);
  return () => {
    if (isLeaving) return;
    onTheWay.delete(key);
    write(
      id,
      read(id).filter((kept) => kept.key !== key),
    );
  };
}

/** Takes out what an earlier page left behind, in the order in which it was decided. */
export function takeLeft(id: string): Change[] {
  const all = read(id);
  const left = all.filter(({ key }) => !onTheWay.has(key));
  if (left.length > 0) {
    write(
      id,
      all.filter(({ key }) => onTheWay.has(key)),
    );
  }
  return left.map(({ path, body }) => ({ path, body }));
}

const keyOf = (id: string) => `${OWN_KEY}-decided-${id}`;

function write(id: string, kept: readonly Kept[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Storage is full or switched off: then only the call itself is left, which is sent at once.
  }
}

function read(id: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null) return false;
  const { key, path } = one as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof key === 'string' &&
    Array.isArray(path) &&
    path.every((part) => typeof part === 'string') &&
    (path[0] === 'suggestions' || path[0] === 'questions')
  );
}

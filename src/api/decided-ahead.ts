/**
 * Decisions, answers, keywords, corrections of the reading and steps back that are on their way to the engine,
 * kept in localStorage until it has stored them: a page that is reloaded or closed in that half second sends
 * them again when the resume is opened next.
 */
import type { Hint } from '#contract/hint.ts';
import { OWN_KEY } from './own-keys.ts';
import type { Method } from './http.ts';

/** One call below the address of a resume, a PATCH unless it says so; sent twice it leaves the same behind. */
export interface Call {
  method?: Exclude<Method, 'GET'>;
  path: string[];
  body?: unknown;
}

/** Something said about how the file was read, or taken back. It is put into the edition that stands then. */
export interface Correction {
  hints: Hint[];
  told: boolean;
}

export type Change = Call | Correction;

type Kept = Change & { key: string };

/** What this page itself has on its way: it is sent already. */
const onTheWay = new Set<string>();
/** A page that goes takes its calls along: that they fail then says nothing. */
let isLeaving = false;

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
}

/** Keeps a change from now on; the answer forgets it, once the engine has answered. */
export function keepAhead(id: string, change: Change): () => void {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  onTheWay.add(key);
  write(id, [...read(id), { ...change, key }]);
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
  return left.map(({ key: _key, ...change }) => change);
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

/** What may be sent again, by the method and the first part of its path; without a path it is the field of work. */
const CALLS = new Set([
  'PATCH suggestions',
  'PATCH questions',
  'PATCH ',
  'POST keywords',
  'DELETE keywords',
  'PUT edition',
]);

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null) return false;
  const {
    key,
    method = 'PATCH',
    path,
    hints,
  } = one as Partial<Record<'key' | 'method' | 'path' | 'hints', unknown>>;
  if (typeof key !== 'string') return false;
  if (hints !== undefined) return Array.isArray(hints) && hints.every(isHint);
  return (
    Array.isArray(path) &&
    path.every((part) => typeof part === 'string') &&
    typeof method === 'string' &&
    CALLS.has(`${method} ${path[0] ?? ''}`)
  );
}

/** As far as it takes to put it among others; the engine looks at all of it. */
const isHint = (hint: unknown): boolean =>
  typeof hint === 'object' &&
  hint !== null &&
  'kind' in hint &&
  (!('line' in hint) || typeof hint.line === 'string');

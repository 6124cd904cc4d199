/**
 * What was typed and is not stored yet when the page goes, kept in localStorage until the resume is opened
 * again: the engine may need longer for its last save than a page that is reloaded or closed has.
 */
import { OWN_KEY } from './own-keys.ts';

export interface UnstoredText {
  /** The text that was stored when this was typed. */
  base: string;
  /** What was on its way to be stored; null where nothing was. */
  sent: string | null;
  /** The text as the user left it. */
  text: string;
}

const keyOf = (id: string) => `${OWN_KEY}-typed-${id}`;

/** Keeps it; where storage is full or switched off it cannot be kept. */
export function keepUnstored(id: string, unstored: UnstoredText): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(unstored));
  } catch {
    // Then only the engine's own save is left, which was sent before.
  }
}

/** Takes out what was kept of a resume; null where there is nothing, or nothing that can be read. */
export function takeUnstored(id: string): UnstoredText | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    forgetUnstored(id);
    return isUnstored(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * What is kept, told by the text that is `stored` before it changes for another reason: where that is not the
 * one that was typed over, what was on its way has come through.
 */
export function settleUnstored(id: string, stored: string): void {
  const kept = takeUnstored(id);
  if (!kept) return;
  const { base, sent, text } = kept;
  keepUnstored(id, { base: stored === base ? base : (sent ?? base), sent: null, text });
}

/** Nothing of a deleted resume may stay. */
export function forgetUnstored(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Storage is switched off: it was never kept.
  }
}

function isUnstored(kept: unknown): kept is UnstoredText {
  if (typeof kept !== 'object' || kept === null) return false;
  const { base, sent, text } = kept as Partial<Record<keyof UnstoredText, unknown>>;
  return (
    typeof base === 'string' &&
    typeof text === 'string' &&
    (sent === null || typeof sent === 'string')
  );
}

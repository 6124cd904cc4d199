/** Apart from the mark itself, for the first page listens already. */
const ENDED = 'restore-ended';

/** Tells who listens that a restore has come to its end, well or not. */
export const announceRestoreEnd = () => dispatchEvent(new Event(ENDED));

/** Calls `listener` when a restore has come to its end. */
export function subscribeToRestore(listener: () => void): () => void {
  addEventListener(ENDED, listener);
  return () => removeEventListener(ENDED, listener);
}

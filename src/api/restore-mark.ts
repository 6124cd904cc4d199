/** Remembers a restore while it goes on, so that one that was cut off can be told of afterwards. */
import { announceRestoreEnd } from './restore-end.ts';

const KEY = 'resume-ai-restore';

interface RestoreMark {
  /** Resumes in the backup. */
  total: number;
  /** Resumes that were stored before. */
  before: number;
}

export function markRestore(mark: RestoreMark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Storage is switched off: then it goes untold.
  }
}

export function unmarkRestore(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
  announceRestoreEnd();
}

export const isRestoreMarked = (): boolean => cutOffRestore(0) !== null;

/** How a restore ended that was cut off, in words; null when there was none. `stored` resumes are there now. */
export function cutOffRestore(stored: number): string | null {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof mark !== 'object' || mark === null) return null;
    const total = Number(Reflect.get(mark, 'total'));
    const back = Math.min(total, Math.max(0, stored - Number(Reflect.get(mark, 'before'))));
    if (!Number.isInteger(back)) return null;
    return `The last restore was cut off: ${back} of ${total} resumes are back, each of them whole. Restore the same file again to add the rest.`;
  } catch {
    return null;
  }
}

/** The settings that the stand had before its first visitor, so that each visitor finds them as they were. */
import { OWN_KEY } from '../../api/own-keys.ts';

const KEY = 'resume-ai-demo-settings';

const isOwn = (key: string): boolean => key.startsWith(OWN_KEY);

/** Keeps the settings as they are now for this tab, once for a demo. */
export function keepStandSettings(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) return;
    const settings = Object.entries(localStorage).filter(([key]) => isOwn(key));
    sessionStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is switched off: no visitor can change a setting in it.
  }
}

/** Puts back what was kept, and removes what visitors added. */
export function restoreStandSettings(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(kept)) return;
    for (const key of Object.keys(localStorage)) if (isOwn(key)) localStorage.removeItem(key);
    for (const [key, value] of kept) localStorage.setItem(String(key), String(value));
  } catch {
    // Storage is switched off, or full: there is nothing to put back.
  }
}

/** Forgets what was kept. */
export function forgetStandSettings(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}

/** The keys that this app keeps in localStorage and sessionStorage. */

/** Every one of them begins like this. */
export const OWN_KEY = 'resume-ai';

/** Fired on the window once the app's own files are no longer stored. */
export const FILES_ERASED = 'app-files-erased';

/** What was typed or decided and waits to be stored belongs to resumes: it goes with them, or with one of them. */
export function eraseWaiting(id?: string): void {
  for (const kind of ['typed', 'decided', 'reworded']) {
    const key = `${OWN_KEY}-${kind}-`;
    eraseKeys(id === undefined ? key : key + id, id !== undefined);
  }
}

export function eraseKeys(beginning: string, isWhole = false): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (isWhole ? key === beginning : key.startsWith(beginning)) storage.removeItem(key);
      }
    }
  } catch {
    // Storage is switched off: nothing was ever kept there.
  }
}

import { fail, NOT_LOADED, type Outcome, type Problem } from '#contract/problem.ts';

/** The one `try` at the engine's boundary: whatever is thrown becomes a problem without resume text. */
export async function guard<T>(task: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await task();
  } catch (error) {
    return isLoadError(error) ? NOT_LOADED : { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Problem {
  if (isQuotaError(error)) {
    return {
      code: 'quota',
      message: 'There is no room left on this device. Delete a saved resume and try again.',
    };
  }
  return { code: 'internal', message: 'Something went wrong on this device. Please try again.' };
}

/** What Chromium, Firefox and WebKit say when `import()` finds no file. */
const isLoadError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script failed/i.test(error.message);

/** Dexie wraps the browser's error, sometimes twice (as `inner`). */
function isQuotaError(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; depth++) {
    if (at.name === 'QuotaExceededError') return true;
    at = 'inner' in at ? at.inner : undefined;
  }
  return false;
}

export const NOT_FOUND = fail('not-found', 'This resume is not stored on this device any more.');

export const NOT_PROCESSED = fail(
  'wrong-state',
  'This resume has not been processed yet. Process it first.',
);

export const NO_SUCH_MATCH = fail(
  'not-found',
  'This job ad is not stored on this device any more.',
);

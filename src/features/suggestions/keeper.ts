/** Longest time that what is typed is not stored, after the last key, in milliseconds. */
export const PAUSE_MS = 400;

/** Passes what is typed on to `save` after a pause, or `now`; `forget` drops what waits. */
export function keeper(save: (typed: string) => void) {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const now = () => {
    const typed = waiting;
    forget();
    if (typed !== null) save(typed);
  };
  return {
    forget,
    now,
    later: (typed: string) => {
      waiting = typed;
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE_MS);
    },
  };
}

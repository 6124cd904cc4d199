/** Milliseconds without a touch after which a visitor is taken to have left. */
export const IDLE_MS = 120_000;
/** From here on the countdown is shown large. */
export const WARN_MS = 20_000;

export interface IdleTimer {
  /** Somebody is there. */
  touch: () => void;
  /** Milliseconds left, never below 0. */
  left: () => number;
}

/** Counts down from the last touch by the given clock (milliseconds), however late it is asked. */
export function createIdleTimer(now: () => number, idleMs = IDLE_MS): IdleTimer {
  let touchedAt = now();
  return {
    touch: () => {
      touchedAt = now();
    },
    // A clock set back must not keep a visitor's data for longer.
    left: () => {
      touchedAt = Math.min(touchedAt, now());
      return Math.max(0, touchedAt + idleMs - now());
    },
  };
}

/** `1:05`; rounded up, so that 0:00 is shown only when the time is over. */
export function formatLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

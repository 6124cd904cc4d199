/** Whether this page sleeps in the browser's back/forward cache, where its workers are frozen with it. */
export interface PageSleep {
  isAsleep(): boolean;
  /** Settles once the page is on show; at once where it is. */
  awake(): Promise<void>;
}

/** `onSleep` runs while the page can still act; a page that is closed never wakes. */
export function watchPageSleep(onSleep: () => void): PageSleep {
  let wake: PromiseWithResolvers<void> | undefined;
  addEventListener('pagehide', () => {
    wake ??= Promise.withResolvers<void>();
    onSleep();
  });
  addEventListener('pageshow', () => {
    wake?.resolve();
    wake = undefined;
  });
  return {
    isAsleep: () => wake !== undefined,
    awake: async () => wake?.promise,
  };
}

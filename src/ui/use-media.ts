import { useSyncExternalStore } from 'react';

/** Whether a media query matches, now and whenever that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** Whether there is room beside the text: more than a phone's width. */
export const useDesk = (): boolean => useMedia('(min-width: 48rem)');

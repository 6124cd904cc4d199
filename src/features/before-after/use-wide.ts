import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 56rem)');

/** Whether two sheets fit side by side. */
export const useWide = () =>
  useSyncExternalStore(
    (listener) => {
      const width = query();
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    () => query().matches,
  );

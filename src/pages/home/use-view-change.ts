import { useEffect, useRef } from 'react';

/** When one view takes the place of another (null: none yet), the page is at its top, and the focus not lost. */
export function useViewChange(view: string | null): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (view === null || view === shown.current) return;
    const first = shown.current === null;
    shown.current = view;
    if (first) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [view]);
}

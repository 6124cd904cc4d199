import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a change of page: to its top, to the place that the address names, or on Back to where the reader was. */
export function PageTop() {
  const [location] = useLocation();
  const shown = useRef(location);
  const backTo = useRef<string | null>(null);
  useEffect(() => {
    const onBack = () => {
      backTo.current = window.location.pathname;
    };
    addEventListener('popstate', onBack, { capture: true });
    return () => removeEventListener('popstate', onBack, { capture: true });
  }, []);
  useEffect(() => {
    const back = backTo.current === window.location.pathname;
    backTo.current = null;
    const target = document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else if (shown.current !== location) {
      // The browser itself returns to where the reader was.
      if (!back) window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    shown.current = location;
  }, [location]);
  return null;
}

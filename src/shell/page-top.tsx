import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a change of page: back to the top, or to the place that the address names. */
export function PageTop() {
  const [location] = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else if (shown.current !== location) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    shown.current = location;
  }, [location]);
  return null;
}

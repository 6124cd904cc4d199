import { useCallback } from 'react';

/** Space that a sticky element keeps from the window's edge, in pixels. */
const GAP_PX = 20;

/** Lets a sticky element that is taller than the window scroll to its end before it sticks. */
export const useStickyTop = () =>
  useCallback((element: HTMLElement) => {
    const place = () => {
      const top = Math.min(GAP_PX, window.innerHeight - element.offsetHeight - GAP_PX);
      element.style.top = `${top}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);

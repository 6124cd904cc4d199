import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Ref of an element that may vanish with the focus in it: the nearest sibling's link gets it then, or the page. */
export function useFocusHandover<T extends HTMLElement>(): RefObject<T | null> {
  const own = useRef<T>(null);
  useLayoutEffect(() => {
    const element = own.current;
    // Cleaned up before the element leaves the page, so that it still holds the focus.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const near = element.nextElementSibling ?? element.previousElementSibling;
      const next = near?.querySelector('a') ?? document.getElementById('main');
      next?.focus({ preventScroll: true });
    };
  }, []);
  return own;
}

import { useLayoutEffect, useState, type RefObject } from 'react';
import { TOASTER_MARK } from './toast/toaster-mark.ts';

/** While mounted, only `own` (a child of the body) and the toasts can be reached; then the focus returns. */
export function useInertPage(own: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const others = [...document.body.children].filter(
      (element) =>
        element instanceof HTMLElement &&
        element !== own.current &&
        !element.inert &&
        !element.hasAttribute(TOASTER_MARK),
    );
    for (const element of others) element.toggleAttribute('inert', true);
    return () => {
      for (const element of others) element.toggleAttribute('inert', false);
      const back = before?.isConnected ? before : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [own, before]);
}

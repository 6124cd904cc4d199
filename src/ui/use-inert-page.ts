import { useLayoutEffect, useState, type RefObject } from 'react';
import { TOASTER_MARK } from './toast/toaster-mark.ts';

/** While mounted, only `own` (a child of the body) and the toasts can be reached; then the focus returns. */
export function useInertPage(own: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const others = [...document.body.children].filter(
      (element) =>
        element instanceof HTMLElement &&
        element !== own.current &&
        !element.inert &&
        !element.hasAttribute(TOASTER_MARK),
    );
    const scrolled = root.classList.contains('page-locked');
    for (const element of others) element.toggleAttribute('inert', true);
    root.classList.add('page-locked');
    return () => {
      for (const element of others) element.toggleAttribute('inert', false);
      if (!scrolled) root.classList.remove('page-locked');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [own, before]);
}

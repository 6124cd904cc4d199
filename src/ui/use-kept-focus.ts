import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Ref of an area whose controls change with `state`: when the one that had the focus is gone then, the
 * focus goes to the control marked `data-focus`, or else to the first.
 */
export function useKeptFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const area = useRef<T>(null);
  const inside = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    const element = area.current;
    const enter = () => {
      inside.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without a target the control vanished, or the window is left: the place is still here.
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) {
        inside.current = false;
      }
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    if (Object.is(shown.current, state)) return;
    shown.current = state;
    if (!inside.current || document.activeElement !== document.body) return;
    const next =
      area.current?.querySelector<HTMLElement>('[data-focus]') ??
      area.current?.querySelector<HTMLElement>(CONTROLS);
    next?.focus({ preventScroll: true });
  }, [state]);
  return area;
}

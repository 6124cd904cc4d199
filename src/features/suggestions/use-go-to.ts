import { useEffect, useRef } from 'react';

/**
 * Puts view and focus on the suggestion with the number `target`, and on each that the returned function
 * is called with, as soon as it is rendered.
 */
export function useGoTo(target: number | null): (number: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    wanted.current = target;
  }, [target]);
  useEffect(() => {
    if (wanted.current === null) return;
    const item = document.getElementById(`s${wanted.current}`);
    if (!item) return;
    wanted.current = null;
    item.scrollIntoView({ block: 'center' });
    item.focus({ preventScroll: true });
  });
  return (number) => {
    wanted.current = number;
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { createIdleTimer, IDLE_MS } from './idle-timer.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Milliseconds left until nobody is taken to be there; `onIdle` is called once at the end. */
export function useIdle(active: boolean, onIdle: () => void): number {
  const [left, setLeft] = useState(IDLE_MS);
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    if (!active) return undefined;
    const timer = createIdleTimer(() => Date.now());
    const tick = () => {
      const now = timer.left();
      setLeft(now);
      if (now > 0) return;
      clearInterval(ticking);
      idle();
    };
    const ticking = setInterval(tick, 1000);
    const touch = () => timer.touch();
    for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true });
    return () => {
      clearInterval(ticking);
      for (const kind of TOUCHES) removeEventListener(kind, touch);
      setLeft(IDLE_MS);
    };
  }, [active]);
  return left;
}

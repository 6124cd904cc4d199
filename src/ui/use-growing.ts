import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` rows to render now: `first`, then a step more after each paint. However long a list
 * is, none of its renderings is long enough to be felt.
 */
export function useGrowing(total: number, first: number, step = first): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return Math.min(count, total);
}

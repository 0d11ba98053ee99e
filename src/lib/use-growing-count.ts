import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** As many as fill the tallest screen. */
const FIRST = 60;
const STEP = 200;

/** How much of a long list to draw: the beginning at once, and whenever the page is at rest some more, up to all. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);

  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + STEP)));
  }, [count, total]);

  return Math.min(count, total);
}

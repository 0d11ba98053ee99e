import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `ms` of unpaused time, counted from the first render. */
export function usePausableTimeout(onEnd: () => void, ms: number, isPaused: boolean): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

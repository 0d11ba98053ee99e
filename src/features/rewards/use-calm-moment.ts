import { useEffect, useEffectEvent } from 'react';
import { isCalm } from '@/ui/is-calm';

const LOOK_EVERY_MS = 500;
/** Calm for so long: after what has just been closed, and after the offer that greets whoever comes in. */
const CALM_LOOKS = 5;

/** While something waits, calls once nobody would be interrupted: see `isCalm`. */
export function useCalmMoment(isWaiting: boolean, onCalm: () => void): void {
  const tell = useEffectEvent(onCalm);

  useEffect(() => {
    if (!isWaiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks = isCalm() ? looks + 1 : 0;
      if (looks < CALM_LOOKS) return;
      clearInterval(timer);
      tell();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

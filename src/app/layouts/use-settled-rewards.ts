import { useEffect } from 'react';
import { claimRewards } from '@/data/claim-rewards';
import { useServices } from '@/data/services-context';
import { COUNTDOWN_REFRESH_MS } from '@/domain/plans/constants';
import { saoPauloDayNumber } from '@/domain/time/sao-paulo';
import { whenIdle } from '@/lib/when-idle';

/**
 * Gives what is due whenever it may have become due: on entry, with each essay, on a new day, and on coming back. In the
 * background nothing is given, so that what falls is celebrated where somebody is looking.
 */
export function useSettledRewards(): void {
  const services = useServices();

  useEffect(() => {
    const { corrections, now } = services;
    let settledOn = saoPauloDayNumber(now());
    let callOff = () => {};
    const settleSoon = () => {
      callOff();
      if (document.visibilityState === 'visible') callOff = whenIdle(() => void claimRewards(services));
    };
    const settleOnNewDay = () => {
      const today = saoPauloDayNumber(now());
      if (today !== settledOn) settleSoon();
      settledOn = today;
    };

    settleSoon();
    const stop = corrections.version.subscribe(settleSoon);
    const timer = setInterval(settleOnNewDay, COUNTDOWN_REFRESH_MS);
    document.addEventListener('visibilitychange', settleSoon);
    return () => {
      callOff();
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', settleSoon);
    };
  }, [services]);
}

import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';
import { secondsToMidnight } from '@/domain/time/seconds-to-midnight';
import { nextChange } from './time-left';

/** The instant, looked at again whenever the time left until midnight reads differently, and on coming back. */
export function useTimeToMidnight(): { now: Date; seconds: number } {
  const { now: clock } = useServices();
  const [now, setNow] = useState(clock);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, nextChange(secondsToMidnight(clock())));
    };
    const look = () => {
      setNow(clock());
      wait();
    };
    wait();
    // Timers sleep with a hidden tab.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);

  return { now, seconds: secondsToMidnight(now) };
}

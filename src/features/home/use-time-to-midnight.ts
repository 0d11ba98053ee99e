import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';
import { secondsToMidnight } from '@/domain/time/sao-paulo';

/** The current time, updated whenever `timeLeft` changes and when the tab becomes visible. */
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
    // Browsers suspend the timers of hidden tabs, so the time is also updated when the tab becomes visible.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);

  return { now, seconds: secondsToMidnight(now) };
}

/**
 * The time until midnight: "5 h 12 min", "12 min"; in the last minute, the seconds. `seconds` is a whole number, at
 * least 0.
 */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** Milliseconds until `timeLeft` changes. */
export function nextChange(seconds: number): number {
  return (seconds < 60 ? 1 : (seconds % 60) + 1) * 1000;
}

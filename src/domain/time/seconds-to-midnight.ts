import { saoPauloHour } from './sao-paulo.ts';

const HOUR_SECONDS = 3600;

/** Whole seconds until the next day begins in São Paulo, 1–86,400. Its clock differs from UTC by whole hours. */
export function secondsToMidnight(instant: Date): number {
  const intoHour = Math.floor(instant.getTime() / 1000) % HOUR_SECONDS;
  return (24 - saoPauloHour(instant)) * HOUR_SECONDS - intoHour;
}

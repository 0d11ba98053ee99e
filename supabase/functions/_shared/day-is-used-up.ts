import { secondsToMidnight } from '../../../src/domain/time/sao-paulo.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';

/** Nothing is left of the user's day in São Paulo: 429 until midnight. */
export function dayIsUsedUp({ now }: Pick<Dependencies, 'now'>): Problem {
  return new Problem(429, 'daily_limit', 'Você chegou ao limite de hoje. Ele se renova à meia-noite.', {
    headers: { 'retry-after': String(secondsToMidnight(now())) },
  });
}

import { secondsToMidnight } from '../../../src/domain/time/sao-paulo.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';

/** The refusal if the user's daily limit is used up: 429 until midnight in São Paulo. */
export function dayIsUsedUp({ now }: Pick<Dependencies, 'now'>): Problem {
  return new Problem(429, 'daily_limit', 'Você chegou ao limite de hoje. Ele se renova à meia-noite.', {
    headers: { 'retry-after': String(secondsToMidnight(now())) },
  });
}

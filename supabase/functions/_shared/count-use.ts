import { secondsToMidnight } from '../../../src/domain/time/seconds-to-midnight.ts';
import type { Database } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';

/** Counts one call of the user's day in São Paulo; 429 until midnight when there is none left. */
export async function countUse(
  userId: string,
  database: Database,
  { environment, now }: Dependencies,
): Promise<void> {
  if (await database.countUse(userId, environment.dailyLimit)) return;
  throw new Problem(429, 'daily_limit', 'Você chegou ao limite de hoje. Ele se renova à meia-noite.', {
    headers: { 'retry-after': String(secondsToMidnight(now())) },
  });
}

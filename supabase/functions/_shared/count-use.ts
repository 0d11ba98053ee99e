import { secondsToMidnight } from '../../../src/domain/time/seconds-to-midnight.ts';
import type { Database, ModelService } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';

/** Counts one call of a service in the user's day in São Paulo; 429 until midnight when there is none left. */
export async function countUse(
  userId: string,
  { service, dailyLimit }: { service: ModelService; dailyLimit: number },
  database: Database,
  { now }: Pick<Dependencies, 'now'>,
): Promise<void> {
  if (await database.countUse(userId, service, dailyLimit)) return;
  throw new Problem(429, 'daily_limit', 'Você chegou ao limite de hoje. Ele se renova à meia-noite.', {
    headers: { 'retry-after': String(secondsToMidnight(now())) },
  });
}

import type { AppConfig } from '@/contracts/config';
import type { Evaluator } from '../services';
import { simulatedDelay } from './simulated-delay';

/** The simulated wait of R-MODE-5. */
export const EVALUATION_DELAY_MIN_MS = 2000;
export const EVALUATION_DELAY_MAX_MS = 4000;

/**
 * The local evaluation takes milliseconds; in local mode it resolves after the 2 to 4 s of R-MODE-5. The wait runs
 * in parallel with the work, and a failure rejects at once.
 */
export function createDelayedEvaluator(
  evaluator: Evaluator,
  config: Pick<AppConfig, 'simulatedDelays'>,
  random: () => number = Math.random,
): Evaluator {
  return {
    checkTheme: (input, signal) => evaluator.checkTheme(input, signal),
    async evaluate(input, signal) {
      const delayMs =
        EVALUATION_DELAY_MIN_MS + random() * (EVALUATION_DELAY_MAX_MS - EVALUATION_DELAY_MIN_MS);
      const [evaluation] = await Promise.all([
        evaluator.evaluate(input, signal),
        simulatedDelay(config, delayMs),
      ]);
      return evaluation;
    },
  };
}

import type { AppConfig } from '@/contracts/config';
import type { Readable } from '../services';

/** The simulated waits of R-MODE-5. */
export const ENTRY_DELAY_MS = 1500;
export const RATING_DELAY_MS = 1000;
export const MESSAGE_DELAY_MS = 1000;
export const JOIN_DELAY_MS = 1000;

/** The configuration with the delays chosen on this device, following later changes of the choice. */
export function withDelayChoice(config: AppConfig, choice: Readable<boolean | null>): AppConfig {
  return {
    ...config,
    get simulatedDelays() {
      return choice.get() ?? config.simulatedDelays;
    },
  };
}

/** Waits as R-MODE-5 requires; resolves at once when `VITE_SIMULATED_DELAYS=off`. */
export function simulatedDelay(config: Pick<AppConfig, 'simulatedDelays'>, delayMs: number): Promise<void> {
  if (!config.simulatedDelays) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

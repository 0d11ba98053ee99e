import type { AppConfig } from '@/contracts/config';

/** Spec §9: "Simulated submit delay 1500 ms", "result feedback … about 1 s wait". */
export const ENTRY_DELAY_MS = 1500;
export const RATING_DELAY_MS = 1000;

/** Waits as the specification simulates it; at once when `VITE_SIMULATED_DELAYS=off` (decisions §6). */
export function simulatedDelay(config: Pick<AppConfig, 'simulatedDelays'>, delayMs: number): Promise<void> {
  if (!config.simulatedDelays) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

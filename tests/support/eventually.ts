import { vi } from 'vitest';

/** How long is waited for what comes late, in ms: a machine may do other things as well. */
export const PATIENCE_MS = 8000;

/** Waits until `check` throws no more; answers what it answers. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });

import { vi } from 'vitest';

/** Maximum wait in ms, long enough for a busy machine. */
export const PATIENCE_MS = 8000;

/** Waits until `check` no longer throws; returns its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });

import { createListeners } from './listeners';
import type { Readable } from '../services';

/** Counts changes, for whoever keeps a copy of what changed. */
export function createCounter(): Readable<number> & { bump(): void } {
  const listeners = createListeners();
  let count = 0;
  return {
    get: () => count,
    subscribe: listeners.subscribe,
    bump() {
      count += 1;
      listeners.notify();
    },
  };
}

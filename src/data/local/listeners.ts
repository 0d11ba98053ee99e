import type { Readable } from '../services';

export type Listeners = {
  subscribe(listener: () => void): () => void;
  notify(): void;
};

/** Who wants to hear of a change. One that subscribes while others are told is told the next time. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of Array.from(listeners)) listener();
    },
  };
}

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

import type { Readable } from '../services';

export type Listeners = {
  subscribe(listener: () => void): () => void;
  notify(): void;
};

/** A set of listeners. A listener added during a notification is first called at the next notification. */
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

/** Counts changes, so that code with a cached copy knows when to read the value again. */
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

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

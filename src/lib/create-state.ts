/** A value with its listeners, for a store outside React. */
export type State<T> = {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
};

export function createState<T>(initial: T): State<T> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

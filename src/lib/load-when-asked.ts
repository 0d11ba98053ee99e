/** A value loaded on first use. */
export type LoadedWhenAsked<T> = {
  /** Loads the value on the first call and reuses it later; a failed load is retried by the next call. */
  ready(): Promise<T>;
  /** The promise of the value; null if the value was not requested yet, or if the load failed. */
  loading(): Promise<T> | null;
  /**
   * Returns a method that loads the value and then calls the value's method of this name, which must return a
   * promise.
   */
  late<Name extends LateName<T>>(name: Name): T[Name];
};

type Late = (...given: never[]) => Promise<unknown>;
type LateName<T> = { [Name in keyof T]: T[Name] extends Late ? Name : never }[keyof T];

export function loadWhenAsked<T>(load: () => Promise<T>): LoadedWhenAsked<T> {
  let loading: Promise<T> | null = null;
  function ready(): Promise<T> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  return {
    ready,
    loading: () => loading,
    late: (name) =>
      (async (...given: never[]) =>
        ((await ready()) as unknown as Record<typeof name, Late>)[name](...given)) as never,
  };
}

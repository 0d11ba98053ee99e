/** A value loaded on first use. */
export type LoadedWhenAsked<T> = {
  /** Loads it on the first call, then reuses it; a failed load is retried by the next call. */
  ready(): Promise<T>;
  /** null if it was not requested yet, or if the load failed. */
  loading(): Promise<T> | null;
  /** A method that returns a promise; it loads the value first. */
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

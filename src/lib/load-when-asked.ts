/** Something that is fetched when it is first wanted. */
export type LoadedWhenAsked<T> = {
  /** Loads it with the first call, once for all; a load that failed is tried again by the next call. */
  ready(): Promise<T>;
  /** Null while nobody has asked for it, or once it could not be had. */
  loading(): Promise<T> | null;
  /** A method of it that answers by a promise; it loads the rest first. */
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

/** Something that is fetched when it is first wanted. */
export type LoadedWhenAsked<T> = {
  /** Loads it with the first call, once for all; a load that failed is tried again by the next call. */
  ready(): Promise<T>;
  /** Null while nobody has asked for it, or once it could not be had. */
  loading(): Promise<T> | null;
};

export function loadWhenAsked<T>(load: () => Promise<T>): LoadedWhenAsked<T> {
  let loading: Promise<T> | null = null;
  return {
    ready() {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    loading: () => loading,
  };
}

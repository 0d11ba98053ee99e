/** The displayed parts of a query; a TanStack Query result has this type. */
export type Query<Data> = {
  /** undefined until loaded; null if the requested object does not exist. */
  data: Data | undefined;
  /** Whether the last request failed; `data` is then the earlier result, if any. */
  isError: boolean;
  error?: unknown;
  refetch(): unknown;
};

/**
 * Combines two queries: the result is null if either result is null, and available once both are loaded; a retry
 * requests the missing result.
 */
export function both<A, B>(one: Query<A>, other: Query<B>): Query<[NonNullable<A>, NonNullable<B>] | null> {
  return {
    data: pairOf(one.data, other.data),
    isError: one.isError || other.isError,
    error: one.error ?? other.error,
    refetch: () =>
      Promise.all([one, other].map(({ data, refetch }) => (data === undefined ? refetch() : undefined))),
  };
}

function pairOf<A, B>(one: A, other: B): [NonNullable<A>, NonNullable<B>] | null | undefined {
  if (one === null || other === null) return null;
  return one === undefined || other === undefined ? undefined : [one, other];
}

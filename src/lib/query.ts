/** What is shown of a query; a result of TanStack Query is one. */
export type Query<Data> = {
  /** undefined until it has come; null where what was asked for is not there. */
  data: Data | undefined;
  /** The last request failed; `data` is what came before, if anything. */
  isError: boolean;
  error?: unknown;
  refetch(): unknown;
};

/** Two queries as one: null where one of them answers that, there once both are; a retry asks what is missing. */
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

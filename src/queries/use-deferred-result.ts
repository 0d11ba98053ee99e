import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** Defers a query's data, so that a long screen renders in slices without delaying input (docs/decisions/0017). */
export function useDeferredResult<T>({ data, isError, error, refetch }: UseQueryResult<T>) {
  return { data: useDeferredValue(data), isError, error, refetch };
}

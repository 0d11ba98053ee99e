import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** For a long screen: what it shows is drawn in slices, so that nobody's press waits for all of it (docs/decisions/0017). */
export function useDeferredResult<T>({ data, isError, error, refetch }: UseQueryResult<T>) {
  return { data: useDeferredValue(data), isError, error, refetch };
}

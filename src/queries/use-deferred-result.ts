import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** An answer as a long screen shows it. */
type Shown<T> = {
  data: T | undefined;
  /** Not there yet, and nothing went wrong. */
  isPending: boolean;
  isError: boolean;
  refetch(): Promise<unknown>;
};

/** For a long screen: what it shows is drawn in slices, so that nobody's press waits for all of it (docs/decisions/0017). */
export function useDeferredResult<T>({ data, isError, refetch }: UseQueryResult<T>): Shown<T> {
  const shown = useDeferredValue(data);
  return { data: shown, isPending: shown === undefined && !isError, isError, refetch };
}

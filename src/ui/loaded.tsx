import type { ComponentProps, ReactNode } from 'react';
import type { Query } from '@/lib/query';
import { LoadFailed } from './load-failed';

type Failure = Omit<ComponentProps<typeof LoadFailed>, 'children' | 'onRetry'> & {
  /** What is not affected, and what to do; of the error, where that depends on it. */
  note: ReactNode | ((error: unknown) => ReactNode);
};

type LoadedProps<Data> = {
  query: Query<Data>;
  /** Has the shape of what is loading. */
  placeholder: ReactNode;
  /** Where there is nothing to show. */
  failed: Failure;
  /** Above what came before, where the screen has to say that it may have changed. */
  stale?: Failure;
  /** In the place of null and of a list without rows; without it, null shows nothing. */
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/**
 * What a query answers, or its placeholder, its failure with a retry, or its empty state. What has come once stays on the
 * screen when a later request fails.
 */
export function Loaded<Data>({ query, placeholder, failed, stale, empty, children }: LoadedProps<Data>) {
  const { data, isError } = query;
  if (data === undefined) return isError ? <Failed query={query} {...failed} /> : placeholder;
  return (
    <>
      {isError && stale && <Failed query={query} {...stale} />}
      {data === null || (empty !== undefined && isEmpty(data)) ? empty : children(data)}
    </>
  );
}

function Failed({ query, note, ...rest }: Failure & { query: Query<unknown> }) {
  return (
    <LoadFailed {...rest} onRetry={() => void query.refetch()}>
      {typeof note === 'function' ? note(query.error) : note}
    </LoadFailed>
  );
}

const isEmpty = (data: unknown) => Array.isArray(data) && data.length === 0;

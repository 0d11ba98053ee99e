import type { ComponentProps, ReactNode } from 'react';
import type { Query } from '@/lib/query';
import { LoadFailed } from './load-failed';

type Failure = Omit<ComponentProps<typeof LoadFailed>, 'children' | 'onRetry'> & {
  /** Says which data is not affected, and what to do; may depend on the error. */
  note: ReactNode | ((error: unknown) => ReactNode);
};

type LoadedProps<Data> = {
  query: Query<Data>;
  /** Placeholder with the shape of the content being loaded. */
  placeholder: ReactNode;
  /** Shown if there is no data. */
  failed: Failure;
  /** Shown above earlier data, if the screen must say that it may be outdated. */
  stale?: Failure;
  /** Shown for null and for an empty list; without it, null renders nothing. */
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/**
 * The data of a query, or its placeholder, its failure with a retry, or its empty state. Data that was loaded once stays on
 * screen if a later request fails.
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

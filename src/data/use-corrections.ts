import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import type { Metrics } from '@/domain/progress/metrics';
import type { CorrectionRepository } from './services';
import { useServices, useSessionUser, useStore } from './services-context';

/** The current user's corrections, newest first, read again whenever they change. */
export function useCorrections(): UseQueryResult<CorrectionSummary[]> {
  const { repository, userId, version } = useCurrent();
  return useQuery(correctionsQuery(repository, userId, version));
}

/** Those of them that still wait to be sent; known without the server. */
export function usePendingCorrections(): readonly Correction[] {
  return useStore(useServices().corrections.pending);
}

/** The current user's metrics, reset and rebuilt from the stored essays (decisions §5). */
export function useMetrics(): UseQueryResult<Metrics> {
  const { repository, userId, version } = useCurrent();
  return useQuery(metricsQuery(repository, userId, version));
}

function useCurrent() {
  const repository = useServices().corrections;
  return { repository, userId: useSessionUser().id, version: useStore(repository.version) };
}

/** The device may know them without a network; what failed for lack of one is read when it is back. */
const FETCHING = { networkMode: 'always', refetchOnReconnect: true } as const;

function correctionsQuery(repository: CorrectionRepository, userId: string, version: number) {
  return queryOptions({
    queryKey: ['corrections', userId, version],
    queryFn: () => repository.list(),
    placeholderData: previousOf<CorrectionSummary[]>(userId),
    ...FETCHING,
  });
}

function metricsQuery(repository: CorrectionRepository, userId: string, version: number) {
  return queryOptions({
    queryKey: ['metrics', userId, version],
    queryFn: () => repository.rebuildMetrics(),
    placeholderData: previousOf<Metrics>(userId),
    ...FETCHING,
  });
}

/** Keeps the last answer on screen while a newer one loads, but never another user's. */
function previousOf<T>(userId: string) {
  return (previous: T | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[1] === userId ? previous : undefined;
}

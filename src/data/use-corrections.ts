import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import type { Metrics } from '@/domain/progress/metrics';
import { ownQuery } from './own-query';
import { useServices, useSessionUser, useStore } from './services-context';

/** The current user's corrections, newest first, read again whenever they change. */
export function useCorrections(): UseQueryResult<CorrectionSummary[]> {
  const { repository, userId, version } = useCurrent();
  return useQuery(ownQuery(['corrections', userId, version], () => repository.list()));
}

/** Those of them that still wait to be sent; known without the server. */
export function usePendingCorrections(): readonly Correction[] {
  return useStore(useServices().corrections.pending);
}

/** The current user's metrics, reset and rebuilt from the stored essays (decisions §5). */
export function useMetrics(): UseQueryResult<Metrics> {
  const { repository, userId, version } = useCurrent();
  return useQuery(ownQuery(['metrics', userId, version], () => repository.rebuildMetrics()));
}

function useCurrent() {
  const repository = useServices().corrections;
  return { repository, userId: useSessionUser().id, version: useStore(repository.version) };
}

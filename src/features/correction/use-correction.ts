import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CorrectionRepository } from '@/data/services';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';

/** One of the current user's corrections, or the one stored for viewing; null when there is none of that id. */
export function useCorrection(id: string): UseQueryResult<Correction | null> {
  const repository = useServices().corrections;
  const userId = useSessionUser().id;
  const version = useStore(repository.version);
  return useQuery(correctionQuery(repository, userId, version, id));
}

function correctionQuery(repository: CorrectionRepository, userId: string, version: number, id: string) {
  return queryOptions({
    queryKey: ['correction', userId, version, id],
    queryFn: () => repository.get(id),
    networkMode: 'always',
  });
}

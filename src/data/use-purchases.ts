import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Purchase } from '@/domain/plans/purchase';
import { ownQuery } from './own-query';
import { useSessionUser } from './services-context';
import { useLateServices } from './use-late-services';

/**
 * The current user's confirmed purchases, newest first; asked for again every `everyMs` while the page is seen, and
 * whenever the balance is another one, so that credits and purchases tell the same story.
 */
export function usePurchases(everyMs: number | false = false): UseQueryResult<Purchase[]> {
  const { purchases } = useLateServices();
  const { id, creditos_correcoes: balance } = useSessionUser();
  return useQuery({
    ...ownQuery(['purchases', id, balance], () => purchases.list()),
    refetchInterval: everyMs,
  });
}

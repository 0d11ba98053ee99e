import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '@/data/services-context';
import { useServices, useSessionUser } from '@/data/services-context';
import { TEACHER_OFFER } from '@/domain/plans/offers';
import { isGranted, isRecentPurchase, type Purchase } from '@/domain/plans/purchase';

/**
 * The current user's confirmed payments, newest first. Refetched every `everyMs` while the page is visible. The balance
 * is part of the key, so that purchases are refetched whenever the credits change.
 */
export function usePurchases(everyMs: number | false = false) {
  const { purchases } = useBackend();
  const balance = useSessionUser().creditos_correcoes;
  return useQuery({
    ...queryOptions({ queryKey: ['purchases', balance], queryFn: () => purchases.list() }),
    placeholderData: (previous) => previous,
    refetchInterval: everyMs,
  });
}

const CHECK_EVERY_MS = 10_000;
const WATCH_MS = 3 * 60_000;

export type AwaitedPurchase = {
  /**
   * `arrived`: a purchase was granted. `checking`: the server is polled. `waiting`: polling has ended, and only
   * `checkAgain` sends another request.
   */
  state: 'arrived' | 'checking' | 'waiting' | 'failed';
  /** Purchases that arrived since the page was opened, or within the hour before. */
  arrived: readonly Purchase[];
  /** Whether a request is pending. */
  isBusy: boolean;
  checkAgain(): void;
};

/** Polls for a new payment every ten seconds for three minutes, afterwards only on request. */
export function useAwaitedPurchase(): AwaitedPurchase {
  const now = useServices().now();
  const [isWatching, setIsWatching] = useState(true);
  const [olderIds, setOlderIds] = useState<readonly string[] | null>(null);
  const { data, isError, isFetching, refetch } = usePurchases(isWatching && CHECK_EVERY_MS);

  useEffect(() => {
    const timer = setTimeout(() => setIsWatching(false), WATCH_MS);
    return () => clearTimeout(timer);
  }, []);

  if (data && olderIds === null) {
    setOlderIds(data.filter((purchase) => !isRecentPurchase(purchase, now)).map(({ id }) => id));
  }
  const arrived = (olderIds && data?.filter(({ id }) => !olderIds.includes(id))) ?? [];
  if (arrived.some(isGranted) && isWatching) setIsWatching(false);

  return {
    state: arrived.some(isGranted) ? 'arrived' : isError ? 'failed' : isWatching ? 'checking' : 'waiting',
    arrived,
    isBusy: isFetching,
    checkAgain: () => void refetch(),
  };
}

/** The product, as named to buyers. */
export function purchaseName({ produto, creditos }: Purchase): string {
  if (produto === 'professor_anual') return TEACHER_OFFER.name;
  return creditos === 1 ? '1 correção' : `${creditos} correções`;
}

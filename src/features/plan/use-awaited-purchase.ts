import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';
import { usePurchases } from '@/data/use-purchases';
import { isRecentPurchase, type Purchase } from '@/domain/plans/purchase';

const CHECK_EVERY_MS = 10_000;
const WATCH_MS = 3 * 60_000;

export type AwaitedPurchase = {
  /** `checking` goes on by itself; `waiting` until somebody asks again. */
  state: 'arrived' | 'checking' | 'waiting' | 'failed';
  /** Those that came since the page was opened, or within the hour before. */
  arrived: readonly Purchase[];
  /** An answer is on its way. */
  isBusy: boolean;
  checkAgain(): void;
};

/** Looks for a payment that has just been made: every ten seconds for three minutes, then when asked. Suspends. */
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
  if (arrived.length > 0 && isWatching) setIsWatching(false);

  return {
    state: arrived.length > 0 ? 'arrived' : isError ? 'failed' : isWatching ? 'checking' : 'waiting',
    arrived,
    isBusy: isFetching,
    checkAgain: () => void refetch(),
  };
}

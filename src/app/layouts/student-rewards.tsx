import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useServices, useStore } from '@/data/services-context';
import { COUNTDOWN_REFRESH_MS } from '@/domain/plans/constants';
import { saoPauloDayNumber } from '@/domain/time/sao-paulo';
import { useIsVisible } from '@/lib/use-is-visible';
import { whenIdle } from '@/lib/when-idle';
import { onEssayStored } from '@/queries/essay-queries';
import { rewardKeys, useCelebrations, useClaimRewards } from '@/queries/reward-queries';
import { useFirstEntry } from '@/queries/use-first-entry';

/**
 * Celebrates achievements once page and network are idle, unless the student has turned celebrations off. If their
 * code cannot be loaded, pages are unaffected.
 */
export function CelebrationsHost() {
  const { preferences } = useServices();
  const { isFirst } = useFirstEntry();
  // The welcome card comes first and must not be covered.
  const isOn = (useStore(preferences.celebrations) ?? true) && !isFirst;
  const isVisible = useIsVisible();
  const hasSome = useCelebrations().queue.length > 0;
  const [Celebrations, setCelebrations] = useState<ComponentType | null>(null);
  const isWanted = isOn && hasSome && Celebrations === null && isVisible;

  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => {
      import('@/features/rewards/celebrations').then(
        (module) => setCelebrations(() => module.Celebrations),
        () => undefined,
      );
    });
  }, [isWanted]);

  return (
    isOn &&
    Celebrations && (
      <Suspense fallback={null}>
        <Celebrations />
      </Suspense>
    )
  );
}

/**
 * Claims due rewards whenever there may be new ones: on entry, after each essay, on a new day, and on return.
 * Claims nothing in the background, so that new achievements are celebrated when the student can see the
 * celebration.
 */
export function useClaimDueRewards(): void {
  const { now } = useServices();
  const queryClient = useQueryClient();
  const { mutate: claimRewards } = useClaimRewards();

  useEffect(() => {
    let claimedOn = saoPauloDayNumber(now());
    let callOff = () => {};
    const claimSoon = () => {
      callOff();
      if (document.visibilityState === 'visible') callOff = whenIdle(claimRewards);
    };
    const claimOnNewDay = () => {
      const today = saoPauloDayNumber(now());
      if (today !== claimedOn) claimSoon();
      claimedOn = today;
    };

    claimSoon();
    const stop = onEssayStored(queryClient, () => {
      // The server adds a reward for each essay that it stores, so the rewards are loaded again.
      void queryClient.invalidateQueries({ queryKey: rewardKeys.all });
      claimSoon();
    });
    const timer = setInterval(claimOnNewDay, COUNTDOWN_REFRESH_MS);
    document.addEventListener('visibilitychange', claimSoon);
    return () => {
      callOff();
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', claimSoon);
    };
  }, [claimRewards, now, queryClient]);
}

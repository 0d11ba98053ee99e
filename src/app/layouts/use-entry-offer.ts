import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { accessDialog } from '@/domain/plans/access';
import { UPGRADE_DIALOG_DELAY_MS } from '@/domain/plans/constants';
import { isPromoActive } from '@/domain/plans/promo';
import type { StudentOutlet } from './student-outlet';

/**
 * On entry to the student area the credits are synchronised; a second later, whoever has none and no promotion
 * is told how to get some (spec §4, decisions §4). Once per entry.
 */
export function useEntryOffer({ openUpgrade, openLimit }: StudentOutlet): void {
  const { plan } = useServices();
  const { promo, credits, isPackageUsedUp } = usePlan();

  const offer = useEffectEvent(() => {
    const dialog = accessDialog({ credits, isPromoActive: isPromoActive(promo), isPackageUsedUp });
    if (dialog === 'limit') openLimit();
    if (dialog === 'upgrade') openUpgrade();
  });

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      if (!isGone) timer = setTimeout(offer, UPGRADE_DIALOG_DELAY_MS);
    };
    plan.syncCredits().then(startTimer, startTimer);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [plan]);
}

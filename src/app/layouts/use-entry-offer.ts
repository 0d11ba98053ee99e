import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { accessDialog } from '@/domain/plans/access';
import { UPGRADE_DIALOG_DELAY_MS } from '@/domain/plans/constants';
import { isPromoActive } from '@/domain/plans/promo';
import { isDialogOpen } from '@/ui/is-dialog-open';
import type { StudentOutlet } from './student-outlet';

/**
 * On entry to the student area the credits are synchronised; a second later, whoever has none and no promotion
 * is told how to get some (spec §4, decisions §4). Once per entry, and never over another dialog.
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
      if (!isGone) timer = setTimeout(offerOnceFree, UPGRADE_DIALOG_DELAY_MS);
    };
    // Over an open menu or question it would only be in the way: it waits its turn.
    const offerOnceFree = () => (isDialogOpen() ? startTimer() : offer());
    plan.syncCredits().then(startTimer, startTimer);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [plan]);
}

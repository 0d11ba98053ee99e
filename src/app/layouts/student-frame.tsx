import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { usePlan } from '@/data/use-plan';
import { isPromoActive } from '@/domain/plans/promo';
import { CreditCount } from '@/features/plan/credit-count';
import { PlanBadge } from '@/features/plan/plan-badge';
import { TrialBanner } from '@/features/plan/trial-banner';
import { useCreditsNotice } from '@/features/plan/use-credits-notice';
import { paths } from '@/lib/paths';
import { DashboardFrame } from './dashboard-frame';
import { lazyDialog } from './lazy-dialog';
import { studentNav, visibleNav } from './nav-items';
import type { StudentOutlet } from './student-outlet';
import { useEntryOffer } from './use-entry-offer';

const UpgradeDialog = lazyDialog(() =>
  import('@/features/plan/upgrade-dialog').then((module) => module.UpgradeDialog),
);
const LimitDialog = lazyDialog(() =>
  import('@/features/plan/limit-dialog').then((module) => module.LimitDialog),
);

type OpenDialog = 'upgrade' | 'limit' | null;

/** The student area: the shared frame, the credits and the two dialogs about them. */
export function StudentFrame() {
  const { promo, plan } = usePlan();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [outlet] = useState<StudentOutlet>(() => ({
    openUpgrade: () => setDialog('upgrade'),
    openLimit: () => setDialog('limit'),
  }));
  // A dialog closes only itself: "Ver Opções de Upgrade" has opened the other one by then.
  const handleOpenChange = (name: OpenDialog) => (open: boolean) =>
    setDialog((current) => (open ? name : current === name ? null : current));
  useEntryOffer(outlet);
  useCreditsNotice();

  return (
    <DashboardFrame
      title="Dashboard"
      home={paths.student.home}
      nav={visibleNav(studentNav, isPromoActive(promo))}
      plan={<PlanBadge />}
      credits={<CreditCount />}
      banner={<TrialBanner />}
      hasUpgradeButton={plan === 'trial'}
      onUpgrade={outlet.openUpgrade}
      dialogs={
        <>
          <UpgradeDialog open={dialog === 'upgrade'} onOpenChange={handleOpenChange('upgrade')} />
          <LimitDialog
            open={dialog === 'limit'}
            onOpenChange={handleOpenChange('limit')}
            onSeeOptions={outlet.openUpgrade}
          />
        </>
      }
    >
      <Outlet context={outlet} />
    </DashboardFrame>
  );
}

import { useState } from 'react';
import { usePlan } from '@/data/use-plan';
import { isPromoActive } from '@/domain/plans/promo';
import { CreditCount } from '@/features/plan/credit-count';
import { PlanBadge } from '@/features/plan/plan-badge';
import { TrialBanner } from '@/features/plan/trial-banner';
import { useCreditsNotice } from '@/features/plan/use-credits-notice';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { studentRoutes } from '../student-routes';
import { AreaPages } from './area-pages';
import { CelebrationsHost } from './celebrations-host';
import { DashboardFrame } from './dashboard-frame';
import { STUDENT_TITLE } from './frame-parts';
import { studentNav, visibleNav } from './nav-items';
import type { StudentOutlet } from './student-outlet';
import { useEntryOffer } from './use-entry-offer';
import { useSettledRewards } from './use-settled-rewards';

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
  const handleOpenChange = (name: OpenDialog) => (open: boolean) => setDialog(open ? name : null);
  useEntryOffer(outlet);
  useCreditsNotice();
  useSettledRewards();

  return (
    <DashboardFrame
      title={STUDENT_TITLE}
      home={paths.student.home}
      nav={visibleNav(studentNav, isPromoActive(promo))}
      plan={<PlanBadge />}
      credits={<CreditCount />}
      banner={<TrialBanner />}
      upgrade={
        plan === 'trial' && (
          <LinkButton to={paths.student.upgrade} variant="outline" size="small">
            Upgrade
          </LinkButton>
        )
      }
      dialogs={
        <>
          <UpgradeDialog open={dialog === 'upgrade'} onOpenChange={handleOpenChange('upgrade')} />
          <LimitDialog open={dialog === 'limit'} onOpenChange={handleOpenChange('limit')} />
          <CelebrationsHost />
        </>
      }
    >
      <AreaPages routes={studentRoutes} context={outlet} />
    </DashboardFrame>
  );
}

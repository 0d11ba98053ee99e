import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useFirstEntry } from '@/queries/use-first-entry';
import { usePlan } from '@/queries/use-plan';
import { isPromoActive } from '@/domain/plans/promo';
import { CreditCount, PlanBadge, TrialBanner, useCreditsNotice } from '@/features/plan/plan-status';
import { NoticeBell } from '@/features/notices/notice-bell';
import { lazyDialog } from '@/lib/lazy-dialog';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { usePageState } from '@/lib/use-page-state';
import { useIsRested } from '@/lib/when-idle';
import { LinkButton } from '@/ui/link-button';
import { AreaServices } from './area-services';
import { DashboardFrame } from './dashboard-frame';
import { STUDENT_TITLE } from './frame-parts';
import { GuestKeeper } from './guest-keeper';
import { MockBanner } from './mock-banner';
import { studentNav, visibleNav } from './nav-items';
import { QueryProvider } from './query-provider';
import { CelebrationsHost, useClaimDueRewards } from './student-rewards';

/** The student area. */
export default function StudentLayout() {
  return (
    <AreaServices>
      <QueryProvider>
        <StudentFrame />
      </QueryProvider>
    </AreaServices>
  );
}

const UpgradeDialog = lazyDialog(() =>
  import('@/features/plan/upgrade-dialog').then((module) => module.UpgradeDialog),
);
const LimitDialog = lazyDialog(() =>
  import('@/features/plan/limit-dialog').then((module) => module.LimitDialog),
);

/** A second after entry at the earliest: it does not hold up the page. */
const EntryOffer = lazyPart(() => import('./entry-offer').then((module) => module.EntryOffer));

type OpenDialog = 'upgrade' | 'limit' | null;

/** The shared frame, with the credits and the two dialogs about them. */
function StudentFrame() {
  const { promo, plan } = usePlan();
  const [dialog, setDialog] = usePageState<OpenDialog>(null);
  const [outlet] = useState<StudentOutlet>(() => ({
    openUpgrade: () => setDialog('upgrade'),
    openLimit: () => setDialog('limit'),
  }));
  const handleOpenChange = (name: OpenDialog) => (open: boolean) => setDialog(open ? name : null);
  const { isFirst } = useFirstEntry();
  const isRested = useIsRested();
  useCreditsNotice();
  useClaimDueRewards();

  return (
    <DashboardFrame
      title={STUDENT_TITLE}
      home={paths.student.home}
      nav={visibleNav(studentNav, isPromoActive(promo))}
      plan={<PlanBadge />}
      credits={<CreditCount />}
      banner={
        <>
          <MockBanner />
          {!isFirst && <TrialBanner />}
        </>
      }
      bell={<NoticeBell to={paths.student.notices} />}
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
          {isRested && <EntryOffer {...outlet} />}
          <GuestKeeper />
        </>
      }
    >
      <Outlet context={outlet} />
    </DashboardFrame>
  );
}

/** What the student layout hands to its pages: `useOutletContext<StudentOutlet>()`. */
export type StudentOutlet = {
  /** No credits left: the offer. */
  openUpgrade(): void;
  /** A bought package of 12 is used up. */
  openLimit(): void;
};

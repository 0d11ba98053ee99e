import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useFirstEntry } from '@/queries/use-first-entry';
import { CreditCount, PlanBadge, TrialBanner, UpgradeLink } from '@/features/plan/plan-status';
import { NoticeBell } from '@/features/notices/notice-bell';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { usePageState } from '@/lib/use-page-state';
import { useIsRested } from '@/lib/when-idle';
import { AreaServices } from './area-services';
import { DashboardFrame } from './dashboard-frame';
import { EntryOffer } from './entry-offer';
import { STUDENT_TITLE } from './frame-parts';
import { GuestKeeper } from './guest-keeper';
import { MockBanner } from './mock-banner';
import { studentNav } from './nav-items';
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

type OpenDialog = 'upgrade' | 'limit' | null;

/**
 * The shared frame, with the credits and their two dialogs. State that changes while a page loads is kept in the
 * parts that show it, so that the frame renders once.
 */
function StudentFrame() {
  const [dialog, setDialog] = usePageState<OpenDialog>(null);
  const [outlet] = useState<StudentOutlet>(() => ({
    openUpgrade: () => setDialog('upgrade'),
    openLimit: () => setDialog('limit'),
  }));
  const handleOpenChange = (name: OpenDialog) => (open: boolean) => setDialog(open ? name : null);

  return (
    <DashboardFrame
      title={STUDENT_TITLE}
      home={paths.student.home}
      nav={studentNav}
      plan={<PlanBadge />}
      credits={<CreditCount />}
      banner={
        <>
          <MockBanner />
          <BannerAfterWelcome />
        </>
      }
      bell={<NoticeBell to={paths.student.notices} />}
      upgrade={<UpgradeLink kind="student" to={paths.student.upgrade} />}
      dialogs={
        <>
          <UpgradeDialog open={dialog === 'upgrade'} onOpenChange={handleOpenChange('upgrade')} />
          <LimitDialog open={dialog === 'limit'} onOpenChange={handleOpenChange('limit')} />
          <CelebrationsHost />
          <OfferAtRest {...outlet} />
          <DueRewards />
          <GuestKeeper />
        </>
      }
    >
      <Outlet context={outlet} />
    </DashboardFrame>
  );
}

function BannerAfterWelcome() {
  return !useFirstEntry().isFirst && <TrialBanner />;
}

/** Renders the offer at least a second after entry, so that it does not delay the page. */
function OfferAtRest(outlet: StudentOutlet) {
  return useIsRested() && <EntryOffer {...outlet} />;
}

/** Claims rewards in the background of every page. */
function DueRewards(): null {
  useClaimDueRewards();
  return null;
}

/** Context passed to the student area's pages: `useOutletContext<StudentOutlet>()`. */
export type StudentOutlet = {
  /** Opens the offer for a student without credits. */
  openUpgrade(): void;
  /** Opens the notice that a bought package of 12 is used up. */
  openLimit(): void;
};

import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { usePlan } from '@/data/use-plan';
import { isPromoActive } from '@/domain/plans/promo';
import { PlanBadge } from '@/features/plan/plan-badge';
import { TrialBanner } from '@/features/plan/trial-banner';
import { paths } from '@/lib/paths';
import { DashboardFrame } from './dashboard-frame';
import { lazyDialog } from './lazy-dialog';
import { teacherNav, visibleNav } from './nav-items';

const TeacherUpgradeDialog = lazyDialog(() =>
  import('@/features/plan/teacher-upgrade-dialog').then((module) => module.TeacherUpgradeDialog),
);

export function TeacherFrame() {
  const { promo, plan } = usePlan();
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  return (
    <DashboardFrame
      title="Professor"
      home={paths.teacher.home}
      nav={visibleNav(teacherNav, isPromoActive(promo))}
      plan={<PlanBadge />}
      banner={<TrialBanner />}
      hasUpgradeButton={plan === 'trial'}
      onUpgrade={() => setIsUpgradeOpen(true)}
      dialogs={<TeacherUpgradeDialog open={isUpgradeOpen} onOpenChange={setIsUpgradeOpen} />}
    >
      <Outlet />
    </DashboardFrame>
  );
}

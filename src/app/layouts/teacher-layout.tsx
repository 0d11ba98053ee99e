import { Outlet } from 'react-router-dom';
import { PlanBadge, TrialBanner, UpgradeLink } from '@/features/plan/plan-status';
import { NoticeBell } from '@/features/notices/notice-bell';
import { WaitingCount } from '@/features/review-queue/waiting-count';
import { paths } from '@/lib/paths';
import { AreaServices } from './area-services';
import { DashboardFrame } from './dashboard-frame';
import { teacherNav, type AreaNav } from './nav-items';
import { QueryProvider } from './query-provider';

/** The teacher area. */
export default function TeacherLayout() {
  return (
    <AreaServices>
      <QueryProvider>
        <TeacherFrame />
      </QueryProvider>
    </AreaServices>
  );
}

/**
 * The menu with the number of waiting reviews. It is not in nav-items.ts, because students load that file as well.
 */
const NAV: AreaNav = {
  ...teacherNav,
  menu: teacherNav.menu.map((page) =>
    page.to === paths.teacher.review ? { ...page, Count: WaitingCount } : page,
  ),
};

/** The shared frame, with a link to the teacher's plan. */
function TeacherFrame() {
  return (
    <DashboardFrame
      title="Professor"
      home={paths.teacher.home}
      nav={NAV}
      plan={<PlanBadge />}
      banner={<TrialBanner />}
      bell={<NoticeBell to={paths.teacher.notices} />}
      upgrade={<UpgradeLink kind="teacher" to={paths.teacher.upgrade} />}
    >
      <Outlet />
    </DashboardFrame>
  );
}

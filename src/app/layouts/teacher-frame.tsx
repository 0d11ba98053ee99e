import { usePlan } from '@/data/use-plan';
import { PlanBadge } from '@/features/plan/plan-badge';
import { TrialBanner } from '@/features/plan/trial-banner';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { teacherRoutes } from '../teacher-routes';
import { AreaPages } from './area-pages';
import { DashboardFrame } from './dashboard-frame';
import { teacherNav } from './nav-items';

/** The teacher area: the shared frame, with the way to the teacher's plan. */
export function TeacherFrame() {
  const { plan } = usePlan();
  return (
    <DashboardFrame
      title="Professor"
      home={paths.teacher.home}
      nav={teacherNav}
      plan={<PlanBadge />}
      banner={<TrialBanner />}
      upgrade={
        plan === 'trial' && (
          <LinkButton to={paths.teacher.upgrade} variant="outline" size="small">
            Upgrade
          </LinkButton>
        )
      }
    >
      <AreaPages routes={teacherRoutes} />
    </DashboardFrame>
  );
}

import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { devRoutes } from '../dev-routes';
import { AreaPages } from './area-pages';
import { DashboardFrame } from './dashboard-frame';
import { devNav } from './nav-items';

export function DevFrame() {
  return (
    <DashboardFrame
      title="Equipe"
      home={paths.dev.home}
      nav={devNav}
      plan={<Badge variant="outline">Dev</Badge>}
    >
      <AreaPages routes={devRoutes} />
    </DashboardFrame>
  );
}

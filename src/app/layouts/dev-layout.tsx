import { Outlet } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { AreaServices } from './area-services';
import { DashboardFrame } from './dashboard-frame';
import { devNav } from './nav-items';
import { QueryProvider } from './query-provider';

/** The developers' area. */
export default function DevLayout() {
  return (
    <AreaServices>
      <QueryProvider>
        <DevFrame />
      </QueryProvider>
    </AreaServices>
  );
}

function DevFrame() {
  return (
    <DashboardFrame
      title="Equipe"
      home={paths.dev.home}
      nav={devNav}
      plan={<Badge variant="outline">Dev</Badge>}
    >
      <Outlet />
    </DashboardFrame>
  );
}

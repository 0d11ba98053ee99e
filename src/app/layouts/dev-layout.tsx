import { paths } from '@/lib/paths';
import { devRoutes } from '../dev-routes';
import { Area } from './area-pages';
import { AreaServices } from './area-services';
import { DevFrame } from './dev-frame';
import { QueryProvider } from './query-provider';

export default function DevLayout() {
  return (
    <Area home={paths.dev.home} routes={devRoutes}>
      <AreaServices>
        <QueryProvider>
          <DevFrame />
        </QueryProvider>
      </AreaServices>
    </Area>
  );
}

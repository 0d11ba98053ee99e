import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { RouteErrorBoundary } from './errors/route-error-boundary';
import { SessionFollower } from './guards/session-follower';
import { PageSpinner } from './layouts/page-spinner';
import { RouteEffects } from './navigation/route-effects';
import { routes } from './routes';

/** The route table on screen, with what every route needs around it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  return (
    <RouteEffects>
      <RouteErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSpinner />}>{page}</Suspense>
      </RouteErrorBoundary>
      {/* After the page: its navigation must come after the one of a guard. */}
      <SessionFollower />
    </RouteEffects>
  );
}

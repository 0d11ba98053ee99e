import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { PageSpinner } from '../layouts/page-spinner';

/**
 * Admits only users of one type; everyone else is redirected to the root (R-ROLE-1). The key remounts everything
 * when another user signs in, so that no state of the previous user survives.
 */
export function AreaGuard({ area }: { area: UserType }) {
  const { user } = useEntryServices().session;
  const userId = useStore(user, (one) => one?.userType === area && one.id);
  if (!userId) return <ToRoot />;
  return (
    <Fragment key={userId}>
      <Outlet />
    </Fragment>
  );
}

/** Shows the spinner until the root page has loaded. */
function ToRoot() {
  return (
    <>
      <Navigate to={paths.entry} replace />
      <PageSpinner />
    </>
  );
}

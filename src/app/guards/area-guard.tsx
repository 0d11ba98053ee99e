import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { PageSpinner } from '../layouts/page-spinner';

/**
 * Lets only users of one type in; everyone else goes to the root (R-ROLE-1).
 * The key makes a second user start from nothing: no state of the first survives.
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

/** The spinner stands in until the page of the root has arrived. */
function ToRoot() {
  return (
    <>
      <Navigate to={paths.entry} replace />
      <PageSpinner />
    </>
  );
}

import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { PageSpinner } from '../layouts/page-spinner';

type AreaGuardProps = { area: UserType; children: ReactNode };

/**
 * Lets only users of one type in; everyone else goes to the root (spec §6).
 * The key makes a second user start from nothing: no state of the first survives.
 */
export function AreaGuard({ area, children }: AreaGuardProps) {
  const user = useStore(useEntryServices().session.user);
  if (user?.userType !== area) return <ToRoot />;
  return <AreaOfUser key={user.id}>{children}</AreaOfUser>;
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

function AreaOfUser({ children }: { children: ReactNode }) {
  return children;
}

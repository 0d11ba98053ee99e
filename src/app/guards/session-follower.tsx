import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import { areaHome, isInAnyArea } from './area-home';

/**
 * Another tab signed a second user in while this one shows the first user's area: this tab moves to the second
 * user's own area. Signing out elsewhere needs nothing here, the guard sees to it.
 */
export function SessionFollower() {
  const user = useStore(useEntryServices().session.user);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shownUserId = useRef(user?.id ?? null);

  useEffect(() => {
    const previous = shownUserId.current;
    shownUserId.current = user?.id ?? null;
    if (!user || previous === null || previous === user.id || !isInAnyArea(pathname)) return;
    void navigate(areaHome(user.userType), { replace: true });
  }, [user, pathname, navigate]);

  return null;
}

import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { safePath } from '@/lib/safe-path';
import { areaHome, isOpenTo } from './area-home';

/**
 * Where to go after signing in: back to where the user was sent from (decisions §3) if that is a path of this
 * site, open to this role and not the login itself; else the own dashboard.
 */
export function destination(userType: UserType, from: unknown): string {
  const path = safePath(from);
  const pathname = path?.split(/[?#]/)[0];
  if (!path || !pathname || pathname === paths.login || !isOpenTo(userType, pathname))
    return areaHome(userType);
  return path;
}

import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';

const AREAS: readonly UserType[] = ['student', 'teacher', 'dev'];

/** Where a user lands after signing in: every role has an area of its own (spec §2, decisions §3). */
export function areaHome(userType: UserType): string {
  return paths[userType].home;
}

/** Whether a path lies behind a guard. */
export function isInAnyArea(pathname: string): boolean {
  return AREAS.some((area) => isWithin(pathname, areaHome(area)));
}

/** Whether a user of this type would be let in at this path. */
export function isOpenTo(userType: UserType, pathname: string): boolean {
  return !isInAnyArea(pathname) || isWithin(pathname, areaHome(userType));
}

function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

import { areaFor } from '@/domain/session/roles';
import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';

/** Where a user lands after signing in (spec §2). A dev has no area yet and stays at the root. */
export function areaHome(userType: UserType): string {
  const area = areaFor(userType);
  return area ? paths[area].home : paths.entry;
}

/** Whether a path lies behind a guard. */
export function isInAnyArea(pathname: string): boolean {
  return isWithin(pathname, paths.student.home) || isWithin(pathname, paths.teacher.home);
}

/** Whether a user of this type would be let in at this path. */
export function isOpenTo(userType: UserType, pathname: string): boolean {
  return !isInAnyArea(pathname) || (areaFor(userType) !== null && isWithin(pathname, areaHome(userType)));
}

function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

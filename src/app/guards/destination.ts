import type { UserType } from '@/domain/session/session-user';
import { invitationCode, paths } from '@/lib/paths';

const AREAS: readonly UserType[] = ['student', 'teacher', 'dev'];

/** The home page after signing in: every role has its own area (R-ENTRY-4). */
export function areaHome(userType: UserType): string {
  return paths[userType].home;
}

/** Whether a path is inside an area, which only signed-in users of its type may open. */
export function isInAnyArea(pathname: string): boolean {
  return AREAS.some((area) => isWithin(pathname, areaHome(area)));
}

/** Whether users of this type have access to a path. */
export function isOpenTo(userType: UserType, pathname: string): boolean {
  return !isInAnyArea(pathname) || isWithin(pathname, areaHome(userType));
}

function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/**
 * The page to open after signing in: the page from which the user was redirected (R-ENTRY-8), if it is a path of
 * this site, accessible to this role and not the login page; else the user's dashboard.
 */
export function destination(userType: UserType, from: unknown): string {
  const path = safePath(from);
  const pathname = path?.split(/[?#]/)[0];
  if (!path || !pathname || pathname === paths.login || !isOpenTo(userType, pathname))
    return areaHome(userType);
  return path;
}

/** The value if it is the path of an invitation to a classroom, else null. */
export function invitationIn(from: unknown): string | null {
  const path = safePath(from);
  return path !== null && invitationCode(path) !== null ? path : null;
}

/**
 * The value if it is a path inside this site, else null. Refuses everything a browser could read as another
 * origin: `//evil`, `/\evil`, schemes, control characters (browsers drop tabs and newlines inside a URL), and
 * detours that end in `//`.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.includes('\\')) return null;
  if (hasControlCharacter(value) || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Any origin works, as a safe path never leaves it. */
const BASE = 'https://same.invalid';

function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}

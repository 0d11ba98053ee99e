import { keptForSession } from '@/lib/kept-for-session';
import { isInAnyArea } from './destination';

const kept = keptForSession('grifo:ended-on');

/** Remembers the page of an area on which the session ended without "Sair". */
export function rememberEnd({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  if (isInAnyArea(pathname)) kept.set(pathname + search + hash);
}

/** The page on which the last session of this tab ended; null if there is none. It is returned once. */
export function takeEnd(): string | null {
  const page = kept.get();
  kept.set(null);
  return page;
}

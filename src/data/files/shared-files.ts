import { loadWhenAsked } from '@/lib/load-when-asked';
import { DEMO_OWNER } from '../local/keys';
import type { Owner } from '../local/owner';
import type { SharedFiles } from '../services';

/**
 * What another app has shared, as the service worker stored it (tools/offline/receive-shared.ts). It belongs to whoever is signed in, or
 * signs in on the way to the sheet: signing out deletes it.
 */
export function createSharedFiles(owner: Owner): SharedFiles {
  const { late } = loadWhenAsked(() => import('./kept-shared'));
  owner.subscribe(() => {
    if (owner.current() === DEMO_OWNER) late('forget')().catch(() => null);
  });
  return { take: late('take') };
}

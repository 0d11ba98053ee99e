import { DEMO_OWNER } from '../local/keys';
import type { Owner } from '../local/owner';
import type { SharedFiles } from '../services';
import { SHARED_STORE } from './stores';

/**
 * What another app has shared, as the service worker stored it (tools/offline/receive-shared.ts). It belongs to whoever is signed in, or
 * signs in on the way to the sheet: signing out deletes it.
 */
export function createSharedFiles(owner: Owner): SharedFiles {
  owner.subscribe(() => {
    if (owner.current() === DEMO_OWNER) void forgetShared().catch(() => false);
  });
  return {
    async take() {
      try {
        return await (await import('./take-shared')).takeShared();
      } catch {
        return null;
      }
    },
  };
}

async function forgetShared(): Promise<boolean> {
  return caches.delete(SHARED_STORE);
}

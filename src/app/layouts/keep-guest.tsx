import { useStore } from '@/data/services-context';
import { KeepGuestEssay } from '@/features/guest/keep-guest-essay';
import type { Entry } from '../entry-context';
import { guestStoresOf } from '../guest';

/** Shown as long as there is something to keep. */
export function KeepGuest({ entry }: { entry: Entry }) {
  const stores = guestStoresOf(entry);
  return useStore(stores.correction) && <KeepGuestEssay stores={stores} />;
}

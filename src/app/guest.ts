import { createGuestStores, type GuestStores } from '@/data/local/guest-stores';
import type { Entry } from './entry-context';

const made = new WeakMap<Entry, GuestStores>();

/** What the device keeps of a guest: one for the life of the page, on the sheet and where it is kept. */
export function guestStoresOf(entry: Entry): GuestStores {
  const stores = made.get(entry) ?? createGuestStores(entry.context.storage);
  made.set(entry, stores);
  return stores;
}

import { createGuestStores, type GuestStores } from '@/data/local/guest-stores';
import type { Entry } from './entry-context';

const made = new WeakMap<Entry, GuestStores>();

/**
 * The guest's data on this device: one instance per page load, shared by the guest's page and the code that moves
 * essays to an account.
 */
export function guestStoresOf(entry: Entry): GuestStores {
  const stores = made.get(entry) ?? createGuestStores(entry.context.storage);
  made.set(entry, stores);
  return stores;
}

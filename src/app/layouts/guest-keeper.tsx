import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { areaKeys } from '@/data/local/keys';
import { guestToKeep } from '@/features/guest/keep-guest';
import { type Entry, useEntry } from '../entry-context';

/** Loaded only if this device has a guest's correction to keep; if loading fails, the next visit retries. */
const KeepGuest = lazyPart(() => import('./keep-guest').then((module) => module.KeepGuest));

/** Offers a signed-in student to add corrections, made on this device without an account, to the account. */
export function GuestKeeper() {
  const entry = useEntry();
  const isAsked = guestToKeep(useLocation().state) !== null;
  const [isWanted] = useState(() => entry !== null && (isAsked || hasSomething(entry)));
  return isWanted && entry && <KeepGuest entry={entry} />;
}

/** Checks the keys without parsing their values, as most visits do not need the code for that. */
function hasSomething({ context: { storage } }: Entry): boolean {
  try {
    return [areaKeys.guestCorrection, areaKeys.guestPromised].some((key) => storage?.getItem(key));
  } catch {
    return false;
  }
}

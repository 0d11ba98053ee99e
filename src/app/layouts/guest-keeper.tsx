import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { areaKeys } from '@/data/local/keys';
import { guestToKeep } from '@/lib/keep-guest';
import { type Entry, useEntry } from '../entry-context';

/** Loaded where there is something to keep; where it cannot be, the next visit tries again. */
const KeepGuest = lazyPart(() => import('./keep-guest').then((module) => module.KeepGuest));

/** Where a student is signed in: what was corrected on this device without an account may become theirs. */
export function GuestKeeper() {
  const entry = useEntry();
  const isAsked = guestToKeep(useLocation().state) !== null;
  const [isWanted] = useState(() => entry !== null && (isAsked || hasSomething(entry)));
  return isWanted && entry && <KeepGuest entry={entry} />;
}

/** Without reading it: its shape is code that most visits do not need. */
function hasSomething({ context: { storage } }: Entry): boolean {
  try {
    return [areaKeys.guestCorrection, areaKeys.guestPromised].some((key) => storage?.getItem(key));
  } catch {
    return false;
  }
}

import { KeepGuestEssay } from '@/features/guest/keep-guest-essay';
import type { Entry } from '../entry-context';
import { guestStoresOf } from '../guest';

/** What was corrected without an account, for the student's frame. */
export function KeepGuest({ entry }: { entry: Entry }) {
  return <KeepGuestEssay stores={guestStoresOf(entry)} />;
}

import { KeepGuestEssay } from '@/features/guest/keep-guest-essay';
import type { Entry } from '../entry-context';
import { guestStoresOf } from '../guest';

/** Adds corrections made without an account to the account; part of the student's frame. */
export function KeepGuest({ entry }: { entry: Entry }) {
  return <KeepGuestEssay stores={guestStoresOf(entry)} />;
}

import type { SessionUser } from '@/domain/session/session-user';
import { forgetEverywhere } from '../local/forget-everywhere';
import type { KeyValueStorage } from '../local/storage';
import { connectedNames, personOf } from './person-on-device';

/** The account is gone as asked: the device forgets its owner, too. */
export function finishDeletion(storage: KeyValueStorage | null, user: SessionUser): Promise<void> {
  return forgetEverywhere(personOf(user), { storage, more: connectedNames(user.id) });
}

import { PendingEssaySchema, type PendingEssay } from '@/contracts/pending-essay';
import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-keys';
import { createPendingList, type PendingList } from './pending-list';

export type PendingEssays = PendingList<PendingEssay>;

/** Essays with their corrections that the server does not have yet. */
export function createPendingEssays(storage: KeyValueStorage | null): PendingEssays {
  return createPendingList(storage, connectedKeys.pending, PendingEssaySchema);
}

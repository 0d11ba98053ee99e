import type { RevisionStore } from '../services';
import type { KeyValueStorage } from './storage';

export const DELETION_CHANNEL = 'grifo-account-deleted';

/** A tab whose session ends puts away what stands on its sheet at once (ms). */
const UNTIL_LEFT_MS = 500;

/** Whose account was deleted, and keys of theirs in one mode only. */
export type DeletionWord = { owners: readonly string[]; more: readonly string[] };

type Ports = { storage: KeyValueStorage | null; revisions: Pick<RevisionStore, 'list'> };

/**
 * A tab that leaves with a deleted account keeps its draft and a version of it, after the device was swept. It sweeps
 * those itself, once they are kept.
 */
export function watchDeletions({ storage, revisions }: Ports): void {
  if (typeof BroadcastChannel === 'undefined') return;

  async function sweep({ owners, more }: DeletionWord): Promise<void> {
    const { forgetOwners } = await import('./forget-person');
    // The list comes after whatever was being kept.
    await revisions.list().catch(() => null);
    await forgetOwners(owners, { storage, more });
  }

  new BroadcastChannel(DELETION_CHANNEL).addEventListener(
    'message',
    ({ data }: MessageEvent<DeletionWord>) => {
      setTimeout(() => void sweep(data).catch(() => null), UNTIL_LEFT_MS);
    },
  );
}

import type { RevisionStore } from '../services';
import { DELETION_CHANNEL, type DeletionWord } from './deletion-channel';
import type { KeyValueStorage } from './storage';

/** A tab whose session ends saves the text in its editor within this time (ms). */
const UNTIL_LEFT_MS = 500;

type Ports = { storage: KeyValueStorage | null; revisions: Pick<RevisionStore, 'list'> };

/**
 * A tab whose account was deleted saves its draft and a version of it on leaving, after the account's data was
 * removed. Once both are saved, the tab removes them itself.
 */
export function watchDeletions({ storage, revisions }: Ports): void {
  if (typeof BroadcastChannel === 'undefined') return;

  async function sweep({ owners, more }: DeletionWord): Promise<void> {
    const { forgetOwners } = await import('./forget-person');
    // The list resolves only after pending writes.
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

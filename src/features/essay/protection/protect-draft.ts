import type { DraftKeeper } from '../draft-keeper';
import { recordRevisions } from './record-revisions';
import { createTabLock, type TabRole } from './tab-lock';
import { askToPersist } from '@/data/device-storage';
import type { Services } from '@/data/services';
import { isFirstThisSession } from '@/lib/first-this-session';
import type { State } from '@/lib/create-state';

type ProtectedDraft = { keeper: DraftKeeper; tab: State<TabRole> };

export type DraftProtection = {
  /** Makes this the editing tab ("Continuar aqui"); does nothing if it already is the editing tab. */
  takeOver(): Promise<void>;
  /** Stores a last revision and releases the lock. */
  stop(): void;
};

/** Restricts editing to one tab at a time and stores revisions of the draft (R-DRAFT-2, R-DRAFT-3). */
export function protectDraft(
  { keeper, tab }: ProtectedDraft,
  { revisions }: Services,
  /** Name of the lock and the channel: one for each draft of a user. */
  name: string,
): DraftProtection {
  // Without locks or channels (plain http), two tabs offer each other their versions.
  const canLock = 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
  const lock = canLock
    ? createTabLock({
        name,
        locks: navigator.locks,
        channel: new BroadcastChannel(name),
        keeper,
        tab,
        onUnsaved: (draft) => void revisions.keep(draft, 'other-tab'),
      })
    : null;
  const stopRecording = recordRevisions({
    keeper,
    revisions,
    isFollowing: () => tab.get().isFollowing,
    onSent: persistOnce,
  });
  return {
    takeOver: async () => lock?.takeOver(),
    stop() {
      stopRecording();
      lock?.stop();
    },
  };
}

/**
 * Called only after the first correction, when there is data to lose, because Firefox asks the user for permission.
 */
function persistOnce(): void {
  if (isFirstThisSession('grifo:asked-to-persist')) void askToPersist();
}

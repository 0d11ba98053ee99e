import { askToPersist } from '@/data/device-storage';
import type { Services } from '@/data/services';
import { isFirstThisSession } from '@/lib/first-this-session';
import type { Desk } from '../create-desk';
import { createOneEditor } from './one-editor';
import { recordVersions } from './record-versions';

/** What guards a desk once the page stands. */
export type Keeping = {
  /** "Continuar aqui"; does nothing where this tab edits already. */
  take(): Promise<void>;
  /** Keeps what is there and lets go. */
  stop(): void;
};

/** Sees to it that one tab edits, and that former versions are kept. */
export function keepDesk({ keeper, tab }: Desk, { late }: Services, userId: string): Keeping {
  const versions = {
    /** Without the late services one writes as ever: the draft itself is kept by the page. */
    keep: (...version: Parameters<Awaited<ReturnType<typeof late>>['versions']['keep']>) =>
      late().then(
        (services) => services.versions.keep(...version),
        () => undefined,
      ),
  };
  const name = `grifo-essay:${userId}`;
  // Without locks or channels (plain http) two tabs offer each other their versions.
  const canLock = 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
  const editor = canLock
    ? createOneEditor({
        name,
        locks: navigator.locks,
        channel: new BroadcastChannel(name),
        keeper,
        tab,
        onLeftOver: (draft) => void versions.keep(draft, 'other-tab'),
      })
    : null;
  const stopRecording = recordVersions({
    keeper,
    versions,
    isFollowing: () => tab.get().isFollowing,
    onSent: persistOnce,
  });
  return {
    take: async () => editor?.take(),
    stop() {
      stopRecording();
      editor?.stop();
    },
  };
}

/** There is something worth keeping now. Firefox asks the user. */
function persistOnce(): void {
  if (isFirstThisSession('grifo:asked-to-persist')) void askToPersist();
}

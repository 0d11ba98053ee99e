import type { Draft } from '@/domain/essay/draft';
import type { State } from '@/lib/create-state';
import type { DraftKeeper } from '../draft-keeper';

/** Whether another tab edits this user's essay, and whether that tab took over from this tab. */
export type TabRole = { isFollowing: boolean; wasTaken: boolean };

/** Messages between tabs: a request to take over, and the draft of the other tab as the answer. */
type TabMessage = { say: 'take' } | { say: 'given'; draft: Draft };

/** The part of a BroadcastChannel used here. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** A tab that has not answered within this time (ms) is suspended or hangs. */
export const ANSWER_WITHIN_MS = 700;

type Ports = {
  /** One lock and one channel per user. */
  name: string;
  locks: LockManager;
  channel: TabChannel;
  keeper: Pick<DraftKeeper, 'get' | 'flush' | 'follow' | 'lead'>;
  tab: State<TabRole>;
  /** Called with a draft of this tab that the editing tab does not have. */
  onUnsaved(draft: Draft): void;
};

/**
 * Lets one tab edit a user's essay; the user's other tabs show its saved text. The tab that holds a Web Lock edits.
 * The browser releases the lock when that tab is closed or crashes, and the next tab in the queue gets it. A tab
 * that takes over first asks the editing tab for its draft, so that the last keys are not lost, and steals the lock
 * if no tab answers.
 */
export function createTabLock({ name, locks, channel, keeper, tab, onUnsaved }: Ports) {
  let release: (() => void) | null = null;
  let waiting = new AbortController();
  let isOver = false;
  let answer: ((draft: Draft) => void) | null = null;

  function setRole(next: TabRole): void {
    const { isFollowing } = tab.get();
    if (next.isFollowing && !isFollowing) {
      const unsaved = keeper.follow();
      if (unsaved) onUnsaved(unsaved);
    }
    if (next.isFollowing !== isFollowing || next.wasTaken !== tab.get().wasTaken) tab.set(next);
  }

  /** Holds the lock until this tab releases or loses it. */
  function hold(handedOver: Draft | null = null): Promise<void> {
    if (tab.get().isFollowing) keeper.lead(handedOver);
    setRole({ isFollowing: false, wasTaken: false });
    return new Promise((resolve) => (release = resolve));
  }

  /** Waits until no other tab edits, then makes this tab the editing tab. */
  function queue(): void {
    waiting = new AbortController();
    const { signal } = waiting;
    locks
      .request(name, { signal }, () => hold())
      .catch((error: unknown) => {
        if (!signal.aborted) handleLost(error);
      });
  }

  /** Called when the lock request fails, normally because another tab has stolen the lock. */
  function handleLost(error: unknown): void {
    if (isOver || !release) return;
    release = null;
    // If the browser refuses locks altogether, this tab's role does not change.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') return;
    setRole({ isFollowing: true, wasTaken: true });
    queue();
  }

  async function begin(): Promise<void> {
    await locks.request(name, { ifAvailable: true }, (lock) => {
      if (isOver) return undefined;
      if (lock) return hold();
      setRole({ isFollowing: true, wasTaken: false });
      queue();
      return undefined;
    });
  }

  function handleMessage({ data }: MessageEvent<TabMessage>): void {
    if (data.say === 'given') return answer?.(data.draft);
    if (!release || tab.get().isFollowing) return;
    keeper.flush();
    const { draft } = keeper.get();
    setRole({ isFollowing: true, wasTaken: true });
    channel.postMessage({ say: 'given', draft } satisfies TabMessage);
  }

  /** The draft of the editing tab; null if it does not answer. */
  function askForDraft(): Promise<Draft | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
      answer = (draft) => {
        clearTimeout(timer);
        resolve(draft);
      };
      channel.postMessage({ say: 'take' } satisfies TabMessage);
    });
  }

  channel.addEventListener('message', handleMessage);
  begin().catch(handleLost);

  return {
    /** Makes this the editing tab ("Continuar aqui"). */
    async takeOver(): Promise<void> {
      if (!tab.get().isFollowing) return;
      const handedOver = await askForDraft();
      answer = null;
      if (isOver || !tab.get().isFollowing) return;
      waiting.abort();
      release?.();
      release = null;
      await new Promise<void>((resolve) => {
        locks
          .request(name, { steal: true }, () => {
            const held = hold(handedOver);
            resolve();
            return held;
          })
          .catch((error: unknown) => {
            resolve();
            handleLost(error);
          });
      });
    },
    stop(): void {
      isOver = true;
      waiting.abort();
      release?.();
      channel.close();
    },
  };
}

import type { Draft } from '@/domain/essay/draft';
import type { State } from '@/lib/create-state';
import type { DeskTab } from '../create-desk';
import type { DraftKeeper } from '../draft-keeper';

/** What tabs say to each other: "I go on here", and what the other one had on its sheet. */
type Word = { say: 'take' } | { say: 'given'; draft: Draft };

/** The part of a BroadcastChannel that is needed here. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** A tab that has not answered by then is asleep or hangs (ms). */
export const ANSWER_WITHIN_MS = 700;

type Ports = {
  /** One lock and one channel per user. */
  name: string;
  locks: LockManager;
  channel: TabChannel;
  keeper: Pick<DraftKeeper, 'get' | 'flush' | 'follow' | 'lead'>;
  tab: State<DeskTab>;
  /** A text of this tab that the other one does not have. */
  onLeftOver(draft: Draft): void;
};

/**
 * Of all tabs with one user's essay one edits; the others show what it saves. The browser's lock says which: it is freed
 * when its tab is closed or crashes, and the next in line goes on. Whoever takes over asks first, so that the last
 * keystrokes of the other tab come along; one that hangs is not waited for.
 */
export function createOneEditor({ name, locks, channel, keeper, tab, onLeftOver }: Ports) {
  let release: (() => void) | null = null;
  let waiting = new AbortController();
  let isOver = false;
  let answer: ((draft: Draft) => void) | null = null;

  function become(next: DeskTab): void {
    const { isFollowing } = tab.get();
    if (next.isFollowing && !isFollowing) {
      const unsaved = keeper.follow();
      if (unsaved) onLeftOver(unsaved);
    }
    if (next.isFollowing !== isFollowing || next.wasTaken !== tab.get().wasTaken) tab.set(next);
  }

  /** Holds the lock until the tab lets go of it or loses it. */
  function hold(handedOver: Draft | null = null): Promise<void> {
    if (tab.get().isFollowing) keeper.lead(handedOver);
    become({ isFollowing: false, wasTaken: false });
    return new Promise((resolve) => (release = resolve));
  }

  /** Goes on here once no other tab does. */
  function queue(): void {
    waiting = new AbortController();
    const { signal } = waiting;
    locks
      .request(name, { signal }, () => hold())
      .catch((error: unknown) => {
        if (!signal.aborted) handleLost(error);
      });
  }

  /** The lock was taken by another tab. */
  function handleLost(error: unknown): void {
    if (isOver || !release) return;
    release = null;
    // A browser that refuses locks altogether leaves this tab as it is.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') return;
    become({ isFollowing: true, wasTaken: true });
    queue();
  }

  async function begin(): Promise<void> {
    await locks.request(name, { ifAvailable: true }, (lock) => {
      if (isOver) return undefined;
      if (lock) return hold();
      become({ isFollowing: true, wasTaken: false });
      queue();
      return undefined;
    });
  }

  function handleWord({ data }: MessageEvent<Word>): void {
    if (data.say === 'given') return answer?.(data.draft);
    if (!release || tab.get().isFollowing) return;
    keeper.flush();
    const { draft } = keeper.get();
    become({ isFollowing: true, wasTaken: true });
    channel.postMessage({ say: 'given', draft } satisfies Word);
  }

  function ask(): Promise<Draft | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
      answer = (draft) => {
        clearTimeout(timer);
        resolve(draft);
      };
      channel.postMessage({ say: 'take' } satisfies Word);
    });
  }

  channel.addEventListener('message', handleWord);
  begin().catch(handleLost);

  return {
    /** "Continuar aqui". */
    async take(): Promise<void> {
      if (!tab.get().isFollowing) return;
      const handedOver = await ask();
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

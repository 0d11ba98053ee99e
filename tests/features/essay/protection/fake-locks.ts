import type { TabChannel } from '@/features/essay/protection/tab-lock';

type Held = { reject(reason: unknown): void; free(): void };
type Waiting = { grant(): void };

/**
 * The locks of one origin, with the features the essay editor needs: first come first served, stealing, and aborted
 * waiting.
 */
export function createFakeLocks(): LockManager & { crash(): void } {
  let held: Held | null = null;
  const waiting: Waiting[] = [];

  function next(): void {
    if (!held) waiting.shift()?.grant();
  }

  function request(_name: string, ...rest: unknown[]): Promise<unknown> {
    const callback = rest.at(-1) as LockGrantedCallback<unknown>;
    const { ifAvailable, steal, signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    return new Promise((resolve, reject) => {
      const grant = () => {
        const mine: Held = {
          reject,
          free() {
            if (held === mine) held = null;
            next();
          },
        };
        held = mine;
        void work(callback).then(resolve).finally(mine.free);
      };
      if (steal) {
        held?.reject(new DOMException('stolen', 'AbortError'));
        return grant();
      }
      if (!held) return grant();
      if (ifAvailable) return resolve(callback(null));
      const place = { grant };
      waiting.push(place);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      return undefined;
    });
  }

  return {
    request: request as LockManager['request'],
    query: async () => ({}),
    /** Releases the lock as when its tab crashes, without a message. */
    crash() {
      held = null;
      next();
    },
  };
}

const work = async (callback: LockGrantedCallback<unknown>) => callback({ name: 'essay', mode: 'exclusive' });

/** Channels with the same name: each receives the messages the others post. */
export function createFakeChannels(): () => TabChannel {
  const tabs = new Map<TabChannel, Set<(event: MessageEvent) => void>>();
  return () => {
    const heard = new Set<(event: MessageEvent) => void>();
    const tab: TabChannel = {
      postMessage(data: unknown) {
        for (const [other, listeners] of tabs) {
          if (other === tab) continue;
          for (const listener of listeners) listener(new MessageEvent('message', { data }));
        }
      },
      addEventListener(_type: string, listener: unknown) {
        heard.add(listener as (event: MessageEvent) => void);
      },
      close: () => void tabs.delete(tab),
    };
    tabs.set(tab, heard);
    return tab;
  };
}

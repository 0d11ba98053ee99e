import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import { createDraftKeeper } from '@/features/essay/draft-keeper';
import { edit } from '@/features/essay/draft-moves';
import { ANSWER_WITHIN_MS, createTabLock, type TabChannel } from '@/features/essay/protection/tab-lock';
import { createState } from '@/lib/create-state';
import { createFakeChannels, createFakeLocks } from './fake-locks';

/** One storage, one set of locks and one channel, shared by any number of tabs. */
function buildDevice() {
  let stored: Draft = EMPTY_DRAFT;
  const tabs = new Map<object, () => void>();
  const locks = createFakeLocks();
  const openChannel = createFakeChannels();
  const isFull = { now: false };
  const isHeld = { now: false };

  async function openTab({
    channel = openChannel(),
    typed = '',
  }: { channel?: TabChannel; typed?: string } = {}) {
    const id = {};
    let memory: Draft | null = null;
    const keeper = createDraftKeeper({
      drafts: {
        load: () => memory ?? stored,
        save(draft) {
          memory = isFull.now ? draft : null;
          if (isFull.now) return false;
          stored = draft;
          for (const [other, listener] of tabs) if (other !== id) listener();
          return true;
        },
        subscribe(listener) {
          tabs.set(id, listener);
          return () => tabs.delete(id);
        },
      },
      now: () => new Date(),
      userId: 'marina',
      currentUserId: () => 'marina',
      isHeld: () => isHeld.now,
    });
    keeper.connect();
    if (typed) keeper.change((draft) => edit(draft, { essay: typed }));
    const tab = createState({ isFollowing: false, wasTaken: false });
    const leftOver: string[] = [];
    const editor = createTabLock({
      name: 'essay',
      locks,
      channel,
      keeper,
      tab,
      onUnsaved: ({ essay }) => leftOver.push(essay),
    });
    await vi.advanceTimersByTimeAsync(0);
    return {
      ...editor,
      keeper,
      leftOver,
      tab,
      shown: () => keeper.get().draft.essay,
      type: (essay: string) => keeper.change((draft) => edit(draft, { essay })),
    };
  }
  return { openTab, locks, isFull, isHeld, stored: () => stored };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-10-22T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one tab edits', () => {
  it('the first one; the second shows what it saves, and writes nothing', async () => {
    const { openTab, stored } = buildDevice();
    const first = await openTab();
    const second = await openTab();
    expect([first.tab.get().isFollowing, second.tab.get().isFollowing]).toEqual([false, true]);
    first.type('Da primeira');
    first.keeper.flush();
    expect(second.shown()).toBe('Da primeira');
    second.type('Da segunda');
    second.keeper.flush();
    expect([second.shown(), stored().essay]).toEqual(['Da primeira', 'Da primeira']);
    expect(second.keeper.get().other).toBeNull();
  });

  it('closed, it leaves the essay to the next one', async () => {
    const { openTab, stored } = buildDevice();
    const first = await openTab();
    const second = await openTab();
    first.type('Da primeira');
    first.keeper.flush();
    first.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.tab.get()).toEqual({ isFollowing: false, wasTaken: false });
    second.type('Da primeira e da segunda');
    second.keeper.flush();
    expect(stored().essay).toBe('Da primeira e da segunda');
  });

  it('crashed, it does as well', async () => {
    const { openTab, locks } = buildDevice();
    await openTab();
    const second = await openTab();
    locks.crash();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.tab.get().isFollowing).toBe(false);
  });

  it('what was typed before it was known that another tab edits is left over, not lost', async () => {
    const { openTab, stored } = buildDevice();
    const first = await openTab();
    first.type('Da primeira');
    first.keeper.flush();
    const second = await openTab({ typed: 'Da segunda, antes de saber' });
    expect(second.leftOver).toEqual(['Da segunda, antes de saber']);
    expect(second.shown()).toBe('Da primeira');
    vi.advanceTimersByTime(5000);
    expect(stored().essay).toBe('Da primeira');
  });
});

describe('taking over', () => {
  it('brings the last keystrokes along, and the other tab says so', async () => {
    const { openTab, stored } = buildDevice();
    const first = await openTab();
    const second = await openTab();
    first.type('Da primeira, sem pausa');
    await second.takeOver();
    expect(second.shown()).toBe('Da primeira, sem pausa');
    expect(first.tab.get()).toEqual({ isFollowing: true, wasTaken: true });
    expect(second.tab.get()).toEqual({ isFollowing: false, wasTaken: false });
    expect(stored().essay).toBe('Da primeira, sem pausa');
    second.type('Da segunda');
    second.keeper.flush();
    expect(first.shown()).toBe('Da segunda');
  });

  it('and back again, and a third tab in between', async () => {
    const { openTab } = buildDevice();
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    await second.takeOver();
    await first.takeOver();
    await third.takeOver();
    expect([first, second, third].map(({ tab }) => tab.get().isFollowing)).toEqual([true, true, false]);
    third.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect([first, second].filter(({ tab }) => !tab.get().isFollowing)).toHaveLength(1);
  });

  it('on a device that keeps nothing the text is handed over all the same', async () => {
    const { openTab, isFull } = buildDevice();
    const first = await openTab();
    const second = await openTab();
    isFull.now = true;
    first.type('Só na memória');
    first.keeper.flush();
    expect(second.shown()).toBe('');
    await second.takeOver();
    expect(second.shown()).toBe('Só na memória');
  });

  it('from a tab that hangs: it is not waited for, and what it had becomes a left-over', async () => {
    const { openTab, stored } = buildDevice();
    const deaf: TabChannel = { postMessage() {}, addEventListener() {}, close() {} };
    const first = await openTab({ channel: deaf });
    const second = await openTab();
    first.type('Ainda não salva');
    const taking = second.takeOver();
    // While the tab is suspended, it does not save its text.
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS - 300);
    first.type('Ainda não salva, e mais');
    await vi.advanceTimersByTimeAsync(300);
    await taking;
    expect(second.tab.get().isFollowing).toBe(false);
    expect(first.tab.get()).toEqual({ isFollowing: true, wasTaken: true });
    expect(first.leftOver).toEqual(['Ainda não salva, e mais']);
    expect(stored().essay).not.toBe('Ainda não salva, e mais');
  });

  it('while the other tab corrects: its text stays there, and leaves both when it is corrected', async () => {
    const { openTab, isHeld, stored } = buildDevice();
    const first = await openTab();
    const second = await openTab();
    first.type('Enviada');
    first.keeper.flush();
    isHeld.now = true;
    await second.takeOver();
    isHeld.now = false;
    first.keeper.clearSent('id');
    expect(stored()).toMatchObject({ essay: '', backup: 'Enviada' });
    expect([first.shown(), second.shown()]).toEqual(['', '']);
  });
});

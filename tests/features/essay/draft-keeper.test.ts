import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import {
  createDraftKeeper,
  RECENT_EDIT_MS,
  SAVE_AT_LATEST_MS,
  SAVE_DELAY_MS,
} from '@/features/essay/draft-keeper';
import { edit } from '@/features/essay/draft-moves';

/** A device with one draft and other tabs that write to it. */
function buildDevice(initial: Draft = EMPTY_DRAFT) {
  let stored = initial;
  const listeners = new Set<() => void>();
  const device = {
    isFull: false,
    saves: 0,
    stored: () => stored,
    otherTabSaves(patch: Partial<Draft>) {
      stored = { ...stored, ...patch };
      for (const listener of listeners) listener();
    },
    drafts: {
      load: () => stored,
      save(draft: Draft) {
        device.saves += 1;
        if (!device.isFull) stored = draft;
        return !device.isFull;
      },
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  return device;
}

function open(
  device = buildDevice(),
  options: { signedIn?: () => string | null; isHeld?: () => boolean } = {},
) {
  const keeper = createDraftKeeper({
    drafts: device.drafts,
    now: () => new Date(),
    userId: 'marina',
    currentUserId: options.signedIn ?? (() => 'marina'),
    isHeld: options.isHeld,
  });
  keeper.connect();
  return { device, keeper, type: (essay: string) => keeper.change((draft) => edit(draft, { essay })) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-10-22T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('takes over what another tab saved between reading the device and listening to it', () => {
    const device = buildDevice();
    const keeper = createDraftKeeper({
      drafts: device.drafts,
      now: () => new Date(),
      userId: 'marina',
      currentUserId: () => 'marina',
    });
    device.otherTabSaves({ essay: 'O desperdício de alimentos' });
    expect(keeper.get().draft.essay).toBe('');
    keeper.connect();
    expect(keeper.get().draft.essay).toBe('O desperdício de alimentos');
  });
});

describe('saving while typing', () => {
  it('saves once, a little after the last key', () => {
    const { device, type } = open();
    type('O');
    vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
    type('O desperdício');
    vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
    expect(device.saves).toBe(0);
    vi.advanceTimersByTime(1);
    expect(device.saves).toBe(1);
    expect(device.stored().essay).toBe('O desperdício');
  });

  it('saves every two seconds whoever never pauses', () => {
    const { device, type } = open();
    let essay = '';
    for (let ms = 0; ms < SAVE_AT_LATEST_MS; ms += 100) {
      type((essay += 'a'));
      vi.advanceTimersByTime(100);
    }
    expect(device.saves).toBe(1);
    expect(device.stored().essay).toBe(essay);
  });

  it('says when the draft was saved', () => {
    const { keeper, type } = open();
    expect(keeper.get().savedAt).toBeNull();
    type('O desperdício');
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    expect(keeper.get().savedAt).toBe('2025-10-22T18:00:00.500Z');
  });

  it('saves at once when the page goes away, and only what is unsaved', () => {
    const { device, keeper, type } = open();
    type('O desperdício');
    keeper.flush();
    keeper.flush();
    vi.advanceTimersByTime(SAVE_DELAY_MS * 2);
    expect(device.saves).toBe(1);
    expect(device.stored().essay).toBe('O desperdício');
  });

  it('keeps the text in memory and says so when the device refuses it', () => {
    const { device, keeper, type } = open();
    device.isFull = true;
    type('O desperdício');
    keeper.flush();
    expect(keeper.get()).toMatchObject({ isRefused: true, savedAt: null, draft: { essay: 'O desperdício' } });
    device.isFull = false;
    type('O desperdício de alimentos');
    keeper.flush();
    expect(keeper.get().isRefused).toBe(false);
    expect(device.stored().essay).toBe('O desperdício de alimentos');
  });
});

describe('a refused save', () => {
  it('is tried again, without another key press, once there is room', () => {
    const { device, keeper, type } = open();
    device.isFull = true;
    type('O desperdício');
    keeper.flush();
    expect(keeper.get().isRefused).toBe(true);
    device.isFull = false;
    keeper.flush();
    expect(device.stored().essay).toBe('O desperdício');
    expect(keeper.get().isRefused).toBe(false);
    keeper.flush();
    expect(device.saves).toBe(2);
  });
});

describe('two tabs', () => {
  it('a tab without edits follows the other one', () => {
    const { device, keeper } = open();
    device.otherTabSaves({ essay: 'Da outra aba' });
    expect(keeper.get()).toMatchObject({ draft: { essay: 'Da outra aba' }, other: null });
  });

  it('a tab with unsaved edits keeps them and offers the other version', () => {
    const { device, keeper, type } = open();
    type('Daqui');
    device.otherTabSaves({ essay: 'Da outra aba' });
    expect(keeper.get()).toMatchObject({
      draft: { essay: 'Daqui' },
      other: { draft: { essay: 'Da outra aba' }, isNewer: true },
    });
  });

  it('edits saved a moment ago still count as edits', () => {
    const { device, keeper, type } = open();
    type('Daqui');
    keeper.flush();
    device.otherTabSaves({ essay: 'Da outra aba' });
    expect(keeper.get().draft.essay).toBe('Daqui');
    keeper.dismissOther();
    keeper.flush();
    vi.advanceTimersByTime(RECENT_EDIT_MS);
    device.otherTabSaves({ essay: 'Mais tarde' });
    expect(keeper.get()).toMatchObject({
      draft: { essay: 'Mais tarde' },
      other: { draft: { essay: 'Daqui' }, isNewer: false },
    });
  });

  it('a clock that was set back makes no old edit a fresh one', () => {
    const { device, keeper, type } = open();
    type('Daqui');
    keeper.flush();
    vi.setSystemTime(new Date('2025-10-22T09:00:00Z'));
    device.otherTabSaves({ essay: 'Da outra aba' });
    expect(keeper.get().draft.essay).toBe('Da outra aba');
  });

  it('taking the other version keeps ours on offer, so that it can be undone', () => {
    const { device, keeper, type } = open();
    type('Daqui');
    device.otherTabSaves({ essay: 'Da outra aba' });
    keeper.takeOther();
    expect(keeper.get()).toMatchObject({
      draft: { essay: 'Da outra aba' },
      other: { draft: { essay: 'Daqui' }, isNewer: false },
    });
    keeper.takeOther();
    expect(keeper.get().draft.essay).toBe('Daqui');
  });

  it('two tabs in conflict do not answer each other for ever, and ours is saved when the page ends', () => {
    const { device, keeper, type } = open();
    type('Daqui');
    keeper.flush();
    device.otherTabSaves({ essay: 'Da outra aba' });
    vi.advanceTimersByTime(SAVE_DELAY_MS * 4);
    expect(device.saves).toBe(1);
    keeper.flush();
    expect(device.stored().essay).toBe('Daqui');
  });

  it('the text being corrected stays where it is', () => {
    const { device, keeper } = open(buildDevice({ ...EMPTY_DRAFT, essay: 'Em correção' }), {
      isHeld: () => true,
    });
    device.otherTabSaves({ essay: 'Da outra aba' });
    expect(keeper.get().draft.essay).toBe('Em correção');
    expect(keeper.get().other?.draft.essay).toBe('Da outra aba');
  });
});

describe('two users on one device', () => {
  it.each<[requirement: string, signedIn: string | null, expected: string]>([
    ['a sign-out this very moment still saves for its last user', null, 'Da Marina'],
    ['nothing is written once someone else is signed in', 'joao', ''],
  ])('%s', (_requirement, signedIn, expected) => {
    let current: string | null = 'marina';
    const { device, keeper, type } = open(buildDevice(), { signedIn: () => current });
    type('Da Marina');
    current = signedIn;
    keeper.flush();
    expect(device.stored().essay).toBe(expected);
  });

  it('nothing of another user is read', () => {
    const { device, keeper } = open(buildDevice(), { signedIn: () => 'joao' });
    device.otherTabSaves({ essay: 'Do João' });
    expect(keeper.get()).toMatchObject({ draft: EMPTY_DRAFT, other: null });
  });
});

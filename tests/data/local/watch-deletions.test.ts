import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaKeys, keys } from '@/data/local/keys';
import { forgetEverywhere } from '@/data/local/forget-person';
import { watchDeletions } from '@/data/local/watch-deletions';
import type { RevisionStore } from '@/data/services';
import { buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { eventually } from '../../support/eventually';

const MARINA = buildUser({ id: 'local:marina@example.com', email: 'marina@example.com', name: 'Marina' });
const PERSON = { owners: [MARINA.id], email: MARINA.email, name: MARINA.name };
const DRAFT = areaKeys.draft(MARINA.id);

let listeners: ((event: { data: unknown }) => void)[] = [];

/** Passes each message to its listeners at once. */
class FakeChannel {
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    listeners.push(listener);
  }
  postMessage(data: unknown) {
    for (const tell of listeners) tell({ data });
  }
  close() {}
}

beforeEach(() => {
  listeners = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function tab() {
  const storage = new MemoryStorage();
  const list = vi.fn<RevisionStore['list']>(async () => []);
  listeners = [];
  watchDeletions({ storage, revisions: { list } });
  return { storage, list };
}

describe('a tab that hears of a deleted account', () => {
  it('sweeps up what it put away in leaving, once that is kept', async () => {
    const { storage, list } = tab();
    await forgetEverywhere(PERSON, { storage: new MemoryStorage() });
    storage.setItem(DRAFT, 'kept while leaving');
    // If loading the list of revisions fails, no revision is being stored, so the draft can be removed.
    let fail = (_error: Error) => {};
    list.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    await vi.advanceTimersByTimeAsync(500);
    await eventually(() => expect(list).toHaveBeenCalled());
    expect(storage.getItem(DRAFT)).toBe('kept while leaving');
    fail(new Error('offline'));
    await eventually(() => expect(storage.getItem(DRAFT)).toBeNull());
  });

  it('takes nothing from whoever has come back with that e-mail, however late it hears', async () => {
    const { storage } = tab();
    await forgetEverywhere(PERSON, { storage: new MemoryStorage() });
    storage.setItem(keys.accounts, JSON.stringify({ [MARINA.email]: MARINA }));
    storage.setItem(DRAFT, 'a new beginning');
    const swept = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
    await vi.advanceTimersByTimeAsync(500);
    await swept;
    expect(storage.getItem(DRAFT)).toBe('a new beginning');
    expect(storage.json(keys.accounts)).toHaveProperty([MARINA.email]);
  });

  it('takes nothing from whoever is signed in there by then', async () => {
    const { storage } = tab();
    await forgetEverywhere(PERSON, { storage: new MemoryStorage() });
    const caio = areaKeys.draft('local:caio@example.com');
    storage.setItem(caio, 'do Caio');
    storage.setItem(DRAFT, 'kept while leaving');
    sessionStorage.setItem('grifo:asked-to-persist', '1');
    await vi.advanceTimersByTimeAsync(500);
    await eventually(() => expect(storage.getItem(DRAFT)).toBeNull());
    expect(storage.getItem(caio)).toBe('do Caio');
    expect(sessionStorage.getItem('grifo:asked-to-persist')).toBe('1');
  });
});

describe('the tab that deletes', () => {
  it('hears its own word: an editor that leaves late leaves nothing behind', async () => {
    const { storage } = tab();
    await forgetEverywhere(PERSON, { storage });
    storage.setItem(DRAFT, 'kept while leaving');
    await vi.advanceTimersByTimeAsync(500);
    await eventually(() => expect(storage.getItem(DRAFT)).toBeNull());
  });

  it('forgets the person where tabs cannot hear each other, too', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { storage } = tab();
    storage.setItem(DRAFT, 'a draft');
    await forgetEverywhere(PERSON, { storage });
    expect(storage.getItem(DRAFT)).toBeNull();
  });
});

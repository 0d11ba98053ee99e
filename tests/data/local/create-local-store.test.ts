import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLocalStore, type LocalStoreOptions } from '@/data/local/create-local-store';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';

type Note = { text: string };
const FALLBACK: Note = { text: '' };
const NoteSchema = z.object({ text: z.string() });

function noteStore(storage: MemoryStorage | null, more: Partial<LocalStoreOptions<Note>> = {}) {
  return createLocalStore({ key: 'note', schema: NoteSchema, fallback: FALLBACK, storage, ...more });
}

afterEach(() => localStorage.clear());

describe('reading', () => {
  it('gives the fallback where nothing is stored', () => {
    expect(noteStore(new MemoryStorage()).get()).toBe(FALLBACK);
  });

  it('gives the same reference until something changes', () => {
    const store = noteStore(new MemoryStorage({ note: '{"text":"oi"}' }));
    expect(store.get()).toEqual({ text: 'oi' });
    expect(store.get()).toBe(store.get());
  });

  it.each([
    ['truncated JSON', '{"text":"oi'],
    ['another type', '{"text":5}'],
    ['a bare null', 'null'],
    ['a list', '[]'],
    ['a huge list', JSON.stringify(Array.from({ length: 50_000 }, () => 0))],
    ['no JSON at all', 'undefined'],
    ['an empty string', ''],
  ])('keeps %s under .backup and gives the fallback', (_requirement, raw) => {
    const storage = new MemoryStorage({ note: raw });
    expect(noteStore(storage).get()).toBe(FALLBACK);
    expect(storage.items.get('note.backup')).toBe(raw);
    expect(storage.items.get('note')).toBe(raw);
  });

  it('brings an older shape to the current one without a backup', () => {
    const storage = new MemoryStorage({ note: '"oi"' });
    const store = noteStore(storage, { migrate: (raw) => (typeof raw === 'string' ? { text: raw } : raw) });
    expect(store.get()).toEqual({ text: 'oi' });
    expect(storage.items.has('note.backup')).toBe(false);
  });

  it('survives a migration that breaks', () => {
    const storage = new MemoryStorage({ note: 'null' });
    const store = noteStore(storage, { migrate: (raw) => (raw as Note).text.trim() });
    expect(store.get()).toBe(FALLBACK);
    expect(storage.items.get('note.backup')).toBe('null');
  });

  it('uses what can be saved of a broken value, and backs the original up', () => {
    const storage = new MemoryStorage({ note: '{"text":5}' });
    const store = noteStore(storage, { salvage: () => ({ text: 'saved' }) });
    expect(store.get()).toEqual({ text: 'saved' });
    expect(storage.items.get('note.backup')).toBe('{"text":5}');
  });
});

describe('backups', () => {
  it('are made once, however often the value is read', () => {
    const storage = new MemoryStorage({ note: 'broken' });
    noteStore(storage).get();
    noteStore(storage).get();
    expect([...storage.items.keys()]).toEqual(['note', 'note.backup']);
  });

  it('are never overwritten: a second broken value gets its own', () => {
    const storage = new MemoryStorage({ note: 'second', 'note.backup': 'first' });
    noteStore(storage).get();
    expect(storage.items.get('note.backup')).toBe('first');
    expect(storage.items.get('note.backup.2')).toBe('second');
  });

  it('come before a new value may replace the broken one', () => {
    const storage = new MemoryStorage({ note: 'broken' });
    storage.state = 'full';
    const store = noteStore(storage);
    expect(store.set({ text: 'novo' })).toBe(false);
    expect(storage.items.get('note')).toBe('broken');
    storage.state = 'ok';
    expect(store.set({ text: 'novo' })).toBe(true);
    expect(storage.items.get('note.backup')).toBe('broken');
    expect(storage.json('note')).toEqual({ text: 'novo' });
  });

  it('also protect a broken value that appeared after the last read', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    store.get();
    storage.items.set('note', 'broken');
    store.set({ text: 'novo' });
    expect(storage.items.get('note.backup')).toBe('broken');
  });
});

describe('writing', () => {
  it('stores the value, answers true and tells the listeners', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    const value = { text: 'oi' };
    expect(store.set(value)).toBe(true);
    expect(storage.json('note')).toEqual(value);
    expect(store.get()).toBe(value);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('removes the key when the fallback is set', () => {
    const storage = new MemoryStorage({ note: '{"text":"oi"}' });
    expect(noteStore(storage).set(FALLBACK)).toBe(true);
    expect(storage.items.size).toBe(0);
  });

  it('tells nobody who has left', () => {
    const store = noteStore(new MemoryStorage());
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set({ text: 'oi' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps what it knows when the storage is blocked in the middle of a visit', () => {
    const storage = new MemoryStorage({ note: '{"text":"velho"}' });
    const store = noteStore(storage);
    store.get();
    storage.state = 'blocked';
    expect(store.update(({ text }) => ({ text: `${text}!` }))).toBe(false);
    expect(store.get()).toEqual({ text: 'velho!' });
  });

  it.each([
    ['full', 'full'],
    ['blocked', 'blocked'],
  ] as const)(
    'lives on in memory when the storage is %s, and reaches the disk once it can',
    (_name, state) => {
      const storage = new MemoryStorage({ note: '{"text":"velho"}' });
      const store = noteStore(storage);
      store.get();
      storage.state = state;
      expect(store.set({ text: 'novo' })).toBe(false);
      expect(store.get()).toEqual({ text: 'novo' });
      expect(store.update(({ text }) => ({ text: `${text}!` }))).toBe(false);
      storage.state = 'ok';
      expect(store.update((note) => note)).toBe(true);
      expect(storage.json('note')).toEqual({ text: 'novo!' });
    },
  );

  it('lives in memory where there is no storage at all', () => {
    const store = noteStore(null);
    expect(store.set({ text: 'oi' })).toBe(false);
    expect(store.get()).toEqual({ text: 'oi' });
  });

  it('updates what is on disk now, not what was read before', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    store.get();
    storage.items.set('note', '{"text":"outra aba"}');
    store.update(({ text }) => ({ text: `${text} + esta` }));
    expect(storage.json('note')).toEqual({ text: 'outra aba + esta' });
  });
});

describe('another tab', () => {
  it('is followed, and told apart from this one', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    const [any, external] = [vi.fn(), vi.fn()];
    store.subscribe(any);
    store.subscribeExternal(external);
    store.set({ text: 'esta' });
    expect(external).not.toHaveBeenCalled();
    writeFromOtherTab(storage, 'note', { text: 'outra' });
    expect(store.get()).toEqual({ text: 'outra' });
    expect(external).toHaveBeenCalledTimes(1);
    expect(any).toHaveBeenCalledTimes(2);
  });

  it('does not disturb when it writes another key or the same value', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    store.set({ text: 'oi' });
    const listener = vi.fn();
    store.subscribe(listener);
    writeFromOtherTab(storage, 'other', { text: 'x' });
    writeFromOtherTab(storage, 'note', { text: 'oi' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('may clear everything', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    store.set({ text: 'oi' });
    storage.items.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get()).toBe(FALLBACK);
  });

  it('that writes last wins over a value this tab could not write', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    storage.state = 'full';
    store.set({ text: 'só na memória' });
    storage.state = 'ok';
    writeFromOtherTab(storage, 'note', { text: 'outra' });
    expect(store.get()).toEqual({ text: 'outra' });
  });

  it('is caught up with when the page comes back from the back-forward cache', () => {
    const storage = new MemoryStorage();
    const store = noteStore(storage);
    store.set({ text: 'oi' });
    storage.items.set('note', '{"text":"enquanto dormia"}');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get()).toEqual({ text: 'enquanto dormia' });
  });

  it('of another kind of storage is not listened to', () => {
    const store = createLocalStore({
      key: 'note',
      schema: NoteSchema,
      fallback: FALLBACK,
      storage: localStorage,
    });
    store.set({ text: 'oi' });
    localStorage.setItem('note', '{"text":"x"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'note', storageArea: sessionStorage }));
    expect(store.get()).toEqual({ text: 'oi' });
  });
});

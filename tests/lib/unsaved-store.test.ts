import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUnsavedStore, unsavedKey } from '@/lib/unsaved-store';

type Note = { id: string | null; items: { text: string }[] };

const note = (text: string): Note => ({ id: null, items: [{ text }] });
/** Creates the store as a newly loaded page does, without the previous page's memory. */
const load = (name = 'note') => createUnsavedStore<Note>(name, note(''));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createUnsavedStore', () => {
  it('gives what was left behind to whoever left it, and to nobody else', () => {
    const kept = load();
    kept.keep('marina', note('Um começo'));
    expect(kept.find('renato')).toBeNull();
    expect(kept.find('marina')).toEqual(note('Um começo'));
    kept.drop();
    expect(kept.find('marina')).toBeNull();
  });

  it('finds it after a reload, until it is dropped', () => {
    load().keep('marina', note('Um começo'));
    const reloaded = load();
    expect(reloaded.find('marina')).toEqual(note('Um começo'));
    expect(reloaded.find('marina')).toBe(reloaded.find('marina'));
    reloaded.drop();
    expect(load().find('marina')).toBeNull();
    expect(localStorage.getItem(unsavedKey('marina'))).toBeNull();
  });

  it('forms of one user do not touch each other', () => {
    load('note').keep('marina', note('Um recado'));
    load('other').keep('marina', note('Outro recado'));
    const other = load('other');
    other.find('marina');
    other.drop();
    expect(load('note').find('marina')).toEqual(note('Um recado'));
  });

  it('keeps one of each thing a form is for, and drops the one that is named', () => {
    const kept = load();
    kept.keep('marina', note('Da primeira'), '1');
    kept.keep('marina', note('Da segunda'), '2');
    expect(kept.find('marina', '3')).toBeNull();
    kept.drop('2');
    for (const page of [kept, load()]) {
      expect(page.find('marina', '1')).toEqual(note('Da primeira'));
      expect(page.find('marina', '2')).toBeNull();
      expect(page.find('marina')).toBeNull();
    }
  });

  it('tells of what is left behind and dropped', () => {
    const kept = load();
    const listener = vi.fn<() => void>();
    kept.subscribe(listener);
    kept.keep('marina', note('Um começo'));
    kept.drop();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no JSON', '{'],
    ['no record', '7'],
    ['another shape', '{"note":{"id":[7],"items":[]}}'],
    ['items of another shape', '{"note":{"id":null,"items":["Um começo"]}}'],
    ['half of it', '{"note":{"id":null}}'],
  ])('takes nothing of what was stored otherwise: %s', (_what, stored) => {
    localStorage.setItem(unsavedKey('marina'), stored);
    expect(load().find('marina')).toBeNull();
  });

  it('where the device keeps nothing, memory does', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const kept = load();
    kept.keep('marina', note('Um começo'));
    expect(kept.find('marina')).toEqual(note('Um começo'));
  });
});

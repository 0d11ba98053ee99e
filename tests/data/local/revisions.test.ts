import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRevisionStore } from '@/data/local/revisions';
import type { Owner } from '@/data/local/owner';
import { TEST_NOW } from '../../support/builders';

const owned = (name: string): Owner => ({
  current: () => name,
  last: () => name,
  subscribe: () => () => undefined,
});

const open = (databaseName: string, owner = 'marina') =>
  createRevisionStore({ owner: owned(owner), now: () => new Date(TEST_NOW), databaseName });

const text = (number: number) => ({
  theme: 'Publicidade infantil em questão no Brasil',
  essay: `A criança não distingue anúncio de desenho, primeira razão de ${number}.`,
});

const essays = async (versions: ReturnType<typeof open>) => (await versions.list()).map(({ essay }) => essay);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('versions on the device', () => {
  it('are there after a reload, the newest first, and for their owner only', async () => {
    const versions = open('reload');
    await versions.keep(text(1), 'pause');
    await versions.keep(text(2), 'before-loss');
    expect(await essays(open('reload'))).toEqual([text(2).essay, text(1).essay]);
    expect(await open('reload', 'caio').list()).toEqual([]);
    expect(versions.isKept.get()).toBe(true);
  });

  it('are kept again after the browser has ended the connection', async () => {
    const opening = vi.spyOn(indexedDB, 'open');
    const versions = open('ended');
    await versions.keep(text(1), 'pause');
    forceCloseDatabase(opening.mock.results[0]?.value.result);
    await versions.keep(text(2), 'pause');
    expect(versions.isKept.get()).toBe(true);
    expect(await essays(open('ended'))).toEqual([text(2).essay, text(1).essay]);
  });

  it('come in the order they were asked for, from two tabs at once as well', async () => {
    const [one, other] = [open('tabs'), open('tabs')];
    await Promise.all([one.keep(text(1), 'pause'), one.keep(text(2), 'pause'), other.keep(text(3), 'pause')]);
    const found = await one.list();
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ order }) => order)).size).toBe(3);
  });

  it('stay within their limit on the disk, too', async () => {
    const versions = open('limit');
    for (let number = 1; number <= 30; number += 1) await versions.keep(text(number), 'pause');
    expect(await open('limit').list()).toHaveLength(20);
  });

  it('are of whoever was signed in when they were made, whoever is when they are written', async () => {
    let name = 'marina';
    const owner: Owner = { ...owned(name), current: () => name, last: () => name };
    const versions = createRevisionStore({ owner, now: () => new Date(TEST_NOW), databaseName: 'handover' });
    const kept = versions.keep(text(1), 'before-loss');
    name = 'caio';
    await kept;
    expect(await essays(versions)).toEqual([]);
    expect(await essays(open('handover'))).toEqual([text(1).essay]);
  });

  it('are all gone once they are deleted, and those of others are not', async () => {
    const caio = open('clear', 'caio');
    await caio.keep(text(1), 'pause');
    const versions = open('clear');
    await versions.keep(text(2), 'pause');
    await versions.clear();
    expect(await open('clear').list()).toEqual([]);
    expect(await essays(caio)).toEqual([text(1).essay]);
  });
});

describe('a device that refuses them', () => {
  it('blocked: they live in memory, and it is told', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const versions = open('blocked');
    await versions.keep(text(1), 'pause');
    await versions.keep(text(2), 'pause');
    expect(versions.isKept.get()).toBe(false);
    expect(await essays(versions)).toEqual([text(2).essay, text(1).essay]);
  });

  it('allowed again: those of the memory go to the disk with the next one', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const versions = open('allowed');
    await versions.keep(text(1), 'pause');
    vi.unstubAllGlobals();
    await versions.keep(text(2), 'pause');
    expect(versions.isKept.get()).toBe(true);
    expect(await essays(open('allowed'))).toEqual([text(2).essay, text(1).essay]);
  });

  it('full: half of the former ones make room for the new one', async () => {
    const versions = open('full');
    for (let number = 1; number <= 12; number += 1) await versions.keep(text(number), 'pause');
    const put = IDBObjectStore.prototype.put;
    let isFull = true;
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (isFull && remove.mock.calls.length < 6) throw new DOMException('full', 'QuotaExceededError');
      isFull = false;
      return put.apply(this, args);
    });
    await versions.keep(text(13), 'pause');
    expect(versions.isKept.get()).toBe(true);
    const found = await essays(open('full'));
    expect(found).toHaveLength(7);
    expect(found[0]).toBe(text(13).essay);
  });

  it('a failure to read is told, and the next try has them', async () => {
    const versions = open('unread');
    await versions.keep(text(1), 'pause');
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await expect(versions.list()).rejects.toThrow('broken');
    expect(await essays(versions)).toEqual([text(1).essay]);
  });

  it('blocked before anything was kept: it is told by then', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const versions = open('blocked-early');
    expect(await versions.list()).toEqual([]);
    expect(versions.isKept.get()).toBe(false);
  });

  it('what cannot be read is left out', async () => {
    const versions = open('broken');
    await versions.keep(text(1), 'pause');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('broken');
      request.addEventListener('success', () => resolve(request.result));
    });
    const transaction = database.transaction('versions', 'readwrite');
    transaction.objectStore('versions').put({ owner: 'marina', order: 2, essay: 7 });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    expect(await essays(versions)).toEqual([text(1).essay]);
  });
});

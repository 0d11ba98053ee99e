import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDictionary } from '@/data/writing/load-dictionary';
import { packDictionary } from '../../../tools/writing/dictionary/build-dictionary';
import { fakeCaches, type FakeFiles } from '../../support/fake-caches';

const URL_OF_FILE = expect.stringMatching(/^\/dictionary\/pt-BR-[0-9a-f]{10}\.bin\.gz$/);
const plain = packDictionary([['casa', 2]], '3\ncasa\n');
const packed = new Uint8Array(gzipSync(plain));
const page = new TextEncoder().encode('<!doctype html><title>Grifo</title>');

/** The files that the dictionary's cache contains. */
function keptFiles(files: FakeFiles = new Map()): FakeFiles {
  fakeCaches(new Map([['grifo-dictionary', files]]));
  return files;
}

function answerWith(bytes: Uint8Array<ArrayBuffer>, status = 200) {
  const fetching = vi.fn<(url: string) => Promise<Response>>(async () => new Response(bytes, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('loadDictionary', () => {
  beforeEach(() => {
    keptFiles();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['packed', packed],
    ['unpacked by the server', plain],
  ])('reads a file that comes %s', async (_how, bytes) => {
    const fetching = answerWith(bytes);
    const dictionary = await loadDictionary();
    expect(fetching).toHaveBeenCalledWith(URL_OF_FILE);
    expect([dictionary?.tagsOf('casa'), dictionary?.frequencyOf('casa')]).toEqual([2, 3]);
  });

  it('keeps the file, and asks the network no more', async () => {
    const fetching = answerWith(packed);
    await loadDictionary();
    expect((await loadDictionary())?.isWord('casa')).toBe(true);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('throws older versions away', async () => {
    const files = keptFiles(new Map([['/dictionary/pt-BR-0000000000.bin.gz', packed]]));
    answerWith(packed);
    await loadDictionary();
    expect([...files.keys()]).toEqual([URL_OF_FILE]);
  });

  it('fetches anew what was kept and cannot be read', async () => {
    const files = keptFiles();
    answerWith(packed);
    await loadDictionary();
    for (const url of files.keys()) files.set(url, page);
    expect(await loadDictionary()).not.toBeNull();
    expect([...files.values()]).toEqual([packed]);
  });

  it('serves where nothing may be kept', async () => {
    vi.stubGlobal('caches', undefined);
    answerWith(packed);
    expect(await loadDictionary()).not.toBeNull();
  });

  it.each([
    ['the file is missing', page, 404],
    ['a page comes in its place', page, 200],
    ['it is cut short', packed.slice(0, -9), 200],
    ['nothing comes', new Uint8Array(), 200],
  ])('is null and keeps nothing where %s', async (_what, bytes, status) => {
    const files = keptFiles();
    answerWith(bytes, status);
    expect(await loadDictionary()).toBeNull();
    expect(files.size).toBe(0);
  });

  it('is null without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await loadDictionary()).toBeNull();
  });
});

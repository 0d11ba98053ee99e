import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOfflineFiles } from '@/data/files/offline-files';
import { fakeCaches, type FakeFiles } from '../../support/fake-caches';

const DICTIONARY = 'dictionary/pt-BR-1.bin.gz';
const LIST = {
  writing: [{ path: DICTIONARY, bytes: 4, size: 4 }],
  photos: [
    { path: 'ocr/1/core.wasm', bytes: 6, size: 6 },
    { path: 'ocr/1/por.traineddata.gz', bytes: 8, size: 8 },
  ],
  documents: [{ path: 'assets/read-pdf-1.js', bytes: 20, size: 50 }],
  charts: [{ path: 'assets/chart-1.js', bytes: 2, size: 10 }],
};
const sizes = new Map(
  Object.values(LIST).flatMap((files) => files.map(({ path, size }) => [`/${path}`, size])),
);

let stores: Map<string, FakeFiles>;
let asked: string[];

/** Serves the files above; `answers` replaces the responses for some of them. */
function serve(answers: Record<string, () => Response> = {}) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    if (url === '/offline-parts.json') return Response.json(LIST);
    asked.push(url);
    return answers[url]?.() ?? new Response(new Uint8Array(sizes.get(url) ?? 0));
  });
}

const go = (signal = new AbortController().signal, onProgress: (share: number) => void = () => {}) =>
  createOfflineFiles().download(['writing', 'photos', 'documents', 'charts'], { onProgress, signal });
const missing = async () => (await createOfflineFiles().parts())?.map(({ missingBytes }) => missingBytes);

beforeEach(() => {
  stores = fakeCaches();
  serve();
});
afterEach(() => void vi.unstubAllGlobals());

describe('what can be fetched beforehand', () => {
  it('is told with its size, and how much of it is missing', async () => {
    expect(await createOfflineFiles().parts()).toEqual([
      { id: 'writing', bytes: 4, missingBytes: 4 },
      { id: 'photos', bytes: 14, missingBytes: 14 },
      { id: 'documents', bytes: 20, missingBytes: 20 },
      { id: 'charts', bytes: 2, missingBytes: 2 },
    ]);
  });

  it('is kept where whoever wants it looks, with progress by size', async () => {
    const shares: number[] = [];
    await go(undefined, (share) => shares.push(share));
    expect([...stores].map(([name, files]) => [name, ...files.keys()]).toSorted()).toEqual([
      ['grifo-assets', '/assets/read-pdf-1.js', '/assets/chart-1.js'],
      ['grifo-dictionary', '/dictionary/pt-BR-1.bin.gz'],
      ['grifo-reader', '/ocr/1/core.wasm', '/ocr/1/por.traineddata.gz'],
    ]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.slice(0, 2)).toEqual([0.1, 0.25]);
    expect(shares.at(-1)).toBe(1);
    expect(await missing()).toEqual([0, 0, 0, 0]);
  });

  it('is fetched once: what is here is not asked for again', async () => {
    await go();
    serve();
    await go();
    expect(asked).toEqual([]);
  });

  it('takes the place of its older version', async () => {
    stores.set('grifo-dictionary', new Map([['/dictionary/pt-BR-0.bin.gz', new Uint8Array(3)]]));
    await go();
    expect([...stores.get('grifo-dictionary')!.keys()]).toEqual([`/${DICTIONARY}`]);
  });

  it('can be removed again', async () => {
    await go();
    await createOfflineFiles().remove();
    expect(await missing()).toEqual([4, 14, 20, 2]);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['no network', () => Response.error(), 'server-unavailable'],
    ['the front page in place of the file', () => new Response('<html>', html), 'server-unavailable'],
    ['a file cut short', () => new Response(new Uint8Array(3)), 'unreachable'],
  ])('%s is told; whole files that came before stay', async (_what, answer, code) => {
    serve({ '/ocr/1/core.wasm': answer });
    await expect(go()).rejects.toMatchObject({ code });
    expect(await missing()).toEqual([0, 14, 20, 2]);
  });

  it('a network that breaks off is told', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/offline-parts.json') return Response.json(LIST);
      throw new TypeError('Failed to fetch');
    });
    await expect(go()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('a device without room is told', async () => {
    const open = caches.open.bind(caches);
    vi.stubGlobal('caches', {
      open: async (name: string) => ({
        ...(await open(name)),
        put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      }),
    });
    await expect(go()).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it('cancelled, it rejects with the reason of the signal', async () => {
    await expect(go(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('without a list, as in development, nothing can be told', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', html));
    expect(await createOfflineFiles().parts()).toBeNull();
  });
});

const html = { headers: { 'content-type': 'text/html' } };

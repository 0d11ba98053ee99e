import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchReaderFiles,
  HANDWRITING_FILES,
  missingBytes as missingBytesOf,
  openReaderFile,
  PRINT_FILES,
} from '@/data/ocr/reader-files';
import { describeForApp, filesByPath } from '../../../tools/ocr/file-set';
import { readerFiles } from '../../../tools/ocr/reader-files';
import { fakeCaches, type FakeFiles } from '../../support/fake-caches';

const files = filesByPath(readerFiles());
const handwriting = new Map(
  HANDWRITING_FILES.files.map(({ url, sizes: [size = 0] }) => [url, new Uint8Array(size)]),
);
const sentBytes = describeForApp(readerFiles()).files.reduce((sum, file) => sum + file.sentBytes, 0);
const LANGUAGE = `${PRINT_FILES.folder}/por.traineddata.gz`;
const language = files.get(LANGUAGE.slice(1))!.contents;
const page = new TextEncoder().encode('<!doctype html><title>Grifo</title>');

let stores: Map<string, FakeFiles>;

/** Serves all files; `instead` replaces the response for the language file. */
function serve(instead?: () => Promise<Response>) {
  const fetching = vi.fn(async (url: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    if (url === LANGUAGE && instead) return instead();
    const contents = files.get(url.slice(1))?.contents ?? handwriting.get(url);
    return contents ? new Response(contents) : new Response(page, { status: 404 });
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const nothing = () => {};
const fetchAll = (onBytes = nothing) => fetchReaderFiles(PRINT_FILES, onBytes, new AbortController().signal);
const missingBytes = () => missingBytesOf(PRINT_FILES);

beforeEach(() => void (stores = fakeCaches()));
afterEach(() => void vi.unstubAllGlobals());

describe('the files of the reader', () => {
  it('are kept where the service worker looks, and fetched once', async () => {
    const fetching = serve();
    const onBytes = vi.fn();
    await fetchAll(onBytes);
    expect([...stores.get('grifo-reader')!.keys()].toSorted()).toEqual(
      [...files.keys()].map((path) => `/${path}`).toSorted(),
    );
    expect(onBytes).toHaveBeenCalled();
    await fetchAll();
    expect(fetching).toHaveBeenCalledTimes(files.size);
  });

  it('say what is still to be fetched', async () => {
    serve();
    expect(await missingBytes()).toBe(sentBytes);
    await fetchAll();
    expect(await missingBytes()).toBe(0);
  });

  it('take the place of older ones', async () => {
    serve();
    stores.set('grifo-reader', new Map([['/ocr/0123456789/worker.min.js', new Uint8Array(3)]]));
    stores.set('grifo-reader-engine', new Map([['/ocr/core-1.wasm.gz', new Uint8Array(3)]]));
    await fetchAll();
    expect([...stores.keys()]).toEqual(['grifo-reader']);
    expect([...stores.get('grifo-reader')!.keys()]).not.toContain('/ocr/0123456789/worker.min.js');
  });

  it('of print and handwriting are kept side by side, and read from there', async () => {
    serve();
    await fetchAll();
    await fetchReaderFiles(HANDWRITING_FILES, nothing);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const [{ name, sizes }] = HANDWRITING_FILES.files as [(typeof HANDWRITING_FILES.files)[0]];
    expect((await openReaderFile(HANDWRITING_FILES, name)).byteLength).toBe(sizes[0]);
    expect(await Promise.all([PRINT_FILES, HANDWRITING_FILES].map(missingBytesOf))).toEqual([0, 0]);
  });

  it('may come unpacked by the host', async () => {
    serve(async () => new Response(gunzipSync(language)));
    await fetchAll();
    expect(await missingBytes()).toBe(0);
  });

  it.each([
    ['is not there', async () => new Response(page, { status: 404 })],
    ['is a page of the server', async () => new Response(page)],
    ['is cut short', async () => new Response(language.slice(0, -9))],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('are missing where one %s, and come with the next try', async (_what, instead) => {
    serve(instead);
    await expect(fetchAll()).rejects.toMatchObject({ code: 'reader-missing' });
    expect(await missingBytes()).toBeGreaterThanOrEqual(language.length);
    serve();
    await fetchAll();
    expect(await missingBytes()).toBe(0);
  });

  it('are fetched each time where nothing may be kept', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
    const fetching = serve();
    await fetchAll();
    await fetchAll();
    expect(fetching).toHaveBeenCalledTimes(2 * files.size);
    expect(await missingBytes()).toBe(sentBytes);
  });

  it('are not waited for once the reading was cancelled', async () => {
    serve();
    await expect(fetchReaderFiles(PRINT_FILES, nothing, AbortSignal.abort())).rejects.toMatchObject({
      code: 'reader-missing',
    });
    expect(await missingBytes()).toBe(sentBytes);
  });
});

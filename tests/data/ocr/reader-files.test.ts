import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchReaderFiles, missingBytes, READER_FOLDER } from '@/data/ocr/reader-files';
import { readerFiles, readerFilesForApp } from '../../../tools/ocr/reader-files';
import { fakeCaches, type FakeFiles } from '../../support/fake-caches';

const files = readerFiles();
const sentBytes = readerFilesForApp().files.reduce((sum, file) => sum + file.sentBytes, 0);
const LANGUAGE = `${READER_FOLDER}/por.traineddata.gz`;
const language = files.get(LANGUAGE.slice(1))!.contents;
const page = new TextEncoder().encode('<!doctype html><title>Grifo</title>');

let stores: Map<string, FakeFiles>;

/** A server of all files; `instead` answers for the language. */
function serve(instead?: () => Promise<Response>) {
  const fetching = vi.fn(async (url: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    if (url === LANGUAGE && instead) return instead();
    const file = files.get(url.slice(1));
    return file ? new Response(file.contents) : new Response(page, { status: 404 });
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const nothing = () => {};
const fetchAll = (onBytes = nothing) => fetchReaderFiles(onBytes, new AbortController().signal);

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
    await expect(fetchReaderFiles(nothing, AbortSignal.abort())).rejects.toMatchObject({
      code: 'reader-missing',
    });
    expect(await missingBytes()).toBe(sentBytes);
  });
});

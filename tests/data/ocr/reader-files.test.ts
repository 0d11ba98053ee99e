import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReaderFiles, missingBytes } from '@/data/ocr/reader-files';
import { readerFiles } from '../../../tools/ocr/reader-files';
import { fakeCaches } from '../../support/fake-caches';

const { engine, language } = readerFiles();
const page = new TextEncoder().encode('<!doctype html><title>Grifo</title>');

/** A server of both files; `instead` answers for the language. */
function serve(instead?: () => Promise<Response>) {
  const fetching = vi.fn(async (url: string) => {
    if (url === `/${language.path}` && instead) return instead();
    const file = [engine, language].find(({ path }) => url === `/${path}`);
    return file ? new Response(file.packed) : new Response(page, { status: 404 });
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

beforeEach(() => void fakeCaches());
afterEach(() => void vi.unstubAllGlobals());

describe('the files of the reader', () => {
  it('come unpacked, and are fetched once', async () => {
    const fetching = serve();
    const onBytes = vi.fn();
    const files = await loadReaderFiles(onBytes);
    expect(files.engine.length).toBe(engine.bytes);
    expect([...files.engine.subarray(0, 4)]).toEqual([...Buffer.from('\0asm')]);
    expect(files.language.length).toBe(language.bytes);
    expect(onBytes).toHaveBeenCalled();
    await loadReaderFiles(onBytes);
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it('say what is still to be fetched', async () => {
    serve();
    expect(await missingBytes()).toBe(engine.packedBytes + language.packedBytes);
    await loadReaderFiles(() => {});
    expect(await missingBytes()).toBe(0);
  });

  it.each([
    ['is not there', async () => new Response(page, { status: 404 })],
    ['is a page of the server', async () => new Response(page)],
    ['is cut short', async () => new Response(language.packed.slice(0, -9))],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('are missing where one %s, and come with the next try', async (_what, instead) => {
    serve(instead);
    await expect(loadReaderFiles(() => {})).rejects.toMatchObject({ code: 'reader-missing' });
    expect(await missingBytes()).toBeGreaterThanOrEqual(language.packedBytes);
    serve();
    expect((await loadReaderFiles(() => {})).language.length).toBe(language.bytes);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTesseract } from '@/data/ocr/tesseract';
import { PhotoError } from '@/contracts/photo-error';
import { toPgm } from '@/domain/ocr/gray-image';

const createWorker = vi.hoisted(() => vi.fn());
const fetchReaderFiles = vi.hoisted(() => vi.fn());
vi.mock('tesseract.js', async (original) => ({ ...(await original<object>()), createWorker }));
vi.mock('@/data/ocr/reader-files', () => ({ fetchReaderFiles, PRINT_FILES: { folder: '/ocr/1' } }));

type Options = {
  logger(message: { status: string; progress: number }): void;
  errorHandler(error: unknown): void;
};

const image = { width: 3, height: 2, pixels: new Uint8Array(6).fill(255) };
const onShare = vi.fn();
const blocks = [{ paragraphs: [] }];
const SILENT = { status: 'rejected', reason: expect.objectContaining({ code: 'reader-silent' }) };
const worker = { setParameters: vi.fn(), recognize: vi.fn(), terminate: vi.fn() };

/** The options passed to the last `createWorker` call. */
const options = () => createWorker.mock.lastCall?.[2] as Options;

beforeEach(() => {
  vi.useFakeTimers();
  fetchReaderFiles.mockResolvedValue(undefined);
  createWorker.mockResolvedValue(worker);
  worker.recognize.mockResolvedValue({ data: { blocks } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('startTesseract', () => {
  it('starts with files of our own origin, by the page mode of the bench', async () => {
    await startTesseract().ready;
    expect(createWorker).toHaveBeenCalledExactlyOnceWith(
      'por',
      1,
      expect.objectContaining({
        workerPath: '/ocr/1/worker.min.js',
        corePath: '/ocr/1/tesseract-core-simd-lstm.js',
        langPath: '/ocr/1',
        workerBlobURL: false,
      }),
    );
    expect(worker.setParameters).toHaveBeenCalledWith(
      expect.objectContaining({ tessedit_pageseg_mode: '3' }),
    );
  });

  it('reads a page as PGM, and tells how much of its words is read', async () => {
    const tesseract = startTesseract();
    worker.recognize.mockImplementation(async () => {
      options().logger({ status: 'initializing api', progress: 1 });
      options().logger({ status: 'recognizing text', progress: 0.5 });
      return { data: { blocks } };
    });
    expect(await tesseract.recognize(image, onShare)).toBe(blocks);
    expect(onShare.mock.calls).toEqual([[0.5]]);
    const [page, , output] = worker.recognize.mock.lastCall as [Uint8Array, object, object];
    expect(page).toEqual(toPgm(image));
    expect(output).toEqual({ text: false, blocks: true });
  });

  it('answers no blocks where nothing was found', async () => {
    worker.recognize.mockResolvedValue({ data: { blocks: null } });
    expect(await startTesseract().recognize(image, onShare)).toEqual([]);
  });

  it.each([
    ['its files cannot be had', () => fetchReaderFiles.mockRejectedValue(new PhotoError('reader-missing'))],
    ['its worker cannot start', () => createWorker.mockRejectedValue(undefined)],
    [
      'its language is no good, of which createWorker says nothing',
      () =>
        createWorker.mockImplementation((_language, _mode, { errorHandler }: Options) => {
          errorHandler('initialization failed');
          return new Promise(() => {});
        }),
    ],
  ])('rejects with reader-missing where %s', async (_what, fail) => {
    fail();
    await expect(startTesseract().ready).rejects.toMatchObject({
      name: 'PhotoError',
      code: 'reader-missing',
    });
  });

  it('rejects with reader-unsupported where the browser may not run WebAssembly, and fetches nothing', async () => {
    const Module = vi.fn(function refused() {
      throw new Error('refused by the policy');
    });
    vi.stubGlobal('WebAssembly', { Module });
    await expect(startTesseract().ready).rejects.toMatchObject({ code: 'reader-unsupported' });
    expect(fetchReaderFiles).not.toHaveBeenCalled();
  });

  it('rejects with reader-silent where it never starts', async () => {
    createWorker.mockReturnValue(new Promise(() => {}));
    const { ready } = startTesseract();
    const settled = Promise.allSettled([ready]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await settled).toEqual([SILENT]);
  });

  it('waits for a slow network as long as bytes come', async () => {
    fetchReaderFiles.mockImplementation(async (_files: unknown, onBytes: () => void) => {
      for (let second = 0; second < 60; second += 10) {
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        onBytes();
      }
    });
    const { ready } = startTesseract();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(ready).resolves.toBe(worker);
  });

  it('rejects with reader-silent where a page is not heard of', async () => {
    worker.recognize.mockReturnValue(new Promise(() => {}));
    const tesseract = startTesseract();
    await tesseract.ready;
    const settled = Promise.allSettled([tesseract.recognize(image, onShare)]);
    await vi.advanceTimersByTimeAsync(10_000);
    options().logger({ status: 'recognizing text', progress: 0.1 });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onShare).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled).toEqual([SILENT]);
  });

  it('ends its worker, and its downloads', async () => {
    const tesseract = startTesseract();
    await tesseract.ready;
    tesseract.terminate();
    await vi.waitFor(() => expect(worker.terminate).toHaveBeenCalledTimes(1));
    const [, , signal] = fetchReaderFiles.mock.lastCall as [unknown, () => void, AbortSignal];
    expect(signal.aborted).toBe(true);
  });
});

import { createWorker, OEM, PSM, type LoggerMessage, type Worker as TesseractWorker } from 'tesseract.js';
import { PhotoError } from '@/contracts/photo-error';
import type { EngineBlock } from '@/domain/ocr/ocr-result';
import { toPgm, type GrayImage } from '@/domain/ocr/gray-image';
import { fetchReaderFiles, PRINT_FILES } from './reader-files';
import { unlessSilent } from './unless-silent';

/** A module with a SIMD instruction, from wasm-feature-detect. */
const SIMD_MODULE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

/** Tesseract in a separate worker. */
export type Tesseract = {
  /** Resolves when Tesseract is ready to read. Rejects with a `PhotoError`. */
  ready: Promise<unknown>;
  /** `onShare` gets the fraction of the page that has been read, 0 to 1. */
  recognize(image: GrayImage, onShare: (share: number) => void): Promise<readonly EngineBlock[]>;
  /** Ends the worker at once, also while it is starting or reading; a pending `recognize` then never settles. */
  terminate(): void;
};

/**
 * Starts Tesseract. `ready` rejects with `reader-unsupported` where the browser may not or cannot run it, with
 * `reader-missing` where its files are missing or broken, and with `reader-silent` where it hangs.
 */
export function startTesseract(): Tesseract {
  const controller = new AbortController();
  let onMessage: (message: LoggerMessage) => void = () => {};
  const starting = unlessSilent(async (alive) => {
    if (!canRun()) throw new PhotoError('reader-unsupported');
    onMessage = alive;
    await fetchReaderFiles(PRINT_FILES, alive, controller.signal);
    return createTesseractWorker((message) => onMessage(message));
  });
  return {
    ready: starting,
    async recognize(image, onShare) {
      const worker = await starting;
      return unlessSilent(async (alive) => {
        onMessage = ({ status, progress }) => {
          alive();
          if (status === 'recognizing text') onShare(progress);
        };
        // Passes bytes, not a blob: tesseract.js would first have to read a blob, and throws if it is terminated
        // meanwhile.
        const page = toPgm(image) as Buffer;
        const { data } = await worker.recognize(page, {}, { text: false, blocks: true });
        return data.blocks ?? [];
      });
    },
    terminate() {
      controller.abort();
      starting.then(
        (worker) => worker.terminate(),
        () => {},
      );
    },
  };
}

/** Whether the browser has the SIMD instructions that our build uses, and the host's policy allows WebAssembly. */
function canRun(): boolean {
  try {
    return Boolean(new WebAssembly.Module(SIMD_MODULE));
  } catch {
    return false;
  }
}

async function createTesseractWorker(logger: (message: LoggerMessage) => void): Promise<TesseractWorker> {
  try {
    const worker = await new Promise<TesseractWorker>((resolve, reject) => {
      // `createWorker` alone does not settle when the language file fails to load.
      const errorHandler = reject;
      createWorker('por', OEM.LSTM_ONLY, {
        workerPath: `${PRINT_FILES.folder}/worker.min.js`,
        workerBlobURL: false,
        corePath: `${PRINT_FILES.folder}/tesseract-core-simd-lstm.js`,
        langPath: PRINT_FILES.folder,
        // `fetchReaderFiles` already caches the files.
        cacheMethod: 'none',
        logger,
        errorHandler,
      }).then(resolve, reject);
    });
    await worker.setParameters({
      // Finds blocks and columns; the best mode for curved pages.
      tessedit_pageseg_mode: PSM.AUTO,
      // Otherwise Tesseract logs each page to the console.
      debug_file: '/dev/null',
    });
    return worker;
  } catch (error) {
    throw new PhotoError('reader-missing', error);
  }
}

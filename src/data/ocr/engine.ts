import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { PhotoError } from '@/contracts/photo-error';
import type { EngineBlock } from '@/domain/ocr/engine-blocks';
import type { Engine } from '@/domain/ocr/read-page';
import { toPgm } from '@/domain/ocr/to-pgm';

const LANGUAGE = 'por';
/** Neural networks only: the older engine is not in this build. */
const LSTM_ONLY = 1;
/** Finds blocks and columns by itself; the best on bent pages. */
const AUTOMATIC_LAYOUT = '3';
/** Where the layout of a page is done and its words begin, as the engine counts (percent). */
const LAYOUT_DONE = 30;
const INPUT = '/input';

type EngineFiles = { engine: Uint8Array; language: Uint8Array };

/**
 * Tesseract in the calling thread, which stands still while a page is recognised. `onShare` hears how much of its words
 * is read, 0 to 1. Rejects with `reader-unsupported` where the browser may not or cannot run it, and with
 * `reader-missing` where the language data is no good.
 */
export async function startEngine(
  { engine, language }: EngineFiles,
  onShare: (share: number) => void,
): Promise<Engine> {
  const core = await createCore({
    wasmBinary: engine,
    TesseractProgress: (percent) => onShare(Math.max(0, percent - LAYOUT_DONE) / (100 - LAYOUT_DONE)),
  }).catch((error: unknown) => {
    throw new PhotoError('reader-unsupported', error);
  });
  const data = `${LANGUAGE}.traineddata`;
  core.FS.writeFile(data, language);
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new PhotoError('reader-missing');
  // The engine has read it.
  core.FS.unlink(data);
  api.SetVariable('tessedit_pageseg_mode', AUTOMATIC_LAYOUT);
  // What it tells of each page would stand in the console.
  api.SetVariable('debug_file', '/dev/null');
  return async (image) => {
    core.FS.writeFile(INPUT, toPgm(image));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract could not read its input.');
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText(0)) as { blocks: readonly EngineBlock[] };
    return blocks;
  };
}

import { expose } from 'comlink';
import { adaptHand, type ConfirmedLine } from '@/domain/ocr/hand/adapt-hand';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import type { ReadHandWord } from '@/domain/ocr/hand/hand-page';
import { openHandReader } from '@/domain/ocr/hand/hand-reader';
import { openLanguage } from '@/domain/ocr/hand/language';
import { readStrips } from '@/domain/ocr/hand/read-strips';
import type { HandShape } from '@/domain/ocr/hand/shape';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { loadDictionary } from '../writing/load-dictionary';
import { fetchReaderFiles, HANDWRITING_FILES, openReaderFile } from './reader-files';
import type { OnProgress } from './worker-client';

let alive: OnProgress = async () => {};
const { ready } = loadWhenAsked(() => open(() => void alive()));

/** Tasks on strips of handwritten lines. Each loads missing files first. */
const TASKS = {
  /**
   * The words of each strip; reports how many strips are read. `learned` is the adaptation to this student's
   * handwriting.
   */
  async read(
    strips: readonly GrayImage[],
    learned: HandAdaptation | null,
    onProgress: OnProgress,
  ): Promise<ReadHandWord[][]> {
    alive = onProgress;
    const { reader, language, isWord } = await ready();
    reader.adapt(learned);
    await onProgress(0);
    return readStrips(reader, strips, { language, isWord, onRead: onProgress });
  },
  async learn(
    lines: readonly ConfirmedLine[],
    before: HandAdaptation | null,
    onProgress: OnProgress,
  ): Promise<HandAdaptation | null> {
    alive = onProgress;
    const { files } = await ready();
    await onProgress();
    return adaptHand(files, lines, before, { onStep: onProgress });
  },
};

export type HandTasks = typeof TASKS;

async function open(onBytes: () => void) {
  // Without the dictionary the language model uses n-grams only.
  const [, dictionary] = await Promise.all([
    fetchReaderFiles(HANDWRITING_FILES, onBytes),
    loadDictionary(onBytes),
  ]);
  const [kernel, weights, shape, language] = await Promise.all(
    ['kernel.wasm', 'hand.bin', 'hand.json', 'language.bin'].map((name) =>
      openReaderFile(HANDWRITING_FILES, name),
    ),
  );
  const described = JSON.parse(new TextDecoder().decode(shape)) as HandShape;
  // Without WebAssembly the slower code runs.
  const module = await WebAssembly.compile(kernel as ArrayBuffer).catch(() => null);
  const files = { weights: weights as ArrayBuffer, shape: described, module };
  return {
    files,
    reader: openHandReader(files.weights, described, module),
    language: openLanguage(new Uint8Array(language as ArrayBuffer)),
    isWord: dictionary?.isWord,
  };
}

expose(TASKS);
self.postMessage('up');

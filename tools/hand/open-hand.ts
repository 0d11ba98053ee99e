import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { openHandReader } from '../../src/domain/ocr/hand/hand-reader.ts';
import { openLanguage } from '../../src/domain/ocr/hand/language.ts';
import type { HandEngine } from '../../src/domain/ocr/hand/read-hand-page.ts';
import { readStrips } from '../../src/domain/ocr/hand/read-strips.ts';
import type { HandShape } from '../../src/domain/ocr/hand/shape.ts';
import { readDictionary } from '../../src/domain/writing/lexicon/read-dictionary.ts';
import { cachedDictionary } from '../writing/dictionary/cached-dictionary.ts';
import { buildKernel } from './kernel/build-kernel.ts';

const read = (name: string) => readFileSync(new URL(`./weights/${name}`, import.meta.url));

type StripReader = (strips: Parameters<HandEngine>[0]) => ReturnType<HandEngine>;

/**
 * The app's handwriting reader under Node; with `isGreedy`, it works without the language model and the dictionary.
 */
export async function openHand({ isGreedy }: { isGreedy: boolean }): Promise<StripReader> {
  const weights = new Uint8Array(read('hand.bin')).buffer;
  const shape = JSON.parse(read('hand.json').toString()) as HandShape;
  const reader = openHandReader(weights, shape, new WebAssembly.Module(await buildKernel()));
  const language = isGreedy ? null : openLanguage(new Uint8Array(read('language.bin')));
  const isWord = isGreedy ? undefined : readDictionary(gunzipSync(cachedDictionary())).isWord;
  return async (strips) => readStrips(reader, strips, { language, isWord });
}

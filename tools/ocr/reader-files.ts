import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync, gzipSync } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);
/** SIMD came to every browser before the language the app is built for (`build.target`): no other variant is needed. */
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm.wasm';
const DATA = '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz';
const HASH_LENGTH = 10;

/** A file the reader of photos fetches: compressed as a file, so that it is small on every host. */
type ReaderFile = {
  path: string;
  /** What it weighs on the way, and unpacked. */
  packedBytes: number;
  bytes: number;
  packed: Uint8Array<ArrayBuffer>;
};

/** Its package holds no text of a licence. */
const LANGUAGE_LICENSE = `por.traineddata: data of the Tesseract project (tessdata_best, as integers), Apache License 2.0,
whose text is in tesseract-license.txt; as packed by @tesseract.js-data/por, MIT.
`;

let files: Record<'engine' | 'language', ReaderFile> | null = null;

/** Tesseract as WebAssembly, and what it knows of Portuguese. */
export function readerFiles(): Record<'engine' | 'language', ReaderFile> {
  files ??= {
    engine: describe('tesseract-core', 'wasm', gzipSync(read(CORE), { level: 9 })),
    language: describe('por', 'traineddata', read(DATA)),
  };
  return files;
}

/** Texts that go with them. */
export function readerLicenses(): Record<string, string> {
  return {
    'ocr/tesseract-license.txt': read('tesseract.js-core/LICENSE').toString(),
    'ocr/por-license.txt': LANGUAGE_LICENSE,
  };
}

function describe(name: string, ending: string, packed: Uint8Array): ReaderFile {
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, HASH_LENGTH);
  return {
    path: `ocr/${name}-${hash}.${ending}.gz`,
    packedBytes: packed.length,
    bytes: gunzipSync(packed).length,
    packed: new Uint8Array(packed),
  };
}

function read(path: string): Buffer {
  return readFileSync(resolve(path));
}

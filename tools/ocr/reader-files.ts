import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync, gzipSync } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);
/** tesseract.js depends on the version of tesseract.js-core that it needs. */
const resolveForTesseract = createRequire(resolve('tesseract.js/package.json')).resolve;

const TRUSTED_TYPES = resolve('../../public/trusted-types.js');
const WORKER = resolve('tesseract.js/dist/worker.min.js');
/** SIMD came to every browser before the language the app is built for (`build.target`): no other variant is needed. */
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm';
const LANGUAGE = resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz');
const HASH_LENGTH = 10;

type ReaderFile = {
  name: string;
  type: string;
  contents: Uint8Array<ArrayBuffer>;
};

/** The package of the language holds no text of a licence. */
const LANGUAGE_LICENSE = `por.traineddata: data of the Tesseract project (tessdata_best, as integers), Apache License 2.0,
whose text is in tesseract-license.txt; as packed by @tesseract.js-data/por, MIT.
`;

/**
 * The files that tesseract.js fetches while it starts, in one folder: its worker, the core with its loader, and the
 * trained data of Portuguese. The worker calls `importScripts` for the loader. Trusted Types allow that only with the
 * policy of the page, which therefore comes before the worker's script (docs/decisions/0014).
 */
const FILES: readonly ReaderFile[] = [
  describe('worker.min.js', 'text/javascript', readFileSync(TRUSTED_TYPES), readFileSync(WORKER)),
  describe('tesseract-core-simd-lstm.js', 'text/javascript', readFileSync(resolveForTesseract(`${CORE}.js`))),
  describe(
    'tesseract-core-simd-lstm.wasm',
    'application/wasm',
    readFileSync(resolveForTesseract(`${CORE}.wasm`)),
  ),
  describe('por.traineddata.gz', 'application/gzip', readFileSync(LANGUAGE)),
];

/** Its name changes with the files, so that they can be cached for ever. */
const FOLDER = `ocr/${hashOf(FILES)}`;

/** The files by their paths in the build. */
export function readerFiles(): Map<string, ReaderFile> {
  return new Map(FILES.map((file) => [`${FOLDER}/${file.name}`, file]));
}

/** For the app: the folder, the sizes of each file, and the bytes that a compressing host sends. */
export function readerFilesForApp() {
  return {
    folder: FOLDER,
    files: FILES.map(({ name, contents }) => ({ name, ...measure(contents) })),
  };
}

/** Texts that go with them, by their paths in the build. */
export function readerLicenses(): Map<string, string> {
  return new Map([
    ['ocr/tesseract-license.txt', readFileSync(resolveForTesseract('tesseract.js-core/LICENSE'), 'utf8')],
    [`${FOLDER}/worker.min.js.LICENSE.txt`, readFileSync(`${WORKER}.LICENSE.txt`, 'utf8')],
    ['ocr/por-license.txt', LANGUAGE_LICENSE],
  ]);
}

function describe(name: string, type: string, ...parts: Buffer[]): ReaderFile {
  return { name, type, contents: new Uint8Array(Buffer.concat(parts)) };
}

/** Two `sizes` for a .gz file: a host may send it with a Content-Encoding, and the browser then unpacks it. */
function measure(contents: Uint8Array) {
  const isPacked = contents[0] === 0x1f && contents[1] === 0x8b;
  return isPacked
    ? { sizes: [contents.length, gunzipSync(contents).length], sentBytes: contents.length }
    : { sizes: [contents.length], sentBytes: gzipSync(contents, { level: 9 }).length };
}

function hashOf(files: readonly ReaderFile[]): string {
  const hash = createHash('sha256');
  for (const { contents } of files) hash.update(contents);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

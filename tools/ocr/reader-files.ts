import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FileSet, fileSet, type SetFile } from './file-set.ts';

const { resolve } = createRequire(import.meta.url);
/** tesseract.js depends on the matching version of tesseract.js-core, so that package is resolved from there. */
const resolveForTesseract = createRequire(resolve('tesseract.js/package.json')).resolve;

const TRUSTED_TYPES = resolve('../../public/trusted-types.js');
const WORKER = resolve('tesseract.js/dist/worker.min.js');
/**
 * Every browser that supports the build's language level (`build.target`) has SIMD, so no other variant is needed.
 */
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm';
const LANGUAGE = resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz');

/** The language package does not contain a license text. */
const LANGUAGE_LICENSE = `por.traineddata: data of the Tesseract project (tessdata_best, as integers), Apache License 2.0,
whose text is in tesseract-license.txt; as packed by @tesseract.js-data/por, MIT.
`;

/**
 * The files that tesseract.js fetches while it starts, in one folder: its worker, the core with its loader, and the
 * trained data for Portuguese. The worker loads the loader with `importScripts`. Trusted Types allow that only with
 * the page's policy, so the policy is placed before the worker's script (docs/decisions/0014).
 */
export function readerFiles(): FileSet {
  return fileSet('', [
    describe('worker.min.js', 'text/javascript', readFileSync(TRUSTED_TYPES), readFileSync(WORKER)),
    describe(
      'tesseract-core-simd-lstm.js',
      'text/javascript',
      readFileSync(resolveForTesseract(`${CORE}.js`)),
    ),
    describe(
      'tesseract-core-simd-lstm.wasm',
      'application/wasm',
      readFileSync(resolveForTesseract(`${CORE}.wasm`)),
    ),
    describe('por.traineddata.gz', 'application/gzip', readFileSync(LANGUAGE)),
  ]);
}

/** The license texts of these files, by path in the build. */
export function readerLicenses({ folder }: FileSet): Map<string, string> {
  return new Map([
    ['ocr/tesseract-license.txt', readFileSync(resolveForTesseract('tesseract.js-core/LICENSE'), 'utf8')],
    [`${folder}/worker.min.js.LICENSE.txt`, readFileSync(`${WORKER}.LICENSE.txt`, 'utf8')],
    ['ocr/por-license.txt', LANGUAGE_LICENSE],
  ]);
}

function describe(name: string, type: string, ...parts: Buffer[]): SetFile {
  return { name, type, contents: new Uint8Array(Buffer.concat(parts)) };
}

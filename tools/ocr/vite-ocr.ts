import type { Plugin } from 'vite';
import { viteFileSet } from './file-set.ts';
import { readerFiles, readerLicenses } from './reader-files.ts';

/** The files with which tesseract.js reads photos. */
export function viteOcr(): Plugin {
  return viteFileSet({
    name: 'grifo:ocr',
    constant: 'READER_FILES',
    load: readerFiles,
    licenses: readerLicenses,
    // Found late, they would reload the page that is being developed.
    config: { optimizeDeps: { include: ['browser-image-compression', 'tesseract.js'] } },
  });
}

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
    // If Vite discovered these packages late, it would reload the page during development.
    config: { optimizeDeps: { include: ['browser-image-compression', 'tesseract.js'] } },
  });
}

import type { Connect, Plugin } from 'vite';
import { readerFiles, readerFilesForApp, readerLicenses } from './reader-files.ts';

/**
 * Gives the app the files with which tesseract.js reads photos, in `ocr/`: served while developing, written by the
 * build. What the app must know of them is `READER_FILES`.
 */
export function viteOcr(): Plugin {
  const files = readerFiles();
  let base = '/';
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const file = files.get(request.url?.split('?')[0]?.slice(base.length) ?? '');
    if (!file) return next();
    // Without a Content-Encoding: what is compressed is so as a file.
    response.setHeader('Content-Type', file.type);
    response.end(file.contents);
  };
  return {
    name: 'grifo:ocr',
    config: () => ({
      define: { READER_FILES: JSON.stringify(readerFilesForApp()) },
      // Found late, they would reload the page that is being developed.
      optimizeDeps: { include: ['browser-image-compression', 'tesseract.js'] },
    }),
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    generateBundle() {
      for (const [fileName, { contents }] of files) {
        this.emitFile({ type: 'asset', fileName, source: contents });
      }
      for (const [fileName, source] of readerLicenses()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

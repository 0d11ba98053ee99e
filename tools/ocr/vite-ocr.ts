import type { Connect, Plugin } from 'vite';
import { readerFiles, readerLicenses } from './reader-files.ts';

/**
 * Gives the app the files its reader of photos fetches, in `ocr/`: served while developing, written by the build. What
 * the app must know of them is `READER_FILES`.
 */
export function viteOcr(): Plugin {
  const named = readerFiles();
  const files = Object.values(named);
  const known = Object.fromEntries(
    Object.entries(named).map(([kind, { path, packedBytes, bytes }]) => [kind, { path, packedBytes, bytes }]),
  );
  let base = '/';
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const file = files.find(({ path }) => request.url?.split('?')[0] === base + path);
    if (!file) return next();
    // The bytes are compressed as a file, not for the way: no Content-Encoding.
    response.setHeader('Content-Type', 'application/gzip');
    response.end(file.packed);
  };
  return {
    name: 'grifo:ocr',
    config: () => ({
      define: { READER_FILES: JSON.stringify(known) },
      worker: { plugins: () => [withoutNodeModules()] },
      // Found late, in a worker, they would reload the page that is being developed.
      optimizeDeps: {
        include: ['browser-image-compression', 'tesseract.js-core/tesseract-core-simd-lstm.js'],
      },
    }),
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    generateBundle() {
      for (const { path, packed } of files) {
        this.emitFile({ type: 'asset', fileName: path, source: packed });
      }
      for (const [fileName, source] of Object.entries(readerLicenses())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Tesseract asks for modules of Node where it runs under Node; in the browser there is nothing in their place. */
function withoutNodeModules(): Plugin {
  const NOTHING = '\0grifo:nothing';
  return {
    name: 'grifo:ocr-without-node-modules',
    enforce: 'pre',
    resolveId: (id, importer) =>
      ['fs', 'crypto'].includes(id) && importer?.includes('tesseract.js-core') ? NOTHING : null,
    load: (id) => (id === NOTHING ? 'export {}' : null),
  };
}

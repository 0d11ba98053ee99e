import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { cachedDictionary, dictionaryHash } from './cached-dictionary.ts';

const BUILDER = fileURLToPath(new URL('cache-dictionary.ts', import.meta.url));
const LICENSE = new URL('../../../node_modules/dictionary-pt/license', import.meta.url);

/**
 * Provides the app with the dictionary as a separate file, `dictionary/pt-BR-<hash>.bin.gz`, which the development
 * server serves and the build writes. The app knows its name as `DICTIONARY_FILE`.
 */
export function viteDictionary(): Plugin {
  const file = `dictionary/pt-BR-${dictionaryHash()}.bin.gz`;
  let base = '/';
  /** The first build takes some seconds, during which the server still responds. */
  let built: Promise<unknown> = Promise.resolve();
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url?.split('?')[0] !== base + file) return next();
    // Without a Content-Encoding, because the file itself is compressed and must arrive as it is.
    response.setHeader('Content-Type', 'application/gzip');
    void built.then(() => response.end(cachedDictionary()));
  };
  return {
    name: 'grifo:dictionary',
    config: () => ({ define: { DICTIONARY_FILE: JSON.stringify(file) } }),
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: ({ config, middlewares }) => {
      if (config.mode !== 'test') {
        built = promisify(execFile)(process.execPath, ['--import', 'tsx', BUILDER]).catch(() => null);
      }
      middlewares.use(serve);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: cachedDictionary() });
      this.emitFile({
        type: 'asset',
        fileName: 'dictionary/license.txt',
        source: readFileSync(LICENSE, 'utf8'),
      });
    },
  };
}

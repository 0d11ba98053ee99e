import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { cachedDictionary, dictionaryHash } from './cached-dictionary.ts';

const BUILDER = fileURLToPath(new URL('cache-dictionary.ts', import.meta.url));
const LICENSE = new URL('../../../node_modules/dictionary-pt/license', import.meta.url);

/**
 * Gives the app the dictionary as a file of its own, `dictionary/pt-BR-<hash>.bin.gz`: served while developing,
 * written by the build. Its name is `DICTIONARY_FILE`.
 */
export function viteDictionary(): Plugin {
  const file = `dictionary/pt-BR-${dictionaryHash()}.bin.gz`;
  let base = '/';
  /** The first time it takes some seconds, in which the server goes on serving. */
  let built: Promise<unknown> = Promise.resolve();
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url?.split('?')[0] !== base + file) return next();
    // The bytes are compressed as a file, not for the way: no Content-Encoding.
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

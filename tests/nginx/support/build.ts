import { gzipSync } from 'node:zlib';

export const PAGE = '<!doctype html><title>Grifo</title>';
export const SCRIPT = 'console.log("redação");'.repeat(100);
export const DATA = gzipSync('dicionário'.repeat(100));

/** A small build, as files by path. */
export const BUILD: Record<string, string | Buffer> = {
  'index.html': PAGE,
  'sw.js': SCRIPT,
  'manifest.webmanifest': '{}',
  'assets/app-12345678.js': SCRIPT,
  'assets/_shared-12345678.js': SCRIPT,
  'dictionary/pt-BR-12345678.bin.gz': DATA,
  _headers: '/*\n  X-Of-The-Host: yes\n',
  '.vite/manifest.json': '{}',
};

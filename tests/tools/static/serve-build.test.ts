import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../../tools/backend/start-error.ts';
import { serveBuild, type ServedBuild } from '../../../tools/static/serve-build.ts';

const PAGE = '<!doctype html><title>Grifo</title>';
const SCRIPT = 'console.log("redação");'.repeat(50);
const DATA = gzipSync('dicionário'.repeat(50));
const folder = mkdtempSync(join(tmpdir(), 'grifo-build-'));
let served: ServedBuild;

beforeAll(async () => {
  for (const name of ['assets', 'dictionary', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/app-12345678.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/_shared-12345678.js'), SCRIPT);
  writeFileSync(join(folder, 'dictionary/pt.bin.gz'), DATA);
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(
    join(folder, '_headers'),
    '# comment\n/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: immutable\n',
  );
  served = await serveBuild({ folder, port: 0, quality: 4 });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request without decompressing the response. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  type Answer = { status: number; headers: Record<string, string>; body: Buffer };
  return new Promise<Answer>((resolve, reject) => {
    ask(served.url + path, { headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(given), body });
    })
      .once('error', reject)
      .end();
  });
}

describe('serveBuild', () => {
  it.each([
    ['the page at /', '/'],
    ['the page where there is no file', '/dashboard/student/essay'],
    ['the page whatever follows the path', '/login?type=signup#x'],
    ['the page in the place of what is for the host alone', '/_headers'],
    ['the page at an address that is none', '//'],
  ])('answers %s, asked for again at every visit', async (_requirement, path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' });
  });

  it('packs with brotli, with gzip for those who have no brotli, and says that it depends', async () => {
    const brotli = await get('/assets/app-12345678.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await get('/assets/app-12345678.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  });

  it('hands out a file that is packed by itself as it is', async () => {
    const { headers, body } = await get('/dictionary/pt.bin.gz', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('application/gzip');
    expect(body.equals(DATA)).toBe(true);
  });

  it('sends the headers of the build, those of a narrower rule in the place of its own', async () => {
    expect((await get('/')).headers['x-content-type-options']).toBe('nosniff');
    const { headers } = await get('/assets/app-12345678.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'immutable' });
  });

  it('takes only what lies at the top for the host’s, whatever a script is called', async () => {
    expect((await get('/assets/_shared-12345678.js')).body.toString()).toBe(SCRIPT);
  });

  it('answers 304 to who has it already', async () => {
    const { headers } = await get('/assets/app-12345678.js');
    const again = await get('/assets/app-12345678.js', { 'if-none-match': headers['etag'] ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each([
    ['a missing file is not the page, nor kept', '/assets/gone-12345678.js'],
    ['what the build tells of itself is not for visitors', '/.vite/manifest.json'],
    ['nor what lies above the build', '/..%2f..%2fetc/passwd.txt'],
  ])('%s', async (_requirement, path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['cache-control'], body.length]).toEqual([404, 'no-store', 0]);
  });

  it('takes nothing in', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('says what to do where there is no build', async () => {
    const missing = serveBuild({ folder: join(folder, 'assets'), port: 0 });
    await expect(missing).rejects.toThrow(StartError);
    await expect(missing).rejects.toThrow('npm run build');
  });
});

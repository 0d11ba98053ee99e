import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { headerRules, KEEP, NOT_LISTED, securityHeaders } from '../../tools/headers/headers';
import { headersFor } from '../../tools/headers/headers-file';
import { EXAMPLE, NGINX_EXAMPLE, nginxExample } from '../../tools/headers/nginx-example';
import { DATA, PAGE, SCRIPT } from './support/build';

const { url, plainUrl } = inject('site');

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends a request without decompressing or following redirects. */
function get(path: string, headers: Record<string, string> = {}, from = url): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(from + path, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(given), body });
    })
      .once('error', reject)
      .end();
  });
}

const SECURITY = securityHeaders(EXAMPLE.backend).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

it('is the example that is made from the table of headers', () => {
  expect(readFileSync(NGINX_EXAMPLE, 'utf8')).toBe(nginxExample());
});

describe('nginx on the example', () => {
  it.each([
    ['/', '/'],
    ['a deep link', '/dashboard/student/corrected-essays'],
    ['an address with a query', '/login?type=signup'],
    ['an address that is none of the app', '/nao/existe'],
  ])('answers %s with the page, asked for again at every visit', async (_requirement, path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it.each([
    ['/'],
    ['/dashboard/student'],
    ['/correcao/um-codigo'],
    ['/assets/app-12345678.js'],
    ['/sw.js'],
    ['/manifest.webmanifest'],
  ])('sends %s with what the table says', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject(Object.fromEntries(headersFor(headerRules(EXAMPLE.backend), path)));
  });

  it('asks search engines to leave out what has a secret in its address alone', async () => {
    expect((await get('/correcao/um-codigo')).headers['x-robots-tag']).toBe(NOT_LISTED);
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('lets files with their content in their name be kept, and no others', async () => {
    const kept = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await kept('/assets/app-12345678.js')).toBe(KEEP);
    expect(await kept('/dictionary/pt-BR-12345678.bin.gz')).toBe(KEEP);
    expect(await kept('/sw.js')).toBe('no-cache');
    expect(await kept('/manifest.webmanifest')).toBe('no-cache');
  });

  it.each([
    ['a missing file', '/assets/gone-12345678.js'],
    ['a missing file at the top', '/gone.js'],
    ['what is for other hosts', '/_headers'],
    ['what the build tells of itself', '/.vite/manifest.json'],
    ['what lies above', '/..%2f..%2fetc/passwd'],
  ])('says of %s that it is not there, as safely as it says all else', async (_requirement, path) => {
    const { status, headers, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain(PAGE);
    expect(headers['cache-control']).toBeUndefined();
  });

  it('takes only what lies at the top for the host’s, whatever a script is called', async () => {
    expect((await get('/assets/_shared-12345678.js')).body.toString()).toBe(SCRIPT);
  });

  it('protects what it says is missing too', async () => {
    expect((await get('/assets/gone-12345678.js')).headers).toMatchObject(Object.fromEntries(SECURITY));
  });

  it('packs what can be packed, and says that it depends', async () => {
    const { headers, body } = await get('/assets/app-12345678.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
    expect((await get('/assets/app-12345678.js')).headers['content-encoding']).toBeUndefined();
  });

  it('hands out a file that is packed by itself as it is', async () => {
    const { headers, body } = await get('/dictionary/pt-BR-12345678.bin.gz', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(DATA)).toBe(true);
  });

  it.each([
    ['scripts', '/sw.js', /^(application|text)\/javascript/],
    ['the manifest', '/manifest.webmanifest', /^application\/manifest\+json/],
  ])('calls %s by their type', async (_requirement, path, type) => {
    expect((await get(path)).headers['content-type']).toMatch(type);
  });

  it('does not say which version it is', async () => {
    for (const path of ['/', '/gone.js']) {
      const { headers, body } = await get(path);
      expect(headers['server']).toBe('nginx');
      expect(body.toString()).not.toMatch(/nginx\/\d/);
    }
  });

  it('sends those who come without TLS on to where it is', async () => {
    const { status, headers } = await get('/login?a=1', { host: EXAMPLE.host }, plainUrl);
    expect([status, headers['location']]).toEqual([301, `https://${EXAMPLE.host}/login?a=1`]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';

/**
 * The origin of the app, which differs from the backend's, as with `npm start`, so that browsers send preflight
 * requests.
 */
const PAGE = 'http://127.0.0.1:5173';
/** Headers that supabase-js sends with every request, and additional ones for tables. */
const HEADERS = ['apikey', 'authorization', 'content-type', 'x-client-info'];
const OF_TABLES = ['accept-profile', 'content-profile', 'prefer', 'range'];

const folder = (path: string) => new URL(`../../../../${path}/`, import.meta.url);
const schemas = readdirSync(folder('supabase/schemas'))
  .map((file) => readFileSync(new URL(file, folder('supabase/schemas')), 'utf8'))
  .join('\n');
const named = (pattern: RegExp) =>
  [...new Set([...schemas.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
const tables = named(/create table public\.(\w+)/g);
const functions = named(/function public\.(\w+)\(/g);
/** All edge functions except the one that only the payment provider calls. */
const edgeFunctions = readdirSync(folder('supabase/functions')).filter(
  (name) =>
    name !== 'payment-webhook' && existsSync(new URL(`${name}/index.ts`, folder('supabase/functions'))),
);

const CALLS = [
  ...tables.flatMap((name) =>
    ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({ method, path: `/rest/v1/${name}` })),
  ),
  ...functions.map((name) => ({ method: 'POST', path: `/rest/v1/rpc/${name}` })),
  ...edgeFunctions.map((name) => ({ method: 'POST', path: `/functions/v1/${name}` })),
  ...['token', 'signup', 'logout', 'recover', 'verify', 'otp'].map((name) => ({
    method: 'POST',
    path: `/auth/v1/${name}`,
  })),
  ...['GET', 'PUT'].map((method) => ({ method, path: '/auth/v1/user' })),
];

it('lets a page of another origin call every table, function and edge function', async () => {
  const { url } = inject('backend');
  expect(Math.min(tables.length, functions.length, edgeFunctions.length)).toBeGreaterThan(2);
  const refused: string[] = [];
  for (const { method, path } of CALLS) {
    const asked = path.startsWith('/rest/') ? [...HEADERS, ...OF_TABLES] : HEADERS;
    const { ok, status, headers } = await fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin: PAGE,
        'access-control-request-method': method,
        'access-control-request-headers': asked.join(),
      },
    });
    const list = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/, ?/);
    const missing = asked.filter((name) => !list('access-control-allow-headers').includes(name));
    const allowed = ok && ['*', PAGE].includes(headers.get('access-control-allow-origin') ?? '');
    // A browser sends no preflight for these three methods alone.
    const isSimple = ['GET', 'POST', 'HEAD'].includes(method);
    const methods = list('access-control-allow-methods');
    if (!allowed || missing.length > 0 || !(isSimple || methods.includes(method.toLowerCase()))) {
      refused.push(`${method} ${path}: ${status}, without ${missing.join() || 'the method or origin'}`);
    }
  }
  expect(refused).toEqual([]);
});

it('lets it read the answer, whatever that is', async () => {
  const { url } = inject('backend');
  const unreadable: string[] = [];
  for (const { method, path } of CALLS) {
    const body = method === 'GET' ? null : '{}';
    const answer = await fetch(url + path, {
      method,
      headers: { origin: PAGE, 'content-type': 'application/json' },
      body,
    });
    const allowed = answer.headers.get('access-control-allow-origin') ?? '';
    if (!['*', PAGE].includes(allowed)) unreadable.push(`${method} ${path}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  expect(unreadable).toEqual([]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  startFunctions,
  type Functions,
  functionsEnv,
} from '../../../../tools/backend/functions/start-functions';
import { keptFolder } from '../support/temporary-folder';
import { eventually } from '../../../support/eventually';

const SOURCES: Record<string, string> = {
  echo: `Deno.serve(async (request: Request) => new Response(await request.text(), {
    status: 201, headers: { 'x-path': new URL(request.url).pathname, 'x-key': request.headers.get('apikey') ?? '' },
  }));`,
  environment: `Deno.serve(() => Response.json(Deno.env.toObject()));`,
  outside: `Deno.serve(() => fetch('http://192.0.2.1/').catch((error) => new Response(error.name)));`,
  files: `Deno.serve(async () => new Response(await Deno.readTextFile('/etc/hostname').catch((error) => error.name)));`,
  talkative: `Deno.serve(() => { console.log('hello from inside'); return new Response(); });`,
  broken: `throw new Error('not today');`,
};

const folder = keptFolder();
const log = vi.fn<(line: string) => void>();
let functions: Functions;

beforeAll(async () => {
  const sources = join(folder.path, 'functions');
  mkdirSync(join(sources, '_shared'), { recursive: true });
  writeFileSync(join(sources, 'deno.json'), '{}');
  for (const [name, source] of Object.entries(SOURCES)) {
    mkdirSync(join(sources, name));
    writeFileSync(join(sources, name, 'index.ts'), source);
  }
  vi.stubEnv('GRIFO_TEST_TOKEN', 'not theirs');
  functions = await startFunctions({
    folder: sources,
    cache: join(folder.path, 'cache'),
    env: { SUPABASE_URL: 'http://127.0.0.1:1' },
    log,
  });
});

afterAll(async () => {
  await functions?.close();
  folder.remove();
});

const ask = (name: string, init: RequestInit = {}) =>
  functions.handle(new Request(`http://127.0.0.1/functions/v1/${name}`, { method: 'POST', ...init }));

it('passes a request to the function of that name, and its answer back', async () => {
  const response = await ask('echo/more', { headers: { apikey: 'key' }, body: 'olá' });
  expect(response.status).toBe(201);
  expect(await response.text()).toBe('olá');
  expect(response.headers.get('x-path')).toBe('/echo/more');
  expect(response.headers.get('x-key')).toBe('key');
});

it('gives the functions its environment and none of ours', async () => {
  const env = (await (await ask('environment')).json()) as Record<string, string>;
  expect(env).toMatchObject({ SUPABASE_URL: 'http://127.0.0.1:1' });
  expect(env).not.toHaveProperty('GRIFO_TEST_TOKEN');
});

it.each(['outside', 'files'])('lets them reach no more than they need: %s', async (name) => {
  expect(await (await ask(name)).text()).toBe('NotCapable');
});

it('passes on what they log', async () => {
  await ask('talkative');
  await eventually(() => expect(log).toHaveBeenCalledWith('hello from inside'));
});

it('serves the others when one does not start, and says which', async () => {
  expect((await ask('broken')).status).toBe(500);
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('Function broken does not start: Error: not today'),
  );
});

it.each(['nada', '_shared', '', 'constructor'])('knows no function "%s"', async (name) => {
  expect((await ask(name)).status).toBe(404);
});

it('answers 503 once they have ended', async () => {
  await functions.close();
  const response = await ask('echo');
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

const KEYS = {
  jwtSecret: 'jwt',
  anonKey: 'anon',
  serviceKey: 'service',
  webhookSecret: 'own',
  scheduleSecret: 'time',
};
const ADDRESSES = {
  apiUrl: 'http://127.0.0.1:1',
  appUrl: 'http://127.0.0.1:2',
  mailUrl: 'http://127.0.0.1:3',
};

it('gives the functions the API and the settings meant for them, and nothing else', () => {
  vi.stubEnv('AI_API_KEY', 'model-key');
  vi.stubEnv('VISION_MODEL', 'eyes');
  vi.stubEnv('AI_MODEL', '');
  vi.stubEnv('NPM_TOKEN', 'not theirs');
  const env = functionsEnv(KEYS, ADDRESSES);
  expect(env).toMatchObject({
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    PAYMENT_WEBHOOK_SECRET: 'own',
    MAIL_BASE_URL: 'http://127.0.0.1:3',
    MAIL_APP_URL: 'http://127.0.0.1:2',
    MAIL_SCHEDULE_SECRET: 'time',
    AI_API_KEY: 'model-key',
    VISION_MODEL: 'eyes',
  });
  expect(env).not.toHaveProperty('AI_MODEL');
  expect(env).not.toHaveProperty('NPM_TOKEN');
  expect(Object.values(env)).not.toContain('jwt');
});

it.each(['PAYMENT_WEBHOOK_SECRET', 'MAIL_BASE_URL', 'MAIL_API_KEY'])('prefers the %s it is given', (name) => {
  vi.stubEnv(name, 'given');
  expect(functionsEnv(KEYS, ADDRESSES)[name]).toBe('given');
});

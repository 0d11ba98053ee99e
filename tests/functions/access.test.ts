import { describe, expect, it } from 'vitest';
import { handle as evaluate } from '../../supabase/functions/evaluate-essay-with-ai/handler.ts';
import { MAX_TRANSCRIPTION_BYTES } from '../../src/contracts/transcription-request.ts';
import { MAX_PAGE_BYTES, MAX_PAGES } from '../../src/contracts/transcription.ts';
import { MAX_BODY_BYTES } from '../../supabase/functions/_shared/read-body.ts';
import { handle as transcribe } from '../../supabase/functions/transcribe-essay/handler.ts';
import { handle as checkTheme } from '../../supabase/functions/validate-theme-coherence/handler.ts';
import { REPERTOIRE } from '../support/model-repertoire';
import { GOOD_ESSAY, SAMPLE_THEME } from '../support/essays';
import { fakePage } from '../support/fake-photo';
import { ANON_KEY, SERVICE_KEY, keyOfUse } from '../support/fake-supabase';
import { modelVariables, TOKEN, setUpFunctions, USER_ID } from '../support/function-setting';

const setting = setUpFunctions();

type WrongBodies = [kind: string, body: unknown, field: string | undefined][];

const ofEssays = {
  body: { theme: SAMPLE_THEME, essay: GOOD_ESSAY, consent: true },
  maxBytes: MAX_BODY_BYTES,
  model: 'AI',
  service: 'correcao',
  wrong: [
    ['no essay', { theme: 'x' }, 'essay'],
    ['a theme that is a list', { theme: ['x'], essay: 'y' }, 'theme'],
    ['a theme too long', { theme: 'x'.repeat(301), essay: 'y' }, 'theme'],
    ['an essay too long', { theme: 'x', essay: 'y'.repeat(20_001) }, 'essay'],
    ['a list', [], undefined],
  ] as WrongBodies,
} as const;

const page = fakePage();
const tooMuch = fakePage('image/jpeg', { size: MAX_PAGE_BYTES + 3 });
const ofPhotos = {
  body: { pages: [page] },
  maxBytes: MAX_TRANSCRIPTION_BYTES,
  model: 'VISION',
  service: 'transcricao',
  wrong: [
    ['no pages', {}, 'pages'],
    ['one page that is no list', { pages: page }, 'pages'],
    ['too many pages', { pages: Array.from({ length: MAX_PAGES + 1 }, () => page) }, 'pages'],
    ['a page that is an address', { pages: [page, 'https://evil.example/x.jpg'] }, 'pages.1'],
    ['a page that is a data address', { pages: [`data:image/jpeg;base64,${page}`] }, 'pages.0'],
    ['a page that is no picture', { pages: [btoa('<svg onload="alert(1)"/>')] }, 'pages.0'],
    ['a page that only begins as one', { pages: [`${page.slice(0, 40)}*${page.slice(41)}`] }, 'pages.0'],
    ['a page that says what it is and is not', { pages: [{ type: 'image/png', base64: page }] }, 'pages.0'],
    ['an empty page', { pages: [''] }, 'pages.0'],
    ['a page too large', { pages: [tooMuch] }, 'pages.0'],
    ['a list', [], undefined],
  ] as WrongBodies,
} as const;

const FUNCTIONS = [
  { name: 'evaluate-essay-with-ai', handler: evaluate, reply: REPERTOIRE.careful, calls: 5, ...ofEssays },
  {
    name: 'validate-theme-coherence',
    handler: checkTheme,
    reply: REPERTOIRE.careful,
    calls: 1,
    ...ofEssays,
  },
  {
    name: 'transcribe-essay',
    handler: transcribe,
    reply: () => ({ says: { paragrafos: ['Um parágrafo.'] } }),
    calls: 1,
    ...ofPhotos,
  },
];

function playModel({ model, reply }: Pick<(typeof FUNCTIONS)[number], 'model' | 'reply'>): void {
  setting.variables = { ...setting.variables, ...modelVariables(setting, model) };
  setting.model.improvise(reply);
}

describe.each(FUNCTIONS)('$name', ({ handler, reply, body: BODY, maxBytes, model, wrong }) => {
  const withModel = () => playModel({ model, reply });

  describe('without a session', () => {
    it.each<[string, string | null, Record<string, string>]>([
      ['no JWT', null, {}],
      ['only the publishable key', null, { apikey: ANON_KEY }],
      ['the publishable key as bearer', ANON_KEY, {}],
      ['the secret key as bearer', SERVICE_KEY, {}],
      ['an expired or foreign JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', {}],
      ['something else than a bearer', null, { authorization: 'Basic YTpi' }],
    ])('%s: 401 in JSON, no model call, nothing counted', async (_kind, token, headers) => {
      withModel();
      const response = await setting.call(handler, BODY, { token, headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: 'unauthorized' });
      expect(setting.model.requests).toEqual([]);
      expect(setting.supabase.uses.size).toBe(0);
      expect(setting.supabase.rows).toEqual([]);
    });

    it('a token of someone who is no user: 401', async () => {
      setting.supabase.users.set('token-without-user', '');
      expect((await setting.call(handler, BODY, { token: 'token-without-user' })).status).toBe(401);
    });

    it('Auth out of reach: 503, no model call', async () => {
      withModel();
      setting.supabase.broken.add('/auth');
      expect((await setting.call(handler, BODY)).status).toBe(503);
      expect(setting.model.requests).toEqual([]);
    });
  });

  describe('the body', () => {
    it.each(wrong)('with %s: 400 naming the field', async (_kind, body, field) => {
      withModel();
      const response = await setting.call(handler, body);
      expect(response.status).toBe(400);
      const problem = await response.json();
      expect(problem.error).toBe('invalid_body');
      expect(problem.field).toBe(field);
      expect(problem.message).toContain(field ?? 'objeto JSON');
      expect(setting.model.requests).toEqual([]);
    });

    it.each<[string, BodyInit]>([
      ['no JSON', 'theme=x'],
      ['an empty body', ''],
      ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22])],
    ])('with %s: 400', async (_kind, rawBody) => {
      expect((await setting.call(handler, null, { rawBody })).status).toBe(400);
    });

    it('too large: 413 at once, though no length was told', async () => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        },
      });
      const request = new Request('http://127.0.0.1/', {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}` },
        body: endless,
        duplex: 'half',
      } as RequestInit);
      const response = await setting.call((_, dependencies) => handler(request, dependencies), BODY);
      expect(response.status).toBe(413);
      expect((await response.json()).error).toBe('body_too_large');
      expect(sent * 64 * 1024).toBeLessThan(maxBytes + 1024 * 1024);
    });
  });

  describe('CORS', () => {
    const from = (origin: string, method = 'POST') =>
      setting.call(handler, BODY, { headers: { origin }, method });

    it.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'http://[::1]:3000'])(
      'lets %s in while the backend is on loopback',
      async (origin) => {
        const response = await from(origin, 'OPTIONS');
        expect(response.status).toBe(204);
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
        expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/);
      },
    );

    it('lets in only who is on the list, once there is one', async () => {
      withModel();
      setting.variables.ALLOWED_ORIGINS = 'https://grifo.example, https://www.grifo.example';
      const welcome = await from('https://www.grifo.example');
      expect(welcome.status).toBe(200);
      expect(welcome.headers.get('access-control-allow-origin')).toBe('https://www.grifo.example');
      expect(welcome.headers.get('vary')).toBe('origin');
      expect((await from('http://localhost:5173')).status).toBe(403);
    });

    it.each([
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'https://grifo.example.evil.example',
    ])('refuses %s without a model call', async (origin) => {
      withModel();
      for (const method of ['OPTIONS', 'POST']) {
        const response = await from(origin, method);
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
      expect(setting.model.requests).toEqual([]);
    });

    it('lets the page read why it was refused', async () => {
      const response = await setting.call(handler, {}, { headers: { origin: 'http://localhost:5173' } });
      expect(response.status).toBe(400);
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    });
  });

  it('answers POST only', async () => {
    const response = await setting.call(handler, null, { method: 'GET' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

/** Excludes the theme check, which can fall back on the rules and never refuses a request. */
const LIMITED = FUNCTIONS.filter(({ name }) => name !== 'validate-theme-coherence');

describe.each(LIMITED)(
  'the daily limit of $name',
  ({ handler, reply, calls, body: BODY, model, service }) => {
    const withModel = () => playModel({ model, reply });

    it('is 429 with the seconds until midnight in São Paulo, and no model call', async () => {
      withModel();
      setting.variables[`${model}_DAILY_LIMIT`] = '2';
      const statuses = [];
      for (let times = 0; times < 3; times += 1) statuses.push((await setting.call(handler, BODY)).status);
      expect(statuses).toEqual([200, 200, 429]);
      const refused = await setting.call(handler, BODY);
      expect(refused.headers.get('retry-after')).toBe(String(6 * 3600));
      expect(await refused.json()).toMatchObject({ error: 'daily_limit' });
      expect(setting.model.requests).toHaveLength(2 * calls);
    });

    it('is each user’s own', async () => {
      withModel();
      setting.variables[`${model}_DAILY_LIMIT`] = '1';
      setting.supabase.uses.set(keyOfUse(USER_ID, service), 1);
      setting.supabase.users.set('token-of-bia', crypto.randomUUID());
      expect((await setting.call(handler, BODY)).status).toBe(429);
      expect((await setting.call(handler, BODY, { token: 'token-of-bia' })).status).toBe(200);
    });

    it('of one service leaves the other its own', async () => {
      withModel();
      setting.variables[`${model}_DAILY_LIMIT`] = '1';
      const other = service === 'correcao' ? 'transcricao' : 'correcao';
      setting.supabase.uses.set(keyOfUse(USER_ID, other), 1);
      expect((await setting.call(handler, BODY)).status).toBe(200);
    });

    it('that cannot be asked for: 503, no model call', async () => {
      withModel();
      setting.supabase.broken.add('/rest/v1/rpc/re');
      expect((await setting.call(handler, BODY)).status).toBe(503);
      expect(setting.model.requests).toEqual([]);
    });
  },
);

import { createHmac } from 'node:crypto';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../tools/backend/find-free-port';
import { REPERTOIRE } from '../support/model-repertoire';
import { GOOD_ESSAY, SAMPLE_THEME } from '../support/essays';
import { fakePage } from '../support/fake-photo';
import { ANON_KEY, SERVICE_KEY } from '../support/fake-supabase';
import { modelVariables, TOKEN, setUpFunctions } from '../support/function-setting';

/** Tests the entry files under the real Deno, offline, with the flags of supabase/functions/README.md. */
const FLAGS = '--config=supabase/functions/deno.json --no-remote --no-lock --node-modules-dir=manual'.split(
  ' ',
);
const PERMISSIONS =
  '--no-prompt --allow-env --allow-net=127.0.0.1 --allow-sys=hostname --allow-read=supabase/functions'.split(
    ' ',
  );
const FOLDER = 'supabase/functions';
const NAMES = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'index.ts')));
const SECONDS = 1000;

const require = createRequire(import.meta.url);
const { runInstall: denoBinary } = require('deno/install_api.cjs') as {
  runInstall: () => string;
};
const setting = setUpFunctions();
let cache = '';

beforeAll(() => {
  execFileSync('npm', ['run', 'build:functions']);
  cache = mkdtempSync(join(tmpdir(), 'grifo-deno-'));
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const entryOf = (name: string) => join(FOLDER, name, 'index.ts');

/** Runs one function on a free port until the test has called it. */
async function whileRunning(name: string, work: (url: string) => Promise<void>): Promise<void> {
  const port = await findFreePort(0, () => {});
  const child = spawn(denoBinary(), ['run', '--quiet', ...FLAGS, ...PERMISSIONS, entryOf(name)], {
    env: {
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      SUPABASE_URL: setting.supabase.url,
      SUPABASE_ANON_KEY: ANON_KEY,
      SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
      ...setting.variables,
    },
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const url = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => complaints,
          ),
        {
          timeout: 15 * SECONDS,
        },
      )
      .toBe(405);
    await work(url);
  } finally {
    child.kill();
  }
}

it('there are six of them', () => {
  expect(NAMES).toEqual([
    'evaluate-essay-with-ai',
    'payment-webhook',
    'send-notices-by-email',
    'stop-notices-by-email',
    'transcribe-essay',
    'validate-theme-coherence',
  ]);
});

it('pass Deno’s type check', { timeout: 60 * SECONDS }, () => {
  const { status, stderr } = spawnSync(denoBinary(), ['check', ...FLAGS, ...NAMES.map(entryOf)], {
    env: { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  expect(stderr.replace(/^Check .*$/gm, '').trim()).toBe('');
  expect(status).toBe(0);
});

it('import by the names and versions of the root package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { imports } = JSON.parse(readFileSync(join(FOLDER, 'deno.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  for (const [name, specifier] of Object.entries(imports)) {
    const packageName = name.startsWith('@') ? name : (name.split('/')[0] ?? '');
    const version = { ...dependencies, ...devDependencies }[packageName];
    expect(specifier).toBe(`npm:${packageName}@${version}${name.slice(packageName.length)}`);
  }
});

describe('answer', { timeout: 30 * SECONDS }, () => {
  const post = (url: string, body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, origin: 'http://localhost:5173' },
      body: JSON.stringify(body),
    });
  const essay = { theme: SAMPLE_THEME, essay: GOOD_ESSAY, consent: true };

  it('evaluate-essay-with-ai, with a model and when it fails', async () => {
    setting.variables = modelVariables(setting);
    setting.model.improvise(REPERTOIRE.careful);
    await whileRunning('evaluate-essay-with-ai', async (url) => {
      const byModel = await post(url, essay);
      expect(byModel.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
      expect((await byModel.json()).grifo.producer).toBe('model');
      setting.model.play({ fails: 500 });
      expect((await (await post(url, essay)).json()).grifo.producer).toBe('scorer');
      expect(setting.supabase.rows.map(({ produtor }) => produtor)).toEqual(['model', 'scorer']);
    });
  });

  it('validate-theme-coherence', async () => {
    await whileRunning('validate-theme-coherence', async (url) => {
      expect(await (await post(url, essay)).json()).toMatchObject({ coherent: true });
    });
  });

  it('transcribe-essay, with a model that sees', async () => {
    setting.variables = modelVariables(setting, 'VISION');
    setting.model.play({ says: { paragrafos: ['Um parágrafo.'] } });
    await whileRunning('transcribe-essay', async (url) => {
      expect(await (await post(url, { pages: [] })).json()).toEqual({ available: true });
      expect(await (await post(url, { pages: [fakePage()] })).json()).toEqual({ text: 'Um parágrafo.' });
    });
  });

  it('send-notices-by-email, to a schedule and to whoever asks whether it sends', async () => {
    setting.variables = {
      MAIL_API_KEY: 're_key',
      MAIL_FROM: 'avisos@grifo.example',
      MAIL_SCHEDULE_SECRET: 'secret',
      MAIL_APP_URL: 'https://grifo.example',
    };
    await whileRunning('send-notices-by-email', async (url) => {
      expect(await (await post(url, { status: true })).json()).toEqual({ available: true });
      const call = (secret: string) =>
        fetch(url, { method: 'POST', headers: { 'x-grifo-schedule': secret } });
      expect((await call('wrong')).status).toBe(401);
      expect(await (await call('secret')).json()).toEqual({ sent: 0, failed: 0, more: false });
    });
  });

  it('stop-notices-by-email, to one click', async () => {
    await whileRunning('stop-notices-by-email', async (url) => {
      setting.supabase.mailCodes.add('a-code');
      const clicked = await fetch(`${url}?codigo=a-code`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
      });
      expect(await clicked.json()).toEqual({ stopped: true });
    });
  });

  it('payment-webhook, to ours, Stripe’s and Mercado Pago’s notices', async () => {
    setting.variables = {
      PAYMENT_WEBHOOK_SECRET: 'secret',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      MERCADO_PAGO_WEBHOOK_SECRET: 'secret',
      MERCADO_PAGO_ACCESS_TOKEN: 'token',
    };
    await whileRunning('payment-webhook', async (url) => {
      expect((await post(url, { produto: 'aluno_12' })).status).toBe(401);

      const payload = JSON.stringify({ object: 'event', type: 'customer.created', data: { object: {} } });
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
        payload,
        secret: 'whsec_secret',
      });
      const fromStripe = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } };
      expect(await (await fetch(url, fromStripe)).json()).toEqual({ received: true, ignored: true });

      const v1 = createHmac('sha256', 'secret').update('id:1;request-id:r;ts:1;').digest('hex');
      const headers = { 'x-signature': `ts=1,v1=${v1}`, 'x-request-id': 'r' };
      const fromMercadoPago = (id: string) =>
        fetch(`${url}?data.id=${id}&type=plan`, { method: 'POST', headers });
      expect((await fromMercadoPago('1')).status).toBe(200);
      expect((await fromMercadoPago('2')).status).toBe(401);
    });
  });
});

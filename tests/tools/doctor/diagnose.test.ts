import { afterEach, expect, it } from 'vitest';
import { diagnose } from '../../../tools/doctor/diagnose';
import type { Finding } from '../../../tools/doctor/finding';
import {
  sendJson,
  startLoopbackServer,
  type LoopbackServer,
  type Received,
} from '../../support/loopback-server';

/** A project in which somebody forgot a step of docs/deploy.md. The app is served from the same address. */
type Forgotten = {
  functions?: boolean;
  origins?: boolean;
  payments?: boolean;
  mail?: boolean;
  confirmation?: boolean;
  links?: boolean;
  captcha?: 'of the app' | 'of Auth';
  policy?: boolean;
};

let server: LoopbackServer;
afterEach(() => server.close());

async function open(forgotten: Forgotten = {}): Promise<Finding[]> {
  server = await startLoopbackServer((received, response) => {
    const { status = 404, headers = {}, body = {} } = answer(received, forgotten, server.url);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, status, body);
  });
  return diagnose({ url: server.url, key: 'sb_secret_of_the_tests', site: server.url });
}

type Said = { status?: number; headers?: Record<string, string>; body?: unknown };

function answer({ method, path, headers }: Received, forgotten: Forgotten, url: string): Said {
  if (path.startsWith('/rest/v1/rpc/')) return {};
  if (path.startsWith('/rest/v1/')) return { status: 200, body: [] };
  if (path.startsWith('/functions/v1/')) {
    if (forgotten.functions) return {};
    if (method === 'OPTIONS') {
      return forgotten.origins
        ? { status: 403 }
        : { status: 204, headers: { 'access-control-allow-origin': String(headers.origin) } };
    }
    if (path.includes('/stop-notices-by-email?')) return { status: 200 };
    if ('x-grifo-schedule' in headers) return { status: forgotten.mail ? 503 : 401 };
    const isNotice = ['stripe-signature', 'x-signature', 'x-grifo-signature'].some((name) => name in headers);
    return { status: isNotice && (forgotten.payments || !('stripe-signature' in headers)) ? 503 : 401 };
  }
  if (path === '/auth/v1/settings') {
    return {
      status: 200,
      body: { mailer_autoconfirm: forgotten.confirmation ?? false, disable_signup: false },
    };
  }
  if (path.startsWith('/auth/v1/token')) {
    return {
      status: 400,
      body: { error_code: forgotten.captcha === 'of the app' ? 'captcha_failed' : 'invalid' },
    };
  }
  if (path.startsWith('/auth/v1/verify')) {
    const back = new URL(path, url).searchParams.get('redirect_to') ?? '';
    return {
      status: 303,
      headers: { location: `${forgotten.links ? 'https://old.example' : back}#error=none` },
    };
  }
  const policy = `connect-src 'self' ${forgotten.policy ? '' : url}`;
  const captcha = forgotten.captcha === 'of Auth' ? ' https://challenges.cloudflare.com' : '';
  return path.startsWith('/assets/')
    ? {}
    : { status: 200, headers: { 'content-security-policy': policy + captcha } };
}

const isMissing = ({ state }: Finding) => state === 'missing';

it('has only the migrations to complain of where nothing else was forgotten', async () => {
  const findings = await open();
  expect(findings.filter(isMissing)).toMatchObject([{ about: 'migrations' }]);
  expect(findings).toContainEqual(
    expect.objectContaining({ says: expect.stringContaining('believed from Stripe,') }),
  );
  expect(findings).toContainEqual(expect.objectContaining({ state: 'ok', about: 'notices by e-mail' }));
});

it.each<[string, Forgotten, string, RegExp]>([
  ['functions that were not deployed', { functions: true }, 'functions', /functions deploy/],
  ['the address of the app', { origins: true }, 'functions', /ALLOWED_ORIGINS/],
  ['the confirmation of e-mails', { confirmation: true }, 'e-mail', /whoever types the address first/],
  ['where links lead', { links: true }, 'e-mail', /but to https:\/\/old\.example: Redirect URLs/],
  ['the CAPTCHA in the app', { captcha: 'of the app' }, 'captcha', /nobody can sign in/],
  ['the policy of the app', { policy: true }, 'site', /VITE_SUPABASE_URL/],
])('says that somebody forgot %s', async (_step, forgotten, about, says) => {
  const found = (await open(forgotten)).filter((one) => isMissing(one) && one.about === about);
  expect(found.map((one) => one.says).join('\n')).toMatch(says);
});

it.each<[string, Forgotten, string]>([
  ['a CAPTCHA that Auth does not ask for', { captcha: 'of Auth' }, 'captcha'],
  ['that nothing can be bought', { payments: true }, 'payments'],
  ['that no notice goes out by e-mail', { mail: true }, 'notices by e-mail'],
])('asks to look at %s, which may be meant', async (_kind, forgotten, about) => {
  expect(await open(forgotten)).toContainEqual(expect.objectContaining({ state: 'look', about }));
});

it('says nothing more where nobody answers', async () => {
  await open();
  await server.close();
  expect(await diagnose({ url: server.url, key: 'x', site: null })).toMatchObject([
    { state: 'missing', about: 'project' },
  ]);
});

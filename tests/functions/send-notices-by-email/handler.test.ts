import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { MODEL_COSTS_PATH } from '../../../supabase/functions/send-notices-by-email/budget-mail.ts';
import { handle } from '../../../supabase/functions/send-notices-by-email/handler.ts';
import { startFakeMailService, type FakeMailService } from '../../support/fake-mail-service';
import type { Summary } from '../../support/fake-supabase';
import { EVENING, setUpFunctions } from '../../support/function-setting';

const setting = setUpFunctions();
const SECRET = 'secret-of-the-schedule';
let mail: FakeMailService;

beforeAll(async () => {
  mail = await startFakeMailService();
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.sent.length = 0;
  mail.refusals.clear();
  setting.variables = {
    MAIL_BASE_URL: mail.url,
    MAIL_API_KEY: 're_key',
    MAIL_FROM: 'Grifo <avisos@grifo.example>',
    MAIL_SCHEDULE_SECRET: SECRET,
    MAIL_APP_URL: 'https://grifo.example',
    MAIL_PAUSE_MS: '1',
  };
});

const run = (secret = SECRET) =>
  setting.call(handle, null, { token: null, headers: { 'x-grifo-schedule': secret } });
const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });
const due = (name: string, avisos: Record<string, number> = { enviada: 1 }, papel = 'teacher'): Summary => ({
  ok: true,
  usuario_id: `id-of-${name}`,
  email: `${name}@example.com`,
  papel,
  codigo: `code-of-${name}`,
  dia: '2025-11-10',
  avisos,
});
const receivers = () => mail.sent.flatMap(({ mail: { to } }) => to);

describe('called by its schedule', () => {
  it('sends each summary that is due, with what ends them in one click', async () => {
    setting.supabase.summaries.push(due('ivo', { enviada: 12, entrou: 1 }), { ok: false }, due('lia'));
    expect(await answerOf(await run())).toEqual({ status: 200, sent: 2, failed: 0, more: false });
    expect(receivers()).toEqual(['ivo@example.com', 'lia@example.com']);
    const [first] = mail.sent;
    expect(first).toMatchObject({
      key: 'avisos/2025-11-10/code-of-ivo',
      token: 'Bearer re_key',
      mail: {
        from: 'Grifo <avisos@grifo.example>',
        subject: 'Nas suas salas: 12 redações chegaram e mais novidades',
        headers: {
          'List-Unsubscribe': `<${setting.supabase.url}/functions/v1/stop-notices-by-email?codigo=code-of-ivo>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    });
    expect(setting.supabase.givenBack).toEqual([]);
  });

  it('does not let one failure stop the others, and gives that day back', async () => {
    mail.refusals.set('lia@example.com', { status: 422, name: 'validation_error' });
    setting.supabase.summaries.push(due('ivo'), due('lia'), due('rui'));
    expect(await answerOf(await run())).toMatchObject({ sent: 2, failed: 1, more: false });
    expect(receivers()).toEqual(['ivo@example.com', 'rui@example.com']);
    expect(setting.supabase.givenBack).toEqual(['id-of-lia']);
  });

  it.each([
    ['a wrong key', 401, 'validation_error'],
    ['an unknown sender', 403, 'validation_error'],
    ['a plan that is used up', 429, 'daily_quota_exceeded'],
  ])('stops at %s, which is the same for everybody', async (_reason, status, name) => {
    mail.refusals.set('ivo@example.com', { status, name });
    setting.supabase.summaries.push(due('ivo'), due('lia'));
    expect(await answerOf(await run())).toMatchObject({ sent: 0, failed: 1, more: true });
    expect(setting.supabase.givenBack).toEqual(['id-of-ivo']);
    expect(setting.supabase.summaries).toHaveLength(1);
  });

  it('stops after three failures in a row', async () => {
    const names = ['ana', 'bia', 'caio', 'davi'];
    for (const name of names) {
      mail.refusals.set(`${name}@example.com`, { status: 500, name: 'application_error' });
      setting.supabase.summaries.push(due(name));
    }
    expect(await answerOf(await run())).toMatchObject({ sent: 0, failed: 3, more: true });
    expect(setting.supabase.givenBack).toHaveLength(3);
  });

  it('gives the day back where the provider does not answer', async () => {
    setting.variables.MAIL_BASE_URL = 'http://127.0.0.1:1';
    setting.supabase.summaries.push(due('ivo'));
    expect(await answerOf(await run())).toMatchObject({ sent: 0, failed: 1 });
    expect(setting.supabase.givenBack).toEqual(['id-of-ivo']);
  });

  it('takes a day’s mail that the provider has already for sent', async () => {
    mail.refusals.set('ivo@example.com', { status: 409, name: 'invalid_idempotent_request' });
    mail.refusals.set('lia@example.com', { status: 409, name: 'concurrent_idempotent_requests' });
    setting.supabase.summaries.push(due('ivo'), due('lia'));
    expect(await answerOf(await run())).toMatchObject({ sent: 1, failed: 1 });
    expect(setting.supabase.givenBack).toEqual(['id-of-lia']);
  });

  it('leaves the rest to the next call after a batch, and after its time', async () => {
    setting.variables.MAIL_BATCH = '2';
    setting.supabase.summaries.push(due('ana'), due('bia'), due('caio'));
    expect(await answerOf(await run())).toMatchObject({ sent: 2, more: true });
    expect(await answerOf(await run())).toMatchObject({ sent: 1, more: false });

    let calls = 0;
    setting.supabase.summaries.push(due('davi'), due('eva'));
    const slow = await setting.call(
      (request, dependencies) =>
        handle(request, { ...dependencies, now: () => new Date(EVENING.getTime() + 60_000 * calls++) }),
      null,
      { token: null, headers: { 'x-grifo-schedule': SECRET } },
    );
    expect(await answerOf(slow)).toMatchObject({ sent: 1, more: true });
  });

  it('claims nothing while the tables do not answer: 503', async () => {
    setting.supabase.broken.add('/rest/v1/rpc/reservar_aviso_por_email');
    expect((await run()).status).toBe(503);
    expect(mail.sent).toEqual([]);
  });
});

describe('what the operator is told of the budget', () => {
  const notice = (nivel: string, emails = ['dev@example.com']) => ({
    dia: '2025-11-10',
    nivel,
    em: `2025-11-10T18:00:00+00:00 ${nivel}`,
    emails,
  });
  const budgetOnly = () =>
    setting.call(handle, { budget: true }, { token: null, headers: { 'x-grifo-schedule': SECRET } });

  it('goes to every developer, before the summaries and without them', async () => {
    setting.supabase.budgetNotices.push(notice('80', ['dev@example.com', 'eva@example.com']), notice('100'));
    setting.supabase.summaries.push(due('ivo'));
    expect(await answerOf(await budgetOnly())).toEqual({ status: 200, sent: 3, failed: 0, more: false });
    expect(receivers()).toEqual(['dev@example.com', 'eva@example.com', 'dev@example.com']);
    expect(mail.sent.map((one) => one.mail.subject)).toEqual([
      'Grifo: o modelo de IA chegou a 80 % do limite de hoje',
      'Grifo: o modelo de IA chegou a 80 % do limite de hoje',
      'Grifo: o limite de hoje do modelo de IA acabou',
    ]);
    expect(mail.sent[0]?.mail.text).toContain('https://grifo.example/dashboard/dev/ia');
    expect(new Set(mail.sent.map(({ key }) => key)).size).toBe(3);

    setting.supabase.budgetNotices.push(notice('gratis'));
    expect(await answerOf(await run())).toMatchObject({ sent: 2, failed: 0, more: false });
    expect(receivers().slice(3)).toEqual(['dev@example.com', 'ivo@example.com']);
  });

  it('is told again where a mail did not go out', async () => {
    mail.refusals.set('dev@example.com', { status: 500, name: 'application_error' });
    setting.supabase.budgetNotices.push(notice('80'), notice('100'));
    expect(await answerOf(await budgetOnly())).toMatchObject({ sent: 0, failed: 1, more: true });
    expect(setting.supabase.givenBack).toEqual(['2025-11-10 80']);
    expect(setting.supabase.budgetNotices).toHaveLength(1);
  });

  it('leads to the page of the costs', () => {
    expect(MODEL_COSTS_PATH).toBe(paths.dev.modelCosts);
  });
});

describe('sends nothing', () => {
  beforeEach(() => setting.supabase.summaries.push(due('ivo')));
  const nothing = () => {
    expect(mail.sent).toEqual([]);
    expect(setting.supabase.summaries).toHaveLength(1);
  };

  it.each(['', 'wrong', SECRET.slice(0, -1), `${SECRET}x`])('for the secret %j: 401', async (secret) => {
    expect((await run(secret)).status).toBe(401);
    nothing();
  });

  it.each(['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_SCHEDULE_SECRET', 'MAIL_APP_URL'])(
    'without %s: 503 that says so',
    async (name) => {
      setting.variables[name] = '';
      expect(await answerOf(await run(setting.variables.MAIL_SCHEDULE_SECRET))).toMatchObject({
        status: 503,
        error: 'not_configured',
      });
      nothing();
    },
  );

  it('for a signed-in user, who may only ask whether there is such a service', async () => {
    expect(await answerOf(await setting.call(handle, { status: true }))).toEqual({
      status: 200,
      available: true,
    });
    setting.variables.MAIL_API_KEY = '';
    expect(await (await setting.call(handle, { status: true })).json()).toEqual({ available: false });
    expect((await setting.call(handle, { send: true })).status).toBe(400);
    nothing();
  });

  it('for a visitor: 401', async () => {
    expect((await setting.call(handle, { status: true }, { token: null })).status).toBe(401);
    nothing();
  });
});

it('logs neither secret nor address', async () => {
  setting.supabase.summaries.push(due('ivo'));
  await run();
  await run('wrong');
  expect(setting.logged.map(({ outcome }) => outcome)).toEqual(['sent 1, failed 0', 'bad_signature']);
  expect(JSON.stringify(setting.logged)).not.toMatch(/example|secret|re_key|code-of/);
});

import { expect, it } from 'vitest';
import { handle } from '../../../supabase/functions/stop-notices-by-email/handler.ts';
import { setUpFunctions } from '../../support/function-setting';

const setting = setUpFunctions();
const MAIL = {
  MAIL_API_KEY: 're_key',
  MAIL_FROM: 'Grifo <avisos@grifo.example>',
  MAIL_SCHEDULE_SECRET: 'secret',
  MAIL_APP_URL: 'https://grifo.example',
};
/** The request of an e-mail program for one-click unsubscribing. */
const click = (search: string) =>
  setting.call(handle, null, { token: null, search, rawBody: 'List-Unsubscribe=One-Click' });

it('ends the mails of this code, without a session and though no mail goes out here any more', async () => {
  setting.supabase.mailCodes.add('a-code_1').add('another');
  const response = await click('?codigo=a-code_1');
  expect(response.status).toBe(200);
  expect([...setting.supabase.mailCodes]).toEqual(['another']);
});

it.each(['?codigo=guess', '?codigo=', ''])('thanks for %j and ends nobody’s', async (search) => {
  setting.supabase.mailCodes.add('a-code_1');
  const response = await click(search);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ stopped: false });
  expect(setting.supabase.mailCodes.size).toBe(1);
});

it('ends nothing where the address is only followed: it leads to the page that asks', async () => {
  setting.variables = MAIL;
  setting.supabase.mailCodes.add('a-code_1');
  const response = await setting.call(handle, null, {
    token: null,
    search: '?codigo=a-code_1',
    method: 'GET',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('https://grifo.example/avisos-por-email/a-code_1');
  expect(setting.supabase.mailCodes.size).toBe(1);
  setting.variables = {};
  expect((await setting.call(handle, null, { method: 'GET' })).status).toBe(405);
});

it('is not done while the tables do not answer: 503', async () => {
  setting.supabase.broken.add('/rest/v1/rpc/parar_avisos_por_email');
  expect((await click('?codigo=a-code_1')).status).toBe(503);
});

it('logs no code', async () => {
  await click('?codigo=a-code_1');
  expect(JSON.stringify(setting.logged)).not.toContain('a-code_1');
});

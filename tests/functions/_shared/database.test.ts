import { afterEach, expect, it } from 'vitest';
import { createDatabase } from '../../../supabase/functions/_shared/database.ts';
import { readEnvironment } from '../../../supabase/functions/_shared/environment.ts';
import {
  sendJson,
  startLoopbackServer,
  type LoopbackServer,
  type Received,
} from '../../support/loopback-server';

let server: LoopbackServer | undefined;
afterEach(() => server?.close());

it.each([
  ['a secret key alone, as it is no token', 'sb_secret_1', undefined],
  ['an older key as a token too, which carries its role', 'eyJ.older', 'Bearer eyJ.older'],
])('shows %s', async (_, key, authorization) => {
  const received: Received[] = [];
  server = await startLoopbackServer((request, response) => {
    received.push(request);
    sendJson(response, 200, { ok: true });
  });
  const variables: Record<string, string> = {
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: key,
  };
  const database = createDatabase(readEnvironment((name) => variables[name]));
  expect(await database.countCorrection('user', 1)).toBe(true);
  expect(received[0]?.headers.apikey).toBe(key);
  expect(received[0]?.headers.authorization).toBe(authorization);
});

import { afterEach, expect, it, vi } from 'vitest';
import { isolatePages, openPage } from './connected';
import { FakeSupabase, MARINA } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();
afterEach(() => vi.useRealTimers());

it('Auth is not waited for longer than 20 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = new FakeSupabase();
  const { session } = openPage({ server });
  server.on('POST /auth/v1/token', () => new Promise<Response>(() => undefined));
  const { email, password } = MARINA;
  let failure: unknown = null;
  session.signIn({ email, password, userType: 'student' }).catch((error: unknown) => void (failure = error));
  await eventually(() => expect(server.sent('POST', '/auth/v1/token')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failure).toMatchObject({ code: 'timed-out' });
});

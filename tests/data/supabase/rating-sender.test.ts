import { expect, it, vi } from 'vitest';
import { connectedKeys } from '@/data/supabase/connected-keys';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA, offline } from './fake-supabase';

isolatePages();

const waiting = connectedKeys.pendingRatings(MARINA.id);

it.each([
  ['waits: no network', false, offline],
  ['waits: no way to the server', true, offline],
  ['waits: a gateway that gave up', true, () => json({ message: '<html>' }, 504)],
])('a rating without an answer %s', async (_requirement, isOnline, answer) => {
  const server = new FakeSupabase();
  const storage = signedIn(server);
  const { corrections } = openPage({ server, storage }).complete();
  server.on('POST /rest/v1/correcao_avaliacoes', answer);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(await corrections.rate(crypto.randomUUID(), { stars: 4, comment: '' })).toBe('waiting');
  expect(storage.items.has(waiting)).toBe(true);
});

it('a rating that meets an error of the server is told, and waits nowhere', async () => {
  const server = new FakeSupabase();
  const storage = signedIn(server);
  const { corrections } = openPage({ server, storage }).complete();
  server.on('POST /rest/v1/correcao_avaliacoes', () => json({ message: '<html>' }, 502));
  const rating = corrections.rate(crypto.randomUUID(), { stars: 4, comment: '' });
  await expect(rating).rejects.toMatchObject({ code: 'server-unavailable' });
  expect(storage.items.has(waiting)).toBe(false);
});

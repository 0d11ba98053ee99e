import { afterEach, expect, it, vi } from 'vitest';
import { openConnectedEntry } from '@/app/connected-entry';
import { keys } from '@/data/local/keys';
import { connectedKeys } from '@/data/supabase/connected-keys';
import { notify } from '@/ui/toast';
import { isolatePages, marina } from '../data/supabase/connected';
import { FakeSupabase, MARINA } from '../data/supabase/fake-supabase';
import { testConfig } from '../support/services';

vi.mock('@/ui/toast', () => ({ notify: vi.fn<(message: object) => void>() }));
isolatePages();
afterEach(() => localStorage.clear());

it('an account deleted elsewhere is told at the next load, once', async () => {
  const server = new FakeSupabase();
  vi.stubGlobal('fetch', server.fetch);
  localStorage.setItem(keys.user, JSON.stringify(marina));
  localStorage.setItem(connectedKeys.tokens, JSON.stringify(server.session(MARINA)));
  server.deleteAccount(MARINA.id);
  const { session } = openConnectedEntry(testConfig(), { url: 'https://project.test', anonKey: 'anon' });
  await vi.waitFor(() => expect(session.user.get()).toBeNull());
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'Sua sessão terminou',
    description: 'Entre de novo para continuar. O que você escreveu está guardado neste aparelho.',
    variant: 'destructive',
  });
});

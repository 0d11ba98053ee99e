// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConnectedEntry } from '@/app/connected-entry';
import { takeEnd } from '@/app/guards/ended-on';
import { keys } from '@/data/local/keys';
import { connectedKeys } from '@/data/supabase/connected-context';
import { isolatePages, marina } from '../data/supabase/connected';
import { FakeSupabase, MARINA } from '../data/supabase/fake-supabase';
import { testConfig } from '../support/services';
import { eventually } from '../support/eventually';
import { findToast, showToasts } from '../support/toasts';

isolatePages();
beforeEach(showToasts);
afterEach(() => {
  localStorage.clear();
  vi.doUnmock('@/copy/session');
});

/** Opens the app as a user whose account no longer exists. */
async function openGone() {
  const server = new FakeSupabase();
  vi.stubGlobal('fetch', server.fetch);
  localStorage.setItem(keys.user, JSON.stringify(marina));
  localStorage.setItem(connectedKeys.tokens, JSON.stringify(server.session(MARINA)));
  server.deleteAccount(MARINA.id);
  const { session } = openConnectedEntry(testConfig(), { url: 'https://project.test', anonKey: 'anon' });
  await eventually(() => expect(session.user.get()).toBeNull());
}

it('a session that ended elsewhere is told at the next load, and its page remembered', async () => {
  history.replaceState(null, '', '/dashboard/student/essay?tema=Um');
  await openGone();
  expect(await findToast('Sua sessão terminou')).toHaveTextContent(
    'Entre de novo para continuar. O que você escreveu está guardado neste aparelho.',
  );
  expect(takeEnd()).toBe('/dashboard/student/essay?tema=Um');
});

describe('an account deleted as asked here', () => {
  beforeEach(() => localStorage.setItem(connectedKeys.deletionAsked(MARINA.id), 'true'));

  it('is told as that, even where the whole sentence cannot be fetched', async () => {
    vi.doMock('@/copy/session', () => {
      throw new Error('offline');
    });
    await openGone();
    expect(await findToast('Conta excluída')).toBeVisible();
  });

  it('is told with what that means', async () => {
    await openGone();
    expect(await findToast('Conta excluída')).toHaveTextContent(
      'Seus dados saíram do servidor e deste aparelho. Até logo.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { keys } from '@/data/local/keys';
import type { MemoryStorage } from '../../support/memory-storage';
import { buildProfile } from '../../support/profiles';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, liteRefusal, MARINA, offline } from './fake-supabase';

isolatePages();

const extraKey = keys.profileExtra(MARINA.id);

function open(
  server = new FakeSupabase(),
  items: Record<string, string> = {},
  storage: MemoryStorage = signedIn(server, {}, items),
) {
  const page = openPage({ server, storage });
  const { profile } = page.complete().backend;
  return { ...page, profile };
}

describe('the profile of an account', () => {
  it('takes a field back as null', async () => {
    const { server, profile } = open();
    await profile.save({ telefone: '', cidade: '', avatar_url: '' });
    expect(server.sent('PATCH', '/rest/v1/profiles')[0]?.body).toEqual({
      telefone: null,
      cidade: null,
      avatar_url: null,
    });
  });

  it('whose own fields alone change asks no table', async () => {
    const { server, profile } = open();
    await profile.save({ biografia: 'Oi.' });
    expect(server.sent('PATCH', '/rest/v1/profiles')).toEqual([]);
  });
});

describe('a save that fails', () => {
  it.each([
    ['the database refuses, hosted', hostedRefusal, 'refused'],
    ['the database refuses, embedded', liteRefusal, 'refused'],
    ['nothing answers', offline, 'unreachable'],
    ['the token is no good', () => new Response('{}', { status: 401 }), 'session-lost'],
  ])('because %s keeps nothing', async (_requirement, answer, code) => {
    const { server, profile, storage } = open();
    server.on('PATCH /rest/v1/profiles', answer);
    await expect(profile.save(buildProfile())).rejects.toMatchObject({ code });
    expect(storage.json(extraKey)).toBeNull();
  });

  it('because the session ended says so, also for fields of the device', async () => {
    const { profile, session } = open();
    await session.signOut();
    for (const changes of [{ cidade: 'Recife' }, { biografia: 'Oi.' }]) {
      await expect(profile.save(changes)).rejects.toMatchObject({ code: 'session-lost' });
    }
  });

  it('because the account is gone says so', async () => {
    const { server, profile } = open();
    server.on('PATCH /rest/v1/profiles', () => new Response('[]', { status: 200 }));
    await expect(profile.save({ cidade: 'Recife' })).rejects.toMatchObject({ code: 'session-lost' });
  });

  it('because the storage is full writes nothing on the server either', async () => {
    const { server, profile, storage } = open();
    storage.state = 'full';
    await expect(profile.save({ cidade: 'Recife', biografia: 'Oi.' })).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(server.sent('PATCH', '/rest/v1/profiles')).toEqual([]);
    expect(await profile.load()).toMatchObject({ biografia: '', cidade: '' });
  });

  it('only in reading the record back is none', async () => {
    const { server, profile } = open();
    await profile.load();
    server.on('GET /rest/v1/profiles', offline);
    await expect(profile.save({ cidade: 'Recife' })).resolves.toBe('saved');
  });
});

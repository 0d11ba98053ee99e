import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE_EXTRA } from '@/contracts/profile-extra';
import { keys } from '@/data/local/keys';
import { buildUser } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { buildProfile } from '../../support/profiles';
import { fakeServices, type FakeOptions } from '../../support/services';

function open(options: FakeOptions = {}) {
  const services = fakeServices(options);
  return { ...services, profile: services.backend.profile };
}

const extraKey = keys.profileExtra(buildUser().id);

describe('the profile of a local account', () => {
  it('is kept across a reload, name, phone and city in the session record', async () => {
    const { profile, session, storage } = open();
    await profile.save(buildProfile({ nome: 'Marina D. Lima' }));
    expect(session.user.get()).toMatchObject({
      name: 'Marina D. Lima',
      telefone: '(85) 98800-0000',
      cidade: 'Sobral',
    });
    const again = open({ user: null, storage });
    expect(await again.profile.load()).toEqual(buildProfile({ nome: 'Marina D. Lima' }));
  });

  it('without anybody signed in is kept under "demo", and reported as success', async () => {
    const { profile, session, storage } = open({ user: null });
    await profile.save({ estado: 'Acre' });
    expect(storage.json('grifo:profile:demo')).toMatchObject({ estado: 'Acre' });
    expect(session.user.get()).toBeNull();
  });

  it('takes in what another tab saved meanwhile, and undoes none of it', async () => {
    const { profile, storage } = open();
    await profile.load();
    writeFromOtherTab(storage, extraKey, { ...EMPTY_PROFILE_EXTRA, biografia: 'De outra aba.' });
    await profile.save({ cidade: 'Recife' });
    expect(await profile.load()).toMatchObject({ cidade: 'Recife', biografia: 'De outra aba.' });
    expect(storage.json(extraKey)).toMatchObject({ biografia: 'De outra aba.' });
  });

  it('says when the storage is full, and stays as it was', async () => {
    const { profile, session, storage } = open();
    await profile.save({ cidade: 'Sobral' });
    storage.state = 'full';
    await expect(profile.save(buildProfile({ nome: 'Outro Nome', cidade: 'Recife' }))).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(session.user.get()).toMatchObject({ name: 'Marina Duarte', cidade: 'Sobral' });
    expect(await profile.load()).toMatchObject({ nome: 'Marina Duarte', cidade: 'Sobral', biografia: '' });
    storage.state = 'ok';
    await profile.save({ cidade: 'Recife' });
    expect(storage.json(keys.user)).toMatchObject({ name: 'Marina Duarte', cidade: 'Recife' });
  });

  it.each([
    ['no JSON', '{', {}],
    ['a list', '[]', {}],
    ['fields of other types', '{"biografia":7,"pais":null,"avatar_url":[]}', {}],
    ['a picture that is none', '{"avatar_url":"javascript:alert(1)"}', {}],
    ['a date that is none', '{"data_nascimento":"amanhã"}', {}],
    ['too long a biography', JSON.stringify({ biografia: 'a'.repeat(201) }), {}],
    ['markup', '{"biografia":"<b>oi</b>"}', { biografia: '<b>oi</b>' }],
  ])('reads a record edited into %s', async (_requirement, raw, change) => {
    const { profile } = open({ storage: new MemoryStorage({ [extraKey]: raw }) });
    expect(await profile.load()).toMatchObject({ avatar_url: '', ...EMPTY_PROFILE_EXTRA, ...change });
  });
});

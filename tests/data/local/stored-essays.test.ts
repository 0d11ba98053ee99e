import { describe, expect, it, vi } from 'vitest';
import { areaKeys, keys } from '@/data/local/keys';
import { buildCorrection, buildCorrections } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, type FakeServices } from '../../support/services';
import { caio, ids, marina, onKey, sent, signInAs, essaysOf } from '../../support/stored-essays';
import { eventually } from '../../support/eventually';

describe('the cap of 20', () => {
  it('moves older ones to the archive and still lists them all', async () => {
    const services = fakeServices();
    const { storage, archive } = services;
    const corrections = essaysOf(services);
    for (const one of sent(25)) await corrections.save(one);
    expect(ids(onKey(storage))).toEqual(ids(buildCorrections(20)));
    expect(archive.items).toHaveLength(5);
    expect(ids(await corrections.list())).toEqual(ids(buildCorrections(25)));
  });

  it('drops nothing from the key while the archive is blocked, and moves it later', async () => {
    const services = fakeServices();
    const { storage, archive } = services;
    const corrections = essaysOf(services);
    archive.isBlocked = true;
    for (const one of sent(22)) await corrections.save(one);
    expect(onKey(storage)).toHaveLength(22);
    archive.isBlocked = false;
    expect(await corrections.list()).toHaveLength(22);
    expect(onKey(storage)).toHaveLength(20);
  });

  it('counts over the whole device, and nobody loses an essay by it', async () => {
    const services = fakeServices();
    const { session, storage } = services;
    const corrections = essaysOf(services);
    await corrections.save(buildCorrection({ id: 'marina', submittedAt: '2020-01-01T12:00:00.000Z' }));
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    for (const one of sent(20)) await corrections.save(one);
    expect(onKey(storage)).toHaveLength(20);
    expect(await corrections.list()).toHaveLength(20);
    await session.signOut();
    await session.signIn(signInAs(marina.email));
    expect(ids(await corrections.list())).toEqual(['marina']);
  });

  it('lists archived ones by their small rows, and reads whole only those without one', async () => {
    const services = fakeServices();
    const { storage, archive } = services;
    const corrections = essaysOf(services);
    for (const one of sent(23)) await corrections.save(one);
    const byIds = vi.spyOn(archive, 'byIds');
    const listed = await corrections.list();
    expect(byIds).toHaveBeenLastCalledWith(marina.id, []);
    const { originalText: _text, aiAnalysis: _analysis, ...summary } = buildCorrections(23).at(-1)!;
    expect(listed.at(-1)).toMatchObject({
      id: summary.id,
      theme: summary.theme,
      finalScore: summary.finalScore,
      submittedAt: summary.submittedAt,
      competencies: summary.competencies.map(({ name, score, maxScore }) => ({ name, score, maxScore })),
    });
    writeFromOtherTab(storage, areaKeys.metrics(marina.id), null);
    expect(ids(await corrections.list())).toEqual(ids(listed));
    expect(byIds.mock.lastCall?.[1]).toHaveLength(3);
  });

  it('an archived one can still be opened', async () => {
    const corrections = essaysOf(fakeServices());
    for (const one of sent(21)) await corrections.save(one);
    const oldest = buildCorrections(21).at(-1)!;
    expect(await corrections.get(oldest.id)).toEqual(oldest);
  });
});

describe('a storage that does not behave', () => {
  it.each([
    ['full', 'full'],
    ['blocked', 'blocked'],
  ] as const)('%s: the archive keeps what the key refuses', async (_name, state) => {
    const services = fakeServices();
    const { storage, archive } = services;
    const corrections = essaysOf(services);
    storage.state = state;
    await corrections.save(buildCorrection());
    expect(ids(archive.items)).toEqual([buildCorrection().id]);
    expect(await corrections.list()).toHaveLength(1);
  });

  it('neither key nor archive: it stays listed, and is kept as soon as one of them can', async () => {
    const services = fakeServices();
    const { storage, archive } = services;
    const corrections = essaysOf(services);
    storage.state = 'full';
    archive.isBlocked = true;
    await corrections.save(buildCorrection());
    expect(await corrections.list()).toHaveLength(1);
    expect(onKey(storage)).toEqual([]);
    storage.state = 'ok';
    await corrections.list();
    expect(ids(onKey(storage))).toEqual([buildCorrection().id]);
  });

  it('another tab writing meanwhile takes nothing away', async () => {
    const services = fakeServices();
    const { storage, archive } = services;
    const corrections = essaysOf(services);
    storage.state = 'full';
    archive.isBlocked = true;
    await corrections.save(buildCorrection({ id: 'mine' }));
    storage.state = 'ok';
    const theirs = { ...buildCorrection({ id: 'theirs' }), owner: marina.id };
    writeFromOtherTab(storage, areaKeys.correctedEssays, [theirs]);
    expect(ids(await corrections.list()).toSorted()).toEqual(['mine', 'theirs']);
    expect(ids(onKey(storage)).toSorted()).toEqual(['mine', 'theirs']);
  });

  it.each([
    ['truncated JSON', '[{"id":"1"', 0],
    ['an object', '{}', 0],
    ['a huge list of nothing', JSON.stringify(Array.from({ length: 20_000 }, () => null)), 0],
    [
      'one broken item among good ones',
      JSON.stringify([{ ...buildCorrection(), owner: marina.id }, { id: 1 }]),
      1,
    ],
  ])(
    'edited into %s: the readable part is listed, the original backed up',
    async (_requirement, raw, count) => {
      const storage = new MemoryStorage({ [areaKeys.correctedEssays]: raw });
      const corrections = essaysOf(fakeServices({ storage }));
      expect(await corrections.list()).toHaveLength(count);
      expect(storage.items.get(`${areaKeys.correctedEssays}.backup`)).toBe(raw);
      await corrections.save(buildCorrection({ id: 'new' }));
      expect(await corrections.list()).toHaveLength(count + 1);
    },
  );
});

describe('two tabs', () => {
  it('sending at once both keep their correction', async () => {
    const storage = new MemoryStorage();
    const here = essaysOf(fakeServices({ storage }));
    const there = essaysOf(fakeServices({ storage }));
    await here.list();
    await there.list();
    await here.save(buildCorrection({ id: 'here' }));
    await there.save(buildCorrection({ id: 'there' }));
    expect(ids(onKey(storage)).toSorted()).toEqual(['here', 'there']);
  });

  it('a correction made in the other one appears here', async () => {
    const services = fakeServices();
    const { storage } = services;
    const corrections = essaysOf(services);
    await corrections.list();
    const listener = vi.fn();
    services.onExternalChange(listener);
    writeFromOtherTab(storage, areaKeys.correctedEssays, [{ ...buildCorrection(), owner: marina.id }]);
    await eventually(() => expect(listener).toHaveBeenCalled());
    expect(await corrections.list()).toHaveLength(1);
  });

  it('signed out in the other one while correcting: the result is still the sender’s', async () => {
    const services = fakeServices();
    const { session, storage } = services;
    const corrections = essaysOf(services);
    writeFromOtherTab(storage, keys.user, null);
    await corrections.save(buildCorrection());
    expect(onKey(storage)).toMatchObject([{ owner: marina.id }]);
    await session.signIn(signInAs(marina.email));
    expect(await corrections.list()).toHaveLength(1);
  });
});

describe('owners', () => {
  it('see their own only, and find it again when they come back', async () => {
    const services = fakeServices();
    const { session } = services;
    const corrections = essaysOf(services);
    await corrections.save(buildCorrection());
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect(await corrections.list()).toEqual([]);
    expect(await corrections.get(buildCorrection().id)).toBeNull();
    await session.signOut();
    await session.signIn(signInAs(marina.email));
    expect(await corrections.list()).toHaveLength(1);
  });

  it('claim items without an owner, once', async () => {
    const storage = new MemoryStorage({ [areaKeys.correctedEssays]: JSON.stringify([buildCorrection()]) });
    const services = fakeServices({ storage });
    const { session } = services;
    const corrections = essaysOf(services);
    expect(await corrections.list()).toEqual([buildCorrection()]);
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect(await corrections.list()).toEqual([]);
  });

  /** Signs the current user out and another user in. */
  async function switchTo({ session }: FakeServices, email: string) {
    await session.signOut();
    await session.signIn(signInAs(email));
  }

  it('who sent in the same millisecond, and so share an id, both keep theirs', async () => {
    const services = fakeServices();
    await essaysOf(services).save(buildCorrection({ theme: 'de Marina' }));
    await switchTo(services, caio.email);
    await essaysOf(services).save(buildCorrection({ theme: 'de Caio' }));
    expect(await essaysOf(services).list()).toMatchObject([{ theme: 'de Caio' }]);
    await switchTo(services, marina.email);
    expect(await essaysOf(services).list()).toMatchObject([{ theme: 'de Marina' }]);
    expect(onKey(services.storage)).toHaveLength(2);
  });

  it('who share an id both keep theirs while neither key nor archive can take it', async () => {
    const services = fakeServices();
    services.storage.state = 'full';
    services.archive.isBlocked = true;
    await essaysOf(services).save(buildCorrection({ theme: 'de Marina' }));
    await switchTo(services, caio.email);
    await essaysOf(services).save(buildCorrection({ theme: 'de Caio' }));
    services.storage.state = 'ok';
    await essaysOf(services).list();
    expect(
      onKey(services.storage)
        .map(({ owner, theme }) => [owner, theme])
        .toSorted(),
    ).toEqual([
      [caio.id, 'de Caio'],
      [marina.id, 'de Marina'],
    ]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { keys } from '@/data/local/keys';
import type { StoredCorrection } from '@/contracts/stored-correction';
import type { Correction } from '@/domain/evaluation/correction';
import { buildCorrection, buildCorrections, buildUser, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';

const marina = buildUser();
const caio = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com', name: 'Caio' });
const signInAs = (email: string) => ({ email, password: 'segredo', userType: 'student' }) as const;
const ids = (corrections: readonly Correction[]) => corrections.map(({ id }) => id);
const onKey = (storage: MemoryStorage) => (storage.json(keys.correctedEssays) ?? []) as StoredCorrection[];

/** `count` corrections from the oldest to the newest, as they would be sent. */
const sent = (count: number) => buildCorrections(count).toReversed();

describe('saving', () => {
  it('keeps the correction on the specified key, with its owner', async () => {
    const { corrections, storage } = fakeServices();
    const correction = buildCorrection();
    await corrections.save(correction);
    expect(onKey(storage)).toEqual([{ ...correction, owner: marina.id }]);
    expect(await corrections.list()).toEqual([correction]);
  });

  it('has it on the disk before anything is awaited: a tab closed at once loses nothing', () => {
    const { corrections, storage } = fakeServices({ history: buildCorrections(20) });
    const newest = buildCorrection({ id: 'new', submittedAt: '2025-10-22T19:00:00.000Z' });
    void corrections.save(newest);
    expect(ids(onKey(storage))).toHaveLength(21);
    expect(ids(onKey(storage))[0]).toBe('new');
  });

  it('lists newest first, whatever the order of saving', async () => {
    const { corrections } = fakeServices();
    const [third, second, first] = buildCorrections(3);
    for (const one of [second!, third!, first!]) await corrections.save(one);
    expect(ids(await corrections.list())).toEqual(ids([third!, second!, first!]));
  });

  it('saved again is still one, in its latest state', async () => {
    const { corrections } = fakeServices();
    await corrections.save(buildCorrection({ score: 600 }));
    await corrections.save(buildCorrection({ score: 640 }));
    expect(await corrections.list()).toEqual([buildCorrection({ score: 640 })]);
  });

  it('tells whoever watches the version', async () => {
    const { corrections } = fakeServices();
    const listener = vi.fn();
    corrections.version.subscribe(listener);
    const before = corrections.version.get();
    await corrections.save(buildCorrection());
    expect(corrections.version.get()).toBeGreaterThan(before);
    expect(listener).toHaveBeenCalled();
  });

  it('keeps markup, emoji and 100,000 characters as they were written', async () => {
    const { corrections } = fakeServices();
    const originalText = `<img src=x onerror=alert(1)> 🦅 שלום ${'a'.repeat(100_000)}`;
    await corrections.save(buildCorrection({ originalText, theme: '<b>tema</b>' }));
    expect(await corrections.list()).toMatchObject([{ originalText, theme: '<b>tema</b>' }]);
  });
});

describe('the cap of 20', () => {
  it('moves older ones to the archive and still lists them all', async () => {
    const { corrections, storage, archive } = fakeServices();
    for (const one of sent(25)) await corrections.save(one);
    expect(ids(onKey(storage))).toEqual(ids(buildCorrections(20)));
    expect(archive.items).toHaveLength(5);
    expect(ids(await corrections.list())).toEqual(ids(buildCorrections(25)));
  });

  it('drops nothing from the key while the archive is blocked, and moves it later', async () => {
    const { corrections, storage, archive } = fakeServices();
    archive.isBlocked = true;
    for (const one of sent(22)) await corrections.save(one);
    expect(onKey(storage)).toHaveLength(22);
    archive.isBlocked = false;
    expect(await corrections.list()).toHaveLength(22);
    expect(onKey(storage)).toHaveLength(20);
  });

  it('counts over the whole device, and nobody loses an essay by it', async () => {
    const { corrections, session, storage } = fakeServices();
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

  it('an archived one can still be opened', async () => {
    const { corrections } = fakeServices();
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
    const { corrections, storage, archive } = fakeServices();
    storage.state = state;
    await corrections.save(buildCorrection());
    expect(ids(archive.items)).toEqual([buildCorrection().id]);
    expect(await corrections.list()).toHaveLength(1);
  });

  it('neither key nor archive: it stays listed, and is kept as soon as one of them can', async () => {
    const { corrections, storage, archive } = fakeServices();
    storage.state = 'full';
    archive.isBlocked = true;
    await corrections.save(buildCorrection());
    expect(await corrections.list()).toHaveLength(1);
    expect(onKey(storage)).toEqual([]);
    storage.state = 'ok';
    await corrections.list();
    expect(ids(onKey(storage))).toEqual([buildCorrection().id]);
  });

  it('retrying does not announce changes that are none', async () => {
    const { corrections, storage, archive } = fakeServices();
    storage.state = 'full';
    archive.isBlocked = true;
    await corrections.save(buildCorrection());
    const version = corrections.version.get();
    await corrections.list();
    await corrections.rebuildMetrics();
    expect(corrections.version.get()).toBe(version);
  });

  it('another tab writing meanwhile takes nothing away', async () => {
    const { corrections, storage, archive } = fakeServices();
    storage.state = 'full';
    archive.isBlocked = true;
    await corrections.save(buildCorrection({ id: 'mine' }));
    storage.state = 'ok';
    const theirs = { ...buildCorrection({ id: 'theirs' }), owner: marina.id };
    writeFromOtherTab(storage, keys.correctedEssays, [theirs]);
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
      const storage = new MemoryStorage({ [keys.correctedEssays]: raw });
      const { corrections } = fakeServices({ storage });
      expect(await corrections.list()).toHaveLength(count);
      expect(storage.items.get(`${keys.correctedEssays}.backup`)).toBe(raw);
      await corrections.save(buildCorrection({ id: 'new' }));
      expect(await corrections.list()).toHaveLength(count + 1);
    },
  );
});

describe('two tabs', () => {
  it('sending at once both keep their correction', async () => {
    const storage = new MemoryStorage();
    const here = fakeServices({ storage });
    const there = fakeServices({ storage });
    await here.corrections.list();
    await there.corrections.list();
    await here.corrections.save(buildCorrection({ id: 'here' }));
    await there.corrections.save(buildCorrection({ id: 'there' }));
    expect(ids(onKey(storage)).toSorted()).toEqual(['here', 'there']);
  });

  it('a correction made in the other one appears here', async () => {
    const { corrections, storage } = fakeServices();
    await corrections.list();
    const version = corrections.version.get();
    writeFromOtherTab(storage, keys.correctedEssays, [{ ...buildCorrection(), owner: marina.id }]);
    expect(corrections.version.get()).toBeGreaterThan(version);
    expect(await corrections.list()).toHaveLength(1);
  });

  it('signed out in the other one while correcting: the result is still the sender’s', async () => {
    const { corrections, session, storage } = fakeServices();
    writeFromOtherTab(storage, keys.user, null);
    await corrections.save(buildCorrection());
    expect(onKey(storage)).toMatchObject([{ owner: marina.id }]);
    await session.signIn(signInAs(marina.email));
    expect(await corrections.list()).toHaveLength(1);
  });
});

describe('owners', () => {
  it('see their own only, and find it again when they come back', async () => {
    const { corrections, session } = fakeServices();
    await corrections.save(buildCorrection());
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect(await corrections.list()).toEqual([]);
    expect(await corrections.get(buildCorrection().id)).toBeNull();
    await session.signOut();
    await session.signIn(signInAs(marina.email));
    expect(await corrections.list()).toHaveLength(1);
  });

  it('changing is announced', async () => {
    const { corrections, session } = fakeServices();
    const version = corrections.version.get();
    await session.signOut();
    expect(corrections.version.get()).toBeGreaterThan(version);
  });

  it('claim items without an owner, once', async () => {
    const storage = new MemoryStorage({ [keys.correctedEssays]: JSON.stringify([buildCorrection()]) });
    const { corrections, session } = fakeServices({ storage });
    expect(await corrections.list()).toEqual([buildCorrection()]);
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect(await corrections.list()).toEqual([]);
  });
});

describe('the correction chosen for viewing', () => {
  it('is kept under the specified key and stays the same reference', () => {
    const { corrections, storage } = fakeServices();
    corrections.view.set(buildCorrection());
    expect(storage.json(keys.correctedEssayView)).toEqual({ ...buildCorrection(), owner: marina.id });
    expect(corrections.view.get()).toBe(corrections.view.get());
  });

  it('can be opened by its new id, though the history has none such', async () => {
    const { corrections } = fakeServices();
    corrections.view.set(buildCorrection({ id: 'view-1' }));
    expect(await corrections.get('view-1')).toMatchObject({ id: 'view-1' });
    expect(await corrections.get('view-2')).toBeNull();
  });

  it('is not shown to the next user of the device, who is told of the change', async () => {
    const { corrections, session } = fakeServices();
    corrections.view.set(buildCorrection());
    const listener = vi.fn();
    const stop = corrections.view.subscribe(listener);
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect(corrections.view.get()).toBeNull();
    expect(listener).toHaveBeenCalled();
    stop();
    corrections.view.set(null);
    const calls = listener.mock.calls.length;
    corrections.view.set(buildCorrection());
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

describe('rating', () => {
  it('stays on this device, by correction', async () => {
    const { corrections, storage } = fakeServices();
    await corrections.rate('1', { stars: 4, comment: 'Ajudou muito.' });
    await corrections.rate('2', { stars: 5, comment: '' });
    expect(storage.json(keys.ratings(marina.id))).toEqual({
      1: { stars: 4, comment: 'Ajudou muito.', ratedAt: TEST_NOW },
      2: { stars: 5, comment: '', ratedAt: TEST_NOW },
    });
  });
});

describe('metrics', () => {
  it('count an essay the moment it is saved', async () => {
    const { corrections, storage } = fakeServices();
    await corrections.save(buildCorrection({ score: 800 }));
    expect(storage.json(keys.metrics(marina.id))).toMatchObject({
      totalRedacoes: 1,
      melhorNota: 800,
      achievements: ['primeira-redacao', 'nota-800'],
    });
  });

  it('are rebuilt from the essays when the record was lost', async () => {
    const { corrections, storage } = fakeServices({ history: buildCorrections(3, { score: 600 }) });
    expect(await corrections.rebuildMetrics()).toMatchObject({
      totalRedacoes: 3,
      mediaNotas: 600,
      diasAtivo: 3,
    });
    expect(storage.json(keys.metrics(marina.id))).toMatchObject({ totalRedacoes: 3 });
  });

  it('count archived essays too: 50 make a specialist', async () => {
    const { corrections } = fakeServices();
    for (const one of sent(50)) await corrections.save(one);
    const metrics = await corrections.rebuildMetrics();
    expect(metrics.totalRedacoes).toBe(50);
    expect(metrics.achievements).toContain('especialista');
  });

  it('keep counting essays whose text is no longer on the device', async () => {
    const { corrections, storage } = fakeServices();
    for (const one of sent(2)) await corrections.save(one);
    storage.removeItem(keys.correctedEssays);
    writeFromOtherTab(storage, keys.correctedEssays, null);
    expect((await corrections.rebuildMetrics()).totalRedacoes).toBe(2);
  });

  it('do not drift, however often they are rebuilt', async () => {
    const { corrections } = fakeServices({ history: buildCorrections(7) });
    const first = await corrections.rebuildMetrics();
    await corrections.rebuildMetrics();
    expect(await corrections.rebuildMetrics()).toEqual(first);
  });

  it('of a record edited by hand, the readable rows still count and the original is backed up', async () => {
    const { corrections, storage } = fakeServices();
    for (const one of sent(2)) await corrections.save(one);
    const record = storage.json(keys.metrics(marina.id)) as { redacoes: unknown[] };
    const edited = JSON.stringify({ ...record, melhorNota: 'mil', redacoes: [...record.redacoes, 'x'] });
    const device = new MemoryStorage({ [keys.metrics(marina.id)]: edited });
    const { corrections: again } = fakeServices({ storage: device });
    expect(await again.rebuildMetrics()).toMatchObject({ totalRedacoes: 2, melhorNota: 760 });
    expect(device.items.get(`${keys.metrics(marina.id)}.backup`)).toBe(edited);
  });

  it('belong to one user', async () => {
    const { corrections, session } = fakeServices({ history: buildCorrections(3) });
    await corrections.rebuildMetrics();
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect((await corrections.rebuildMetrics()).totalRedacoes).toBe(0);
  });
});

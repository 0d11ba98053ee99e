import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { buildCorrection, buildCorrections, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';
import { caio, ids, marina, onKey, sent, signInAs } from '../../support/stored-essays';

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

describe('the correction chosen for viewing', () => {
  it('is kept under the specified key and stays the same reference', () => {
    const { corrections, storage } = fakeServices();
    corrections.view.set(buildCorrection());
    expect(storage.json(areaKeys.correctedEssayView)).toEqual({ ...buildCorrection(), owner: marina.id });
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
    expect(storage.json(areaKeys.ratings(marina.id))).toEqual({
      1: { stars: 4, comment: 'Ajudou muito.', ratedAt: TEST_NOW },
      2: { stars: 5, comment: '', ratedAt: TEST_NOW },
    });
  });
});

describe('metrics', () => {
  it('count an essay the moment it is saved', async () => {
    const { corrections, storage } = fakeServices();
    await corrections.save(buildCorrection({ score: 800 }));
    expect(storage.json(areaKeys.metrics(marina.id))).toMatchObject({
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
    expect(storage.json(areaKeys.metrics(marina.id))).toMatchObject({ totalRedacoes: 3 });
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
    storage.removeItem(areaKeys.correctedEssays);
    writeFromOtherTab(storage, areaKeys.correctedEssays, null);
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
    const record = storage.json(areaKeys.metrics(marina.id)) as { redacoes: unknown[] };
    const edited = JSON.stringify({ ...record, melhorNota: 'mil', redacoes: [...record.redacoes, 'x'] });
    const device = new MemoryStorage({ [areaKeys.metrics(marina.id)]: edited });
    const { corrections: again } = fakeServices({ storage: device });
    expect(await again.rebuildMetrics()).toMatchObject({ totalRedacoes: 2, melhorNota: 760 });
    expect(device.items.get(`${areaKeys.metrics(marina.id)}.backup`)).toBe(edited);
  });

  it('belong to one user', async () => {
    const { corrections, session } = fakeServices({ history: buildCorrections(3) });
    await corrections.rebuildMetrics();
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect((await corrections.rebuildMetrics()).totalRedacoes).toBe(0);
  });
});

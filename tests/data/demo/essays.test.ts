import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildCorrection, buildCorrections, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';
import { ids, marina, onKey, sent, essaysOf } from '../../support/stored-essays';

describe('saving', () => {
  it('keeps the correction under `corrected-essays`, with its owner', async () => {
    const services = fakeServices();
    const { storage } = services;
    const corrections = essaysOf(services);
    const correction = buildCorrection();
    await corrections.save(correction);
    expect(onKey(storage)).toEqual([{ ...correction, owner: marina.id }]);
    expect(await corrections.list()).toEqual([correction]);
  });

  it('has it on the disk before anything is awaited: a tab closed at once loses nothing', () => {
    const services = fakeServices({ history: buildCorrections(20) });
    const { storage } = services;
    const corrections = essaysOf(services);
    const newest = buildCorrection({ id: 'new', submittedAt: '2025-10-22T19:00:00.000Z' });
    void corrections.save(newest);
    expect(ids(onKey(storage))).toHaveLength(21);
    expect(ids(onKey(storage))[0]).toBe('new');
  });

  it('saved again is still one, in its latest state', async () => {
    const corrections = essaysOf(fakeServices());
    await corrections.save(buildCorrection({ score: 600 }));
    await corrections.save(buildCorrection({ score: 640 }));
    expect(await corrections.list()).toEqual([buildCorrection({ score: 640 })]);
  });

  it('keeps markup, emoji and 100,000 characters as they were written', async () => {
    const corrections = essaysOf(fakeServices());
    const originalText = `<img src=x onerror=alert(1)> 🦅 שלום ${'a'.repeat(100_000)}`;
    await corrections.save(buildCorrection({ originalText, theme: '<b>tema</b>' }));
    expect(await corrections.list()).toMatchObject([{ originalText, theme: '<b>tema</b>' }]);
  });
});

describe('rating', () => {
  it('stays on this device, by correction', async () => {
    const services = fakeServices();
    const { storage } = services;
    const corrections = essaysOf(services);
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
    const services = fakeServices();
    const { storage } = services;
    const corrections = essaysOf(services);
    await corrections.save(buildCorrection({ score: 800 }));
    expect(storage.json(areaKeys.metrics(marina.id))).toMatchObject({
      totalRedacoes: 1,
      melhorNota: 800,
      achievements: ['primeira-redacao', 'nota-800'],
    });
  });

  it('are rebuilt from the essays when the record was lost', async () => {
    const services = fakeServices({ history: buildCorrections(3, { score: 600 }) });
    const { storage } = services;
    const corrections = essaysOf(services);
    expect(await corrections.metrics()).toMatchObject({
      totalRedacoes: 3,
      mediaNotas: 600,
      diasAtivo: 3,
    });
    expect(storage.json(areaKeys.metrics(marina.id))).toMatchObject({ totalRedacoes: 3 });
  });

  it('count archived essays too: 50 make a specialist', async () => {
    const corrections = essaysOf(fakeServices());
    for (const one of sent(50)) await corrections.save(one);
    const metrics = await corrections.metrics();
    expect(metrics.totalRedacoes).toBe(50);
    expect(metrics.achievements).toContain('especialista');
  });

  it('keep counting essays whose text is no longer on the device', async () => {
    const services = fakeServices();
    const { storage } = services;
    const corrections = essaysOf(services);
    for (const one of sent(2)) await corrections.save(one);
    storage.removeItem(areaKeys.correctedEssays);
    writeFromOtherTab(storage, areaKeys.correctedEssays, null);
    expect((await corrections.metrics()).totalRedacoes).toBe(2);
  });

  it('do not drift, however often they are rebuilt', async () => {
    const corrections = essaysOf(fakeServices({ history: buildCorrections(7) }));
    const first = await corrections.metrics();
    await corrections.metrics();
    expect(await corrections.metrics()).toEqual(first);
  });

  it('of a record edited by hand, the readable rows still count and the original is backed up', async () => {
    const services = fakeServices();
    const { storage } = services;
    const corrections = essaysOf(services);
    for (const one of sent(2)) await corrections.save(one);
    const record = storage.json(areaKeys.metrics(marina.id)) as { redacoes: unknown[] };
    const edited = JSON.stringify({ ...record, melhorNota: 'mil', redacoes: [...record.redacoes, 'x'] });
    const device = new MemoryStorage({ [areaKeys.metrics(marina.id)]: edited });
    const again = essaysOf(fakeServices({ storage: device }));
    expect(await again.metrics()).toMatchObject({ totalRedacoes: 2, melhorNota: 760 });
    expect(device.items.get(`${areaKeys.metrics(marina.id)}.backup`)).toBe(edited);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import { eventually } from '../../support/eventually';

const dictionary = { tagsOf: () => 1, suggest: () => [] } as unknown as Dictionary;

async function setUp(loadDictionary: () => Promise<Dictionary | null>) {
  vi.doMock('@/data/evaluator/load-scorer-weights', () => ({ loadScorerWeights: async () => shipped }));
  vi.doMock('@/data/writing/load-dictionary-with-models', () => ({
    loadDictionaryWithModels: loadDictionary,
  }));
  const { createResources } = await import('@/data/evaluator/resources');
  return createResources();
}

describe('createResources', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock('@/data/evaluator/load-scorer-weights');
    vi.doUnmock('@/data/writing/load-dictionary');
  });

  it('gives an evaluation all that has come', async () => {
    const resources = await setUp(async () => dictionary);
    expect(await resources.whenLoaded()).toEqual({ weights: shipped, dictionary, spelling: 'ready' });
  });

  it('marks while typing do not wait, and say that the dictionary is on its way', async () => {
    const resources = await setUp(() => new Promise(() => {}));
    expect(resources.now()).toEqual({ weights: null, dictionary: null, spelling: 'loading' });
  });

  it('an evaluation goes on without a dictionary that takes too long', async () => {
    vi.useFakeTimers();
    const resources = await setUp(() => new Promise(() => {}));
    const loaded = resources.whenLoaded();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loaded).toEqual({ weights: shipped, dictionary: null, spelling: 'loading' });
  });

  it('asks again for a dictionary that did not come', async () => {
    const load = vi.fn<() => Promise<Dictionary | null>>().mockResolvedValue(dictionary);
    load.mockResolvedValueOnce(null);
    const resources = await setUp(load);
    await eventually(() => expect(load).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    resources.now();
    expect((await resources.whenLoaded()).spelling).toBe('ready');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('marks while typing say that it is missing, until the network has had time to come back', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<Dictionary | null>>().mockResolvedValue(null);
    const resources = await setUp(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(resources.now().spelling).toBe('missing');
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(dictionary);
    await vi.advanceTimersByTimeAsync(3000);
    expect(resources.now().spelling).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);
    expect(resources.now().spelling).toBe('ready');
  });
});

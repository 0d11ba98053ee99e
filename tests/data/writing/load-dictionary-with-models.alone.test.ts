import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dictionary } from '@/domain/writing/lexicon/lexicon';

const dictionary = { tagsOf: () => 1, suggest: () => [] } as unknown as Dictionary;

async function load(found: Dictionary | null) {
  vi.doMock('@/data/writing/load-dictionary', () => ({ loadDictionary: () => Promise.resolve(found) }));
  const { loadDictionaryWithModels } = await import('@/data/writing/load-dictionary-with-models');
  return loadDictionaryWithModels();
}

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('@/domain/writing/context/weights/context-weights.json');
});

describe('loadDictionaryWithModels', () => {
  it('brings the models with the dictionary', async () => {
    vi.doMock('@/domain/writing/context/weights/context-weights.json', () => ({
      default: { trainedOn: { essays: 1, words: 1 }, frequent: ['de'], models: {} },
    }));
    const loaded = await load(dictionary);
    expect(loaded?.models?.frequent).toEqual(new Set(['de']));
    expect(loaded?.suggest('x')).toEqual([]);
  });

  it('does without models that do not come', async () => {
    vi.doMock('@/domain/writing/context/weights/context-weights.json', () => {
      throw new Error('offline');
    });
    expect(await load(dictionary)).toBe(dictionary);
  });

  it('has nothing without a dictionary', async () => {
    expect(await load(null)).toBeNull();
  });
});

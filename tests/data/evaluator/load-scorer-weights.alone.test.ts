import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import shipped from '@/domain/scoring/weights/scorer-weights.json';

const FILE = '@/domain/scoring/weights/scorer-weights.json';

/** Imports the module again, so that it loads the weights file as it is now. */
async function load() {
  const { loadScorerWeights } = await import('@/data/evaluator/load-scorer-weights');
  return loadScorerWeights();
}

describe('loadScorerWeights', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.doUnmock(FILE));

  it('gives the shipped weights', async () => {
    expect(await load()).toEqual(shipped);
  });

  it('gives null where the file does not come', async () => {
    vi.doMock(FILE, () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    expect(await load()).toBeNull();
  });

  it.each([
    ['was trained for other features', { ...shipped, features: shipped.features.toReversed() }],
    ['is another file', { error: 'not found' }],
  ])('gives null where the file %s', async (_requirement, content) => {
    vi.doMock(FILE, () => ({ default: content }));
    expect(await load()).toBeNull();
  });
});

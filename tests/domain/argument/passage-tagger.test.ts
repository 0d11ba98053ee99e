import { describe, expect, it } from 'vitest';
import {
  labelProbabilities,
  LABELS,
  mayFollow,
  nameFeatures,
  packTagger,
  type PassageFeatures,
} from '@/domain/argument/passage-tagger';
import { seededRandom } from '../../../tools/scorer/seeded-random.ts';

const random = seededRandom(7);
const row = () => Float32Array.from({ length: LABELS }, () => random() * 4 - 2);
const ROWS = new Map([
  ['w=a', row()],
  ['w=b', row()],
  ['w=c', row()],
  ['w+=a', row()],
]);
const TRANSITIONS = Float64Array.from({ length: LABELS ** 2 }, (_, pair) =>
  mayFollow(Math.floor(pair / LABELS), pair % LABELS) ? random() : -30,
);
const TAGGER = packTagger(ROWS, TRANSITIONS);
const FEATURES: PassageFeatures = {
  length: 3,
  columns: [{ kinds: { w: 0, 'w+': -2 }, values: ['a', 'b', 'c'], before: '^', after: '$' }],
};
const NAMES = nameFeatures(FEATURES);

/** A slow reference implementation that tries every sequence of labels. */
function countAll(): number[][] {
  const sums = NAMES.map(() => Array.from({ length: LABELS }, () => 0));
  const score = (at: number, label: number) =>
    (NAMES[at] ?? []).reduce((sum, name) => sum + (ROWS.get(name)?.[label] ?? 0), 0);
  const walk = (path: number[], total: number) => {
    if (path.length === NAMES.length) {
      path.forEach((label, at) => (sums[at]![label]! += Math.exp(total)));
      return;
    }
    for (let label = 0; label < LABELS; label += 1) {
      const before = path.at(-1) ?? 0;
      if (!mayFollow(before, label)) continue;
      const link = path.length > 0 ? (TRANSITIONS[before * LABELS + label] ?? 0) : 0;
      walk([...path, label], total + link + score(path.length, label));
    }
  };
  walk([], 0);
  return sums.map((own) => own.map((sum) => sum / own.reduce((all, one) => all + one, 0)));
}

describe('labelProbabilities', () => {
  it('are what going through all rows of labels gives', () => {
    const likely = labelProbabilities(FEATURES, TAGGER);
    for (const [at, own] of countAll().entries())
      for (const [label, share] of own.entries()) expect(likely[at * LABELS + label]).toBeCloseTo(share, 6);
  });

  it('has nothing to say of no words', () => {
    expect(labelProbabilities({ length: 0, columns: [] }, TAGGER)).toHaveLength(0);
  });
});

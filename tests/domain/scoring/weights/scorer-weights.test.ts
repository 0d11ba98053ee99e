import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { DevelopmentFigures, ScorerWeights } from '@/domain/scoring/scorer-weights';
import shipped from '@/domain/scoring/weights/scorer-weights.json';

const FILE = new URL('../../../../src/domain/scoring/weights/scorer-weights.json', import.meta.url);
const weights: ScorerWeights = shipped;

/** Paths of values that are neither texts nor finite numbers. */
function unsoundIn(value: unknown, path = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => unsoundIn(part, `${path}/${key}`));
  }
  return typeof value === 'string' || Number.isFinite(value) ? [] : [path];
}

function figuresOf(name: string): DevelopmentFigures {
  const figures = weights.development.find(({ subset }) => subset === name);
  if (!figures) throw new Error(`No figures of ${name}.`);
  return figures;
}

describe('the shipped weights', () => {
  it('say which version they are, whose scale they follow and what they were learnt from', () => {
    expect(weights.version).toMatch(/^\d+\.\d+$/);
    expect(weights.scale).toMatch(/\p{L}{3}/u);
    expect(weights.trainedOn.essays).toBeGreaterThan(5000);
    expect(weights.trainedOn.prompts).toBeGreaterThan(100);
  });

  it('hold finite numbers only', () => {
    expect(unsoundIn(weights)).toEqual([]);
    expect(unsoundIn({ list: [1, null] })).toEqual(['/list/1']);
  });

  it('have five of all that comes per competency', () => {
    const { linear, levels } = weights;
    expect(
      [linear.intercept, levels.center, levels.stretch, levels.shift].map(({ length }) => length),
    ).toEqual([5, 5, 5, 5]);
  });

  it.each([
    ['essaybr-official', 0.6],
    ['unseen-prompts', 0.7],
  ])('agree with human graders as well as was asked: %s', (subset, total) => {
    const figures = figuresOf(subset);
    expect(figures.essays).toBeGreaterThan(100);
    expect(figures.qwk.competencies).toHaveLength(5);
    expect(figures.qwk.total).toBeGreaterThanOrEqual(total);
    expect(figures.qwk.competencies[0]).toBeGreaterThanOrEqual(0.36);
    expect(figures.bandCoverage).toBeGreaterThanOrEqual(0.77);
    expect(figures.bandCoverage).toBeLessThanOrEqual(0.85);
  });

  it('are small: 40 kB at most when packed', () => {
    expect(gzipSync(readFileSync(FILE)).length).toBeLessThanOrEqual(40_000);
  });
});

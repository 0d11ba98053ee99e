import { describe, expect, it } from 'vitest';
import { applyCeilings, CEILING_EXPLANATIONS } from '@/domain/scoring/guards/ceiling';

const LEVELS = { 1: 160, 2: 120, 3: 200, 4: 80, 5: 40 } as const;

describe('applyCeilings', () => {
  it('without ceilings the levels stay', () => {
    expect(applyCeilings(LEVELS, [])).toEqual(LEVELS);
  });

  it('the lowest ceiling counts, and none raises a level', () => {
    const ceilings = [
      { reason: 'so-proposta', levels: { 2: 80, 3: 40, 4: 120 } },
      { reason: 'trechos-repetidos', levels: { 1: 120, 3: 80, 5: 0 } },
    ] as const;
    expect(applyCeilings(LEVELS, ceilings)).toEqual({ 1: 120, 2: 80, 3: 40, 4: 80, 5: 0 });
  });

  it('the levels given are not changed', () => {
    const given = { ...LEVELS };
    applyCeilings(given, [{ reason: 'tangenciamento', levels: { 2: 40 } }]);
    expect(given).toEqual(LEVELS);
  });
});

describe('CEILING_EXPLANATIONS', () => {
  it('says in plain Portuguese what was seen and what to do', () => {
    const sentences = Object.values(CEILING_EXPLANATIONS).flatMap(({ seen, advice }) => [seen, advice]);
    expect(sentences.filter((text) => !/^\p{Lu}[^!]*\.$/u.test(text))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

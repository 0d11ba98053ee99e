import { describe, expect, it } from 'vitest';
import { COMPETENCY_NUMBERS, LEVELS } from '@/domain/rubric/competency';
import { DESCRIPTORS, nextLevel } from '@/domain/rubric/descriptors';

describe('descriptors', () => {
  it('each competency has its statement and a whole sentence for each of the six levels', () => {
    for (const number of COMPETENCY_NUMBERS) {
      const { statement, levels } = DESCRIPTORS[number];
      expect(statement).toMatch(/\.$/);
      expect(LEVELS.map((level) => levels[level]).filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
      expect(new Set(Object.values(levels)).size).toBe(LEVELS.length);
    }
  });
});

describe('nextLevel', () => {
  it.each([
    ['from 0 comes 40', 0, 40],
    ['from 160 comes 200', 160, 200],
  ] as const)('%s', (_requirement, level, next) => {
    expect(nextLevel(3, level)).toEqual({ level: next, descriptor: DESCRIPTORS[3].levels[next] });
  });

  it('at the top there is none', () => {
    expect(nextLevel(3, 200)).toBeNull();
  });
});

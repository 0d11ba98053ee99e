import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRunNumbering } from '@/domain/text/word-runs';

const WORDS = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });

describe('createRunNumbering', () => {
  it.each([1, 2, 3, 4, 5, 7])('runs of %i have equal numbers exactly if they read the same', (size) => {
    fc.assert(
      fc.property(WORDS, WORDS, (left, right) => {
        const numberingOf = createRunNumbering();
        const numbers = [...numberingOf(left, size), ...numberingOf(right, size)];
        const runs = [...runsOf(left, size), ...runsOf(right, size)];
        expect(numbers).toHaveLength(runs.length);
        const runOf = new Map(numbers.map((number, at) => [number, runs[at]]));
        expect(numbers.map((number) => runOf.get(number))).toEqual(runs);
        expect(new Set(numbers).size).toBe(new Set(runs).size);
      }),
    );
  });
});

function runsOf(words: string[], size: number): string[] {
  return words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));
}

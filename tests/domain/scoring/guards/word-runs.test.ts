import { describe, expect, it } from 'vitest';
import { numberRuns } from '@/domain/scoring/guards/word-runs';
import { findWords } from '@/domain/text/words';

describe('numberRuns', () => {
  it('equal runs have equal numbers, in one text and in two', () => {
    const numbers = new Map();
    const [first, second, third] = numberRuns(findWords('a casa cai a casa'), 2, numbers);
    expect(numberRuns(findWords('A CASA'), 2, numbers)).toEqual([first]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(numberRuns(findWords('casa a'), 2, numbers)).not.toContain(first);
  });

  it('a text shorter than a run has none', () => {
    expect(numberRuns(findWords('a casa'), 3, new Map())).toEqual([]);
  });

  it('ten thousand different runs have different numbers', () => {
    const words = findWords(Array.from({ length: 10_007 }, (_word, at) => `p${at}`).join(' '));
    expect(new Set(numberRuns(words, 8, new Map())).size).toBe(10_000);
  });
});

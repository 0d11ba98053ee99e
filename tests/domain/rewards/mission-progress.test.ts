import { describe, expect, it } from 'vitest';
import { furthestParts, isMissionComplete } from '@/domain/rewards/mission-progress';

const parts = (...done: boolean[]) => done.map((isDone, at) => ({ label: String(at), isDone }));

describe('isMissionComplete', () => {
  it.each([
    ['every part', [true, true], true],
    ['all but one', [true, false], false],
    ['no parts', [], false],
  ])('%s', (_requirement, done, isComplete) => {
    expect(isMissionComplete(parts(...done))).toBe(isComplete);
  });
});

describe('furthestParts', () => {
  it('is the essay with most of them, the first of equals, null without one', () => {
    const [none, first, second] = [parts(false, false), parts(true, false), parts(false, true)];
    expect(furthestParts([none, first, second])).toBe(first);
    expect(furthestParts([none])).toBe(none);
    expect(furthestParts([])).toBeNull();
  });
});

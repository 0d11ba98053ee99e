import { describe, expect, it } from 'vitest';
import { nextChange, timeLeft } from '@/features/home/use-time-to-midnight';

describe('the time left until midnight', () => {
  it.each([
    ['a whole day', 86_400, '24 h', 1],
    ['hours and minutes', 18_725, '5 h 12 min', 6],
    ['a whole hour', 3600, '1 h', 1],
    ['minutes', 3599, '59 min', 60],
    ['the last whole minute', 60, '1 min', 1],
    ['the last minute, in seconds', 59, '59 s', 1],
    ['the last second', 1, '1 s', 1],
  ])('%s', (_, seconds, text, changesIn) => {
    expect(timeLeft(seconds)).toBe(text);
    expect(nextChange(seconds)).toBe(changesIn * 1000);
  });

  it('reads differently exactly when it says it will', () => {
    for (let seconds = 7_300; seconds > 1; seconds -= 1) {
      const after = seconds - nextChange(seconds) / 1000;
      if (after < 0) continue;
      expect(timeLeft(after)).not.toBe(timeLeft(seconds));
      expect(timeLeft(after + 1)).toBe(timeLeft(seconds));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { daysInApp } from '@/domain/profile/days-in-app';

describe('days in the app', () => {
  it.each([
    ['the first day', '2025-10-22T18:00:00Z', 0],
    ['a minute before a whole day', '2025-10-21T18:01:00Z', 0],
    ['a whole day', '2025-10-21T18:00:00Z', 1],
    ['74 days', '2025-08-09T12:00:00Z', 74],
    ['a clock set back', '2025-11-01T00:00:00Z', 0],
    ['a date edited into something else', 'ontem', 0],
  ])('%s', (_, since, days) => {
    expect(daysInApp(since, new Date('2025-10-22T18:00:00Z'))).toBe(days);
  });
});

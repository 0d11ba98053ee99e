import { expect, it } from 'vitest';
import { secondsToMidnight } from '@/domain/time/seconds-to-midnight';

it.each([
  ['just before midnight', '2025-11-10T02:59:59.000Z', 1],
  ['at midnight', '2025-11-10T03:00:00.000Z', 86_400],
  ['at noon', '2025-11-10T15:00:00.000Z', 43_200],
  ['a second into the hour', '2025-11-10T15:00:01.900Z', 43_199],
  ['when São Paulo had summer time', '2018-12-10T01:59:00.000Z', 60],
])('%s', (_requirement, instant, expected) => {
  expect(secondsToMidnight(new Date(instant))).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { relativeDay } from '@/copy/relative-day';

/** 22/10/2025, 15:00 in São Paulo. */
const NOW = new Date('2025-10-22T18:00:00Z');

describe('relativeDay', () => {
  it.each([
    ['the same São Paulo day is today', '2025-10-22T03:00:00Z', 'hoje'],
    ['one minute before midnight in São Paulo is yesterday', '2025-10-22T02:59:00Z', 'ontem'],
    ['two days back', '2025-10-20T18:00:00Z', 'anteontem'],
    ['days up to 29', '2025-09-23T18:00:00Z', 'há 29 dias'],
    ['thirty days are a month', '2025-09-22T18:00:00Z', 'mês passado'],
    ['months', '2025-08-20T18:00:00Z', 'há 2 meses'],
    ['a year', '2023-10-01T18:00:00Z', 'há 2 anos'],
    ['a moment in the future reads as today', '2025-10-30T18:00:00Z', 'hoje'],
    ['an unreadable date has no text', 'ontem', ''],
  ])('%s', (_, instant, expected) => {
    expect(relativeDay(new Date(instant), NOW)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { relativeDate, relativeDatesApart } from '@/copy/relative-date';

/** 15:00 of 22 October in São Paulo. */
const NOW = new Date('2025-10-22T18:00:00Z');

describe('relativeDate', () => {
  it.each([
    ['the same day is today', '2025-10-22T03:30:00Z', 'hoje'],
    [
      '23:30 of the day before in São Paulo is yesterday, though UTC has turned',
      '2025-10-22T02:30:00Z',
      'ontem',
    ],
    ['days are counted', '2025-10-12T18:00:00Z', 'há 10 dias'],
    ['29 days are still days', '2025-09-23T18:00:00Z', 'há 29 dias'],
    ['30 days are a month', '2025-09-22T18:00:00Z', 'há 1 mês'],
    ['two months', '2025-08-20T18:00:00Z', 'há 2 meses'],
    ['a year', '2024-10-01T18:00:00Z', 'há 1 ano'],
    ['a moment to come, by a clock set back, is today', '2025-10-25T18:00:00Z', 'hoje'],
    ['no date is empty', 'sem data', ''],
  ])('%s', (_requirement, iso, words) => {
    expect(relativeDate(iso, NOW)).toBe(words);
  });
});

it('tells those of today and of one day apart by their time', () => {
  const dates = [
    '2025-10-22T17:32:00Z',
    '2025-10-21T17:00:00Z',
    '2025-10-19T20:05:00Z',
    '2025-10-19T12:15:00Z',
    'nada',
  ];
  expect(relativeDatesApart(dates, NOW)).toEqual([
    'hoje, 14:32',
    'ontem',
    'há 3 dias, 17:05',
    'há 3 dias, 09:15',
    '',
  ]);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAM_THEMES, suggestThemes } from '@/domain/themes/exam-themes';

const DAY_MS = 86_400_000;
const dates = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('the table of official themes', () => {
  it('has one theme for every year from 2025 back to 1998', () => {
    expect(EXAM_THEMES.map(({ year }) => year)).toEqual(
      Array.from({ length: 28 }, (_, index) => 2025 - index),
    );
    expect(new Set(EXAM_THEMES.map(({ theme }) => theme)).size).toBe(28);
  });
});

describe('suggestThemes', () => {
  it('changes at midnight in São Paulo, not at midnight UTC', () => {
    const evening = suggestThemes(new Date('2025-10-20T00:30:00Z'));
    expect(suggestThemes(new Date('2025-10-20T02:59:59Z'))).toEqual(evening);
    expect(suggestThemes(new Date('2025-10-20T03:00:00Z'))).not.toEqual(evening);
  });

  it('gives five distinct official themes, newest first, on any day', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const years = suggestThemes(date).map(({ year }) => year);
        expect(new Set(years).size).toBe(5);
        expect(years).toEqual([...years].sort((a, b) => b - a));
      }),
    );
  });

  it('repeats nothing of the day before', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const before = suggestThemes(new Date(date.getTime() - DAY_MS)).map(({ theme }) => theme);
        for (const { theme } of suggestThemes(date)) expect(before).not.toContain(theme);
      }),
    );
  });

  it('comes to every theme within a month', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 28; day += 1) {
      for (const { theme } of suggestThemes(new Date(Date.UTC(2025, 9, 1, 12) + day * DAY_MS)))
        seen.add(theme);
    }
    expect(seen.size).toBe(EXAM_THEMES.length);
  });
});

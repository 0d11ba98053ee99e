import { describe, expect, it } from 'vitest';
import {
  EXAM_DATE,
  PROMO_END,
  PROMO_READING_AUGUST,
  PROMO_READING_OCTOBER,
  PROMO_READING_SEPTEMBER,
} from '@/domain/plans/constants';
import { saoPauloDate } from '@/domain/time/sao-paulo';

describe('the constants agree with each other', () => {
  it('the deciding promotional end is the reading of 20/10/2025 in São Paulo', () => {
    expect(saoPauloDate(new Date(PROMO_END))).toEqual({ year: 2025, month: 10, day: 20 });
    expect(PROMO_READING_OCTOBER).toBe('20/10/2025');
  });

  it('the other two published readings are kept as published', () => {
    expect([PROMO_READING_SEPTEMBER, PROMO_READING_AUGUST]).toEqual(['23/09/2025', '10/08/2025 12:00']);
  });

  it('the exam is on 3 November 2025 in São Paulo', () => {
    expect(saoPauloDate(new Date(EXAM_DATE))).toEqual({ year: 2025, month: 11, day: 3 });
  });
});

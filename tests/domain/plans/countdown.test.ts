import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAM_DATE, PACKAGE_PRICE_BRL } from '@/domain/plans/constants';
import { daysUntilExam, pricePerDay } from '@/domain/plans/countdown';

const exam = new Date(EXAM_DATE);

describe('the countdown to the exam', () => {
  it.each([
    ['counts calendar days in São Paulo', '2025-10-24T15:00:00Z', 10, 9.78],
    ['the evening before is one day away', '2025-11-03T02:59:59Z', 1, 97.8],
    ['on the day itself no whole day is left to divide by', '2025-11-03T03:00:00Z', 0, null],
    ['late on the day itself too', '2025-11-04T02:59:59Z', 0, null],
    ['the day after there is no countdown', '2025-11-04T03:00:00Z', null, null],
    ['rounds to cents', '2025-10-31T15:00:00Z', 3, 32.6],
  ])('%s', (_requirement, now, days, price) => {
    expect(daysUntilExam(new Date(now), exam)).toBe(days);
    expect(pricePerDay(PACKAGE_PRICE_BRL, daysUntilExam(new Date(now), exam))).toBe(price);
  });

  it('is never negative, infinite or NaN', () => {
    fc.assert(
      fc.property(fc.date(), fc.date(), (now, examDate) => {
        const days = daysUntilExam(now, examDate);
        const price = pricePerDay(PACKAGE_PRICE_BRL, days);
        expect(days === null || (Number.isInteger(days) && days >= 0)).toBe(true);
        expect(price === null || (Number.isFinite(price) && price >= 0)).toBe(true);
      }),
    );
  });
});

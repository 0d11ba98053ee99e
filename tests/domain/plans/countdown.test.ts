import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAM_DATE } from '@/domain/plans/constants';
import { daysUntilExam, pricePerDay } from '@/domain/plans/countdown';
import { PACKAGE_PRICE_BRL } from '@/domain/plans/offers';

const exam = new Date(EXAM_DATE);

describe('the countdown to the exam', () => {
  it.each([
    ['counts calendar days in São Paulo', '2025-10-24T15:00:00Z', 10, 9.78],
    ['the evening before is one day away', '2025-11-03T02:59:59Z', 1, 97.8],
    ['on the day itself no whole day is left to divide by', '2025-11-03T03:00:00Z', 0, null],
    ['late on the day itself too', '2025-11-04T02:59:59Z', 0, null],
    ['the day after there is no countdown', '2025-11-04T03:00:00Z', null, null],
    ['rounds to cents', '2025-10-31T15:00:00Z', 3, 32.6],
    ['months before it', '2025-07-28T15:00:00Z', 98, 1],
  ])('%s', (_requirement, now, days, price) => {
    expect(daysUntilExam(new Date(now), exam)).toBe(days);
    expect(pricePerDay(PACKAGE_PRICE_BRL, daysUntilExam(new Date(now), exam))).toBe(price);
  });

  it.each([
    ['two days', 2, 48.9],
    ['fifty', 50, 1.96],
    ['as many days as reais', 97, 1.01],
    ['half a cent goes up', 98, 1],
    ['a year', 365, 0.27],
    ['no day', 0, null],
    ['a day that is over', -1, null],
    ['no countdown', null, null],
    ['no number', Number.NaN, null],
  ])('price per day: %s', (_requirement, days, price) => {
    expect(pricePerDay(PACKAGE_PRICE_BRL, days)).toBe(price);
  });

  it.each([
    ['a day of 23 hours is one day', '2018-11-03T15:00:00Z', '2018-11-04T15:00:00Z', 1],
    ['to a midnight that the clock leaves out', '2018-11-03T23:00:00Z', '2018-11-04T03:00:00Z', 1],
    ['a day of 25 hours is one day', '2018-02-17T13:00:00Z', '2018-02-18T14:00:00Z', 1],
    ['the hour that comes twice is one evening', '2018-02-18T01:30:00Z', '2018-02-18T02:30:00Z', 0],
    ['a leap day counts', '2028-02-28T15:00:00Z', '2028-03-01T15:00:00Z', 2],
  ])('calendar days: %s', (_requirement, now, examDate, days) => {
    expect(daysUntilExam(new Date(now), new Date(examDate))).toBe(days);
  });

  it.each([
    ['now is no date', new Date('agora'), exam],
    ['the exam has no date', new Date('2025-10-24T15:00:00Z'), new Date('')],
    ['neither has one', new Date(Number.NaN), new Date(Number.NaN)],
  ])('there is none when %s', (_requirement, now, examDate) => {
    expect(daysUntilExam(now, examDate)).toBeNull();
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

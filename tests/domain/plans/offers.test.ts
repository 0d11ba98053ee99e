import { expect, it } from 'vitest';
import { STUDENT_OFFER } from '@/domain/plans/offers';

it('the price told for a correction makes the price of the package', () => {
  const { corrections, pricePerCorrectionBrl, priceBrl } = STUDENT_OFFER;
  expect(corrections * pricePerCorrectionBrl).toBeCloseTo(priceBrl, 10);
});
